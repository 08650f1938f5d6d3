/** What is taken from a row leaves a gap there, as on a table: what is left stays where it lay. */
export class Gaps<Thing> {
  #lying: readonly Thing[] = [];
  #nameOf: (thing: Thing) => string;

  constructor(nameOf: (thing: Thing) => string) {
    this.#nameOf = nameOf;
  }

  /** Everything that lay there since something new was last laid out, and whether it is gone. */
  among(present: readonly Thing[]): { thing: Thing; gone: boolean }[] {
    const here = new Set(present.map(this.#nameOf));
    const known = new Set(this.#lying.map(this.#nameOf));
    if ([...here].some((name) => !known.has(name))) this.#lying = present;
    return this.#lying.map((thing) => ({ thing, gone: !here.has(this.#nameOf(thing)) }));
  }
}
