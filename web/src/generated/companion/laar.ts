// Written by `python3 run.py types` from the Python classes; not by hand.

export interface ReadDeck {
  data: string;
}

export interface Deck {
  cards: Draft[];
  deck_ours: boolean;
  memos: MemoRead[];
  choices: Choices;
  remarks: string[];
}

export interface Draft {
  spice: Spice | null;
  beast: Beast | null;
  weapon: WeaponView | null;
  spell: SpellView | null;
  gem: number | null;
}

export type Spice = "anise" | "mint" | "pepper" | "juniper" | "lotus" | "clove";

export type Beast = "phoenix" | "serpent" | "spider" | "unicorn";

export interface WeaponView {
  type: WeaponType;
  left: number;
  right: number;
}

export type WeaponType = "boomerang" | "pinga" | "shuriken" | "katar";

export interface SpellView {
  kind: SpellKind;
  of: (Kind | Beast | Spice | WeaponType)[] | null;
}

export type SpellKind = "point-per-good" | "two-per-spell" | "two-per-beast" | "four-per-spice-pair" | "four-per-five-kinds" | "four-per-three-beasts" | "gem-shift" | "weapon-boost" | "ward" | "universal";

export type Kind = "spice" | "beast" | "weapon" | "spell" | "gem";

export interface MemoRead {
  memo: MemoView;
  ours: boolean;
  reconstructed: boolean;
}

export interface MemoView {
  name: string;
  sets: BeastSetView[];
  next: number[][];
}

export interface BeastSetView {
  kind: SetKind;
  count: number;
  beasts: Beast[] | null;
  points: number;
}

export type SetKind = "same" | "different" | "any" | "named";

export interface Choices {
  spices: Spice[];
  beasts: Beast[];
  weapons: WeaponType[];
  numbers: number[];
  spells: SpellChoice[];
  gems: number[];
  sets: SetKind[];
  most_beasts: number;
  most_points: number;
}

export interface SpellChoice {
  kind: SpellKind;
  names: number;
  of: string[];
}

export interface Tallied {
  cards: Draft[];
}

export interface Tallies {
  cards: number;
  finished: number;
  zones: number[];
  tallies: Tally[];
  alike: Alike[];
  too_often: Tally[];
  lacking: Tally[];
  lacking_weapons: WeaponView[];
  lacking_spells: SpellView[];
}

export interface Tally {
  kind: Kind;
  thing: Spice | Beast | WeaponType | SpellKind | GemView;
  found: number;
  ours: number;
  fewest: number;
}

export interface GemView {
  number: number;
}

export interface Alike {
  cards: number[];
}

export interface WriteDeck {
  cards: Draft[];
  memos: MemoView[];
  said: Record<string, string>;
}

export interface Written {
  data: string;
}

export interface WriteMemos {
  memos: MemoView[];
}

export interface Sheet {
  sheet: unknown;
}

export interface Counted {
  sheet: unknown;
  count: Count;
  odd: Odd[];
}

export interface Count {
  names: string[];
  memo: string;
  rests_on_ours: boolean;
  order: Kind[];
  players: PlayerCounted[];
  pairs: PairView[];
  totals: number[];
  winners: number[];
  reason: string;
}

export interface PlayerCounted {
  points: number[];
  total: number;
  stacks: GoodRead[][];
  universal: Laid[];
  spells: SpellCounted[];
  gem_changes: [number, number][];
  gem_gain: number;
  gem_runs: RunCounted[];
  spices: Spice[];
  beast_sets: SetCounted[];
  weapons: WeaponView[];
  void: WeaponType[];
  left: number;
  right: number;
  takes: [number, number];
  wards: WardCounted[];
  side: Side | null;
}

export interface GoodRead {
  card: number | null;
  zone: Spice | Beast | WeaponView | SpellView | GemView;
}

export interface Laid {
  card: number | null;
  kind: Kind;
  told: boolean;
  ways: Way[];
}

export interface Way {
  kind: Kind;
  zone: Spice | Beast | WeaponView | SpellView | GemView;
  gain: number;
}

export interface SpellCounted {
  spell: SpellView;
  points: number;
}

export interface RunCounted {
  classes: number[];
  points: number;
}

export interface SetCounted {
  beasts: Beast[];
  points: number;
}

export interface WardCounted {
  weapon: WeaponType;
  saves: number;
  told: boolean;
}

export type Side = "left" | "right";

export interface PairView {
  seat: number;
  left: number;
  takes: number;
  loses: number;
}

export interface Odd {
  name: string;
  parts: Record<string, unknown>;
}

export interface SheetFile {
  text: string;
}

export interface SheetTold {
  sheet: unknown;
}

export interface SetUp {
  seats: number;
  variant: "basic" | "open" | "closed";
  memo: "random" | "I" | "II" | "III" | "IV" | "V";
  lots: [number, number];
}

export interface LaidOut {
  goods: number;
  goods_back: number;
  open_goods: number;
  experts: Expert[];
  expert_sets_back: number;
  memo: string;
  memos: number;
  memos_back: number;
  gems_open: boolean;
  experts_hidden: boolean;
  first: number;
  rounds: Round[];
}

export type Expert = "cook" | "beast-catcher" | "armourer" | "arcanist" | "jeweller";

export interface Round {
  number: number;
  first: number;
  assigning: number[];
  acquiring: number[];
  experts_return: boolean;
  skips: boolean;
  is_last: boolean;
}

/** What is asked, and what is told. */
export type Questions = {
  "deck": [ReadDeck, Deck];
  "tallies": [Tallied, Tallies];
  "write-deck": [WriteDeck, Written];
  "write-memos": [WriteMemos, Written];
  "count": [Sheet, Counted];
  "count-file": [SheetFile, Counted];
  "written-out": [Sheet, SheetTold];
  "set-up": [SetUp, LaidOut];
};
