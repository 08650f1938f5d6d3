/** Signs of what choices bring. */
import card from "icon:card-draw";
import herbs from "icon:herbs-bundle";
import laurel from "icon:laurels";
import cube from "icon:cube";
import star from "icon:round-star";
import type { Icons } from "../../lib/effects";

export const icons: Icons = {
  reputation: laurel,
  ingredients: herbs,
  favors: card,
  cubes: cube,
  unused: cube,
  "artifact-points": star,
  "grant-points": star,
  "seal-points": star,
};
