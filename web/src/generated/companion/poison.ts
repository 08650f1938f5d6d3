// Written by `python3 run.py types` from the Python classes; not by hand.

export interface Count {
  sheet: Record<string, unknown>;
}

export interface Counted {
  rounds: RoundCounted[];
  running: number[][];
  places: number[];
  winners: number[];
  to_play: number;
  dealers: number[];
  printed: number[];
  most_points: number;
}

export interface RoundCounted {
  points: number[];
  sheet: RoundSheet | null;
}

export interface RoundSheet {
  taken: number[][];
  points: number[];
  spared: (number | null)[];
}

export interface ReadFile {
  text: string;
}

export interface SheetRead {
  sheet: Record<string, unknown>;
}

export interface LayOut {
  seats: number;
  options: Record<string, string>;
  luck: number;
}

export interface LaidOut {
  cards: number;
  rounds: number;
  giver: number;
  first: number;
  hands: number[];
  aside: number;
  pile: number;
  cauldrons: number;
}

/** What is asked, and what is told. */
export type Questions = {
  "count": [Count, Counted];
  "read-file": [ReadFile, SheetRead];
  "lay-out": [LayOut, LaidOut];
};
