/** The seats in the order of their places; who shares one stays in the order of the seats. */
export function byPlace(points: readonly number[], winners: readonly number[]): { seat: number; place: number }[] {
  return ranking(points, winners)
    .map((place, seat) => ({ seat, place }))
    .sort((one, other) => one.place - other.place);
}

/**
 * Everybody's place at the end of a game. Who won is first, whatever decided it; the others follow
 * by their points, counted downwards or upwards from those of the winners, as the game is won.
 */
export function ranking(points: readonly number[], winners: readonly number[]): number[] {
  const best = points[winners[0] ?? 0] ?? 0;
  const fewest = points.some((each) => each > best);
  const isAhead = (other: number, own: number): boolean => (fewest ? other < own : other > own);
  return points.map((own, seat) =>
    winners.includes(seat)
      ? 1
      : 1 + points.filter((other, rival) => isAhead(other, own) || winners.includes(rival)).length,
  );
}
