// Written by `python3 run.py types` from the Python classes; not by hand.

export interface NewCode {
  compatible?: boolean;
}

export interface Opened {
  code: string;
  kind: CodeKind;
  promise: string | null;
  mixes: Record<Ingredient, Record<Ingredient, Potion>>;
  aspects: Record<Ingredient, Record<Colour, AspectSign>>;
  consequences: Consequences;
}

export type CodeKind = "own" | "original" | "demo";

export type Ingredient = "mushroom" | "fern" | "toad" | "claw" | "flower" | "mandrake" | "scorpion" | "feather";

export type Potion = "healing" | "poison" | "speed" | "paralysis" | "wisdom" | "insanity" | "neutral";

export type Colour = "red" | "green" | "blue";

export type AspectSign = "plus" | "minus";

export interface Consequences {
  unwelcome: Potion[];
  qualities: Record<Potion, Record<Potion, Quality>>;
}

export type Quality = "exact" | "right-sign" | "neutral" | "wrong-sign";

export interface Typed {
  written: string;
}

export interface Read {
  missing: number;
}

export interface Opening {
  code: string;
}

export interface Reveal {
  code: string;
  promise?: string | null;
  given?: Given[];
}

export interface Given {
  what: What;
  first: Ingredient;
  told: string;
  second?: Ingredient | null;
  potion?: Potion | null;
  colour?: Colour | null;
}

export type What = "student" | "drink" | "sell" | "aspect" | "claim" | "exhibit";

export interface Revealed {
  formulas: Record<Ingredient, Formula>;
  promise: PromiseVerdict;
  given: number;
  wrong: number[];
}

export type Formula = "blue-minus" | "blue-plus" | "green-minus" | "green-plus" | "red-minus" | "red-plus" | "all-minus" | "all-plus";

export type PromiseVerdict = "kept" | "broken" | "none";

export interface SheetAsked {
  code: string;
  words: Words;
}

export interface Words {
  title: string;
  use: string;
  ingredients: Record<Ingredient, string>;
  potions: Record<Potion, string>;
  marks: Record<Potion, string>;
  formulas: Record<Formula, string>;
}

export interface Sheet {
  svg: string;
}

export interface LessonAsked {
}

export interface Lesson {
  first: Example;
  excluded: Formula[];
  first_test: Example;
  second_test: Example;
  exam: Example[];
}

export interface Example {
  ingredients: [Ingredient, Ingredient];
  formulas: [Formula, Formula];
  potion: Potion;
}

/** What is asked, and what is told. */
export type Questions = {
  "new": [NewCode, Opened];
  "typed": [Typed, Read];
  "open": [Opening, Opened];
  "reveal": [Reveal, Revealed];
  "sheet": [SheetAsked, Sheet];
  "lesson": [LessonAsked, Lesson];
};
