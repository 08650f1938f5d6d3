/** Names of who sits where. Bots have none of their own: they get those of old masters. */
import { say } from "./words.svelte";
import type { SeatInfo } from "../generated/wire";

/** A bot that has moved to another table: its kind, and the seat where it began. */
const MOVED = /^(.+) ([1-9]\d?)$/;

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "bot") return botName(moved(seat.name)?.seat ?? seat.seat);
  return seat.name || say("core-player", { number: seat.seat + 1 });
}

/** A record knows a bot by its kind: here it is called as it was at the table. */
export function recordedName(name: string, seat: number, bots: readonly string[]): string {
  const from = moved(name);
  if (from && bots.includes(from.bot)) return botName(from.seat);
  if (bots.includes(name)) return botName(seat);
  return name || say("core-player", { number: seat + 1 });
}

function botName(seat: number): string {
  return say(`web-bot-name-${seat}`);
}

function moved(name: string): { bot: string; seat: number } | null {
  const [, bot, number] = MOVED.exec(name) ?? [];
  return bot && number ? { bot, seat: Number(number) - 1 } : null;
}
