/** A count of Laar as it is entered: the very sheet that `retorta score` reads. */
import type { Kind } from "../../../generated/laar";

/** A card by its number, a zone written out, or a card with what its owner decided. */
export type Entry = string | number | Record<string, unknown>;
export type Stacks = Partial<Record<Kind, Entry[]>>;
export type Side = "left" | "right";
export type Player = Stacks & { name: string; side?: Side };

/** A sheet of which nobody said yet which memo lies on the table. */
export const NO_MEMO = "";

export interface Sheet {
  memo: string;
  memo_from_box?: boolean;
  first_player: number;
  players: Player[];
  options?: Record<string, string>;
}

export function begun(names: readonly string[], data: string): Sheet {
  const players = names.map((name) => ({ name }));
  return { memo: NO_MEMO, first_player: 0, players, ...(data ? { options: { data } } : {}) };
}

export function isSheet(found: unknown): found is Sheet {
  const sheet = (found ?? {}) as Partial<Sheet>;
  return (
    typeof sheet.memo === "string" &&
    Array.isArray(sheet.players) &&
    sheet.players.every((player: unknown) => typeof player === "object" && player !== null)
  );
}

/** As the engine's answers have it: a file may leave out names and who was first. */
export function whole(found: Partial<Sheet>, names: readonly string[]): Sheet {
  const players = (found.players ?? []).map((player, seat) => ({ ...player, name: names[seat] ?? "" }));
  return { ...found, memo: found.memo ?? "", first_player: found.first_player ?? 0, players };
}

export function withPlayer(sheet: Sheet, seat: number, change: (player: Player) => Player): Sheet {
  return { ...sheet, players: sheet.players.map((player, place) => (place === seat ? change(player) : player)) };
}

export function withEntry(player: Player, kind: Kind, entry: Entry): Player {
  return { ...player, [kind]: [...(player[kind] ?? []), entry] };
}

/** The entry in that place becomes another one, or goes. */
export function changed(player: Player, kind: Kind, place: number, entry: Entry | null): Player {
  const stack = player[kind] ?? [];
  const rest = entry === null ? [] : [entry];
  return { ...player, [kind]: [...stack.slice(0, place), ...rest, ...stack.slice(place + 1)] };
}

/** What its owner decided about an entry: a ward's weapon (`of`), a universal good's stack (`as`). */
export function decided(entry: Entry, what: "of" | "as", value: string | null): Entry {
  const { [what]: _, ...bare } = typeof entry === "object" ? entry : { card: entry };
  if (value !== null) return { ...bare, [what]: what === "of" ? [value] : value };
  const [name] = Object.keys(bare);
  return name === "card" && Object.keys(bare).length === 1 ? String(bare["card"]) : bare;
}

export function decision(entry: Entry | undefined, what: "of" | "as"): string | null {
  if (typeof entry !== "object") return null;
  const found = what === "of" ? (entry["of"] as unknown[] | undefined)?.[0] : entry["as"];
  return typeof found === "string" ? found : null;
}
