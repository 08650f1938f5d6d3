/** What is staged, and where: the count, line by line of the pad. */
import type { Moments } from "../../lib/stage.svelte";

const inTheMiddle = (): readonly string[] => [];

export const moments: Moments = {
  "gems-counted": inTheMiddle,
  "beasts-counted": inTheMiddle,
  "spells-counted": inTheMiddle,
  "spices-counted": inTheMiddle,
  "weapons-counted": inTheMiddle,
};
