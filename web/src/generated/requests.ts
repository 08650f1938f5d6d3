// Written by `python3 run.py types` from the Python classes; not by hand.

import type { ComeBack, DeviceInfo, GameInfo, Hint, HintRequest, HostView, Id, Info, Judged, Leave, Link, Lists, Me, Moment, NewName, NewTable, Nothing, ReplayInfo, SeatBot, SetPace, Shared, Sit, Sources, Stand, Standing, Start, Verdict, Word, Worth, Written } from "./wire";
import { ask, fetched, withQuery } from "../lib/request";

/** List the games. */
export const shelf = (): Promise<GameInfo[]> =>
  ask<GameInfo[]>("GET", "/api/shelf");

/** List my tables, the listed tables, and those I finished. */
export const tables = (): Promise<Lists> =>
  ask<Lists>("GET", "/api/tables");

/** Return what I am called. */
export const me = (): Promise<Me> =>
  ask<Me>("GET", "/api/me");

/** Change what I am called. */
export const rename = (body: NewName): Promise<Me> =>
  ask<Me>("PUT", "/api/me", body);

/** Make a personal link that moves me to another device. */
export const link = (): Promise<Link> =>
  ask<Link>("POST", "/api/me/link");

/** Make this device belong to the person who made the link. */
export const claim = (token: string): Promise<Me> =>
  ask<Me>("POST", `/api/claim/${encodeURIComponent(token)}`);

/** Make a table. */
export const open = (body: NewTable): Promise<Id> =>
  ask<Id>("POST", "/api/tables", body);

/** Describe a table. */
export const table = (id: string): Promise<Info> =>
  ask<Info>("GET", `/api/tables/${encodeURIComponent(id)}`);

/** Close a table that is still waiting. */
export const putAway = (id: string): Promise<Nothing> =>
  ask<Nothing>("DELETE", `/api/tables/${encodeURIComponent(id)}`);

/** Sit down. */
export const sit = (id: string, body: Sit): Promise<Info> =>
  ask<Info>("POST", `/api/tables/${encodeURIComponent(id)}/sit`, body);

/** Give a seat back. */
export const stand = (id: string, body: Stand): Promise<Info> =>
  ask<Info>("POST", `/api/tables/${encodeURIComponent(id)}/stand`, body);

/** Start the game; bots take the free seats. */
export const start = (id: string, body: Start): Promise<Info> =>
  ask<Info>("POST", `/api/tables/${encodeURIComponent(id)}/start`, body);

/** Seat a bot there. */
export const seatBot = (id: string, body: SeatBot): Promise<Info> =>
  ask<Info>("POST", `/api/tables/${encodeURIComponent(id)}/bot`, body);

/** Take a seat of mine back from the bot. */
export const comeBack = (id: string, body: ComeBack): Promise<Info> =>
  ask<Info>("POST", `/api/tables/${encodeURIComponent(id)}/return`, body);

/** Leave the game: a bot plays on for a seat of mine, until I take it back. */
export const leave = (id: string, body: Leave): Promise<Info> =>
  ask<Info>("POST", `/api/tables/${encodeURIComponent(id)}/leave`, body);

/** Set how long bots think from now on. */
export const setPace = (id: string, body: SetPace): Promise<Info> =>
  ask<Info>("POST", `/api/tables/${encodeURIComponent(id)}/pace`, body);

/** Play again with the same people. */
export const rematch = (id: string): Promise<Id> =>
  ask<Id>("POST", `/api/tables/${encodeURIComponent(id)}/rematch`);

/** Say what things on the table would bring to a seat of mine, where chances are told. */
export const worth = (id: string, query: { seat: number }): Promise<Worth> =>
  ask<Worth>("GET", withQuery(`/api/tables/${encodeURIComponent(id)}/worth`, query));

/** Say who leads, counting only what everybody at the table can see. */
export const standing = (id: string): Promise<Standing> =>
  ask<Standing>("GET", `/api/tables/${encodeURIComponent(id)}/standing`);

/** Say where what a seat of mine needs could come from, and who would score for it. */
export const sources = (id: string, query: { seat: number }): Promise<Sources> =>
  ask<Sources>("GET", withQuery(`/api/tables/${encodeURIComponent(id)}/sources`, query));

/** Work out what a seat of mine should play, if no other person sits at the table. */
export const hint = (id: string, body: HintRequest): Promise<Hint> =>
  ask<Hint>("POST", `/api/tables/${encodeURIComponent(id)}/hint`, body);

/** Describe the table in the game's own words, as a seat of mine sees it. */
export const lines = (id: string, query: { seat?: number | undefined; language?: string | undefined }): Promise<Written> =>
  ask<Written>("GET", withQuery(`/api/tables/${encodeURIComponent(id)}/lines`, query));

/** Return the record of a finished game, with my own notebook. */
export const tableRecord = (id: string): Promise<Response> =>
  fetched("GET", `/api/tables/${encodeURIComponent(id)}/record`);

/** Upload a record to look at. */
export const upload = (body: string): Promise<Id> =>
  ask<Id>("POST", "/api/records", body);

/** Describe a record. */
export const replay = (id: string): Promise<ReplayInfo> =>
  ask<ReplayInfo>("GET", `/api/replays/${encodeURIComponent(id)}`);

/** Return the record itself; if I played at the table, with my own notebook. */
export const record = (id: string): Promise<Response> =>
  fetched("GET", `/api/replays/${encodeURIComponent(id)}/record`);

/** Show the table after one line of play, as one seat saw it or with everything face up. */
export const moment = (id: string, number: number, query: { seat?: number | undefined }): Promise<Moment> =>
  ask<Moment>("GET", withQuery(`/api/replays/${encodeURIComponent(id)}/moments/${encodeURIComponent(number)}`, query));

/** Say what one line of play cost, judged by what its seat knew. */
export const judgement = (id: string, number: number): Promise<Judged> =>
  ask<Judged>("GET", `/api/replays/${encodeURIComponent(id)}/judgements/${encodeURIComponent(number)}`);

/** Deal a record again from its seed. */
export const verify = (id: string): Promise<Verdict> =>
  ask<Verdict>("POST", `/api/replays/${encodeURIComponent(id)}/verify`);

/** Give the word that people need to make tables here. */
export const invite = (body: Word): Promise<Me> =>
  ask<Me>("PUT", "/api/me/invitation", body);

/** Show my devices. */
export const devices = (): Promise<DeviceInfo[]> =>
  ask<DeviceInfo[]>("GET", "/api/me/devices");

/** Sign out one of my devices: it belongs to nobody from now on. */
export const revoke = (id: string): Promise<Nothing> =>
  ask<Nothing>("DELETE", `/api/me/devices/${encodeURIComponent(id)}`);

/** Tell how others on the local network find the table, or that I may let them in. */
export const localNetwork = (id: string): Promise<Shared> =>
  ask<Shared>("GET", `/api/tables/${encodeURIComponent(id)}/local-network`);

/** Let others on the local network in; only the host may, at the server's own machine. */
export const openLocalNetwork = (id: string): Promise<Shared> =>
  ask<Shared>("POST", `/api/tables/${encodeURIComponent(id)}/local-network`);

/** Show the host all tables and people. */
export const hostView = (headers: { "x-retorta-host": string }): Promise<HostView> =>
  ask<HostView>("GET", "/api/host", undefined, headers);

/** Delete a table, with everything that was played at it. */
export const hostEnd = (id: string, headers: { "x-retorta-host": string }): Promise<Nothing> =>
  ask<Nothing>("DELETE", `/api/host/tables/${encodeURIComponent(id)}`, undefined, headers);

/** Forget somebody: name, devices, links and records; games stay, without the name. */
export const hostForget = (id: string, headers: { "x-retorta-host": string }): Promise<Nothing> =>
  ask<Nothing>("POST", `/api/host/people/${encodeURIComponent(id)}/forget`, undefined, headers);

/** Block somebody: they may watch, and nothing else. */
export const hostBlock = (id: string, headers: { "x-retorta-host": string }): Promise<Nothing> =>
  ask<Nothing>("PUT", `/api/host/people/${encodeURIComponent(id)}/block`, undefined, headers);

/** Let somebody in again. */
export const hostUnblock = (id: string, headers: { "x-retorta-host": string }): Promise<Nothing> =>
  ask<Nothing>("DELETE", `/api/host/people/${encodeURIComponent(id)}/block`, undefined, headers);

/** Put a question; what answers it is loaded now, since most evenings do without. */
export const companion = (game: string, question: string, body: string): Promise<unknown> =>
  ask<unknown>("POST", `/api/companion/${encodeURIComponent(game)}/${encodeURIComponent(question)}`, body);
