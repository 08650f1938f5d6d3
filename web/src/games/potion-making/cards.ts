/** What is printed on the cards of Potion-Making, with an icon for everything. */
import avocado from "icon:avocado";
import batWing from "icon:bat-wing";
import blood from "icon:blood";
import brain from "icon:brain";
import bubbling from "icon:bubbling-flask";
import crystal from "icon:crystal-cluster";
import belladonna from "icon:elderberry";
import feather from "icon:feather";
import fire from "icon:fire";
import fern from "icon:flower-star";
import pendant from "icon:gem-pendant";
import magic from "icon:magic-potion";
import swirl from "icon:magic-swirl";
import mushrooms from "icon:mushrooms-cluster";
import book from "icon:open-book";
import roots from "icon:plant-roots";
import potionBall from "icon:potion-ball";
import powder from "icon:powder";
import waves from "icon:psychic-waves";
import flask from "icon:round-bottom-flask";
import snake from "icon:snake";
import stars from "icon:star-formation";
import thought from "icon:thought-bubble";
import tooth from "icon:tooth";
import griffin from "icon:griffin-symbol";
import water from "icon:water-drop";
import slap from "icon:wind-slap";
import medal from "icon:star-medal";
import { printed as cards, type Card, type Element, type Recipe } from "../../generated/potion-making";

export interface Printed {
  recipe?: string;
  kind?: string;
  points?: number;
  ingredients?: readonly (readonly [string, string])[];
  spell?: string;
  elements: readonly Element[];
}

export const printed: Record<Card, Printed> = cards;

export const ELEMENTS = {
  "fiery-light": fire,
  belladonna,
  "snake-eye": snake,
  "air-crystal": crystal,
  "blood-stone": blood,
  "mandrake-root": roots,
  "phoenix-feather": feather,
  mushrooms,
  "dragon-tooth": tooth,
  "fern-flower": fern,
  "spring-water": water,
  "astral-energy": stars,
  "quintessence-of-will": brain,
  "energy-of-thought": thought,
  "bat-wing": batWing,
  "ether-waves": waves,
} as const satisfies Record<Element, string>;

export const KINDS: Record<string, string> = {
  "simple-elixir": flask,
  "complex-elixir": bubbling,
  powder,
  "great-elixir": magic,
  talisman: pendant,
  creature: griffin,
  "supreme-elixir": potionBall,
  "great-talisman": medal,
};
const SPELLS: Record<string, string> = { knowledge: book, destruction: slap, transformation: swirl };

const KIND_OF_RECIPE = new Map(Object.values(printed).map((card) => [card.recipe, card.kind]));

export function topIcon(card: Card): string {
  const face = printed[card];
  return face.spell ? spellIcon(face.spell) : recipeIcon(face.recipe ?? "");
}

export function recipeIcon(recipe: string): string {
  return recipe === "avocado-cadaver" ? avocado : (KINDS[KIND_OF_RECIPE.get(recipe) ?? ""] ?? flask);
}

export function spellIcon(spell: string): string {
  return SPELLS[spell] ?? book;
}

/** What a card was in a recipe: its element, or the recipe that it had been built as. */
export function usedIcon(used: Element | Recipe): string {
  return used in ELEMENTS ? ELEMENTS[used as Element] : recipeIcon(used);
}

/** What the card under a built one was there: they lie in the order in which the recipe asks for them. */
export function gaveIcon(built: Card, place: number, card: Card): string {
  const ingredient = printed[built].ingredients?.[place];
  return ingredient?.[0] === "element" ? ingredientIcon(ingredient) : topIcon(card);
}

/** An ingredient is an element, a recipe, or any recipe of a kind. */
export function ingredientIcon([what, name]: readonly [string, string]): string {
  if (what === "element") return ELEMENTS[name as Element];
  if (what === "kind") return KINDS[name] ?? flask;
  return recipeIcon(name);
}
