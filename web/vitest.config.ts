import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config";

export default mergeConfig(
  client,
  defineConfig({
    // The parts of Svelte that run in a browser, not those that write pages on a server.
    resolve: { conditions: ["browser"] },
    // As patient as the other tests: a machine may be busy.
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 30_000 },
  }),
);
