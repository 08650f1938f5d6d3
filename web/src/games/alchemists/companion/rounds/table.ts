/** The real table that a phone follows: how many play, and how far they are. */
import { kept } from "../../../../lib/kept.svelte";
import { seats, type Level } from "../../../../generated/alchemists";
import { LEVELS } from "../../things";

/** What is agreed on at a real table. */
export const REAL_OPTIONS = ["level"] as const;

export interface Followed {
  seats: number;
  level: Level;
  /** From one. */
  round: number;
  /** What of this round has been done. */
  done: string[];
}

function fits(found: unknown): boolean {
  const { seats: playing, level, round, done } = (found ?? {}) as Partial<Followed>;
  return (
    typeof playing === "number" &&
    LEVELS.some((each) => each === level) &&
    typeof round === "number" &&
    Array.isArray(done)
  );
}

export const followed = kept<Followed>(
  "alchemists-round",
  { seats: seats.most, level: "apprentice", round: 1, done: [] },
  fits,
);

/** Go to a round, of which nothing has been done yet. */
export function goToRound(round: number): Promise<void> {
  return followed.change((before) => ({ ...before, round, done: [] }));
}
