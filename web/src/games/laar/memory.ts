/**
 * Gems lie face down: where the table plays without the memory aid, the log names the class of a
 * gem no longer than the moment itself, until gems are counted.
 */
import type { EventLine } from "../../generated/wire";

export function faded(log: readonly EventLine[], options: Record<string, string>): EventLine[] {
  const isCounted = log.some((line) => line.events.some((event) => event["event"] === "gems-counted"));
  if (options["variant"] === "open" || options["memory"] !== "none" || isCounted) return [...log];
  return log.map((line, place) =>
    place === log.length - 1
      ? line
      : {
          ...line,
          events: line.events.map((event) =>
            event["event"] === "good-acquired" && event["kind"] === "gem"
              ? { ...event, event: "good-acquired-since" }
              : event["event"] === "expert-assigned" && event["expert"] === "jeweller"
                ? { ...event, event: "expert-assigned-since" }
                : event,
          ),
        },
  );
}
