/** What a table needs of its game before it can be drawn: pages, words, and who may sit in. */
import { openRoom, type Room } from "../games";
import { api } from "./api";
import { sentence } from "./refusal";
import { words } from "./words.svelte";

export class Opening {
  room = $state.raw<Room | null>(null);
  /** Why the game's words or pictures did not come. */
  problem = $state("");
  /** The bot that takes a seat when nobody says which. */
  bot = $state("random");
  bots = $state.raw<readonly string[]>([]);
  /** The options that are a file of the table's own. */
  files = $state.raw<readonly string[]>([]);

  constructor(game: () => string) {
    $effect(() => {
      if (game()) this.#open(game());
    });
  }

  #open(game: string): void {
    Promise.all([openRoom(game), words.open(game)]).then(
      ([room]) => (this.room = room),
      (why: unknown) => (this.problem = sentence(why)),
    );
    void api.shelf().then((shelf) => {
      const found = shelf.find((each) => each.id === game);
      this.bot = found?.usual_bot ?? "random";
      this.bots = found?.bots ?? [];
      this.files = found?.options.flatMap((option) => (option.file ? [option.name] : [])) ?? [];
    });
  }
}
