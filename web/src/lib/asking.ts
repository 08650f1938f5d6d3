/** What can be asked at a table by button or key, and is answered in words. */
import type { EventLine } from "../generated/wire";
import type { AnswerLine, Answered } from "./announcement.svelte";
import { api } from "./api";
import type { Question } from "./keyboard";
import { words, type Speaker } from "./words.svelte";

const WORDS = "web.later";
/** Who only looks on has no turn; the last lines will do. */
const LATELY = 6;

/** The lines of the log since a seat last decided; while it is deciding, since the time before. */
export function linesSince(log: readonly EventLine[], seat: number | null): readonly EventLine[] {
  if (seat === null) return log.slice(-LATELY);
  const isOther = (line: EventLine): boolean => line.by !== seat;
  const end = log.findLastIndex(isOther) + 1;
  const start = log.slice(0, end).findLastIndex((line) => !isOther(line)) + 1;
  return log.slice(start, end);
}

export async function answer(
  question: Question,
  table: string,
  log: readonly EventLine[],
  seat: number | null,
  speaker: Speaker,
): Promise<Answered> {
  if (question === "changes") {
    const told = linesSince(log, seat).flatMap((line): AnswerLine[] =>
      line.undo
        ? [{ seats: line.by === null ? [] : [line.by], text: words.say("web-took-back") }]
        : line.events.map((event) => ({ seats: speaker.seats(event), text: speaker.event(event) })),
    );
    if (told.length > 0) return told;
    await words.open(WORDS);
    return words.say("web-nothing-changed");
  }
  const [{ points, leaders }] = await Promise.all([api.standing(table), words.open(WORDS)]);
  if (points.length === 0) return words.say("web-nobody-leads");
  return speaker.say("web-leads", { leaders: leaders.join(","), points: points.join(", "), count: leaders.length });
}
