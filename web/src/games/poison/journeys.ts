/** What came from where, and what went where. */
import type { Event } from "../../generated/poison";
import type { Journey } from "../../lib/travel.svelte";

export function journeys(event: Event, me: number | null): Journey[] {
  if (event.event === "card-drawn") {
    return event.card && event.seat === me ? [{ thing: `hand:${event.card}`, from: ["pile"] }] : [];
  }
  if (event.event !== "card-played" && event.event !== "cauldron-overflowed") return [];
  const before = event.seat === me ? [`hand:${event.card}`] : [];
  const poured =
    event.event === "cauldron-overflowed" ? [{ thing: `cauldron:${event.cauldron}`, to: [`plate-${event.seat}`] }] : [];
  return [{ thing: `cauldron:${event.cauldron}:${event.card}`, from: [...before, `plate-${event.seat}`] }, ...poured];
}
