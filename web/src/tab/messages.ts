/** What the page and the worker of the tables say to each other. */
import type { Files } from "./python";

/** How the engine is set for this tab; a test makes bots quick. */
export interface Begin {
  begin: Files;
  /** Where the site stands: tabs of the same site share their games and locks. */
  site: string;
  settings: string;
  /** Fetch all that will be needed, at once: there is no service worker to hold it. */
  gather: boolean;
}

export type ToWorker =
  | Begin
  | { request: number; method: string; path: string; body: string }
  | { open: number; table: string; seat: string }
  | { send: number; text: string }
  | { close: number };

/** Why there is no engine. */
export type Hindrance = "no-wasm" | "wasm-forbidden" | "not-fetched" | "broken";
/** What went wrong with keeping, though the game goes on. */
export type StorageProblem = "full" | "broken" | "fleeting";

export type FromWorker =
  | { progress: number }
  | { ready: true }
  | { gathered: true }
  | { hindrance: Hindrance }
  | { problem: StorageProblem }
  | { memory: { tables: number; thinking: number } }
  | { answer: number; status: number; type: string; body: string; name: string }
  | { socket: number; frame: string }
  | { closed: number; code: number }
  /** One thing went wrong that nobody expected; whoever asked for it was told, the rest goes on. */
  | { broke: string; trace: string };
