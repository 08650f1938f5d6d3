/** A game of the shelf, for pages that count or set it up: how many may play, and what is agreed on. */
import { api } from "./api";
import type { GameInfo } from "../generated/wire";

/** The game of that name; `null` until the shelf is there. */
export function shelved(id: () => string): { readonly game: GameInfo | null } {
  let game = $state.raw<GameInfo | null>(null);
  $effect(() => {
    const wanted = id();
    void api.shelf().then(
      (shelf) => (game = shelf.find((each) => each.id === wanted) ?? null),
      () => undefined,
    );
  });
  return {
    get game() {
      return game;
    },
  };
}
