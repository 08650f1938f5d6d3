/** Every page, table and book of this site into the tab, so that the network may go. */
import { everyPart } from "../games";
import { everyTool } from "../games/companions";
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { HOUSE_BOOKS, words } from "../lib/words.svelte";

const PAGES = import.meta.glob(["../pages/*.svelte", "../parts/*.svelte", "./*.svelte", "../lib/asking.ts"]);
const BOOKS = [...HOUSE_BOOKS, "web.later", "companion", "shelf"];

/** Fetch them; say whether all came. */
export async function gatherPages(): Promise<boolean> {
  try {
    const shelf = await api.shelf();
    const books = [...BOOKS, ...shelf.flatMap((game) => game.books)];
    await Promise.all([...Object.values(PAGES), ...everyPart, ...everyTool].map((open) => open()));
    for (const language of Object.keys(settings.languages))
      await Promise.all(books.map((book) => words.open(book, language)));
    await Promise.all([...document.fonts].map((face) => face.load()));
    return true;
  } catch {
    return false; // something did not come; the page goes on with what there is
  }
}
