// @vitest-environment node
/** A language that is added brings its letters into the faces. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lettersOf } from "../plugins/letters";

test("the letters of a new folder are found, in both cases; signs and plain letters are not", () => {
  const folder = mkdtempSync(join(tmpdir(), "retorta-"));
  mkdirSync(join(folder, "eo"));
  writeFileSync(join(folder, "eo/core.ftl"), "core-player = Ŝi ĉasas → aĉan élan «…»\n");
  writeFileSync(join(folder, "eo/notes.txt"), "ž");
  expect(lettersOf(folder)).toBe("ĈĉŜŝ");
  rmSync(folder, { recursive: true });
});
