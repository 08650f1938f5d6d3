/** What a person chose for this device: language, theme, sound. */
export const LANGUAGES = ["en", "ru", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
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

function firstLanguage(): Language {
  const asked = [kept("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((language) => asked.find((tag) => LANGUAGES.includes(tag as Language)) === language) ?? "en";
}

class Settings {
  language: Language = $state(firstLanguage());
  theme: Theme = $state(kept("theme") === "paper" ? "paper" : "lamp");

  speak(language: Language): void {
    this.language = language;
    keep("language", language);
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
