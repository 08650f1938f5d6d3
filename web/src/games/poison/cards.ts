/** What is printed on a card of Poison, for drawing it. */
import skull from "icon:death-skull";
import drop from "icon:drop";
import flame from "icon:small-fire";
import crystal from "icon:crystal-growth";
import type { Card, Colour } from "../../generated/poison";

export const FULL = 13;
const POISON_VALUE = 4;

export const SYMBOLS: Record<Colour, string> = { red: flame, blue: drop, purple: crystal, poison: skull };
export const COLOURS: readonly Colour[] = ["red", "blue", "purple", "poison"];

export function colourOf(card: Card): Colour {
  return card.split("-")[0] as Colour;
}

export function valueOf(card: Card): number {
  return card === "poison" ? POISON_VALUE : Number(card.split("-")[1]);
}
