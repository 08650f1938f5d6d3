/** Several of a kind lie together: each kind once, with how many there are, in the order they came. */
export function grouped<Thing>(things: readonly Thing[]): [Thing, number][] {
  const counts = new Map<Thing, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
