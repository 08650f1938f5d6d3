import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
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
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons()],
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
