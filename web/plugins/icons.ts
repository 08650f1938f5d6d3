import { createRequire } from "node:module";
import type { Plugin } from "vite";

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
export function icons(): Plugin {
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
