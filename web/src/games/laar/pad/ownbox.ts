/** The deck and the memos of one's own box, as they are kept on this phone. */
import { kept, type Kept } from "../../../lib/kept.svelte";

export interface OwnBox {
  /** The data file that a table takes; empty while nothing was typed in. */
  data: string;
  /** Whether its cards are those of a box, and not our reconstruction. */
  hasDeck: boolean;
  /** The memos whose numbers were compared with the box. */
  memos: string[];
}

export function ownBox(): Kept<OwnBox> {
  return kept<OwnBox>("laar-own-box", { data: "", hasDeck: false, memos: [] }, isOwnBox);
}

function isOwnBox(found: unknown): boolean {
  const box = (found ?? {}) as Partial<OwnBox>;
  return typeof box.data === "string" && typeof box.hasDeck === "boolean" && Array.isArray(box.memos);
}
