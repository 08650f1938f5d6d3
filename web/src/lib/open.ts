/** All cards on the table: a bystander's view, with every player's side as that player saw it. */
import type { Data } from "./vocabulary";

export function opened(view: Data, views: readonly Data[] | null): Data {
  const players = view["players"];
  if (!views || !Array.isArray(players)) return view;
  return {
    ...view,
    players: players.map((player: unknown, seat) => (views[seat]?.["players"] as unknown[] | undefined)?.[seat] ?? player),
  };
}
