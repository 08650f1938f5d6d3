/** Tap one of several things: it is taken back, or chosen; one too many takes the place of the last. */
export function toggled<T>(chosen: readonly T[], thing: T, most: number): T[] {
  if (chosen.includes(thing)) return chosen.filter((each) => each !== thing);
  return [...chosen.slice(0, most - 1), thing];
}
