import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subset from "subset-font";
import { defineConfig, type Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const NUMBER = /\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))/y;
const FLAG = /\s*,?\s*([01])/y;

/** The drawings are 512 units wide: a tenth of one is never seen, and more only weighs. */
function rounded(path: string): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, written: string) => {
    const isArc = command.toLowerCase() === "a";
    let [said, at] = [command, 0];
    for (let place = 0; ; place += 1) {
      // The two flags of an arc may stand without anything between them.
      const kind = isArc && (place % 7 === 3 || place % 7 === 4) ? FLAG : NUMBER;
      kind.lastIndex = at;
      const found = kind.exec(written)?.[1];
      if (found === undefined) return said;
      at = kind.lastIndex;
      const short = String(Math.round(Number(found) * 10) / 10 || 0).replace(/^(-?)0\./, "$1.");
      said += (place === 0 || short.startsWith("-") ? "" : " ") + short;
    }
  });
}

/** `import flask from "icon:round-bottom-flask"` is the drawing of that icon, and no other. */
function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "retorta-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const name = id.slice("\0icon:".length);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
      if (!icon) throw new Error(`game-icons has no ${name}`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => rounded(found[1] ?? ""));
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}

/** The letters we need of faces that hold many more; any other letter comes from the device. */
const LETTERS = {
  "latin-ext": "ĄĆĘŁŃŚŹŻąćęłńśźż",
  // Russian, and what names of the neighbours are written with.
  cyrillic: "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяЄІЇЎєіїў№",
};

function letters(): Plugin {
  return {
    name: "retorta-letters",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const needed = Object.entries(LETTERS).find(([face]) => new RegExp(`-${face}-\\d.*\\.woff2$`).test(file.fileName));
        if (file.type !== "asset" || !needed) continue;
        const whole = typeof file.source === "string" ? Buffer.from(file.source) : Buffer.from(file.source);
        file.source = await subset(whole, needed[1], { targetFormat: "woff2" });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), letters()],
  build: {
    outDir: process.env.RETORTA_CLIENT_DIR ?? "../src/retorta/server/client",
    emptyOutDir: true,
    target: "es2022",
    // Small pictures in data addresses would need a wider content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8421",
      "/texts": "http://127.0.0.1:8421",
      "/ws": { target: "ws://127.0.0.1:8421", ws: true },
    },
  },
});
