// @vitest-environment node
/** What the build leaves beside each file. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressAll } from "../plugins/compressed";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "retorta-"));
  mkdirSync(join(folder, "assets"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a script lies ready in both ways, and is the same when it is unpacked", () => {
  const script = "export const answer = 42;\n".repeat(100);
  writeFileSync(join(folder, "assets/index.js"), script);
  compressAll(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets/index.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "assets/index.js.gz"))).toString()).toBe(script);
});

test("nothing is left beside what would only grow", () => {
  writeFileSync(join(folder, "short.js"), "0");
  compressAll(folder);
  expect(readdirSync(folder).sort()).toEqual(["assets", "short.js"]);
});

test("fonts are compressed already, and the page is changed when it is served", () => {
  writeFileSync(join(folder, "face.woff2"), "a".repeat(1000));
  writeFileSync(join(folder, "index.html"), "a".repeat(1000));
  compressAll(folder);
  expect(readdirSync(folder).sort()).toEqual(["assets", "face.woff2", "index.html"]);
});
