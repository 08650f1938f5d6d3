/** The gamemaster's sheet as a drawing, in the words of this page: the engine in a tab has none. */
import { say } from "../../../../lib/words.svelte";
import { FORMULA_ORDER, INGREDIENT_ORDER, POTIONS } from "../../things";
import { ask } from "./games.svelte";
import { speaker } from "./speaker";
import type { Formula, Ingredient, Potion } from "../../../../generated/companion/alchemists";

function all<Id extends string>(ids: readonly Id[], named: (id: Id) => string): Record<Id, string> {
  return Object.fromEntries(ids.map((id) => [id, named(id)])) as Record<Id, string>;
}

function mark(potion: Potion): string {
  const { colour, sign } = POTIONS[potion];
  return colour === "neutral" ? say("alchemy-mark-neutral") : say(`alchemy-letter-${colour}`) + sign;
}

export async function sheetOf(code: string): Promise<string> {
  const potions = Object.keys(POTIONS) as Potion[];
  const words = {
    title: say("alchemy-sheet-title"),
    use: say("alchemy-sheet-use"),
    ingredients: all<Ingredient>(INGREDIENT_ORDER, (id) => speaker.member("ingredient", id)),
    potions: all<Potion>(potions, (id) => speaker.member("potion", id)),
    marks: all<Potion>(potions, mark),
    formulas: all<Formula>(FORMULA_ORDER, (id) =>
      say("alchemy-formula-number", { number: FORMULA_ORDER.indexOf(id) + 1 }),
    ),
  };
  return (await ask("sheet", { code, words })).svg;
}
