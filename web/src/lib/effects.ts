/** What a choice brings, as signs: an icon, an amount, whose it is and how sure. */
import goal from "icon:round-star";
import cards from "icon:card-pickup";
import coins from "icon:two-coins";
import type { Change, Effect } from "../generated/wire";

/** The icon of a number that changes, by its name; those of one game stand in its `effects.ts`. */
export type Icons = Readonly<Record<string, string>>;

export const ICONS: Icons = { points: goal, gold: coins, cards };

/** Whether an effect is a thing to look at before one chooses. */
export function alarms(effect: Effect): boolean {
  return effect.kind === "fact" && (effect.warns ?? false);
}

/** What stands on a button, a card or a place: numbers, and what speaks against it; no sentences. */
export function signsOf(effects: readonly Effect[]): Effect[] {
  const signs = effects.filter((effect) => effect.kind !== "fact" || effect.warns);
  return signs.sort((one, other) => rank(one) - rank(other));
}

const RANKS: Record<Effect["kind"], number> = { fact: 0, pointless: 1, lacking: 2, change: 3 };

function rank(effect: Effect): number {
  return RANKS[effect.kind];
}

/** In one list: first what warns, then what changes, then the rest as the game tells it. */
export function inOrder(effects: readonly Effect[]): Effect[] {
  return effects.toSorted((one, other) => Number(alarms(other)) - Number(alarms(one)));
}

/**
 * What several moves have in common, before one is chosen from them: the same effects, and numbers
 * that change with each of them, as a range where they differ.
 */
export function common(lists: readonly (readonly Effect[])[]): Effect[] {
  const [first, ...others] = lists;
  if (!first || others.length === 0) return [...(first ?? [])];
  return first.flatMap((effect): Effect[] => {
    const same = JSON.stringify(effect);
    if (others.every((list) => list.some((each) => JSON.stringify(each) === same))) return [effect];
    return effect.kind === "change" ? ranged(effect, first, others) : [];
  });
}

/** The range of a number that each of the lists tells once; nothing where one is silent. */
function ranged(change: Change, first: readonly Effect[], others: readonly (readonly Effect[])[]): Change[] {
  const found: Change[] = [];
  for (const list of [first, ...others]) {
    const [only, more] = list.filter((each) => isOf(each, change));
    if (only?.kind !== "change" || more) return [];
    found.push(only);
  }
  const least = Math.min(...found.map((each) => each.least));
  const most = Math.max(...found.map((each) => each.most));
  const { kind, what, seat } = change;
  const deduced = found.some((each) => each.deduced);
  return [{ kind, what, seat, least, most, how: "possible", deduced }];
}

function isOf(effect: Effect, change: Change): boolean {
  return effect.kind === "change" && effect.what === change.what && effect.seat === change.seat;
}
