/** What stands on the buttons of the tools, in the order of the buttons; a tool without one has a flask. */
import oracle from "icon:crystal-ball";
import gamemaster from "icon:wizard-face";
import school from "icon:teacher";
import exam from "icon:diploma";
import notebook from "icon:notebook";
import scorePad from "icon:abacus";
import lookingBack from "icon:backward-time";
import recipeBook from "icon:book-cover";
import setUp from "icon:checklist";
import roundTrack from "icon:hourglass";
import deck from "icon:card-random";
import memos from "icon:scroll-unfurled";
import corrections from "icon:quill-ink";
import printables from "icon:papers";
import flask from "icon:round-bottom-flask";

const pictures: Record<string, string> = {
  oracle,
  notebook,
  "recipe-book": recipeBook,
  "set-up": setUp,
  "round-track": roundTrack,
  "score-pad": scorePad,
  "looking-back": lookingBack,
  school,
  gamemaster,
  exam,
  deck,
  memos,
  corrections,
  printables,
};
const order = Object.keys(pictures);

export function pictureOf(tool: string): string {
  return pictures[tool] ?? flask;
}

/** What is wanted first comes first; tools without a picture last. */
export function inOrder(tools: readonly string[]): string[] {
  const place = (tool: string): number => (order.includes(tool) ? order.indexOf(tool) : order.length);
  return [...tools].sort((one, other) => place(one) - place(other) || one.localeCompare(other));
}
