/** The names that wire 2 had, for nodes and guests of the version before: for one version. */
import type { Data } from "./vocabulary";
import type { LegalMove, ViewShown } from "../generated/wire";

/** A view that tells what may be played as wire 2 did. */
export type ViewOfWire2 = ViewShown & { asked: LegalMove[] };

/** Read a view as a node of the version before sends it. */
export function newerView(said: ViewShown & Partial<ViewOfWire2>): ViewShown {
  const { asked, ...rest } = said;
  return { ...rest, public: newerName(said.public), moves: asked ?? said.moves };
}

/** Read what lies open from whichever version: who must decide was called `asked`. */
export function newerName(seen: Data): Data {
  return "deciders" in seen || !("asked" in seen) ? seen : { ...seen, deciders: seen["asked"] };
}

/** What lies open, for a guest's page, which may read it by either name. */
export function bothNames(seen: Data): Data {
  if ("deciders" in seen) return "asked" in seen ? seen : { ...seen, asked: seen["deciders"] };
  return newerName(seen);
}

/** The message, for a guest's page likewise. */
export function messageInBothNames(said: ViewShown): ViewOfWire2 {
  return { ...said, public: bothNames(said.public), asked: said.moves };
}
