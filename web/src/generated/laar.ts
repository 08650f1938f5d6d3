// Written by `python3 run.py types` from the Python classes; not by hand.

import type { Vocabulary } from "../lib/vocabulary";

export interface PublicView {
  deciders: number[];
  round: number;
  rounds: number;
  first: number;
  memo: MemoView;
  goods: OpenGoodView[];
  deck: number;
  discard: Expert[] | null;
  discarded: number;
  players: PlayerView[];
  sheet: SheetView[];
  pairs: PairView[];
  totals: number[];
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

export type Beast = "phoenix" | "serpent" | "spider" | "unicorn";

export interface OpenGoodView {
  good: GoodView | null;
  expert: Expert | null;
}

export interface GoodView {
  card: number;
  spice: Spice;
  beast: Beast;
  weapon: WeaponView;
  spell: SpellView;
  gem: number;
}

export type Spice = "anise" | "mint" | "pepper" | "juniper" | "lotus" | "clove";

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

export type Expert = "cook" | "beast-catcher" | "armourer" | "arcanist" | "jeweller";

export interface PlayerView {
  experts: Expert[] | null;
  experts_left: number;
  spices: GoodView[];
  beasts: GoodView[];
  weapons: GoodView[];
  spells: GoodView[];
  spell_points: number[] | null;
  gems: GoodView[] | null;
  gems_taken: number;
  wards: WeaponType[];
  side: Side | null;
}

export type Side = "left" | "right";

export interface SheetView {
  kind: Kind;
  points: number[];
}

export interface PairView {
  seat: number;
  left: number;
  takes: number;
  loses: number;
}

export interface OwnView {
  seat: number;
  experts: Expert[] | null;
  gems: GoodView[] | null;
  suggested: Record<string, unknown> | null;
}

export interface AssignMove {
  move: "assign";
  expert: Expert;
  good: number;
}

export interface AcquireMove {
  move: "acquire";
  good: number;
}

export interface ExchangeMove {
  move: "exchange";
  expert: Expert;
}

export interface TransferMove {
  move: "transfer";
  card: number;
  kind: Kind;
}

export interface LeaveMove {
  move: "leave";
}

export interface WardMove {
  move: "ward";
  weapon: WeaponType;
}

export interface ChooseSideMove {
  move: "choose-side";
  side: Side;
}

export interface GameBegunEvent {
  event: "game-begun";
  memo: string;
  first: number;
}

export interface GoodsOpenedEvent {
  event: "goods-opened";
  round: number;
  first: number;
  goods: GoodView[];
}

export interface ExpertAssignedEvent {
  event: "expert-assigned";
  seat: number;
  expert: Expert;
  good: number;
  zone: Spice | Beast | WeaponView | SpellView | GemView;
}

export interface GemView {
  number: number;
}

export interface GoodAcquiredEvent {
  event: "good-acquired";
  seat: number;
  card: number;
  kind: Kind;
  zone: Spice | Beast | WeaponView | SpellView | GemView;
}

export interface ExpertExchangedEvent {
  event: "expert-exchanged";
  seat: number;
  taken: Expert;
  played: Expert;
}

export interface ExpertsReturnedEvent {
  event: "experts-returned";
  round: number;
}

export interface GoodTransferredEvent {
  event: "good-transferred";
  seat: number;
  card: number;
  kind: Kind;
  zone: Spice | Beast | WeaponView | SpellView | GemView;
}

export interface GoodsLeftEvent {
  event: "goods-left";
  seat: number;
}

export interface SpellsCountedEvent {
  event: "spells-counted";
  points: number[];
}

export interface GemsCountedEvent {
  event: "gems-counted";
  seat: number;
  cards: number[];
  gems: number[];
  runs: string[];
  points: number;
}

export interface SpicesCountedEvent {
  event: "spices-counted";
  points: number[];
}

export interface BeastsCountedEvent {
  event: "beasts-counted";
  seat: number;
  sets: MadeSet[] | null;
  points: number;
}

export interface MadeSet {
  beasts: Beast[];
  points: number;
}

export interface WardNamedEvent {
  event: "ward-named";
  seat: number;
  weapon: WeaponType;
}

export interface SideChosenEvent {
  event: "side-chosen";
  seat: number;
  side: Side;
}

export interface WeaponsCountedEvent {
  event: "weapons-counted";
  points: number[];
}

export interface GameEndedEvent {
  event: "game-ended";
  totals: number[];
  winners: number[];
}

export type Move =
  | AssignMove
  | AcquireMove
  | ExchangeMove
  | TransferMove
  | LeaveMove
  | WardMove
  | ChooseSideMove;

export type Event =
  | GameBegunEvent
  | GoodsOpenedEvent
  | ExpertAssignedEvent
  | GoodAcquiredEvent
  | ExpertExchangedEvent
  | ExpertsReturnedEvent
  | GoodTransferredEvent
  | GoodsLeftEvent
  | SpellsCountedEvent
  | GemsCountedEvent
  | SpicesCountedEvent
  | BeastsCountedEvent
  | WardNamedEvent
  | SideChosenEvent
  | WeaponsCountedEvent
  | GameEndedEvent;

export const vocabulary: Vocabulary = {
  "public-view": {
    "deciders": {
      "list": {
        "seat": true
      }
    },
    "round": null,
    "rounds": null,
    "first": {
      "seat": true
    },
    "memo": {
      "object": "memo-view"
    },
    "goods": {
      "list": {
        "object": "open-good-view"
      }
    },
    "deck": null,
    "discard": {
      "list": {
        "enum": "expert"
      }
    },
    "discarded": null,
    "players": {
      "list": {
        "object": "player-view"
      }
    },
    "sheet": {
      "list": {
        "object": "sheet-view"
      }
    },
    "pairs": {
      "list": {
        "object": "pair-view"
      }
    },
    "totals": {
      "list": null
    }
  },
  "memo-view": {
    "name": null,
    "sets": {
      "list": {
        "object": "beast-set-view"
      }
    },
    "next": {
      "list": {
        "list": null
      }
    }
  },
  "beast-set-view": {
    "kind": {
      "enum": "set-kind"
    },
    "count": null,
    "beasts": {
      "list": {
        "enum": "beast"
      }
    },
    "points": null
  },
  "open-good-view": {
    "good": {
      "object": "good-view"
    },
    "expert": {
      "enum": "expert"
    }
  },
  "good-view": {
    "card": null,
    "spice": {
      "enum": "spice"
    },
    "beast": {
      "enum": "beast"
    },
    "weapon": {
      "object": "weapon-view"
    },
    "spell": {
      "object": "spell-view"
    },
    "gem": null
  },
  "weapon-view": {
    "type": {
      "enum": "weapon-type"
    },
    "left": null,
    "right": null
  },
  "spell-view": {
    "kind": {
      "enum": "spell-kind"
    },
    "of": {
      "list": {
        "one": [
          {
            "enum": "kind"
          },
          {
            "enum": "beast"
          },
          {
            "enum": "spice"
          },
          {
            "enum": "weapon-type"
          }
        ]
      }
    }
  },
  "player-view": {
    "experts": {
      "list": {
        "enum": "expert"
      }
    },
    "experts_left": null,
    "spices": {
      "list": {
        "object": "good-view"
      }
    },
    "beasts": {
      "list": {
        "object": "good-view"
      }
    },
    "weapons": {
      "list": {
        "object": "good-view"
      }
    },
    "spells": {
      "list": {
        "object": "good-view"
      }
    },
    "spell_points": {
      "list": null
    },
    "gems": {
      "list": {
        "object": "good-view"
      }
    },
    "gems_taken": null,
    "wards": {
      "list": {
        "enum": "weapon-type"
      }
    },
    "side": {
      "enum": "side"
    }
  },
  "sheet-view": {
    "kind": {
      "enum": "kind"
    },
    "points": {
      "list": null
    }
  },
  "pair-view": {
    "seat": {
      "seat": true
    },
    "left": {
      "seat": true
    },
    "takes": null,
    "loses": null
  },
  "own-view": {
    "seat": {
      "seat": true
    },
    "experts": {
      "list": {
        "enum": "expert"
      }
    },
    "gems": {
      "list": {
        "object": "good-view"
      }
    },
    "suggested": null
  },
  "move-assign": {
    "expert": {
      "enum": "expert"
    },
    "good": null
  },
  "move-acquire": {
    "good": null
  },
  "move-exchange": {
    "expert": {
      "enum": "expert"
    }
  },
  "move-transfer": {
    "card": null,
    "kind": {
      "enum": "kind"
    }
  },
  "move-leave": {},
  "move-ward": {
    "weapon": {
      "enum": "weapon-type"
    }
  },
  "move-choose-side": {
    "side": {
      "enum": "side"
    }
  },
  "event-game-begun": {
    "memo": null,
    "first": {
      "seat": true
    }
  },
  "event-goods-opened": {
    "round": null,
    "first": {
      "seat": true
    },
    "goods": {
      "list": {
        "object": "good-view"
      }
    }
  },
  "event-expert-assigned": {
    "seat": {
      "seat": true
    },
    "expert": {
      "enum": "expert"
    },
    "good": null,
    "zone": {
      "one": [
        {
          "enum": "spice"
        },
        {
          "enum": "beast"
        },
        {
          "object": "weapon-view"
        },
        {
          "object": "spell-view"
        },
        {
          "object": "gem-view"
        }
      ]
    }
  },
  "gem-view": {
    "number": null
  },
  "event-good-acquired": {
    "seat": {
      "seat": true
    },
    "card": null,
    "kind": {
      "enum": "kind"
    },
    "zone": {
      "one": [
        {
          "enum": "spice"
        },
        {
          "enum": "beast"
        },
        {
          "object": "weapon-view"
        },
        {
          "object": "spell-view"
        },
        {
          "object": "gem-view"
        }
      ]
    }
  },
  "event-expert-exchanged": {
    "seat": {
      "seat": true
    },
    "taken": {
      "enum": "expert"
    },
    "played": {
      "enum": "expert"
    }
  },
  "event-experts-returned": {
    "round": null
  },
  "event-good-transferred": {
    "seat": {
      "seat": true
    },
    "card": null,
    "kind": {
      "enum": "kind"
    },
    "zone": {
      "one": [
        {
          "enum": "spice"
        },
        {
          "enum": "beast"
        },
        {
          "object": "weapon-view"
        },
        {
          "object": "spell-view"
        },
        {
          "object": "gem-view"
        }
      ]
    }
  },
  "event-goods-left": {
    "seat": {
      "seat": true
    }
  },
  "event-spells-counted": {
    "points": {
      "list": null
    }
  },
  "event-gems-counted": {
    "seat": {
      "seat": true
    },
    "cards": {
      "list": null
    },
    "gems": {
      "list": null
    },
    "runs": {
      "list": null
    },
    "points": null
  },
  "event-spices-counted": {
    "points": {
      "list": null
    }
  },
  "event-beasts-counted": {
    "seat": {
      "seat": true
    },
    "sets": {
      "list": {
        "object": "made-set"
      }
    },
    "points": null
  },
  "made-set": {
    "beasts": {
      "list": {
        "enum": "beast"
      }
    },
    "points": null
  },
  "event-ward-named": {
    "seat": {
      "seat": true
    },
    "weapon": {
      "enum": "weapon-type"
    }
  },
  "event-side-chosen": {
    "seat": {
      "seat": true
    },
    "side": {
      "enum": "side"
    }
  },
  "event-weapons-counted": {
    "points": {
      "list": null
    }
  },
  "event-game-ended": {
    "totals": {
      "list": null
    },
    "winners": {
      "list": {
        "seat": true
      }
    }
  },
  "tells": {
    "after": null,
    "cards": null,
    "different": null,
    "gem": null,
    "good": null,
    "points": null,
    "round": null,
    "rounds": null,
    "takes_left": null,
    "takes_right": null,
    "wards": null,
    "weapons": null,
    "back": {
      "enum": "expert"
    },
    "before": {
      "enum": "beast"
    },
    "experts": {
      "list": {
        "enum": "expert"
      }
    },
    "kind": {
      "enum": "kind"
    },
    "left": {
      "seat": true
    },
    "other": {
      "seat": true
    },
    "right": {
      "seat": true
    },
    "runs": {
      "list": null
    },
    "seats": {
      "list": {
        "seat": true
      }
    },
    "sets": {
      "list": {
        "object": "made-set"
      }
    },
    "weapon": {
      "enum": "weapon-type"
    },
    "zone": {
      "one": [
        {
          "enum": "spice"
        },
        {
          "enum": "beast"
        },
        {
          "object": "weapon-view"
        },
        {
          "object": "spell-view"
        },
        {
          "object": "gem-view"
        }
      ]
    }
  },
  "question": {
    "assign-experts": {
      "section": "4.2"
    },
    "acquire-goods": {
      "section": "4.3"
    },
    "place-universal-goods": {
      "section": "5.0"
    },
    "name-wards": {
      "section": "5.5"
    },
    "choose-sides": {
      "section": "5.5"
    }
  }
};

/** How many may play. */
export const seats = { fewest: 2, most: 4 } as const;

/** What a table may agree on, where there are few answers. */
export const agreed = {"variant": ["basic", "open", "closed"], "memo": ["random", "I", "II", "III", "IV", "V"], "memory": ["aid", "none"]} as const;

/** What changes how a game is counted. */
export const counted: readonly string[] = ["data"];

export const printed = {
  "spices": [
    0,
    2,
    4,
    8,
    12,
    20,
    30
  ],
  "runs": [
    0,
    1,
    4,
    9,
    16,
    25,
    36,
    49,
    64
  ],
  "makes": {
    "cook": "spice",
    "beast-catcher": "beast",
    "armourer": "weapon",
    "arcanist": "spell",
    "jeweller": "gem"
  },
  "count": [
    "spell",
    "gem",
    "spice",
    "beast",
    "weapon"
  ],
  "beasts": [
    "phoenix",
    "serpent",
    "spider",
    "unicorn"
  ]
} as const;
