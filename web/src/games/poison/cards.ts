/** What is printed on a card of Poison, for drawing it. */
import skull from "icon:death-skull";
import drop from "icon:drop";
import flame from "icon:small-fire";
import crystal from "icon:crystal-growth";
import { printed, type Card, type Colour } from "../../generated/poison";

/** What a cauldron bears. */
export const FULL = printed.full;

export const SYMBOLS: Record<Colour, string> = { red: flame, blue: drop, purple: crystal, poison: skull };
export const COLOURS = Object.keys(printed.points) as Colour[];

export function colourOf(card: Card): Colour {
  return card.split("-")[0] as Colour;
}

export function valueOf(card: Card): number {
  return printed.values[card];
}
