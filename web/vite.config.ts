import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./plugins/compressed";
import { icons } from "./plugins/icons";
import { letters } from "./plugins/letters";
import { site } from "./plugins/site";

/** Where `npm run dev` finds a running server, and what it leaves to it. */
const SERVER = process.env.RETORTA_SERVER ?? "http://127.0.0.1:8642";
const ANSWERED = ["/api", "/texts", "/guests", "/ws", "/schema", "/healthz", "/metrics"];

export default defineConfig({
  // Addresses of assets are relative, so that the same files serve under any base.
  base: "./",
  plugins: [svelte(), icons(), letters("../src/retorta/texts"), site(), compressed()],
  build: {
    outDir: process.env.RETORTA_CLIENT_DIR ?? "../src/retorta/server/client",
    emptyOutDir: true,
    target: "es2022",
    // Small pictures in data addresses would need a wider content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  server: { proxy: Object.fromEntries(ANSWERED.map((path) => [path, { target: SERVER, ws: path === "/ws" }])) },
});
