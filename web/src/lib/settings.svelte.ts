/** What a person chose for this device: language, theme, sound. */
import { firstSpoken, type Languages } from "./languages";

export const THEMES = ["lamp", "paper"] as const;
export type Theme = (typeof THEMES)[number];

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`retorta-${name}`);
  } catch {
    return null; // a browser may forbid it; then nothing is remembered
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`retorta-${name}`, value);
  } catch {
    // see above
  }
}

const daylight = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: light)");

/** What the person chose, or else the system's own. */
function litBy(): Theme {
  const chosen = THEMES.find((theme) => theme === kept("theme"));
  return chosen ?? (daylight?.matches ? "paper" : "lamp");
}

class Settings {
  /** All that can be chosen. */
  languages: Languages = $state.raw({});
  language = $state("en");
  theme: Theme = $state(litBy());
  /** Whether a move waits for a yes before it is played. */
  asksFirst = $state(kept("ask-first") === "yes");

  constructor() {
    daylight?.addEventListener("change", () => (this.theme = litBy()));
  }

  /** Learn which languages there are, and begin in one that this person reads. */
  know(languages: Languages): void {
    this.languages = languages;
    this.language = firstSpoken([kept("language") ?? "", ...navigator.languages], languages);
  }

  speak(language: string): void {
    this.language = language;
    keep("language", language);
  }

  askFirst(asks: boolean): void {
    this.asksFirst = asks;
    keep("ask-first", asks ? "yes" : "no");
  }

  light(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
  }
}

export const settings = new Settings();

export function motionless(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Remembered per browser and table, such as the marks in a notebook. */
export const memory = { kept, keep };
