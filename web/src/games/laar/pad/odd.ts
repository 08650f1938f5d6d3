/** What is odd about a sheet, put into the words of a page. */
import type { Word } from "../../../lib/vocabulary";
import type { Speaker } from "../../../lib/words.svelte";
import type { Odd } from "../../../generated/companion/laar";

const THINGS: Record<string, Word> = {
  spice: { enum: "spice" },
  beast: { enum: "beast" },
  weapon: { enum: "weapon-type" },
  spell: { enum: "spell-kind" },
  gem: { object: "gem-view" },
};

export function oddText(speaker: Speaker, { name, parts }: Odd): string {
  const kind = typeof parts["kind"] === "string" ? parts["kind"] : "";
  const spoken = Object.entries(parts).map(([part, value]) => {
    const word = part === "kind" ? { enum: "kind" } : part === "thing" ? (THINGS[kind] ?? null) : null;
    return [part, speaker.spoken(value, word)];
  });
  return speaker.say(`laar-companion-odd-${name}`, Object.fromEntries(spoken) as Record<string, string>);
}
