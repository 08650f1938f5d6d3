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
};
