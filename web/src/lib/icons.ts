/** Icons that every page needs; those of one game stand beside its table. */
import bee from "icon:bee";
import fox from "icon:fox-head";
import owl from "icon:owl";
import raven from "icon:raven";
import snail from "icon:snail";
import stag from "icon:stag-head";
import swan from "icon:swan";
import wolf from "icon:wolf-head";

/** A crest for each seat, besides its hue. */
export const CRESTS = [owl, fox, stag, raven, snail, wolf, bee, swan] as const;

export function crest(seat: number): string {
  return CRESTS[seat % CRESTS.length] ?? owl;
}
