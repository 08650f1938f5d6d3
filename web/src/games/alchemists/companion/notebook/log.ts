/** The public log: what the whole table saw of the facts in a notebook, and how it comes into another one. */
import { EMPTY, ME, type Fact, type Notes, type Occasion } from "./notes";

/** What everybody saw of a fact; `null` where that is nothing. */
export function publicPart(fact: Fact): Fact | null {
  const when: Occasion = fact.round === undefined ? {} : { round: fact.round };
  const by = fact.by === undefined ? {} : { by: fact.by };
  if ("aspect" in fact || "not" in fact || fact.all) return fact;
  if ("mix" in fact) return { seen: "potion", result: fact.result, ...when, by: fact.by ?? ME };
  if ("sold" in fact) return { seen: "sale", order: fact.order, quality: fact.quality, ...when, by: fact.by ?? ME };
  if ("glimpsed" in fact || "two" in fact) {
    if ("result" in fact) return { seen: "potion", result: fact.result, ...when, ...by };
    return { seen: "sale", order: fact.order, quality: fact.quality, ...when, ...by };
  }
  // Seals lie face down; a rival's that is noted by itself was turned up.
  if ("published" in fact) return { published: fact.published, formula: fact.formula, ...when, by: fact.by ?? ME };
  if ("theory" in fact) return { published: fact.theory, formula: fact.formula, ...when, by: fact.by ?? "" };
  if ("sealed" in fact) return fact.by === ME ? { sealed: fact.sealed, ...when, by: ME } : fact;
  return "seen" in fact ? fact : null;
}

/** What all saw, as one's own notebook tells it. */
export function logOf({ facts }: Notes): Fact[] {
  return facts.flatMap((fact) => publicPart(fact) ?? []);
}

/** The same for others: with my name in the place of me. */
export function logForOthers(notes: Notes): Notes {
  const facts = logOf(notes).map((fact) => (fact.by === ME ? { ...fact, by: notes.me ?? "" } : fact));
  return { ...EMPTY, facts, seats: notes.seats, isLog: true };
}

/** What somebody's log has beyond what I noted: my own deeds I know better myself. */
export function news(notes: Notes, log: Notes): Fact[] {
  return compared(notes, log)
    .filter(({ isNew }) => isNew)
    .map(({ fact }) => fact);
}

/**
 * My notebook with what is new in a log, each where it happened: before the next thing that stands
 * in both, for what falls within a round depends on the order. Where nothing does, by its round.
 */
export function withLog(notes: Notes, log: Notes): Notes {
  const facts = [...notes.facts];
  const told = compared(notes, log);
  let after = 0;
  let added = 0;
  for (const [number, { fact, mine, isNew }] of told.entries()) {
    if (mine !== null) after = mine + added + 1;
    if (!isNew) continue;
    const next = told.slice(number).find((later) => later.mine !== null)?.mine;
    const before = next == null ? facts.length : next + added;
    const later = facts.slice(after, before).findIndex((each) => (each.round ?? 0) > (fact.round ?? Infinity));
    const place = later < 0 ? before : after + later;
    facts.splice(place, 0, fact);
    after = place + 1;
    added++;
  }
  return { ...notes, facts };
}

interface Compared {
  fact: Fact;
  /** Where the same stands among my facts, in the same order as in the log; `null` where it does not. */
  mine: number | null;
  isNew: boolean;
}

/** A log beside my notebook: as much as possible of both in one order. */
function compared(notes: Notes, log: Notes): Compared[] {
  const places = notes.facts.flatMap((fact, place) => (publicPart(fact) === null ? [] : [place]));
  const known = logOf(notes).map(same);
  const told = log.facts.map(same);
  const partners = inOneOrder(told, known);
  // What I noted in another order is known all the same; what happened twice is noted twice.
  const rest = known.filter((_, place) => !partners.includes(place));
  const me = notes.me?.trim() ?? "";
  return log.facts.map((fact, number) => {
    const partner = partners[number] ?? null;
    if (partner !== null) return { fact, mine: places[partner] ?? null, isNew: false };
    if (me !== "" && fact.by === me) return { fact, mine: null, isNew: false };
    const elsewhere = rest.indexOf(told[number] ?? "");
    if (elsewhere >= 0) rest.splice(elsewhere, 1);
    return { fact, mine: null, isNew: elsewhere < 0 };
  });
}

/** The longest common part of two lists: where each of the one stands in the other, or `null`. */
function inOneOrder(one: readonly string[], other: readonly string[]): (number | null)[] {
  /** How much the rest of both has in common, from each pair of places on; a last row of nothing. */
  const common = [new Uint16Array(other.length + 1)];
  const from = (here: number, there: number): number => common[here]?.[there] ?? 0;
  for (let here = one.length - 1; here >= 0; here--) {
    const row = new Uint16Array(other.length + 1);
    for (let there = other.length - 1; there >= 0; there--) {
      const both = one[here] === other[there] ? from(0, there + 1) + 1 : 0;
      row[there] = Math.max(both, from(0, there), row[there + 1] ?? 0);
    }
    common.unshift(row);
  }
  const partners: (number | null)[] = [];
  let there = 0;
  for (let here = 0; here < one.length; here++) {
    while (there < other.length && one[here] !== other[there] && from(here, there + 1) >= from(here + 1, there))
      there++;
    partners.push(there < other.length && one[here] === other[there] ? there++ : null);
  }
  return partners;
}

/** Two people noted the same thing, whoever of them said by whom it was. */
function same(fact: Fact): string {
  const { by: _by, round: _round, ...what } = fact;
  return JSON.stringify(Object.entries(what).sort(([one], [other]) => (one < other ? -1 : 1)));
}
