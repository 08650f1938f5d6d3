import { expect, test, vi } from "vitest";

vi.mock("../src/lib/words.svelte", () => ({
  say: (key: string, parts: Record<string, unknown> = {}) => [key, ...Object.values(parts)].join(" "),
}));

import { recordedName, seatName } from "../src/lib/names";
import type { SeatInfo } from "../src/generated/wire";

function bot(seat: number, name: string): SeatInfo {
  return { seat, kind: "bot", name } as SeatInfo;
}

test("a bot has the name of its seat, and in a rematch the one it had before", () => {
  expect(seatName(bot(2, ""))).toBe("web-bot-name-2");
  expect(seatName(bot(1, "novice 3"))).toBe("web-bot-name-2");
  expect(seatName({ seat: 1, kind: "person", name: "Novice 3" } as SeatInfo)).toBe("Novice 3");
  expect(seatName({ seat: 1, kind: "person", name: "" } as SeatInfo)).toBe("core-player 2");
});

test("a record names bots as the table did, and people as they are", () => {
  const bots = ["novice", "greedy"];
  expect(recordedName("novice", 2, bots)).toBe("web-bot-name-2");
  expect(recordedName("novice 3", 1, bots)).toBe("web-bot-name-2");
  expect(recordedName("Anna 3", 1, bots)).toBe("Anna 3");
  expect(recordedName("", 0, bots)).toBe("core-player 1");
});
