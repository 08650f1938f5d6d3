/** What a zone of a card is called. */
import type { Speaker } from "../../lib/words.svelte";
import type { GoodView, Kind } from "../../generated/laar";

export function zoneName(speaker: Speaker, good: GoodView, kind: Kind): string {
  if (kind === "spice") return speaker.member("spice", good.spice);
  if (kind === "beast") return speaker.member("beast", good.beast);
  if (kind === "weapon") return String(speaker.spoken(good.weapon, { object: "weapon-view" }));
  if (kind === "spell") return String(speaker.spoken(good.spell, { object: "spell-view" }));
  return speaker.say("laar-gem-view", { number: good.gem });
}
