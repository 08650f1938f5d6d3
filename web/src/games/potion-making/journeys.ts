/** What came from where. */
import type { Card, Event } from "../../generated/potion-making";
import type { Journey } from "../../lib/travel.svelte";
import { printed } from "./cards";

/** The drawer of a card; the triple ones stand apart. */
function drawer(card: Card): string {
  const [element, ...more] = printed[card].elements;
  return more.length > 0 ? `cabinet:apart:${card}` : `cabinet:${element}`;
}

export function journeys(event: Event, me: number | null): Journey[] {
  switch (event.event) {
    case "card-drawn":
      return event.card && event.seat === me ? [{ thing: `hand:${event.card}`, from: ["deck"] }] : [];
    case "card-learned":
      return event.seat === me ? [{ thing: `hand:${event.card}`, from: [drawer(event.card)] }] : [];
    case "element-played":
      return [
        {
          thing: drawer(event.card),
          from: [...(event.seat === me ? [`hand:${event.card}`] : []), `plate-${event.seat}`],
        },
      ];
    case "recipe-built":
      return [
        {
          thing: `built:${event.seat}:${event.card}`,
          from: [...(event.seat === me ? [`hand:${event.card}`] : []), `plate-${event.seat}`],
        },
      ];
    case "recipe-transformed":
      return [{ thing: `built:${event.seat}:${event.into}`, from: [drawer(event.into)] }];
    case "cards-returned":
      return event.cards.map((card) => ({ thing: drawer(card), from: [`returning:${card}`, "returning"] }));
    default:
      return [];
  }
}
