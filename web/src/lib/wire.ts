/** What crosses the wire, as docs/wire.md describes it. */
import type { Data, Word } from "./vocabulary";

export interface Option {
  name: string;
  /** Empty: any text, or the content of a file. */
  values: string[];
  default: string;
  file: boolean;
}

export interface Game {
  id: string;
  edition: number;
  seats: [number, number];
  minutes: number;
  weight: number;
  reconstructed: boolean;
  options: Option[];
  bots: string[];
  usual_bot: string;
}

export interface SeatWish {
  kind: "me" | "friend" | "bot" | "hotseat";
  name?: string;
  bot?: string;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "hotseat" | "bot";
  /** Empty for bots and free seats. */
  name: string;
  mine: boolean;
  free: boolean;
  present: boolean;
  bot: string | null;
  replaced: boolean;
}

export interface Summary {
  id: string;
  game: string;
  phase: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  listed: boolean;
  host: boolean;
  waiting_for_me: boolean;
  number: number;
  changed: number;
  rematch: string | null;
}

export interface TableInfo extends Summary {
  edition: number;
  options: Record<string, string>;
  commitment: string | null;
  mine: number[];
  /** Whether I may ask for hints: nobody else has a seat, only bots. */
  hints: boolean;
  absence_seconds: number;
}

export interface Asked {
  move: Data;
  targets: string[];
}

/** A rule that stands against me, with what each of the moves it forbids would touch. */
export interface Refused {
  rule: string;
  section: string;
  targets: string[][];
}

/** Where what a thing needs could come from, for each need the targets that would serve; and who would earn by it. */
export interface Need {
  needs: string[][];
  earns: { seat: number; points: number }[];
}

/** A sentence of the texts; its parts come with what they are put into words as. */
export interface Sentence {
  text: string;
  parts: Record<string, { value: unknown; word: Word }>;
}

/** A move, and the points it led to in the dreams that began with it. */
export interface Prospect extends Asked {
  points: number;
  lead: number;
  dreams: number;
}

export interface Hint {
  number: number;
  seat: number;
  best: Prospect;
  others: Prospect[];
  reasons: Sentence[];
  dreams: number;
  /** How many plans were weighed, where a game is planned and not dreamt. */
  plans: number | null;
}

/** One line of play as this seat saw it. */
export interface Happened {
  number: number;
  by: number | null;
  undo: boolean;
  events: Data[];
}

export interface Outcome {
  points: number[];
  winners: number[];
  reason: string;
}

export interface ViewMessage {
  number: number;
  seat: number | null;
  view: Data;
  asked: Asked[];
  refused: Refused[];
  question: string;
  deciders: number[];
  can_undo: boolean;
  events: Happened[];
  points: number[] | null;
  outcome: Outcome | null;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Refusal {
  error: string;
  parts: Data;
  rule: string | null;
  section: string | null;
}

export type FromServer =
  | { type: "ok"; id: string; number: number }
  | ({ type: "refused"; id: string | null } & Refusal)
  | ({ type: "table" } & TableInfo)
  | { type: "chat"; lines: ChatLine[] }
  | ({ type: "view" } & ViewMessage);

export interface Replay {
  id: string;
  game: string;
  seats: number;
  names: string[];
  options: Record<string, string>;
  total: number;
  moves: { number: number; seat: number; undo: boolean }[];
  commitment: string | null;
  finished: boolean;
}

export interface Moment {
  number: number;
  total: number;
  seat: number | null;
  view: Data;
  views: Data[] | null;
  events: Data[];
  by: number | null;
  undo: boolean;
  deciders: number[];
  question: string;
  points: number[] | null;
  outcome: Outcome | null;
}

export interface Verdict {
  moves: number;
  picks: number;
  finished: boolean;
  promised: boolean;
}
