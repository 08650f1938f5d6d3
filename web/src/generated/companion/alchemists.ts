// Written by `python3 run.py types` from the Python classes; not by hand.

export interface NewCode {
  compatible?: boolean;
}

export interface Code {
  code: string;
  promise: string | null;
}

export interface Mixing {
  code: string;
  ingredients: [string, string];
}

export interface Sale {
  code: string;
  ingredients: [string, string];
  order: string;
}

export interface AspectDebunked {
  code: string;
  ingredient: string;
  colour: string;
}

export interface Claim {
  code: string;
  ingredients: [string, string];
  claim: string;
}

export interface Reveal {
  code: string;
  promise?: string | null;
}

export interface Sheet {
  code: string;
  language?: string;
}

export interface Known {
  facts: Record<string, unknown>[];
}

export interface Notes {
  facts: Record<string, unknown>[];
  help: "none" | "crosses" | "chances" | "advice";
  hand?: Record<Ingredient, number>;
  seats?: number;
}

export type Ingredient = "mushroom" | "fern" | "toad" | "claw" | "flower" | "mandrake" | "scorpion" | "feather";

export interface Followed {
  clash: number[];
  crossed: string;
  pairs: PairTold[];
  chances: Chances | null;
  advice: Advice | null;
}

export interface PairTold {
  ingredients: [Ingredient, Ingredient];
  potions: Potion[];
}

export type Potion = "healing" | "poison" | "speed" | "paralysis" | "wisdom" | "insanity" | "neutral";

export interface Chances {
  left: number;
  of: number;
  table: Record<Ingredient, number[]>;
}

export interface Advice {
  experiments: ExperimentTold[];
  theories: TheoryAdvice[];
  exhibits: Exhibit[];
  programme: Programme;
}

export interface ExperimentTold {
  ingredients: [Ingredient, Ingredient];
  bits: number;
  chances: Record<Potion, number>;
  certain: number;
  publishable: number;
}

export interface TheoryAdvice {
  ingredient: Ingredient;
  formula: Formula;
  published: boolean;
  right: number;
  points: Record<Seal, number>;
  best: Seal;
  differs: Record<Colour, number>;
}

export type Formula = "blue-minus" | "blue-plus" | "green-minus" | "green-plus" | "red-minus" | "red-plus" | "all-minus" | "all-plus";

export type Seal = "gold" | "silver" | "red" | "green" | "blue";

export type Colour = "red" | "green" | "blue";

export interface Exhibit {
  potion: Potion;
  one: Ingredient;
  other: Ingredient;
}

export interface Programme {
  exhibits: Exhibit[];
  reputation: number;
}

export interface LastCount {
  sheet: Record<string, unknown>;
}

export interface Counted {
  players: Points[];
  theories: TheoryCounted[];
  winners: number[];
  ours: Grant[];
}

export interface Points {
  reputation: number;
  artifacts: number;
  grants: number;
  gold: number;
  seals: number;
  idol: number;
  coins: number;
  total: number;
}

export interface TheoryCounted {
  ingredient: Ingredient;
  formula: Formula;
  truth: Formula;
  wrong: Colour[];
  seals: SealCounted[];
}

export interface SealCounted {
  seat: number;
  seal: Seal;
  points: number;
}

export type Grant = "a" | "b" | "c" | "d" | "centre";

export interface ReadFile {
  text: string;
}

export interface SheetWritten {
  code: string;
  truth: Record<Ingredient, number>;
  players: PlayerWritten[];
  theories: TheoryWritten[];
}

export interface PlayerWritten {
  name: string;
  reputation: number;
  gold: number;
  favors: number;
  artifacts: Artifact[];
  grants: Grant[];
  grant_points: number[];
  set_aside: number;
}

export type Artifact = "periscope" | "magic-mortar" | "discount-card" | "boots-of-speed" | "printing-press" | "robe-of-respect" | "witchs-trunk" | "hypnotic-amulet" | "amulet-of-rhetoric" | "seal-of-authority" | "thinking-cap" | "silver-chalice" | "altar-of-gold" | "feather-in-cap" | "bronze-cup" | "magic-mirror" | "wisdom-idol" | "crystal-cabinet";

export interface TheoryWritten {
  ingredient: Ingredient;
  formula: number;
  seals: SealWritten[];
}

export interface SealWritten {
  player: number;
  seal: Seal;
}

export interface RealTable {
  seats: number;
  options?: Record<string, string>;
  luck?: number;
}

export interface LaidOut {
  first: number;
  gold: number;
  reputation: number;
  ingredients: number;
  favors: number;
  cubes: number;
  first_cubes: number;
  seals: Record<Seal, number>;
  discounts: number;
  row: number;
  artifacts: number;
  adventurers: number;
  grants: number;
  spaces: SpaceTold[];
  green: SpaceTold;
  areas: AreaTold[];
}

export interface SpaceTold {
  gold: number;
  favors: number;
  ingredients: number;
}

export interface AreaTold {
  area: Area;
  cubes: number[];
  opens: number;
}

export type Area = "forage" | "transmute" | "custodian" | "sell" | "buy" | "debunk" | "publish" | "student" | "drink" | "exhibition";

export interface Rounds {
  rounds: RoundTold[];
  top_gains: number;
  cubes_for_a_favor: number;
}

export interface RoundTold {
  number: number;
  cubes: number;
  areas: AreaTold[];
  opened: Area[];
  level: number;
  adventurer: boolean;
  conference: ConferenceTold | null;
  end: ("conference" | "artifacts" | "top" | "unused" | "hospital" | "adventurer" | "row" | "first" | "last-count")[];
}

export interface ConferenceTold {
  number: number;
  changes: number[];
  is_ours: boolean;
}

/** What is asked, and what is told. */
export type Questions = {
  "new": [NewCode, Code];
  "mix": [Mixing, Record<string, unknown>];
  "sell": [Sale, Record<string, unknown>];
  "aspect": [AspectDebunked, Record<string, unknown>];
  "claim": [Claim, Record<string, unknown>];
  "exhibit": [Claim, Record<string, unknown>];
  "reveal": [Reveal, Record<string, unknown>];
  "triangle": [Sheet, Record<string, unknown>];
  "deduce": [Known, Record<string, unknown>];
  "notebook": [Notes, Followed];
  "count": [LastCount, Counted];
  "read-file": [ReadFile, SheetWritten];
  "lay-out": [RealTable, LaidOut];
  "rounds": [RealTable, Rounds];
};
