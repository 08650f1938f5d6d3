/**
 * The way back from one value to the one before, told by what is different: so little that a pad
 * can keep every step of a long evening. Values are what JSON can say; none is changed in place.
 */
type Path = (string | number)[];
/** Put a value there. */
type Put = ["put", Path, unknown];
/** Leave a name out of an object. */
type Drop = ["drop", Path];
/** In a list, from there on, so many go, and these come. */
type Splice = ["splice", Path, number, number, unknown[]];

export type Step = (Put | Drop | Splice)[];

/** The whole way back, the last step at its end; older editions kept whole values for steps. */
export type Way<S> = (Step | S)[];

/** The way back when something is entered. */
export function wayOn<S>(way: Way<S>, before: S, now: S): Way<S> {
  return [...way, stepBack(now, before)];
}

/** The way back when something is changed that is no step of its own: the last one leads where it led. */
export function wayAmended<S>(way: Way<S>, before: S, now: S): Way<S> {
  const last = way.at(-1);
  return isStep(last) ? [...way.slice(0, -1), stepBack(now, steppedBack(before, last))] : way;
}

/** The value before the last step; `undefined` at the beginning. */
export function lastOf<S>(way: Way<S>, now: S): unknown {
  const last = way.at(-1);
  return isStep(last) ? steppedBack(now, last) : last;
}

/** What leads from a value back to the one before it. */
export function stepBack(now: unknown, before: unknown): Step {
  const step: Step = [];
  compare(now, before, [], step);
  return step;
}

/** The value before, by the step that leads back to it. */
export function steppedBack(now: unknown, step: Step): unknown {
  return step.reduce((value, each) => changed(value, each[1], each), now);
}

/** Where two values differ first. */
export function firstChange(now: unknown, before: unknown): readonly (string | number)[] {
  return stepBack(now, before)[0]?.[1] ?? [];
}

export function isStep(found: unknown): found is Step {
  return Array.isArray(found);
}

function compare(now: unknown, before: unknown, path: Path, step: Step): void {
  if (Array.isArray(now) && Array.isArray(before)) compareLists(now, before, path, step);
  else if (isRecord(now) && isRecord(before)) {
    for (const name of new Set([...names(now), ...names(before)])) {
      const there = [...path, name];
      if (before[name] === undefined) step.push(["drop", there]);
      else compare(now[name], before[name], there, step);
    }
  } else if (now !== before) step.push(["put", path, before]);
}

function compareLists(now: unknown[], before: unknown[], path: Path, step: Step): void {
  const shorter = Math.min(now.length, before.length);
  let start = 0;
  while (start < shorter && isSame(now[start], before[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(now.at(-1 - end), before.at(-1 - end))) end++;
  const [gone, come] = [now.slice(start, now.length - end), before.slice(start, before.length - end)];
  if (gone.length === come.length) gone.forEach((each, at) => compare(each, come[at], [...path, start + at], step));
  else step.push(["splice", path, start, gone.length, come]);
}

function changed(value: unknown, path: Path, what: Step[number]): unknown {
  const [here, ...deeper] = path;
  const [kind] = what;
  if (here === undefined) {
    if (kind !== "splice" || !Array.isArray(value)) return kind === "put" ? what[2] : value;
    return value.toSpliced(what[2], what[3], ...what[4]);
  }
  if (Array.isArray(value))
    return value.map((each, at) => (at === here ? changed(each, deeper, what) : each) as unknown);
  const record = isRecord(value) ? value : {};
  if (kind === "drop" && deeper.length === 0)
    return Object.fromEntries(Object.entries(record).filter(([name]) => name !== here));
  return { ...record, [here]: changed(record[here], deeper, what) };
}

/** Nothing is written of what is undefined. */
function names(record: Record<string, unknown>): string[] {
  return Object.keys(record).filter((name) => record[name] !== undefined);
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

function isSame(one: unknown, other: unknown): boolean {
  const step: Step = [];
  compare(one, other, [], step);
  return step.length === 0;
}
