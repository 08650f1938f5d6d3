/** Icons and printed facts of Alchemists. */
import basket from "icon:basket";
import beer from "icon:beer-stein";
import claw from "icon:bird-claw";
import bookshelf from "icon:bookshelf";
import boots from "icon:boots";
import broom from "icon:broom";
import pot from "icon:camp-cooking-pot";
import cloak from "icon:cloak-dagger";
import coins from "icon:two-coins";
import drink from "icon:drink-me";
import feather from "icon:feather";
import fern from "icon:fern";
import frog from "icon:frog";
import gemNecklace from "icon:gem-necklace";
import graduate from "icon:graduate-cap";
import health from "icon:health-potion";
import herbs from "icon:herbs-bundle";
import keys from "icon:house-keys";
import chalice from "icon:jeweled-chalice";
import chest from "icon:locked-chest";
import lotus from "icon:lotus-flower";
import hat from "icon:magic-hat";
import glass from "icon:magnifying-glass";
import mirror from "icon:mirror-mirror";
import mushroom from "icon:mushroom";
import necklace from "icon:necklace";
import periscope from "icon:periscope";
import mortar from "icon:pestle-mortar";
import roots from "icon:plant-roots";
import podium from "icon:podium";
import poison from "icon:poison-bottle";
import madness from "icon:potion-of-madness";
import quill from "icon:quill-ink";
import newspaper from "icon:newspaper";
import robe from "icon:robe";
import scorpion from "icon:scorpion";
import shop from "icon:shop";
import bag from "icon:shopping-bag";
import spiral from "icon:spiral-bottle";
import sprint from "icon:sprint";
import altar from "icon:star-altar";
import ticket from "icon:ticket";
import cup from "icon:trophy-cup";
import idol from "icon:venus-of-willendorf";
import wax from "icon:wax-seal";
import wisdom from "icon:wisdom";
import wizard from "icon:wizard-face";
import {
  agreed,
  printed as board,
  seats,
  type Adventurer,
  type Area,
  type Artifact,
  type Favor,
  type Formula,
  type Ingredient,
  type Potion,
} from "../../generated/alchemists";

export type Colour = "red" | "green" | "blue";

interface Board {
  formulas: Record<Formula, readonly (readonly [Colour, "+" | "-", boolean])[]>;
  artifacts: Record<Artifact, { price: number; points: number; level: number }>;
  wants: Record<Adventurer, readonly Potion[]>;
  spaces: readonly { players: number; gold: number; favors: number; ingredients: number }[];
  /** After which rounds the conferences are held. */
  conferences: readonly number[];
  /** Reputation: the last step of the red zone, the first of the green and of the blue one. */
  green: { favors: number; ingredients: number };
  zones: { red: number; green: number; blue: number };
  /** The cubes of each action, by how many play. */
  areas: Record<Area, { cubes: Record<number, readonly number[]>; opens: number; closes: number }>;
}

export const printed: Board = board;
export const ROUNDS = board.rounds;
export const LEVELS = agreed.level;
/** How many may play, one by one. */
export const SEATS = Array.from({ length: seats.most - seats.fewest + 1 }, (_, more) => seats.fewest + more);

export const INGREDIENTS: Record<Ingredient, string> = {
  mushroom,
  fern,
  toad: frog,
  claw,
  flower: lotus,
  mandrake: roots,
  scorpion,
  feather,
};
export const INGREDIENT_ORDER = Object.keys(INGREDIENTS) as Ingredient[];
export const FORMULA_ORDER = Object.keys(board.formulas) as Formula[];

const FLASKS: Record<Potion, string> = {
  healing: health,
  poison,
  speed: sprint,
  paralysis: spiral,
  wisdom,
  insanity: madness,
  neutral: pot,
};
const ASPECTS: Partial<Record<Potion, { colour: Colour; sign: string }>> = board.potions;

export const POTIONS = Object.fromEntries(
  Object.entries(FLASKS).map(([potion, icon]) => {
    const { colour, sign } = ASPECTS[potion as Potion] ?? { colour: "neutral", sign: "0" };
    return [potion, { icon, colour, sign: sign.replace("-", "−") }];
  }),
) as Record<Potion, { icon: string; colour: Colour | "neutral"; sign: string }>;

export const AREAS: Record<Area, string> = {
  forage: basket,
  transmute: coins,
  custodian: broom,
  sell: bag,
  buy: shop,
  debunk: glass,
  publish: quill,
  student: graduate,
  drink,
  exhibition: podium,
};

export const FAVORS: Record<Favor, string> = {
  assistant: keys,
  herbalist: herbs,
  associate: cloak,
  custodian: broom,
  barmaid: beer,
  merchant: bag,
  shopkeeper: shop,
  sage: wizard,
  publisher: newspaper,
};

export const ARTIFACTS: Record<Artifact, string> = {
  periscope,
  "magic-mortar": mortar,
  "discount-card": ticket,
  "boots-of-speed": boots,
  "printing-press": quill,
  "robe-of-respect": robe,
  "witchs-trunk": chest,
  "hypnotic-amulet": necklace,
  "amulet-of-rhetoric": gemNecklace,
  "seal-of-authority": wax,
  "thinking-cap": hat,
  "silver-chalice": chalice,
  "altar-of-gold": altar,
  "feather-in-cap": feather,
  "bronze-cup": cup,
  "magic-mirror": mirror,
  "wisdom-idol": idol,
  "crystal-cabinet": bookshelf,
};

/** The shape of each colour, round the middle. */
export const SHAPES: Record<Colour, string> = {
  red: "M0 -27L25 17H-25Z",
  green: "M0 -26C26 -16 26 16 0 26C-26 16 -26 -16 0 -26Z",
  blue: "M0 -29C15 -12 23 -2 23 7A23 20 0 0 1 -23 7C-23 -2 -15 -12 0 -29Z",
};

export const SEALS = board.seals;

/** A name, and how many there are of it. */
export function counted(name: string, count: number): string {
  return count > 1 ? `${name} ×${count}` : name;
}

/** A formula as it is said aloud: «small red minus, small green plus, large blue minus». */
export function spoken(formula: Formula, aspect: (colour: Colour, sign: string, size: string) => string): string {
  return printed.formulas[formula]
    .map(([colour, sign, big]) => aspect(colour, sign === "+" ? "plus" : "minus", big ? "large" : "small"))
    .join(", ");
}
