/**
 * Taken cards lie face down: the log of a running round names them no longer than the moment
 * itself, unless the table plays with open piles.
 */
import type { EventLine } from "../../generated/wire";

export function faded(log: readonly EventLine[], options: Record<string, string>): EventLine[] {
  if (options["taken"] === "open") return [...log];
  const counted = log.findLastIndex((line) => line.events.some((event) => event["event"] === "round-scored"));
  return log.map((line, place) =>
    place <= counted || place === log.length - 1
      ? line
      : {
          ...line,
          events: line.events.map((event) =>
            event["event"] === "cauldron-overflowed"
              ? { ...event, event: "cauldron-overflowed-since", taken: (event["taken"] as unknown[]).length }
              : event,
          ),
        },
  );
}
