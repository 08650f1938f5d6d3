/** What the cards of Potion-Making are called, and what they say. */
import { say, type Speaker } from "../../lib/words.svelte";
import type { Card } from "../../generated/potion-making";
import { printed } from "./cards";

/** The upper half of a card: its recipe or its spell. */
export function topName(speaker: Speaker, card: Card): string {
  const face = printed[card];
  return face.recipe ? speaker.member("recipe", face.recipe) : speaker.member("spell", face.spell ?? "");
}

/** An ingredient as the card names it; some recipes take any of a kind. */
export function ingredientName(speaker: Speaker, [what, name]: readonly [string, string]): string {
  const named = speaker.member(what, name);
  return what === "kind" ? say("potion-making-any", { kind: named }) : named;
}

/** What stands on a card besides its name, for who does not see it. */
export function told(speaker: Speaker, card: Card): string {
  const { ingredients, points, spell } = printed[card];
  if (spell) return say(`potion-making-web-spell-${spell}`);
  const needs = (ingredients ?? []).map((each) => ingredientName(speaker, each)).join(", ");
  return `${say("web-n-points", { points: points ?? 0 })}, ${say("potion-making-web-needs", { ingredients: needs })}`;
}
