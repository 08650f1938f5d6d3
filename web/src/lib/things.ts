/**
 * The names of things in the middle of a sentence, which some languages decline; see
 * `src/retorta/texts/things.py`.
 */
import { FluentType } from "@fluent/bundle";

/** The name of a thing, or of several with commas, which can also be said in another case. */
export class Thing extends FluentType<string> {
  constructor(
    name: string,
    readonly inCase: (name: string) => string,
  ) {
    super(name);
  }

  override toString(): string {
    return this.value;
  }
}

/** Several things as one, each declined for itself. */
export function listed(things: readonly unknown[]): Thing {
  const inCase = (name: string) => counted(things.map((each) => declined(each, name)));
  return new Thing(counted(things.map(String)), inCase);
}

/** A thing in a case; anything else as it is. */
export function declined(thing: unknown, name: string): string {
  return thing instanceof Thing ? thing.inCase(name) : String(thing);
}

/** Names with commas, with equal neighbours counted. */
function counted(names: readonly string[]): string {
  const found: [string, number][] = [];
  for (const name of names) {
    const last = found.at(-1);
    if (last && last[0] === name) last[1] += 1;
    else found.push([name, 1]);
  }
  return found.map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(", ");
}
