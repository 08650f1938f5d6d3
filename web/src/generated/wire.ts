// Written by `python3 run.py types` from the Python classes; not by hand.

export const WIRE = 3;
export const WIRE_2 = 2;

export interface Result {
  points: number[];
  winners: number[];
  reason: string;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  file: boolean;
  by_language: Record<string, string>;
  needs: Record<string, [string, string]>;
  seats: number[];
  beside: [string, string] | null;
  about_bots: boolean;
}

export interface GameInfo {
  id: string;
  edition: number;
  seats: [number, number];
  minutes: number;
  weight: number;
  reconstructed: boolean;
  options: OptionInfo[];
  aids: ("rules" | "chances")[];
  bots: string[];
  usual_bot: string;
  books: string[];
  page: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "hotseat" | "bot";
  name: string;
  mine: boolean;
  free: boolean;
  present: boolean;
  bot: string | null;
  replaced: boolean;
  left: boolean;
  away: number | null;
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
  outcome: Result | null;
}

export interface Info {
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
  outcome: Result | null;
  edition: number;
  options: Record<string, string>;
  commitment: string;
  mine: number[];
  hints: boolean;
  pace: "quick" | "usual" | "long";
  practice: boolean;
  aids: "rules" | "chances";
  absence_seconds: number;
  hurried: number[];
  stuck: number[];
}

export interface Lists {
  mine: Summary[];
  listed: Summary[];
  finished: Summary[];
}

export interface Me {
  nickname: string;
  uninvited?: boolean;
}

export interface Word {
  word: string;
}

export interface DeviceInfo {
  id: string;
  label: string;
  made: number;
  this: boolean;
}

export interface HostTable {
  id: string;
  game: string;
  phase: "waiting" | "playing" | "over";
  names: string[];
  watching: number;
  changed: number;
}

export interface HostPerson {
  id: string;
  nickname: string;
  chairs: number;
  here: boolean;
  blocked: boolean;
}

export interface HostView {
  tables: HostTable[];
  people: HostPerson[];
}

export interface NewName {
  nickname: string;
}

export interface Link {
  url: string;
  expires: number;
}

export interface Id {
  id: string;
}

export interface Nothing {
}

export interface NewSeat {
  kind: "me" | "friend" | "bot" | "hotseat";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  listed?: boolean;
  pace?: "quick" | "usual" | "long";
  salt?: string;
}

export interface Shared {
  may_open: boolean;
  link: string | null;
}

export interface Worth {
  number: number;
  things: Record<string, number>;
}

export interface Standing {
  number: number;
  points: number[];
  leaders: number[];
}

export interface Earning {
  seat: number;
  points: number;
}

export interface Need {
  needs: string[][];
  enough: boolean[];
  earns: Earning[];
}

export interface Sources {
  number: number;
  things: Record<string, Need>;
}

export interface Part {
  value: unknown;
  word: Record<string, unknown> | null;
}

export interface Sentence {
  text: string;
  parts: Record<string, Part>;
}

export interface Prospect {
  move: Record<string, unknown>;
  targets: string[];
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
  plans: number | null;
}

export interface Written {
  number: number;
  lines: string[];
}

export interface Health {
  ok: boolean;
}

export interface ReplayLine {
  number: number;
  seat: number;
  undo: boolean;
  events: Record<string, unknown>[];
}

export interface ReplayInfo {
  id: string;
  game: string;
  seats: number;
  names: string[];
  options: Record<string, string>;
  total: number;
  moves: ReplayLine[];
  commitment: string | null;
  finished: boolean;
}

export interface Moment {
  number: number;
  total: number;
  seat: number | null;
  public: Record<string, unknown>;
  own: Record<string, unknown> | null;
  owns: Record<string, unknown>[] | null;
  events: Record<string, unknown>[];
  by: number | null;
  undo: boolean;
  deciders: number[];
  question: string;
  points: number[];
  outcome: Result | null;
}

export interface Verdict {
  moves: number;
  picks: number;
  finished: boolean;
  promised: boolean;
}

export interface Judged {
  number: number;
  seat: number | null;
  played: Record<string, unknown> | null;
  best: Record<string, unknown> | null;
  lost: number;
  error: number;
  moves: number;
}

export interface Change {
  kind: "change";
  what: string;
  seat: number;
  least: number;
  most: number;
  how?: "certain" | "chance" | "possible";
  odds?: [number, number] | null;
  deduced?: boolean;
}

export interface Fact {
  kind: "fact";
  what: string;
  parts?: Record<string, unknown>;
  how?: "certain" | "chance" | "possible";
  odds?: [number, number] | null;
  deduced?: boolean;
  warns?: boolean;
}

export interface Lacking {
  kind: "lacking";
  what: string;
  needs: number;
  has: number;
  parts?: Record<string, unknown>;
  deduced?: boolean;
}

export interface Pointless {
  kind: "pointless";
  what: string;
  parts?: Record<string, unknown>;
  deduced?: boolean;
}

export interface Hello {
  type: "hello";
  id: string;
  wire?: number;
  seen?: number;
}

export interface MoveMade {
  type: "move";
  id: string;
  seat: number;
  move: Record<string, unknown>;
}

export interface UndoRequest {
  type: "undo";
  id: string;
  seat: number;
}

export interface Jot {
  type: "jot";
  id: string;
  seat: number;
  written: Record<string, unknown>;
}

export interface ChatSaid {
  type: "chat";
  id: string;
  text: string;
}

export interface Look {
  type: "look";
  id: string;
  seat: number;
}

export interface Sit {
  seat: number;
  nickname?: string;
  salt?: string;
}

export interface Stand {
  seat: number;
}

export interface Start {
  bot?: string;
}

export interface SeatBot {
  seat: number;
  bot: string;
}

export interface ComeBack {
  seat: number;
}

export interface Leave {
  seat: number;
  bot?: string;
}

export interface SetPace {
  pace: "quick" | "usual" | "long";
}

export interface HintRequest {
  seat: number;
}

export interface PutAway {
}

export interface Done {
  type: "ok";
  id: string;
  number: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  error: string;
  parts: Record<string, unknown>;
  rule: string | null;
  section: string | null;
  message: string;
}

export interface TableShown {
  type: "table";
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
  outcome: Result | null;
  edition: number;
  options: Record<string, string>;
  commitment: string;
  mine: number[];
  hints: boolean;
  pace: "quick" | "usual" | "long";
  practice: boolean;
  aids: "rules" | "chances";
  absence_seconds: number;
  hurried: number[];
  stuck: number[];
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface ChatShown {
  type: "chat";
  lines: ChatLine[];
}

export interface LegalMove {
  move: Record<string, unknown>;
  targets: string[];
}

export interface RuleAgainst {
  rule: string;
  section: string;
  targets: string[][];
}

export interface EventLine {
  number: number;
  by: number | null;
  undo: boolean;
  events: Record<string, unknown>[];
}

export interface ViewShown {
  type: "view";
  number: number;
  public: Record<string, unknown>;
  deciders: number[];
  question: string;
  points: number[] | null;
  outcome: Result | null;
  seat: number | null;
  own: Record<string, unknown> | null;
  moves: LegalMove[];
  refused: RuleAgainst[];
  can_undo: boolean;
  events: EventLine[];
}

export interface TellsShown {
  type: "tells";
  number: number;
  seat: number;
  question: Effect[];
  brings: Effect[][];
  which: number[];
}

export type Effect =
  | Change
  | Fact
  | Lacking
  | Pointless;

export type ClientMessage =
  | Hello
  | MoveMade
  | UndoRequest
  | Jot
  | ChatSaid
  | Look;

export type TableRequest =
  | Sit
  | Stand
  | Start
  | SeatBot
  | ComeBack
  | Leave
  | SetPace
  | HintRequest
  | PutAway;

export type ServerMessage =
  | Done
  | Refused
  | TableShown
  | ChatShown
  | ViewShown
  | TellsShown;
