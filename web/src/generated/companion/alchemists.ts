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

export interface SheetRequest {
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

export interface OpenSchool {
}

export interface School {
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

export interface Notes {
  facts: Record<string, unknown>[];
  help: "none" | "crosses" | "chances" | "advice";
  hand?: Record<Ingredient, number>;
  seats?: number;
}

export interface Followed {
  clash: number[];
  crossed: string;
  pairs: PairTold[];
  board: Record<Ingredient, Formula | null>;
  to_turn_up: Record<Ingredient, string[]>;
  chances: Chances | null;
  advice: Advice | null;
}

export interface PairTold {
  ingredients: [Ingredient, Ingredient];
  potions: Potion[];
}

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

export type Seal = "gold" | "silver" | "red" | "green" | "blue";

export interface Exhibit {
  potion: Potion;
  one: Ingredient;
  other: Ingredient;
}

export interface Programme {
  exhibits: Exhibit[];
  reputation: number;
}

export interface LookBack {
  facts: Record<string, unknown>[];
  code?: string;
  truth?: Record<Ingredient, number>;
}

export interface LookedBack {
  theories: TheoryTold[];
  untrue: number[];
  right: number;
  expected: number;
}

export interface TheoryTold {
  number: number;
  ingredient: Ingredient;
  formula: Formula;
  by: string;
  mine: boolean;
  round: number | null;
  agreed: boolean;
  seal: Seal | null;
  by_notes: TheoryOdds;
  by_all: TheoryOdds;
  truth: Formula;
  wrong: Colour[];
  fell: Colour | null;
  brought: number | null;
}

export interface TheoryOdds {
  left: number;
  right: number;
  but_for: Record<Colour, number>;
  points: Record<Seal, number>;
  best: Seal;
  likeliest: Formula;
  chance: number;
  verdict: Verdict;
  open: Colour | null;
}

export type Verdict = "certain" | "covered" | "sound" | "bold" | "unlikely" | "ruled-out";

export interface LastCount {
  sheet: Record<string, unknown>;
}

export interface Counted {
  players: ScoreView[];
  theories: TheoryCounted[];
  winners: number[];
  ours: Grant[];
}

export interface ScoreView {
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

export interface AskBounds {
  seats: number;
}

export interface Bounds {
  least_reputation: number;
  reputation: number;
  gold: number;
  favors: number;
  grants: number;
  on_a_grant: number;
  artifacts_of_a_level: number;
  set_aside: number;
  seals_on_a_theory: number;
}

export interface ReadFile {
  text: string;
}

export interface SheetWritten {
  code: string;
  truth: Record<Ingredient, number>;
  players: PlayerWritten[];
  theories: TheoryWritten[];
  grants: Record<Grant, number>;
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

export interface ReadCorrections {
  data: string;
}

export interface Corrections {
  values: Values;
  ours: Values;
  limits: Limits;
  remarks: string[];
}

export interface Values {
  conferences: ConferenceValues[];
  grants: GrantValues[];
  faces: number[];
  spaces: SpaceValues[];
  green: SpaceValues;
  debunk_few: number[];
  debunk_four: number[];
}

export interface ConferenceValues {
  level: Level;
  changes: number[];
}

export type Level = "apprentice" | "master";

export interface GrantValues {
  grant: Grant;
  ingredients: Ingredient[];
  points: number;
  read: boolean;
}

export interface SpaceValues {
  players: number;
  gold: number;
  favors: number;
  ingredients: number;
}

export interface Limits {
  change: [number, number];
  points: [number, number];
  faces: [number, number];
  players: [number, number];
  on_space: [number, number];
  cubes: [number, number];
  most_actions: number;
  fewest_on_grant: number;
}

export interface WriteCorrections {
  values: Values;
  said: Record<string, string>;
}

export interface CorrectionsFile {
  data: string;
}

/** What is asked, and what is told. */
export type Questions = {
  "new": [NewCode, Opened];
  "typed": [Typed, Read];
  "open": [Opening, Opened];
  "reveal": [Reveal, Revealed];
  "sheet": [SheetRequest, Sheet];
  "school": [OpenSchool, School];
  "notebook": [Notes, Followed];
  "look-back": [LookBack, LookedBack];
  "count": [LastCount, Counted];
  "bounds": [AskBounds, Bounds];
  "read-file": [ReadFile, SheetWritten];
  "lay-out": [RealTable, LaidOut];
  "rounds": [RealTable, Rounds];
  "corrections": [ReadCorrections, Corrections];
  "write-corrections": [WriteCorrections, CorrectionsFile];
};
