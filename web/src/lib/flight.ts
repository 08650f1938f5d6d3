/** A thing that changes place travels there. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motionless } from "./settings.svelte";

export interface Journey {
  /** The place at the other end: a rectangle, or the selector of an element. */
  place: DOMRect | string | null | undefined;
  delay?: number;
}

/** As `in:` it comes from the place, as `out:` it goes there. */
export function flight(node: Element, { place, delay = 0 }: Journey): TransitionConfig {
  const far = typeof place === "string" ? document.querySelector(place)?.getBoundingClientRect() : place;
  if (!far || motionless()) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const x = far.left + far.width / 2 - here.left - here.width / 2;
  const y = far.top + far.height / 2 - here.top - here.height / 2;
  return {
    delay,
    duration: 360,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.6 + 0.4 * t}); opacity: ${Math.min(1, t * 2)}; z-index: 5;`,
  };
}
