/** Names of who sits where. Bots have none of their own: they get those of old masters. */
import { say } from "./words.svelte";
import type { SeatInfo } from "../generated/wire";

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "bot") return say(`web-bot-name-${seat.seat}`);
  return seat.name || say("core-player", { number: seat.seat + 1 });
}

/** A record knows a bot by its kind: here it is called as it was at the table. */
export function recordedName(name: string, seat: number, bots: readonly string[]): string {
  if (bots.includes(name)) return say(`web-bot-name-${seat}`);
  return name || say("core-player", { number: seat + 1 });
}
