/** What is staged, and where. */
import type { Moments } from "../../lib/stage.svelte";
import type { Data } from "../../lib/vocabulary";

const atTheBook = (event: Data): readonly string[] => [`book:${String(event["ingredient"])}`];

export const moments: Moments = {
  "potion-tested": () => [],
  "potion-sold": () => [],
  "potion-exhibited": (event) => [`potion:${String(event["potion"])}`],
  "claim-answered": () => [],
  "aspect-shown": atTheBook,
  "debunking-failed": () => [],
  "theory-debunked": atTheBook,
  "conference-held": () => ["conference"],
  "truth-revealed": () => [],
};
