/** The half of the wire that is asked and answers: every request, in the form that pages want it. */
import * as requests from "../generated/requests";
import { newerName } from "./older-names";
import type { Info, NewTable } from "../generated/wire";

export { Declined } from "./request";

/** How long the bots of a table think. */
export type Pace = Info["pace"];

/** A little luck of one's own for the deal. */
export function salt(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

export const api = {
  ...requests,
  rename: (nickname: string) => requests.rename({ nickname }),
  open: (wish: NewTable) => requests.open({ ...wish, salt: salt() }),
  sit: (id: string, seat: number, nickname: string) =>
    requests.sit(id, nickname ? { seat, nickname, salt: salt() } : { seat, salt: salt() }),
  stand: (id: string, seat: number) => requests.stand(id, { seat }),
  start: (id: string, bot: string) => requests.start(id, { bot }),
  seatBot: (id: string, seat: number, bot: string) => requests.seatBot(id, { seat, bot }),
  comeBack: (id: string, seat: number) => requests.comeBack(id, { seat }),
  leave: (id: string, seat: number, bot: string) => requests.leave(id, { seat, bot }),
  setPace: (id: string, pace: Pace) => requests.setPace(id, { pace }),
  /** The table in the game's own words. */
  lines: (id: string, seat: number | null, language: string) =>
    requests.lines(id, { seat: seat ?? undefined, language }),
  worth: (id: string, seat: number) => requests.worth(id, { seat }),
  sources: (id: string, seat: number) => requests.sources(id, { seat }),
  hint: (id: string, seat: number) => requests.hint(id, { seat }),
  /** How others on the local network find the table; asked, or opened for them. */
  neighbours: (id: string, method: "GET" | "POST") =>
    method === "GET" ? requests.localNetwork(id) : requests.openLocalNetwork(id),
  moment: (id: string, number: number, seat: number | null) =>
    requests
      .moment(id, number, { seat: seat ?? undefined })
      .then((found) => ({ ...found, public: newerName(found.public) })),
  /** The record itself, as a file. */
  record: (id: string) => requests.record(id).then((answer) => answer.blob()),
};
