/** What came from where. */
import type { Event } from "../../generated/laar";
import type { Journey } from "../../lib/travel.svelte";

export function journeys(event: Event, me: number | null): Journey[] {
  switch (event.event) {
    case "goods-opened":
      return event.goods.map((_, place) => ({ thing: `good:${place}`, from: ["deck"] }));
    case "expert-assigned":
      return [
        {
          thing: `laid:${event.good}`,
          from: [...(event.seat === me ? [`expert:${event.expert}`] : []), `plate-${event.seat}`],
        },
      ];
    case "good-acquired":
      return [
        { thing: `taken:${event.card}`, from: [`lying:${event.card}`] },
        { thing: `gems:${event.seat}`, from: event.kind === "gem" ? [`lying:${event.card}`] : [] },
      ];
    case "good-transferred":
      return [{ thing: `taken:${event.card}`, from: [`taken:${event.card}`] }];
    default:
      return [];
  }
}
