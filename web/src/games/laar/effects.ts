/** Signs of what choices bring. */
import pad from "icon:round-star";
import type { Icons } from "../../lib/effects";

export const icons: Icons = { "points-now": pad, "would-bring": pad };
