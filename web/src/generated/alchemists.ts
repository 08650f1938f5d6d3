// Written by `python3 run.py types` from the Python classes; not by hand.

import type { Vocabulary } from "../lib/vocabulary";

export interface PublicView {
  deciders: number[];
  round: number;
  first: number;
  spaces: (number | null)[];
  order: number[];
  paralysed: number[];
  frozen: number[];
  players: PlayerView[];
  areas: AreaView[];
  row: Ingredient[];
  deck: number;
  discard: number;
  discarded: Ingredient[] | null;
  favor_deck: number;
  favor_discard: Favor[];
  on_sale: Artifact[];
  to_come: Artifact[][];
  adventurer: Adventurer | null;
  next_adventurer: Adventurer | null;
  orders: number[][];
  blocked: boolean[];
  discounts: (number | null)[];
  unwilling: boolean;
  books: BookView[];
  conflicts: Ingredient[][];
  grants: GrantView[];
  conference: number[][];
  first_shown: (number | null)[];
  experiments: ExperimentView[];
  facts: FactView[];
  task: TaskView | null;
  formulas: Formula[] | null;
  scores: ScoreView[];
  corrected: CorrectedView | null;
}

export interface PlayerView {
  gold: number;
  reputation: number;
  cards: number;
  seen: Ingredient[] | null;
  favors: number;
  favor_cards: Favor[] | null;
  lost: Seal[];
  artifacts: Artifact[];
  grants: Grant[];
  results: Potion[];
  free: number;
  unused: number;
  hospital: number;
  exhibited: Potion[];
  set_aside: number;
  set_aside_cards: Ingredient[] | null;
  periscope_used: boolean;
  boots_used: boolean;
  debunks_as: Level;
  confers_as: Level;
}

export type Ingredient = "mushroom" | "fern" | "toad" | "claw" | "flower" | "mandrake" | "scorpion" | "feather";

export type Favor = "assistant" | "herbalist" | "associate" | "custodian" | "barmaid" | "merchant" | "shopkeeper" | "sage" | "publisher";

export type Seal = "gold" | "silver" | "red" | "green" | "blue";

export type Artifact = "periscope" | "magic-mortar" | "discount-card" | "boots-of-speed" | "printing-press" | "robe-of-respect" | "witchs-trunk" | "hypnotic-amulet" | "amulet-of-rhetoric" | "seal-of-authority" | "thinking-cap" | "silver-chalice" | "altar-of-gold" | "feather-in-cap" | "bronze-cup" | "magic-mirror" | "wisdom-idol" | "crystal-cabinet";

export type Grant = "a" | "b" | "c" | "d" | "centre";

export type Potion = "healing" | "poison" | "speed" | "paralysis" | "wisdom" | "insanity" | "neutral";

export type Level = "apprentice" | "master";

export interface AreaView {
  area: Area;
  seats: number[];
  actions: number[];
}

export type Area = "forage" | "transmute" | "custodian" | "sell" | "buy" | "debunk" | "publish" | "student" | "drink" | "exhibition";

export type Adventurer = "ranger" | "barbarian" | "cleric" | "thief" | "mage" | "warrior";

export interface BookView {
  formula: Formula | null;
  owners: number[];
  seals: Seal[] | null;
  in_conflict: boolean;
}

export type Formula = "blue-minus" | "blue-plus" | "green-minus" | "green-plus" | "red-minus" | "red-plus" | "all-minus" | "all-plus";

export interface GrantView {
  grant: Grant;
  ingredients: Ingredient[];
  points: number;
}

export interface ExperimentView {
  seat: number;
  how: How;
  potion: Potion | null;
  order: Potion | null;
  quality: Quality | null;
}

export type How = "on-student" | "on-self" | "for-sale" | "at-exhibition" | "with-cap";

export type Quality = "exact" | "right-sign" | "neutral" | "wrong-sign";

export interface FactView {
  ingredients: Ingredient[];
  potions: Potion[];
}

export interface TaskView {
  question: string;
  potion: Potion | null;
  quality: Quality | null;
  ingredients: Ingredient[];
  formula: Formula | null;
  area: Area | null;
  cubes: number;
  favors: Favor[];
  bonus: number;
  harmed: Potion[];
}

export interface ScoreView {
  reputation: number;
  artifacts: number;
  grants: number;
  gold: number;
  seals: number;
  idol: number;
  coins: number;
  total: number;
}

export interface CorrectedView {
  spaces: SpaceView[];
  green_favors: number;
  green_ingredients: number;
  debunk: number[];
  faces: number[];
}

export interface SpaceView {
  players: number;
  gold: number;
  favors: number;
  ingredients: number;
}

export interface OwnView {
  seat: number;
  hand: Ingredient[];
  favors: Favor[];
  seals: number[];
  laid_seals: (Seal | null)[];
  set_aside: Ingredient[];
  prices: number[];
  laid_away: Ingredient[];
  mixtures: MixtureView[];
  facts: FactView[];
  grid: string;
  marks: string;
  note: string;
  task: OwnTaskView | null;
}

export interface MixtureView {
  experiment: number;
  ingredients: Ingredient[];
}

export interface OwnTaskView {
  favor: Favor | null;
  discount: number | null;
  ingredients: Ingredient[];
}

export interface KeepMove {
  move: "keep";
  favor: Favor;
}

export interface TakeSpaceMove {
  move: "take-space";
  space: number;
}

export interface PlanMove {
  move: "plan";
  area: Area;
}

export interface SendAssociateMove {
  move: "send-associate";
  area: Area;
}

export interface PlayFavorMove {
  move: "play-favor";
  favor: Favor;
}

export interface FinishPlanningMove {
  move: "finish-planning";
}

export interface DeclineMove {
  move: "decline";
}

export interface PassMove {
  move: "pass";
}

export interface GatherMove {
  move: "gather";
  ingredient: Ingredient;
}

export interface GatherUnseenMove {
  move: "gather-unseen";
}

export interface DiscardMove {
  move: "discard";
  ingredient: Ingredient;
}

export interface MixMove {
  move: "mix";
  first: Ingredient;
  second: Ingredient;
}

export interface LayDiscountMove {
  move: "lay-discount";
  gold: number;
}

export interface TakeOrderMove {
  move: "take-order";
  slot: number;
}

export interface GuaranteeMove {
  move: "guarantee";
  quality: Quality;
}

export interface BuyMove {
  move: "buy";
  artifact: Artifact;
}

export interface OfferMove {
  move: "offer";
  gold: number;
}

export interface PublishMove {
  move: "publish";
  ingredient: Ingredient;
  formula: Formula;
}

export interface EndorseMove {
  move: "endorse";
  ingredient: Ingredient;
}

export interface LaySealMove {
  move: "lay-seal";
  seal: Seal;
}

export interface TakeGrantMove {
  move: "take-grant";
  grant: Grant;
}

export interface DisproveMove {
  move: "disprove";
  ingredient: Ingredient;
  colour: Colour;
}

export type Colour = "red" | "green" | "blue";

export interface ProposeMove {
  move: "propose";
  first: Ingredient;
  second: Ingredient;
}

export interface ClaimMove {
  move: "claim";
  potion: Potion;
}

export interface LookMove {
  move: "look";
}

export interface HurryMove {
  move: "hurry";
}

export interface GiveUpMortarMove {
  move: "give-up-mortar";
}

export interface BecomeApprenticeMove {
  move: "become-apprentice";
}

export interface ExchangeSealMove {
  move: "exchange-seal";
  ingredient: Ingredient;
}

export interface ExchangeFormulaMove {
  move: "exchange-formula";
  ingredient: Ingredient;
  formula: Formula;
}

export interface FavorKeptEvent {
  event: "favor-kept";
  seat: number;
  favor: Favor | null;
}

export interface RoundBegunEvent {
  event: "round-begun";
  round: number;
  first: number;
  adventurer: Adventurer | null;
  row: Ingredient[];
}

export interface SpaceTakenEvent {
  event: "space-taken";
  seat: number;
  space: number;
}

export interface LevelLoweredEvent {
  event: "level-lowered";
  seat: number;
}

export interface GreenSpaceKeptEvent {
  event: "green-space-kept";
  seat: number;
}

export interface IngredientsDrawnEvent {
  event: "ingredients-drawn";
  seat: number;
  number: number;
  ingredients: Ingredient[] | null;
}

export interface FavorsDrawnEvent {
  event: "favors-drawn";
  seat: number;
  number: number;
  favors: Favor[] | null;
}

export interface FavorPlayedEvent {
  event: "favor-played";
  seat: number;
  favor: Favor;
}

export interface AssociateSentEvent {
  event: "associate-sent";
  seat: number;
  area: Area;
}

export interface IngredientDiscardedEvent {
  event: "ingredient-discarded";
  seat: number;
  ingredient: Ingredient | null;
}

export interface ActionPlannedEvent {
  event: "action-planned";
  seat: number;
  area: Area;
  cubes: number;
}

export interface PlanningFinishedEvent {
  event: "planning-finished";
  seat: number;
  unused: number;
}

export interface ActionDeclinedEvent {
  event: "action-declined";
  seat: number;
  area: Area;
  cubes: number;
}

export interface IngredientGatheredEvent {
  event: "ingredient-gathered";
  seat: number;
  ingredient: Ingredient;
}

export interface IngredientTransmutedEvent {
  event: "ingredient-transmuted";
  seat: number;
  ingredient: Ingredient | null;
  gold: number;
}

export interface DiscountLaidEvent {
  event: "discount-laid";
  seat: number;
}

export interface DiscountsTurnedEvent {
  event: "discounts-turned";
  sellers: number[];
  gold: number[];
}

export interface OrderTakenEvent {
  event: "order-taken";
  seat: number;
  potion: Potion;
}

export interface QualityGuaranteedEvent {
  event: "quality-guaranteed";
  seat: number;
  quality: Quality;
  price: number;
}

export interface PotionSoldEvent {
  event: "potion-sold";
  seat: number;
  order: Potion;
  quality: Quality;
  gold: number;
  first: Ingredient | null;
  second: Ingredient | null;
}

export interface PotionTestedEvent {
  event: "potion-tested";
  seat: number;
  how: How;
  potion: Potion;
  first: Ingredient | null;
  second: Ingredient | null;
}

export interface PotionExhibitedEvent {
  event: "potion-exhibited";
  seat: number;
  claimed: Potion;
  potion: Potion;
  first: Ingredient | null;
  second: Ingredient | null;
}

export interface StudentUnwillingEvent {
  event: "student-unwilling";
}

export interface PotionHarmedEvent {
  event: "potion-harmed";
  seat: number;
  potion: Potion;
}

export interface IngredientSeenEvent {
  event: "ingredient-seen";
  seat: number;
  owner: number;
  ingredient: Ingredient | null;
}

export interface MortarUsedEvent {
  event: "mortar-used";
  seat: number;
  kept: Ingredient | null;
}

export interface MortarGivenUpEvent {
  event: "mortar-given-up";
  seat: number;
}

export interface ReputationChangedEvent {
  event: "reputation-changed";
  seat: number;
  change: number;
  reputation: number;
}

export interface ArtifactBoughtEvent {
  event: "artifact-bought";
  seat: number;
  artifact: Artifact;
  price: number;
}

export interface GoldOfferedEvent {
  event: "gold-offered";
  seat: number;
  gold: number;
}

export interface BootsUsedEvent {
  event: "boots-used";
  seat: number;
  area: Area;
}

export interface TheoryPublishedEvent {
  event: "theory-published";
  seat: number;
  ingredient: Ingredient;
  formula: Formula;
  seal: Seal | null;
}

export interface TheoryEndorsedEvent {
  event: "theory-endorsed";
  seat: number;
  ingredient: Ingredient;
  gold: number;
  seal: Seal | null;
}

export interface GrantTakenEvent {
  event: "grant-taken";
  seat: number;
  grant: Grant;
}

export interface AspectShownEvent {
  event: "aspect-shown";
  seat: number;
  ingredient: Ingredient;
  colour: Colour;
  plus: boolean;
}

export interface ClaimAnsweredEvent {
  event: "claim-answered";
  seat: number;
  first: Ingredient;
  second: Ingredient;
  potion: Potion;
  yes: boolean;
}

export interface TheoryDebunkedEvent {
  event: "theory-debunked";
  seat: number;
  ingredient: Ingredient;
  formula: Formula;
  colour: Colour;
  owners: number[];
  seals: Seal[];
}

export interface ConflictShownEvent {
  event: "conflict-shown";
  seat: number;
  first: Ingredient;
  second: Ingredient;
}

export interface DebunkingFailedEvent {
  event: "debunking-failed";
  seat: number;
}

export interface TheoryRevisedEvent {
  event: "theory-revised";
  seat: number;
  ingredient: Ingredient;
  formula: Formula;
}

export interface SealExchangedEvent {
  event: "seal-exchanged";
  seat: number;
  ingredient: Ingredient;
  seal: Seal | null;
}

export interface ConferenceHeldEvent {
  event: "conference-held";
  number: number;
  seals: number[];
}

export interface ArtifactsReplacedEvent {
  event: "artifacts-replaced";
  artifacts: Artifact[];
}

export interface TopAlchemistsEvent {
  event: "top-alchemists";
  seats: number[];
}

export interface TruthRevealedEvent {
  event: "truth-revealed";
  formulas: Formula[];
}

export interface TheoryCheckedEvent {
  event: "theory-checked";
  ingredient: Ingredient;
  formula: Formula;
  right: boolean;
  owners: number[];
  seals: Seal[];
}

export interface LabCountedEvent {
  event: "lab-counted";
  seat: number;
  reputation: number;
  artifacts: number;
  grants: number;
  gold: number;
  seals: number;
  idol: number;
  coins: number;
  favors: Favor[];
  set_aside: Ingredient[];
}

export interface GameEndedEvent {
  event: "game-ended";
  points: number[];
  winners: number[];
}

export type Move =
  | KeepMove
  | TakeSpaceMove
  | PlanMove
  | SendAssociateMove
  | PlayFavorMove
  | FinishPlanningMove
  | DeclineMove
  | PassMove
  | GatherMove
  | GatherUnseenMove
  | DiscardMove
  | MixMove
  | LayDiscountMove
  | TakeOrderMove
  | GuaranteeMove
  | BuyMove
  | OfferMove
  | PublishMove
  | EndorseMove
  | LaySealMove
  | TakeGrantMove
  | DisproveMove
  | ProposeMove
  | ClaimMove
  | LookMove
  | HurryMove
  | GiveUpMortarMove
  | BecomeApprenticeMove
  | ExchangeSealMove
  | ExchangeFormulaMove;

export type Event =
  | FavorKeptEvent
  | RoundBegunEvent
  | SpaceTakenEvent
  | LevelLoweredEvent
  | GreenSpaceKeptEvent
  | IngredientsDrawnEvent
  | FavorsDrawnEvent
  | FavorPlayedEvent
  | AssociateSentEvent
  | IngredientDiscardedEvent
  | ActionPlannedEvent
  | PlanningFinishedEvent
  | ActionDeclinedEvent
  | IngredientGatheredEvent
  | IngredientTransmutedEvent
  | DiscountLaidEvent
  | DiscountsTurnedEvent
  | OrderTakenEvent
  | QualityGuaranteedEvent
  | PotionSoldEvent
  | PotionTestedEvent
  | PotionExhibitedEvent
  | StudentUnwillingEvent
  | PotionHarmedEvent
  | IngredientSeenEvent
  | MortarUsedEvent
  | MortarGivenUpEvent
  | ReputationChangedEvent
  | ArtifactBoughtEvent
  | GoldOfferedEvent
  | BootsUsedEvent
  | TheoryPublishedEvent
  | TheoryEndorsedEvent
  | GrantTakenEvent
  | AspectShownEvent
  | ClaimAnsweredEvent
  | TheoryDebunkedEvent
  | ConflictShownEvent
  | DebunkingFailedEvent
  | TheoryRevisedEvent
  | SealExchangedEvent
  | ConferenceHeldEvent
  | ArtifactsReplacedEvent
  | TopAlchemistsEvent
  | TruthRevealedEvent
  | TheoryCheckedEvent
  | LabCountedEvent
  | GameEndedEvent;

export const vocabulary: Vocabulary = {
  "public-view": {
    "deciders": {
      "list": {
        "seat": true
      }
    },
    "round": null,
    "first": {
      "seat": true
    },
    "spaces": {
      "list": null
    },
    "order": {
      "list": {
        "seat": true
      }
    },
    "paralysed": {
      "list": {
        "seat": true
      }
    },
    "frozen": {
      "list": {
        "seat": true
      }
    },
    "players": {
      "list": {
        "object": "player-view"
      }
    },
    "areas": {
      "list": {
        "object": "area-view"
      }
    },
    "row": {
      "list": {
        "enum": "ingredient"
      }
    },
    "deck": null,
    "discard": null,
    "discarded": {
      "list": {
        "enum": "ingredient"
      }
    },
    "favor_deck": null,
    "favor_discard": {
      "list": {
        "enum": "favor"
      }
    },
    "on_sale": {
      "list": {
        "enum": "artifact"
      }
    },
    "to_come": {
      "list": {
        "list": {
          "enum": "artifact"
        }
      }
    },
    "adventurer": {
      "enum": "adventurer"
    },
    "next_adventurer": {
      "enum": "adventurer"
    },
    "orders": {
      "list": {
        "list": {
          "seat": true
        }
      }
    },
    "blocked": {
      "list": null
    },
    "discounts": {
      "list": null
    },
    "unwilling": null,
    "books": {
      "list": {
        "object": "book-view"
      }
    },
    "conflicts": {
      "list": {
        "list": {
          "enum": "ingredient"
        }
      }
    },
    "grants": {
      "list": {
        "object": "grant-view"
      }
    },
    "conference": {
      "list": {
        "list": null
      }
    },
    "first_shown": {
      "list": {
        "seat": true
      }
    },
    "experiments": {
      "list": {
        "object": "experiment-view"
      }
    },
    "facts": {
      "list": {
        "object": "fact-view"
      }
    },
    "task": {
      "object": "task-view"
    },
    "formulas": {
      "list": {
        "enum": "formula"
      }
    },
    "scores": {
      "list": {
        "object": "score-view"
      }
    },
    "corrected": {
      "object": "corrected-view"
    }
  },
  "player-view": {
    "gold": null,
    "reputation": null,
    "cards": null,
    "seen": {
      "list": {
        "enum": "ingredient"
      }
    },
    "favors": null,
    "favor_cards": {
      "list": {
        "enum": "favor"
      }
    },
    "lost": {
      "list": {
        "enum": "seal"
      }
    },
    "artifacts": {
      "list": {
        "enum": "artifact"
      }
    },
    "grants": {
      "list": {
        "enum": "grant"
      }
    },
    "results": {
      "list": {
        "enum": "potion"
      }
    },
    "free": null,
    "unused": null,
    "hospital": null,
    "exhibited": {
      "list": {
        "enum": "potion"
      }
    },
    "set_aside": null,
    "set_aside_cards": {
      "list": {
        "enum": "ingredient"
      }
    },
    "periscope_used": null,
    "boots_used": null,
    "debunks_as": {
      "enum": "level"
    },
    "confers_as": {
      "enum": "level"
    }
  },
  "area-view": {
    "area": {
      "enum": "area"
    },
    "seats": {
      "list": {
        "seat": true
      }
    },
    "actions": {
      "list": null
    }
  },
  "book-view": {
    "formula": {
      "enum": "formula"
    },
    "owners": {
      "list": {
        "seat": true
      }
    },
    "seals": {
      "list": {
        "enum": "seal"
      }
    },
    "in_conflict": null
  },
  "grant-view": {
    "grant": {
      "enum": "grant"
    },
    "ingredients": {
      "list": {
        "enum": "ingredient"
      }
    },
    "points": null
  },
  "experiment-view": {
    "seat": {
      "seat": true
    },
    "how": {
      "enum": "how"
    },
    "potion": {
      "enum": "potion"
    },
    "order": {
      "enum": "potion"
    },
    "quality": {
      "enum": "quality"
    }
  },
  "fact-view": {
    "ingredients": {
      "list": {
        "enum": "ingredient"
      }
    },
    "potions": {
      "list": {
        "enum": "potion"
      }
    }
  },
  "task-view": {
    "question": null,
    "potion": {
      "enum": "potion"
    },
    "quality": {
      "enum": "quality"
    },
    "ingredients": {
      "list": {
        "enum": "ingredient"
      }
    },
    "formula": {
      "enum": "formula"
    },
    "area": {
      "enum": "area"
    },
    "cubes": null,
    "favors": {
      "list": {
        "enum": "favor"
      }
    },
    "bonus": null,
    "harmed": {
      "list": {
        "enum": "potion"
      }
    }
  },
  "score-view": {
    "reputation": null,
    "artifacts": null,
    "grants": null,
    "gold": null,
    "seals": null,
    "idol": null,
    "coins": null,
    "total": null
  },
  "corrected-view": {
    "spaces": {
      "list": {
        "object": "space-view"
      }
    },
    "green_favors": null,
    "green_ingredients": null,
    "debunk": {
      "list": null
    },
    "faces": {
      "list": null
    }
  },
  "space-view": {
    "players": null,
    "gold": null,
    "favors": null,
    "ingredients": null
  },
  "own-view": {
    "seat": {
      "seat": true
    },
    "hand": {
      "list": {
        "enum": "ingredient"
      }
    },
    "favors": {
      "list": {
        "enum": "favor"
      }
    },
    "seals": {
      "list": null
    },
    "laid_seals": {
      "list": {
        "enum": "seal"
      }
    },
    "set_aside": {
      "list": {
        "enum": "ingredient"
      }
    },
    "prices": {
      "list": null
    },
    "laid_away": {
      "list": {
        "enum": "ingredient"
      }
    },
    "mixtures": {
      "list": {
        "object": "mixture-view"
      }
    },
    "facts": {
      "list": {
        "object": "fact-view"
      }
    },
    "grid": null,
    "marks": null,
    "note": null,
    "task": {
      "object": "own-task-view"
    }
  },
  "mixture-view": {
    "experiment": null,
    "ingredients": {
      "list": {
        "enum": "ingredient"
      }
    }
  },
  "own-task-view": {
    "favor": {
      "enum": "favor"
    },
    "discount": null,
    "ingredients": {
      "list": {
        "enum": "ingredient"
      }
    }
  },
  "move-keep": {
    "favor": {
      "enum": "favor"
    }
  },
  "move-take-space": {
    "space": null
  },
  "move-plan": {
    "area": {
      "enum": "area"
    }
  },
  "move-send-associate": {
    "area": {
      "enum": "area"
    }
  },
  "move-play-favor": {
    "favor": {
      "enum": "favor"
    }
  },
  "move-finish-planning": {},
  "move-decline": {},
  "move-pass": {},
  "move-gather": {
    "ingredient": {
      "enum": "ingredient"
    }
  },
  "move-gather-unseen": {},
  "move-discard": {
    "ingredient": {
      "enum": "ingredient"
    }
  },
  "move-mix": {
    "first": {
      "enum": "ingredient"
    },
    "second": {
      "enum": "ingredient"
    }
  },
  "move-lay-discount": {
    "gold": null
  },
  "move-take-order": {
    "slot": null
  },
  "move-guarantee": {
    "quality": {
      "enum": "quality"
    }
  },
  "move-buy": {
    "artifact": {
      "enum": "artifact"
    }
  },
  "move-offer": {
    "gold": null
  },
  "move-publish": {
    "ingredient": {
      "enum": "ingredient"
    },
    "formula": {
      "enum": "formula"
    }
  },
  "move-endorse": {
    "ingredient": {
      "enum": "ingredient"
    }
  },
  "move-lay-seal": {
    "seal": {
      "enum": "seal"
    }
  },
  "move-take-grant": {
    "grant": {
      "enum": "grant"
    }
  },
  "move-disprove": {
    "ingredient": {
      "enum": "ingredient"
    },
    "colour": {
      "enum": "colour"
    }
  },
  "move-propose": {
    "first": {
      "enum": "ingredient"
    },
    "second": {
      "enum": "ingredient"
    }
  },
  "move-claim": {
    "potion": {
      "enum": "potion"
    }
  },
  "move-look": {},
  "move-hurry": {},
  "move-give-up-mortar": {},
  "move-become-apprentice": {},
  "move-exchange-seal": {
    "ingredient": {
      "enum": "ingredient"
    }
  },
  "move-exchange-formula": {
    "ingredient": {
      "enum": "ingredient"
    },
    "formula": {
      "enum": "formula"
    }
  },
  "event-favor-kept": {
    "seat": {
      "seat": true
    },
    "favor": {
      "enum": "favor"
    }
  },
  "event-round-begun": {
    "round": null,
    "first": {
      "seat": true
    },
    "adventurer": {
      "enum": "adventurer"
    },
    "row": {
      "list": {
        "enum": "ingredient"
      }
    }
  },
  "event-space-taken": {
    "seat": {
      "seat": true
    },
    "space": null
  },
  "event-level-lowered": {
    "seat": {
      "seat": true
    }
  },
  "event-green-space-kept": {
    "seat": {
      "seat": true
    }
  },
  "event-ingredients-drawn": {
    "seat": {
      "seat": true
    },
    "number": null,
    "ingredients": {
      "list": {
        "enum": "ingredient"
      }
    }
  },
  "event-favors-drawn": {
    "seat": {
      "seat": true
    },
    "number": null,
    "favors": {
      "list": {
        "enum": "favor"
      }
    }
  },
  "event-favor-played": {
    "seat": {
      "seat": true
    },
    "favor": {
      "enum": "favor"
    }
  },
  "event-associate-sent": {
    "seat": {
      "seat": true
    },
    "area": {
      "enum": "area"
    }
  },
  "event-ingredient-discarded": {
    "seat": {
      "seat": true
    },
    "ingredient": {
      "enum": "ingredient"
    }
  },
  "event-action-planned": {
    "seat": {
      "seat": true
    },
    "area": {
      "enum": "area"
    },
    "cubes": null
  },
  "event-planning-finished": {
    "seat": {
      "seat": true
    },
    "unused": null
  },
  "event-action-declined": {
    "seat": {
      "seat": true
    },
    "area": {
      "enum": "area"
    },
    "cubes": null
  },
  "event-ingredient-gathered": {
    "seat": {
      "seat": true
    },
    "ingredient": {
      "enum": "ingredient"
    }
  },
  "event-ingredient-transmuted": {
    "seat": {
      "seat": true
    },
    "ingredient": {
      "enum": "ingredient"
    },
    "gold": null
  },
  "event-discount-laid": {
    "seat": {
      "seat": true
    }
  },
  "event-discounts-turned": {
    "sellers": {
      "list": {
        "seat": true
      }
    },
    "gold": {
      "list": null
    }
  },
  "event-order-taken": {
    "seat": {
      "seat": true
    },
    "potion": {
      "enum": "potion"
    }
  },
  "event-quality-guaranteed": {
    "seat": {
      "seat": true
    },
    "quality": {
      "enum": "quality"
    },
    "price": null
  },
  "event-potion-sold": {
    "seat": {
      "seat": true
    },
    "order": {
      "enum": "potion"
    },
    "quality": {
      "enum": "quality"
    },
    "gold": null,
    "first": {
      "enum": "ingredient"
    },
    "second": {
      "enum": "ingredient"
    }
  },
  "event-potion-tested": {
    "seat": {
      "seat": true
    },
    "how": {
      "enum": "how"
    },
    "potion": {
      "enum": "potion"
    },
    "first": {
      "enum": "ingredient"
    },
    "second": {
      "enum": "ingredient"
    }
  },
  "event-potion-exhibited": {
    "seat": {
      "seat": true
    },
    "claimed": {
      "enum": "potion"
    },
    "potion": {
      "enum": "potion"
    },
    "first": {
      "enum": "ingredient"
    },
    "second": {
      "enum": "ingredient"
    }
  },
  "event-student-unwilling": {},
  "event-potion-harmed": {
    "seat": {
      "seat": true
    },
    "potion": {
      "enum": "potion"
    }
  },
  "event-ingredient-seen": {
    "seat": {
      "seat": true
    },
    "owner": {
      "seat": true
    },
    "ingredient": {
      "enum": "ingredient"
    }
  },
  "event-mortar-used": {
    "seat": {
      "seat": true
    },
    "kept": {
      "enum": "ingredient"
    }
  },
  "event-mortar-given-up": {
    "seat": {
      "seat": true
    }
  },
  "event-reputation-changed": {
    "seat": {
      "seat": true
    },
    "change": null,
    "reputation": null
  },
  "event-artifact-bought": {
    "seat": {
      "seat": true
    },
    "artifact": {
      "enum": "artifact"
    },
    "price": null
  },
  "event-gold-offered": {
    "seat": {
      "seat": true
    },
    "gold": null
  },
  "event-boots-used": {
    "seat": {
      "seat": true
    },
    "area": {
      "enum": "area"
    }
  },
  "event-theory-published": {
    "seat": {
      "seat": true
    },
    "ingredient": {
      "enum": "ingredient"
    },
    "formula": {
      "enum": "formula"
    },
    "seal": {
      "enum": "seal"
    }
  },
  "event-theory-endorsed": {
    "seat": {
      "seat": true
    },
    "ingredient": {
      "enum": "ingredient"
    },
    "gold": null,
    "seal": {
      "enum": "seal"
    }
  },
  "event-grant-taken": {
    "seat": {
      "seat": true
    },
    "grant": {
      "enum": "grant"
    }
  },
  "event-aspect-shown": {
    "seat": {
      "seat": true
    },
    "ingredient": {
      "enum": "ingredient"
    },
    "colour": {
      "enum": "colour"
    },
    "plus": null
  },
  "event-claim-answered": {
    "seat": {
      "seat": true
    },
    "first": {
      "enum": "ingredient"
    },
    "second": {
      "enum": "ingredient"
    },
    "potion": {
      "enum": "potion"
    },
    "yes": null
  },
  "event-theory-debunked": {
    "seat": {
      "seat": true
    },
    "ingredient": {
      "enum": "ingredient"
    },
    "formula": {
      "enum": "formula"
    },
    "colour": {
      "enum": "colour"
    },
    "owners": {
      "list": {
        "seat": true
      }
    },
    "seals": {
      "list": {
        "enum": "seal"
      }
    }
  },
  "event-conflict-shown": {
    "seat": {
      "seat": true
    },
    "first": {
      "enum": "ingredient"
    },
    "second": {
      "enum": "ingredient"
    }
  },
  "event-debunking-failed": {
    "seat": {
      "seat": true
    }
  },
  "event-theory-revised": {
    "seat": {
      "seat": true
    },
    "ingredient": {
      "enum": "ingredient"
    },
    "formula": {
      "enum": "formula"
    }
  },
  "event-seal-exchanged": {
    "seat": {
      "seat": true
    },
    "ingredient": {
      "enum": "ingredient"
    },
    "seal": {
      "enum": "seal"
    }
  },
  "event-conference-held": {
    "number": null,
    "seals": {
      "list": null
    }
  },
  "event-artifacts-replaced": {
    "artifacts": {
      "list": {
        "enum": "artifact"
      }
    }
  },
  "event-top-alchemists": {
    "seats": {
      "list": {
        "seat": true
      }
    }
  },
  "event-truth-revealed": {
    "formulas": {
      "list": {
        "enum": "formula"
      }
    }
  },
  "event-theory-checked": {
    "ingredient": {
      "enum": "ingredient"
    },
    "formula": {
      "enum": "formula"
    },
    "right": null,
    "owners": {
      "list": {
        "seat": true
      }
    },
    "seals": {
      "list": {
        "enum": "seal"
      }
    }
  },
  "event-lab-counted": {
    "seat": {
      "seat": true
    },
    "reputation": null,
    "artifacts": null,
    "grants": null,
    "gold": null,
    "seals": null,
    "idol": null,
    "coins": null,
    "favors": {
      "list": {
        "enum": "favor"
      }
    },
    "set_aside": {
      "list": {
        "enum": "ingredient"
      }
    }
  },
  "event-game-ended": {
    "points": {
      "list": null
    },
    "winners": {
      "list": {
        "seat": true
      }
    }
  },
  "tells": {
    "area": {
      "enum": "area"
    },
    "colour": {
      "enum": "colour"
    },
    "grants": {
      "list": {
        "enum": "grant"
      }
    },
    "ingredient": {
      "enum": "ingredient"
    },
    "ingredients": {
      "list": {
        "enum": "ingredient"
      }
    },
    "order": {
      "enum": "potion"
    },
    "potion": {
      "enum": "potion"
    },
    "potions": {
      "list": {
        "enum": "potion"
      }
    },
    "quality": {
      "enum": "quality"
    },
    "seal": {
      "enum": "seal"
    },
    "seats": {
      "list": {
        "seat": true
      }
    }
  },
  "question": {
    "keep-favors": {
      "section": "2"
    },
    "herbalist": {
      "section": "14"
    },
    "choose-spaces": {
      "section": "3.1"
    },
    "plan-actions": {
      "section": "3.2"
    },
    "put-on-boots": {
      "section": "13"
    },
    "forage": {
      "section": "4.1"
    },
    "transmute": {
      "section": "4.2"
    },
    "buy-artifact": {
      "section": "4.3"
    },
    "think-with-cap": {
      "section": "13"
    },
    "offer-gold": {
      "section": "13"
    },
    "look-through-periscope": {
      "section": "13"
    },
    "try-on-student": {
      "section": "4.5"
    },
    "drink-potion": {
      "section": "4.6"
    },
    "lay-discounts": {
      "section": "5.3"
    },
    "take-an-order": {
      "section": "5.1"
    },
    "give-guarantee": {
      "section": "5.2"
    },
    "brew-for-sale": {
      "section": "5.2"
    },
    "publish-theory": {
      "section": "6"
    },
    "choose-seal": {
      "section": "6.2"
    },
    "choose-grant": {
      "section": "6.4"
    },
    "disprove-aspect": {
      "section": "7.1"
    },
    "publish-at-once": {
      "section": "7.3"
    },
    "propose-experiment": {
      "section": "7.4"
    },
    "claim-result": {
      "section": "7.4"
    },
    "exhibit-potion": {
      "section": "9"
    },
    "brew-for-exhibition": {
      "section": "9"
    },
    "feather-or-mortar": {
      "section": "13"
    },
    "revise-theory": {
      "section": "14.1"
    },
    "choose-new-seal": {
      "section": "14.1"
    }
  }
};

/** How many may play. */
export const seats = { fewest: 2, most: 4 } as const;

/** What a table may agree on, where there are few answers. */
export const agreed = {"level": ["apprentice", "master"], "easing": ["no", "yes"], "publisher": ["no", "yes"]} as const;

/** What changes how a game is counted. */
export const counted: readonly string[] = ["data"];

export const printed = {
  "rounds": 6,
  "starting_reputation": 10,
  "grants": 5,
  "most_on_a_grant": 3,
  "copies": 5,
  "longest_note": 2000,
  "potions": {
    "healing": {
      "colour": "red",
      "sign": "+"
    },
    "poison": {
      "colour": "red",
      "sign": "-"
    },
    "speed": {
      "colour": "green",
      "sign": "+"
    },
    "paralysis": {
      "colour": "green",
      "sign": "-"
    },
    "wisdom": {
      "colour": "blue",
      "sign": "+"
    },
    "insanity": {
      "colour": "blue",
      "sign": "-"
    }
  },
  "seals": [
    "gold",
    "silver",
    "red",
    "green",
    "blue"
  ],
  "formulas": {
    "blue-minus": [
      [
        "red",
        "-",
        false
      ],
      [
        "green",
        "+",
        false
      ],
      [
        "blue",
        "-",
        true
      ]
    ],
    "blue-plus": [
      [
        "red",
        "+",
        false
      ],
      [
        "green",
        "-",
        false
      ],
      [
        "blue",
        "+",
        true
      ]
    ],
    "green-minus": [
      [
        "red",
        "+",
        false
      ],
      [
        "green",
        "-",
        true
      ],
      [
        "blue",
        "-",
        false
      ]
    ],
    "green-plus": [
      [
        "red",
        "-",
        false
      ],
      [
        "green",
        "+",
        true
      ],
      [
        "blue",
        "+",
        false
      ]
    ],
    "red-minus": [
      [
        "red",
        "-",
        true
      ],
      [
        "green",
        "-",
        false
      ],
      [
        "blue",
        "+",
        false
      ]
    ],
    "red-plus": [
      [
        "red",
        "+",
        true
      ],
      [
        "green",
        "+",
        false
      ],
      [
        "blue",
        "-",
        false
      ]
    ],
    "all-minus": [
      [
        "red",
        "-",
        true
      ],
      [
        "green",
        "-",
        true
      ],
      [
        "blue",
        "-",
        true
      ]
    ],
    "all-plus": [
      [
        "red",
        "+",
        true
      ],
      [
        "green",
        "+",
        true
      ],
      [
        "blue",
        "+",
        true
      ]
    ]
  },
  "artifacts": {
    "periscope": {
      "price": 3,
      "points": 1,
      "level": 1
    },
    "magic-mortar": {
      "price": 3,
      "points": 1,
      "level": 1
    },
    "discount-card": {
      "price": 3,
      "points": 1,
      "level": 1
    },
    "boots-of-speed": {
      "price": 4,
      "points": 2,
      "level": 1
    },
    "printing-press": {
      "price": 4,
      "points": 2,
      "level": 1
    },
    "robe-of-respect": {
      "price": 4,
      "points": 0,
      "level": 1
    },
    "witchs-trunk": {
      "price": 3,
      "points": 2,
      "level": 2
    },
    "hypnotic-amulet": {
      "price": 3,
      "points": 1,
      "level": 2
    },
    "amulet-of-rhetoric": {
      "price": 4,
      "points": 0,
      "level": 2
    },
    "seal-of-authority": {
      "price": 4,
      "points": 0,
      "level": 2
    },
    "thinking-cap": {
      "price": 4,
      "points": 1,
      "level": 2
    },
    "silver-chalice": {
      "price": 4,
      "points": 6,
      "level": 2
    },
    "altar-of-gold": {
      "price": 1,
      "points": 0,
      "level": 3
    },
    "feather-in-cap": {
      "price": 3,
      "points": 0,
      "level": 3
    },
    "bronze-cup": {
      "price": 4,
      "points": 4,
      "level": 3
    },
    "magic-mirror": {
      "price": 4,
      "points": 0,
      "level": 3
    },
    "wisdom-idol": {
      "price": 4,
      "points": 0,
      "level": 3
    },
    "crystal-cabinet": {
      "price": 5,
      "points": 0,
      "level": 3
    }
  },
  "wants": {
    "ranger": [
      "speed",
      "wisdom",
      "poison"
    ],
    "barbarian": [
      "healing",
      "speed",
      "insanity"
    ],
    "cleric": [
      "wisdom",
      "healing",
      "speed"
    ],
    "thief": [
      "insanity",
      "poison",
      "paralysis"
    ],
    "mage": [
      "poison",
      "paralysis",
      "wisdom"
    ],
    "warrior": [
      "paralysis",
      "insanity",
      "healing"
    ]
  },
  "sold": {
    "healing": {
      "exact": [
        "healing"
      ],
      "right-sign": [
        "speed",
        "wisdom"
      ],
      "neutral": [
        "neutral"
      ],
      "wrong-sign": [
        "poison",
        "paralysis",
        "insanity"
      ]
    },
    "poison": {
      "exact": [
        "poison"
      ],
      "right-sign": [
        "paralysis",
        "insanity"
      ],
      "neutral": [
        "neutral"
      ],
      "wrong-sign": [
        "healing",
        "speed",
        "wisdom"
      ]
    },
    "speed": {
      "exact": [
        "speed"
      ],
      "right-sign": [
        "healing",
        "wisdom"
      ],
      "neutral": [
        "neutral"
      ],
      "wrong-sign": [
        "poison",
        "paralysis",
        "insanity"
      ]
    },
    "paralysis": {
      "exact": [
        "paralysis"
      ],
      "right-sign": [
        "poison",
        "insanity"
      ],
      "neutral": [
        "neutral"
      ],
      "wrong-sign": [
        "healing",
        "speed",
        "wisdom"
      ]
    },
    "wisdom": {
      "exact": [
        "wisdom"
      ],
      "right-sign": [
        "healing",
        "speed"
      ],
      "neutral": [
        "neutral"
      ],
      "wrong-sign": [
        "poison",
        "paralysis",
        "insanity"
      ]
    },
    "insanity": {
      "exact": [
        "insanity"
      ],
      "right-sign": [
        "poison",
        "paralysis"
      ],
      "neutral": [
        "neutral"
      ],
      "wrong-sign": [
        "healing",
        "speed",
        "wisdom"
      ]
    }
  },
  "spaces": [
    {
      "players": 2,
      "gold": -1,
      "favors": 0,
      "ingredients": 0
    },
    {
      "players": 2,
      "gold": 0,
      "favors": 0,
      "ingredients": 0
    },
    {
      "players": 2,
      "gold": 0,
      "favors": 0,
      "ingredients": 1
    },
    {
      "players": 2,
      "gold": 0,
      "favors": 0,
      "ingredients": 2
    },
    {
      "players": 2,
      "gold": 0,
      "favors": 1,
      "ingredients": 1
    },
    {
      "players": 2,
      "gold": 0,
      "favors": 2,
      "ingredients": 0
    },
    {
      "players": 4,
      "gold": 0,
      "favors": 0,
      "ingredients": 3
    },
    {
      "players": 3,
      "gold": 0,
      "favors": 1,
      "ingredients": 2
    }
  ],
  "green": {
    "favors": 1,
    "ingredients": 1
  },
  "conferences": [
    3,
    5
  ],
  "zones": {
    "red": 6,
    "green": 14,
    "blue": 18
  },
  "areas": {
    "forage": {
      "cubes": {
        "2": [
          1,
          1,
          1
        ],
        "3": [
          1,
          1,
          1
        ],
        "4": [
          1,
          1
        ]
      },
      "opens": 1,
      "closes": 6
    },
    "transmute": {
      "cubes": {
        "2": [
          1,
          2
        ],
        "3": [
          1,
          2
        ],
        "4": [
          1,
          2
        ]
      },
      "opens": 1,
      "closes": 6
    },
    "custodian": {
      "cubes": {
        "2": [
          1,
          1,
          1
        ],
        "3": [
          1,
          1,
          1
        ],
        "4": [
          1,
          1,
          1
        ]
      },
      "opens": 1,
      "closes": 6
    },
    "sell": {
      "cubes": {
        "2": [
          2
        ],
        "3": [
          2
        ],
        "4": [
          2
        ]
      },
      "opens": 2,
      "closes": 6
    },
    "buy": {
      "cubes": {
        "2": [
          1,
          2
        ],
        "3": [
          1,
          2
        ],
        "4": [
          1,
          2
        ]
      },
      "opens": 1,
      "closes": 6
    },
    "debunk": {
      "cubes": {
        "2": [
          1,
          1
        ],
        "3": [
          1,
          1
        ],
        "4": [
          1,
          1
        ]
      },
      "opens": 2,
      "closes": 6
    },
    "publish": {
      "cubes": {
        "2": [
          1,
          2
        ],
        "3": [
          1,
          2
        ],
        "4": [
          1,
          2
        ]
      },
      "opens": 2,
      "closes": 6
    },
    "student": {
      "cubes": {
        "2": [
          1,
          1
        ],
        "3": [
          1,
          1
        ],
        "4": [
          1,
          1
        ]
      },
      "opens": 1,
      "closes": 5
    },
    "drink": {
      "cubes": {
        "2": [
          1,
          1
        ],
        "3": [
          1,
          1
        ],
        "4": [
          1,
          1
        ]
      },
      "opens": 1,
      "closes": 5
    },
    "exhibition": {
      "cubes": {
        "2": [
          1,
          1,
          1,
          1
        ],
        "3": [
          1,
          1,
          1,
          1
        ],
        "4": [
          1,
          1,
          1
        ]
      },
      "opens": 6,
      "closes": 6
    }
  }
} as const;
