// Written by `python3 run.py types` from the Python classes; not by hand.

export interface Count {
  sheet: Record<string, unknown>;
}

export interface Counted {
  lines: Line[];
  players: PointsView[];
  totals: number[];
  places: number[];
  winners: number[];
  often: Often[];
  moved: Moved[];
  most_elements: number;
  most_new: number;
  most_halves: number;
}

export interface Line {
  seat: number;
  elements: number;
  recipe: Recipe | null;
  owners: number[];
  points: number[];
}

export type Recipe = "love-potion" | "eternal-sleep-potion" | "polyglotum-potion" | "isidas-mortum" | "divination-infusion" | "eternity-solution" | "warding-solution" | "fidelity-elixir" | "eternal-youth-elixir" | "oblivion-elixir" | "knowledge-elixir" | "invisibility-elixir" | "fire-elixir" | "strength-elixir" | "secret-sight-elixir" | "emanation-of-power" | "telepathic-potion" | "wisdom-elixir" | "plant-lord-elixir" | "flight-elixir" | "powder-of-incorporeality" | "powder-of-truth" | "powder-of-control" | "powder-of-fate" | "great-elixir-of-timelessness" | "great-elixir-of-eternal-love" | "great-elixir-of-rebirth" | "great-elixir-of-protection" | "great-elixir-of-vanishing" | "great-elixir-of-might" | "great-elixir-of-omens" | "great-elixir-of-insight" | "palantirium-talisman" | "beast-lord-talisman" | "hidden-knowledge-talisman" | "teleportation-talisman" | "avocado-cadaver" | "banshee" | "basilisk" | "griffin" | "dragon" | "unicorn" | "unseen-guardian" | "fire-salamander" | "supreme-elixir" | "great-talisman-of-magic";

export interface PointsView {
  elements: number;
  recipes: number;
  halves: number;
}

export interface Often {
  recipe: Recipe;
  found: number;
  most: number;
}

export interface Moved {
  turn: number;
  recipe: Recipe;
  owner: number;
}

export interface ReadFile {
  text: string;
}

export interface SheetRead {
  sheet: Record<string, unknown>;
}

export interface Whose {
  recipe: Recipe;
  sheet: Record<string, unknown>;
}

export interface UsedRecipes {
  points: number;
  ingredients: Wanted[];
}

export interface Wanted {
  recipe: Recipe | null;
  kind: Kind | null;
  builders: number[];
  others: number[];
}

export type Kind = "simple-elixir" | "complex-elixir" | "powder" | "great-elixir" | "talisman" | "creature" | "supreme-elixir" | "great-talisman";

export interface Look {
  about: string;
  have: string[];
}

export interface Book {
  recipes: Entry[];
  spells: SpellPage[];
}

export interface Entry {
  page: Page;
  steps: number | null;
}

export interface Page {
  recipe: Recipe;
  kind: Kind;
  points: number;
  ingredients: (Element | Recipe | Kind)[];
  cards: Copy[];
  leads_to: Recipe[];
}

export type Element = "fiery-light" | "belladonna" | "snake-eye" | "air-crystal" | "blood-stone" | "mandrake-root" | "phoenix-feather" | "mushrooms" | "dragon-tooth" | "fern-flower" | "spring-water" | "astral-energy" | "quintessence-of-will" | "energy-of-thought" | "bat-wing" | "ether-waves";

export interface Copy {
  elements: Element[];
  copies: number;
}

export interface SpellPage {
  spell: Spell;
  cards: Copy[];
}

export type Spell = "knowledge" | "destruction" | "transformation";

export interface LayOut {
  seats: number;
  luck: number;
}

export interface LaidOut {
  cards: number;
  first: number;
  hand: number;
  full_hand: number;
  opened: number;
  deck: number;
}

/** What is asked, and what is told. */
export type Questions = {
  "count": [Count, Counted];
  "read-file": [ReadFile, SheetRead];
  "whose": [Whose, UsedRecipes];
  "look": [Look, Book];
  "lay-out": [LayOut, LaidOut];
};
