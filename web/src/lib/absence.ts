/** Who is away, for how long, and when a bot may play on for them. */
import type { Info, SeatInfo } from "../generated/wire";

export interface Absent {
  seat: SeatInfo;
  /** Seconds for which they have been away, and until a bot may play; 0: at once. */
  away: number;
  wait: number;
}

const MINUTE = 60;
/** Seconds are told in steps: a figure that runs would be all one looks at. */
const STEP = 5;

/** Whoever is away, `elapsed` seconds after the table was sent; a bot plays for none of them. */
export function absentees({ phase, seats, absence_seconds }: Info, elapsed: number): Absent[] {
  if (phase !== "playing") return [];
  return seats.flatMap((seat) => {
    if (typeof seat.away !== "number" || seat.bot !== null) return [];
    const away = seat.away + elapsed;
    return [{ seat, away, wait: Math.max(0, absence_seconds - away) }];
  });
}

export interface Span {
  unit: "none" | "seconds" | "minutes";
  count: number;
}

/** A time that has passed, as it is told: never longer than it was. */
export function passed(seconds: number): Span {
  if (seconds < STEP) return { unit: "none", count: 0 };
  if (seconds < MINUTE) return { unit: "seconds", count: Math.floor(seconds / STEP) * STEP };
  return { unit: "minutes", count: Math.floor(seconds / MINUTE) };
}

/** A time to wait, as it is told: never shorter than it will be. */
export function ahead(seconds: number): Span {
  if (seconds <= 0) return { unit: "none", count: 0 };
  if (seconds < MINUTE) return { unit: "seconds", count: Math.ceil(seconds / STEP) * STEP };
  return { unit: "minutes", count: Math.ceil(seconds / MINUTE) };
}

/** Who has left the game since, or has come back to it; oneself is not told. */
export function comings(before: Info, now: Info): { seat: SeatInfo; left: boolean }[] {
  if (before.id !== now.id || now.phase !== "playing") return [];
  return now.seats.flatMap((seat) => {
    const was = before.seats[seat.seat]?.left ?? false;
    const { left } = seat;
    return seat.mine || was === left ? [] : [{ seat, left }];
  });
}
