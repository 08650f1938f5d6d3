import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

/** Faces that hold many more letters than we need: some in any case, for names, and those of our texts. */
const FACES = {
  // Western Europe, and the signs that sentences are made with.
  latin: `${signs(0x20, 0x7e)}${signs(0xa0, 0xff)}ıŒœŸʻʼˆ˚˜‐‑‒–—―‘’‚“”„†‡•…‰′″‹›⁄€™←↑→↓−∕∞≈≠≤≥`,
  "latin-ext": "ĄĆĘŁŃŚŹŻąćęłńśźż",
  // Russian, and what names of the neighbours are written with.
  cyrillic: "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяЄІЇЎєіїў№",
};

function signs(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
}

/** The letters beyond Western Europe that the books below *folder* are written with, both cases. */
export function lettersOf(folder: string): string {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith(".ftl")) continue;
    for (const sign of readFileSync(join(entry.parentPath, entry.name), "utf-8").match(/[\u0100-\uffff]/gu) ?? []) {
      if (/\p{L}/u.test(sign)) found.add(sign.toLowerCase()).add(sign.toUpperCase());
    }
  }
  return [...found].sort().join("");
}

/** Any other letter comes from the device. */
export function letters(texts: string): Plugin {
  return {
    name: "retorta-letters",
    async generateBundle(_, bundle) {
      const written = lettersOf(texts);
      for (const file of Object.values(bundle)) {
        const face = Object.entries(FACES).find(([name]) => new RegExp(`-${name}-\\d.*\\.woff2$`).test(file.fileName));
        if (file.type !== "asset" || !face) continue;
        const whole = typeof file.source === "string" ? Buffer.from(file.source) : Buffer.from(file.source);
        file.source = await subset(whole, face[1] + written, { targetFormat: "woff2" });
      }
    },
  };
}
