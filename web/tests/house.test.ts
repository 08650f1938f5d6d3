/** Pages of a game know their types. That the house names no game, and no game another: `tests/test_client.py`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(__dirname, "../src");
const GAMES = readdirSync(join(SOURCE, "games"), { withFileTypes: true })
  .filter((found) => found.isDirectory())
  .map(({ name }) => name);

test("a page of a game knows the types of what it is handed", () => {
  const pages = (readdirSync(join(SOURCE, "games"), { recursive: true }) as string[]).filter((path) =>
    GAMES.some((game) => path.startsWith(join(game, ""))),
  );
  const texts = pages
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => [path, readFileSync(join(SOURCE, "games", path), "utf-8")] as const);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([, text]) => text.includes("as unknown as")).map(([path]) => path)).toEqual([]);
});
