/** What this phone knows of one's own box of Alchemists, where we had to reconstruct. */
import { asker } from "../../../lib/companion";
import { kept } from "../../../lib/kept.svelte";
import type { Questions, Values } from "../../../generated/companion/alchemists";

const ask = asker<Questions>("alchemists");

/** What was typed in under *Corrections*; `null` until something was. */
export const corrections = kept<Values | null>(
  "alchemists-corrections",
  null,
  (found) => found === null || "grants" in Object(found),
);

/** The numbers on the grants as they were read off the tokens, one each; `null` where nobody did yet. */
export const grantNumbers = kept<(number | null)[]>("alchemists-grants", [], (found) => {
  return Array.isArray(found) && found.every((each) => each === null || typeof each === "number");
});

/** The corrections as a table takes them; nothing where there are none. */
export async function dataOf(values: Values | null): Promise<{ data?: string }> {
  return values === null ? {} : { data: (await ask("write-corrections", { values, said: {} })).data };
}
