/** What came from where. */
import type { Event } from "../../generated/alchemists";
import type { Journey } from "../../lib/travel.svelte";

export function journeys(event: Event, me: number | null): Journey[] {
  switch (event.event) {
    case "round-begun":
      return event.row.map((ingredient) => ({ thing: `row:${ingredient}`, from: ["deck"] }));
    case "space-taken":
      return [{ thing: `flask:${event.seat}`, from: [`plate-${event.seat}`] }];
    case "ingredients-drawn":
      return event.seat === me
        ? (event.ingredients ?? []).map((ingredient) => ({ thing: `hand:${ingredient}`, from: ["deck"] }))
        : [];
    case "ingredient-gathered":
      return event.seat === me
        ? [{ thing: `hand:${event.ingredient}`, from: [`row:${event.ingredient}`, "deck"] }]
        : [];
    case "favors-drawn":
      return event.seat === me
        ? (event.favors ?? []).map((favor) => ({ thing: `favor:${favor}`, from: ["town"] }))
        : [];
    case "action-planned":
      return [{ thing: `cubes:${event.seat}:${event.area}`, from: [`plate-${event.seat}`] }];
    case "potion-exhibited":
      return [
        { thing: `shown:${event.seat}:${event.potion}`, from: [`plate-${event.seat}`] },
        { thing: `potion:${event.seat}:${event.potion}`, from: [`plate-${event.seat}`] },
      ];
    case "potion-tested":
      return [{ thing: `potion:${event.seat}:${event.potion}`, from: [`plate-${event.seat}`] }];
    case "artifact-bought":
      return [{ thing: `owned:${event.artifact}`, from: [`artifact:${event.artifact}`] }];
    case "artifacts-replaced":
      return event.artifacts.map((artifact) => ({ thing: `artifact:${artifact}`, from: ["shop"] }));
    case "theory-published":
    case "theory-endorsed":
      return [{ thing: `seal:${event.seat}:${event.ingredient}`, from: [`plate-${event.seat}`] }];
    default:
      return [];
  }
}
