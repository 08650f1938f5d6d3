/** What is staged, and where; a round's count has a sheet of its own. */
import type { Moments } from "../../lib/stage.svelte";

export const moments: Moments = {
  "cauldron-overflowed": (event) => [`cauldron:${String(event["cauldron"])}`],
};
