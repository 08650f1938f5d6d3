/** Signs of what choices bring. */
import star from "icon:round-star";
import type { Icons } from "../../lib/effects";

export const icons: Icons = { standing: star };
