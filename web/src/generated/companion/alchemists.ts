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
}

export type Grant = "a" | "b" | "c" | "d" | "centre";

export type Ingredient = "mushroom" | "fern" | "toad" | "claw" | "flower" | "mandrake" | "scorpion" | "feather";

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
  "new": [NewCode, Code];
  "mix": [Mixing, Record<string, unknown>];
  "sell": [Sale, Record<string, unknown>];
  "aspect": [AspectDebunked, Record<string, unknown>];
  "claim": [Claim, Record<string, unknown>];
  "exhibit": [Claim, Record<string, unknown>];
  "reveal": [Reveal, Record<string, unknown>];
  "triangle": [Sheet, Record<string, unknown>];
  "deduce": [Known, Record<string, unknown>];
  "corrections": [ReadCorrections, Corrections];
  "write-corrections": [WriteCorrections, CorrectionsFile];
};
