/** The recipes as they are chosen: by their kind, then by their name. */
import type { Recipe } from "../../../generated/companion/potion-making";
import { KINDS, printed } from "../cards";

const kinds = new Map<string, Recipe[]>();
for (const { recipe, kind } of Object.values(printed)) {
  if (!recipe || !kind) continue;
  const found = kinds.get(kind) ?? [];
  // Several cards may have the same recipe.
  if (!found.includes(recipe as Recipe)) found.push(recipe as Recipe);
  kinds.set(kind, found);
}

/** The kinds of recipes in the order of the component list. */
export const RECIPE_KINDS = Object.keys(KINDS).filter((kind) => kinds.has(kind));

export function recipesOf(kind: string): Recipe[] {
  return kinds.get(kind) ?? [];
}
