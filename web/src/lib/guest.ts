/**
 * A guest's page: a game that was not built with this client draws its own table.
 *
 * It is an ES module that the server hands out, and it works with plain elements, so that a guest
 * needs no library of ours. `docs/games.md` describes it for whoever writes one.
 */
import { fileAt } from "./base";
import type { Choice, Light } from "./choice.svelte";
import type { Data } from "./vocabulary";
import type { Effect, Info } from "../generated/wire";
import type { ViewOfWire2 } from "./older-names";
import type { Told, ToldOfMoves } from "./told.svelte";
import type { Speaker } from "./words.svelte";

/** What a guest may say, in the language of the person and with the names of those who sit here. */
export interface GuestWords {
  readonly language: string;
  say(key: string, parts?: Data): string;
  /** The name of a member: `member("potion", "red")` is the sentence `<game>-potion-red`. */
  member(kind: string, member: string): string;
  /** The same as a part for `say`, whose sentence may say it in another case: `CASE($potion, "gen")`. */
  thing(kind: string, member: string): unknown;
  /** Several of them, with commas, equal neighbours counted. */
  list(kind: string, members: readonly string[]): string;
  player(seat: number): string;
  move(move: Data): string;
  event(event: Data): string;
  /** What follows from a move, as a seat reads it: the seat is not named to itself. */
  effect(effect: Effect, seat: number | null): string;
}

/** What can be done at the table by who sits here; `null` where it is only looked at. */
export interface GuestTable {
  /** Whether a thing glows (it may be clicked), is picked, or stands back. */
  light(target: string): Light;
  click(target: string, element?: Element): void;
  /** A thing is on the page and needs no button; the answer takes it away again. */
  draw(target: string, label: () => string): () => void;
  /** What choosing a thing would bring, in sentences; empty while nothing is told, or it may not be chosen. */
  brings(target: string): string[];
  /** Write into the seat's own notebook. */
  jot(written: Data): void;
}

export interface GuestProps {
  /** What lies open, the same for all; who must decide is `deciders`, and `asked` as in wire 2. */
  view: Data;
  /** What is the seat's own; `null` for who only looks on. */
  own: Data | null;
  /** The whole message: what may be played, what happened. `null` in an example. */
  message: ViewOfWire2 | null;
  /** What each of the moves brings, in their order; `null` until it is told, and where nothing is. */
  told: ToldOfMoves | null;
  /** Who sits where. `null` in a replay. */
  info: Info | null;
  words: GuestWords;
  table: GuestTable | null;
}

export interface MountedGuest {
  /** Anything changed: the view, what is picked, the language, a name. */
  update(props: GuestProps): void;
  unmount(): void;
}

export interface GuestPage {
  mount(target: HTMLElement, props: GuestProps): MountedGuest;
}

/** Fetch a guest's page; `null` if it has none, or none that can be used. */
export async function openGuest(
  page: string | null,
  load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address),
): Promise<GuestPage | null> {
  if (page === null) return null;
  const found = await load(fileAt(page)).catch(() => null);
  return isPage(found) ? found : null;
}

function isPage(found: unknown): found is GuestPage {
  return typeof found === "object" && found !== null && "mount" in found && typeof found.mount === "function";
}

export function guestWords(speaker: Speaker, language: string): GuestWords {
  return {
    language,
    say: (key, parts = {}) => speaker.say(key, parts),
    member: (kind, member) => speaker.member(kind, member),
    thing: (kind, member) => speaker.thing(kind, member),
    list: (kind, members) => String(speaker.spoken(members, { list: { enum: kind } })),
    player: (seat) => speaker.player(seat),
    move: (move) => speaker.move(move),
    event: (event) => speaker.event(event),
    effect: (effect, seat) => speaker.effect(effect, seat),
  };
}

export function guestTable(
  choice: Choice | null,
  jot: ((written: Data) => void) | null,
  told: Told | null = null,
): GuestTable | null {
  if (!choice) return null;
  return {
    light: (target) => choice.light(target),
    click: (target, element) => choice.click(target, element),
    draw: (target, label) => choice.draw(target, label),
    brings: (target) =>
      choice.light(target) === "glow" && told ? told.target(target).map((each) => told.say(each)) : [],
    jot: (written) => jot?.(written),
  };
}
