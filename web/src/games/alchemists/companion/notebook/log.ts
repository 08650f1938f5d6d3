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
  const known = logOf(notes).map(same);
  const mine = notes.me?.trim() ?? "";
  return log.facts.filter((fact) => {
    if (mine !== "" && fact.by === mine) return false;
    const place = known.indexOf(same(fact));
    // What happened twice is noted twice.
    if (place >= 0) known.splice(place, 1);
    return place < 0;
  });
}

/** My notebook with what is new in a log, each in its round. */
export function withLog(notes: Notes, log: Notes): Notes {
  const facts = [...notes.facts];
  for (const fact of news(notes, log)) {
    const later = facts.findIndex((each) => (each.round ?? 0) > (fact.round ?? Infinity));
    facts.splice(later < 0 ? facts.length : later, 0, fact);
  }
  return { ...notes, facts };
}

/** Two people noted the same thing, whoever of them said by whom it was. */
function same(fact: Fact): string {
  const { by: _by, round: _round, ...what } = fact;
  return JSON.stringify(Object.entries(what).sort(([one], [other]) => (one < other ? -1 : 1)));
}
