/** The rooms of the house name no game: neither in names nor in strings, nor by what they import. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(__dirname, "../src");
const GAMES = readdirSync(join(SOURCE, "games"), { withFileTypes: true })
  .filter((found) => found.isDirectory())
  .map(({ name }) => name);
/** As a word, or as a part of a name: `potion-making`, `potion_making`, `PotionMaking`, `MOST_POISON`. */
const NAMED = new RegExp(GAMES.map((game) => game.replaceAll("-", "[-_ ]?")).join("|"), "gi");

/** Every file but those of the games themselves and what is written from their classes. */
const files = (readdirSync(SOURCE, { recursive: true }) as string[])
  .filter((path) => /\.(ts|svelte|css)$/.test(path))
  .filter((path) => !GAMES.some((game) => path.startsWith(join("games", game))))
  .filter((path) => !path.startsWith("generated"));

function isCode(line: string): boolean {
  return !/^\s*(\/\/|\/?\*|<!--)/.test(line);
}

test("the games are found, and the rooms of the house", () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(4);
  for (const room of ["lib", "parts", "pages", "tab"])
    expect(files.some((path) => path.startsWith(join(room, "")))).toBe(true);
});

test.each(files)("%s names no game", (path) => {
  const lines = readFileSync(join(SOURCE, path), "utf-8").split("\n").filter(isCode);
  expect(lines.flatMap((line) => line.match(NAMED) ?? [])).toEqual([]);
});

test("a name is found in whatever way it is written", () => {
  const [game = ""] = GAMES;
  for (const line of [`"${game}"`, `MOST_${game.toUpperCase()}`, `${game}Pad`, `../games/${game}/cards`])
    expect(line.match(NAMED)).not.toBeNull();
});

test("no page of a game takes the drawings of another", () => {
  for (const game of GAMES) {
    const others = GAMES.filter((other) => other !== game);
    for (const path of readdirSync(join(SOURCE, "games", game), { recursive: true }) as string[]) {
      if (!/\.(ts|svelte)$/.test(path)) continue;
      const text = readFileSync(join(SOURCE, "games", game, path), "utf-8");
      const taken = [...text.matchAll(/from "([^"]+)"/g)].map(([, from = ""]) =>
        from.startsWith(".") ? relative(SOURCE, join(SOURCE, "games", game, path, "..", from)) : "",
      );
      for (const other of others) expect(taken.filter((from) => from.split("/").includes(other))).toEqual([]);
    }
  }
});

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
