/** The sheet of the final count, as the page has it; `retorta score` reads the same. */
import { ARTIFACTS, FORMULA_ORDER, INGREDIENT_ORDER, SEALS } from "../../things";
import {
  printed,
  seats,
  type Artifact,
  type Grant,
  type Ingredient,
  type Seal,
} from "../../../../generated/alchemists";

export interface Player {
  name: string;
  reputation: number;
  gold: number;
  favors: number;
  artifacts: Artifact[];
  /** The numbers printed on the grants. */
  grant_points: number[];
  /** Grants that somebody's file names without their numbers. */
  grants: Grant[];
  set_aside: number;
}

export interface Theory {
  ingredient: Ingredient;
  /** Its row in the grid, from one. */
  formula: number;
  seals: { player: number; seal: Seal }[];
}

export interface Sheet {
  code: string;
  truth: Partial<Record<Ingredient, number>>;
  players: Player[];
  theories: Theory[];
  /** What is printed on the grants that are named, as far as that is known. */
  grants?: GrantPoints;
}

export type GrantPoints = Partial<Record<Grant, number>>;

export function player(name: string): Player {
  return {
    name,
    reputation: printed.starting_reputation,
    gold: 0,
    favors: 0,
    artifacts: [],
    grant_points: [],
    grants: [],
    set_aside: 0,
  };
}

export function begun(names: readonly string[]): Sheet {
  return { code: "", truth: {}, players: names.map(player), theories: [] };
}

/** The same with what this phone knows of the box; what came with the sheet goes before it. */
export function priced(sheet: Sheet, own: GrantPoints): Sheet {
  const isNamed = sheet.players.some(namesGrants);
  return isNamed ? { ...sheet, grants: { ...own, ...sheet.grants } } : sheet;
}

/** Whether somebody holds a grant of which nobody knows what is printed on it. */
export function hasUnread(player: Player, known: GrantPoints): boolean {
  return namesGrants(player) && player.grants.some((grant) => known[grant] === undefined);
}

function namesGrants({ grants, grant_points }: Player): boolean {
  return grants.length > 0 && grant_points.length === 0;
}

/** As a file has it: only what is known, and the truth either by its code or as it was seen. */
export function written(sheet: Sheet): object {
  const truth = sheet.code ? { code: sheet.code } : { truth: sheet.truth };
  const players = sheet.players.map((player) => {
    const { grants, grant_points, ...rest } = player;
    return namesGrants(player) ? { ...rest, grants } : { ...rest, grant_points };
  });
  const isNamed = sheet.players.some(namesGrants) && sheet.grants !== undefined;
  return { ...truth, players, theories: sheet.theories, ...(isNamed ? { grants: sheet.grants } : {}) };
}

/** Whether it can be shown; whether it can be right, the engine says. */
export function fits(found: unknown): found is Sheet {
  const { code, truth, players, theories } = (found ?? {}) as Partial<Sheet>;
  return (
    typeof code === "string" &&
    typeof truth === "object" &&
    Array.isArray(players) &&
    players.length >= seats.fewest &&
    players.length <= seats.most &&
    players.every(isPlayer) &&
    Array.isArray(theories) &&
    theories.every(isTheory)
  );
}

function isPlayer(found: Partial<Player>): boolean {
  return (
    typeof found.name === "string" &&
    [found.reputation, found.gold, found.favors, found.set_aside].every((each) => typeof each === "number") &&
    [found.artifacts, found.grants, found.grant_points].every(Array.isArray) &&
    (found.artifacts ?? []).every((each) => each in ARTIFACTS)
  );
}

function isTheory({ ingredient, formula, seals }: Partial<Theory>): boolean {
  return (
    INGREDIENT_ORDER.some((each) => each === ingredient) &&
    FORMULA_ORDER[(formula ?? 0) - 1] !== undefined &&
    Array.isArray(seals) &&
    seals.every(({ player: whose, seal }) => typeof whose === "number" && SEALS.includes(seal))
  );
}
