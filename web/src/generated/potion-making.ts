// Written by `python3 run.py types` from the Python classes; not by hand.

import type { Vocabulary } from "../lib/vocabulary";

export interface PublicView {
  deciders: number[];
  active: number;
  about: Card | null;
  about_place: number | null;
  helpers: number[];
  plays_on: boolean;
  players: PlayerView[];
  stacks: StackView[];
  apart: Card[];
  returning: Card[];
  deck: number;
}

export type Card = "love-potion" | "eternal-sleep-potion" | "polyglotum-potion" | "isidas-mortum" | "divination-infusion" | "eternity-solution" | "warding-solution" | "fidelity-elixir" | "eternal-youth-elixir" | "oblivion-elixir" | "knowledge-elixir" | "invisibility-elixir" | "fire-elixir" | "strength-elixir" | "secret-sight-elixir" | "emanation-of-power" | "telepathic-potion-ether-waves" | "telepathic-potion-astral-energy" | "wisdom-elixir-astral-energy" | "wisdom-elixir-quintessence-of-will" | "plant-lord-elixir-energy-of-thought" | "plant-lord-elixir-ether-waves" | "flight-elixir-quintessence-of-will" | "flight-elixir-energy-of-thought" | "powder-of-incorporeality" | "powder-of-truth" | "powder-of-control" | "powder-of-fate" | "great-elixir-of-timelessness" | "great-elixir-of-eternal-love" | "great-elixir-of-rebirth" | "great-elixir-of-protection" | "great-elixir-of-vanishing" | "great-elixir-of-might" | "great-elixir-of-omens" | "great-elixir-of-insight" | "palantirium-talisman" | "beast-lord-talisman" | "hidden-knowledge-talisman" | "teleportation-talisman" | "avocado-cadaver" | "banshee" | "basilisk" | "griffin" | "dragon" | "unicorn" | "unseen-guardian" | "fire-salamander" | "supreme-elixir" | "great-talisman-of-magic" | "spell-of-knowledge-belladonna" | "spell-of-knowledge-mushrooms" | "spell-of-destruction-fern-flower" | "spell-of-destruction-snake-eye" | "spell-of-transformation-bat-wing" | "spell-of-transformation-mandrake-root";

export interface PlayerView {
  cards: number;
  shown: Card[] | null;
  built: BuiltView[];
  points: number;
  sources: PointsView;
}

export interface BuiltView {
  card: Card;
  under: Card[];
}

export interface PointsView {
  elements: number;
  recipes: number;
  halves: number;
}

export interface StackView {
  element: Element;
  cards: Card[];
}

export type Element = "fiery-light" | "belladonna" | "snake-eye" | "air-crystal" | "blood-stone" | "mandrake-root" | "phoenix-feather" | "mushrooms" | "dragon-tooth" | "fern-flower" | "spring-water" | "astral-energy" | "quintessence-of-will" | "energy-of-thought" | "bat-wing" | "ether-waves";

export interface OwnView {
  seat: number;
  hand: Card[];
}

export interface PlayAsElementMove {
  move: "play-as-element";
  card: Card;
}

export interface BuildMove {
  move: "build";
  card: Card;
}

export interface CastMove {
  move: "cast";
  card: Card;
}

export interface UseElementMove {
  move: "use-element";
  card: Card;
}

export interface UseBuiltMove {
  move: "use-built";
  owner: number;
  card: Card;
  nth: number;
}

export interface LearnMove {
  move: "learn";
  card: Card;
}

export interface DestroyMove {
  move: "destroy";
  owner: number;
  card: Card;
  nth: number;
}

export interface KeepMove {
  move: "keep";
  card: Card;
}

export interface TransformMove {
  move: "transform";
  owner: number;
  card: Card;
  nth: number;
}

export interface TurnIntoMove {
  move: "turn-into";
  card: Card;
}

export interface PutBackMove {
  move: "put-back";
  card: Card;
}

export interface KeepNothingMove {
  move: "keep-nothing";
}

export interface GameBegunEvent {
  event: "game-begun";
  first: number;
  cabinet: Card[];
}

export interface CardDrawnEvent {
  event: "card-drawn";
  seat: number;
  card: Card | null;
  left: number;
}

export interface ElementPlayedEvent {
  event: "element-played";
  seat: number;
  card: Card;
  points: number;
}

export interface RecipeBuiltEvent {
  event: "recipe-built";
  seat: number;
  card: Card;
  ingredients: Card[];
  used: (Element | Recipe)[];
  points: number;
  helpers: number[];
  half: number;
}

export type Recipe = "love-potion" | "eternal-sleep-potion" | "polyglotum-potion" | "isidas-mortum" | "divination-infusion" | "eternity-solution" | "warding-solution" | "fidelity-elixir" | "eternal-youth-elixir" | "oblivion-elixir" | "knowledge-elixir" | "invisibility-elixir" | "fire-elixir" | "strength-elixir" | "secret-sight-elixir" | "emanation-of-power" | "telepathic-potion" | "wisdom-elixir" | "plant-lord-elixir" | "flight-elixir" | "powder-of-incorporeality" | "powder-of-truth" | "powder-of-control" | "powder-of-fate" | "great-elixir-of-timelessness" | "great-elixir-of-eternal-love" | "great-elixir-of-rebirth" | "great-elixir-of-protection" | "great-elixir-of-vanishing" | "great-elixir-of-might" | "great-elixir-of-omens" | "great-elixir-of-insight" | "palantirium-talisman" | "beast-lord-talisman" | "hidden-knowledge-talisman" | "teleportation-talisman" | "avocado-cadaver" | "banshee" | "basilisk" | "griffin" | "dragon" | "unicorn" | "unseen-guardian" | "fire-salamander" | "supreme-elixir" | "great-talisman-of-magic";

export interface SpellCastEvent {
  event: "spell-cast";
  seat: number;
  card: Card;
}

export interface CardLearnedEvent {
  event: "card-learned";
  seat: number;
  card: Card;
}

export interface RecipeDestroyedEvent {
  event: "recipe-destroyed";
  seat: number;
  card: Card;
  kept: Card | null;
}

export interface RecipeTransformedEvent {
  event: "recipe-transformed";
  seat: number;
  card: Card;
  into: Card;
}

export interface CardsReturnedEvent {
  event: "cards-returned";
  cards: Card[];
}

export interface GameEndedEvent {
  event: "game-ended";
  totals: number[];
  winners: number[];
}

export type Move =
  | PlayAsElementMove
  | BuildMove
  | CastMove
  | UseElementMove
  | UseBuiltMove
  | LearnMove
  | DestroyMove
  | KeepMove
  | TransformMove
  | TurnIntoMove
  | PutBackMove
  | KeepNothingMove;

export type Event =
  | GameBegunEvent
  | CardDrawnEvent
  | ElementPlayedEvent
  | RecipeBuiltEvent
  | SpellCastEvent
  | CardLearnedEvent
  | RecipeDestroyedEvent
  | RecipeTransformedEvent
  | CardsReturnedEvent
  | GameEndedEvent;

export const vocabulary: Vocabulary = {
  "public-view": {
    "deciders": {
      "list": {
        "seat": true
      }
    },
    "active": {
      "seat": true
    },
    "about": {
      "enum": "card"
    },
    "about_place": null,
    "helpers": {
      "list": {
        "seat": true
      }
    },
    "plays_on": null,
    "players": {
      "list": {
        "object": "player-view"
      }
    },
    "stacks": {
      "list": {
        "object": "stack-view"
      }
    },
    "apart": {
      "list": {
        "enum": "card"
      }
    },
    "returning": {
      "list": {
        "enum": "card"
      }
    },
    "deck": null
  },
  "player-view": {
    "cards": null,
    "shown": {
      "list": {
        "enum": "card"
      }
    },
    "built": {
      "list": {
        "object": "built-view"
      }
    },
    "points": null,
    "sources": {
      "object": "points-view"
    }
  },
  "built-view": {
    "card": {
      "enum": "card"
    },
    "under": {
      "list": {
        "enum": "card"
      }
    }
  },
  "points-view": {
    "elements": null,
    "recipes": null,
    "halves": null
  },
  "stack-view": {
    "element": {
      "enum": "element"
    },
    "cards": {
      "list": {
        "enum": "card"
      }
    }
  },
  "own-view": {
    "seat": {
      "seat": true
    },
    "hand": {
      "list": {
        "enum": "card"
      }
    }
  },
  "move-play-as-element": {
    "card": {
      "enum": "card"
    }
  },
  "move-build": {
    "card": {
      "enum": "card"
    }
  },
  "move-cast": {
    "card": {
      "enum": "card"
    }
  },
  "move-use-element": {
    "card": {
      "enum": "card"
    }
  },
  "move-use-built": {
    "owner": null,
    "card": {
      "enum": "card"
    },
    "nth": null
  },
  "move-learn": {
    "card": {
      "enum": "card"
    }
  },
  "move-destroy": {
    "owner": null,
    "card": {
      "enum": "card"
    },
    "nth": null
  },
  "move-keep": {
    "card": {
      "enum": "card"
    }
  },
  "move-transform": {
    "owner": null,
    "card": {
      "enum": "card"
    },
    "nth": null
  },
  "move-turn-into": {
    "card": {
      "enum": "card"
    }
  },
  "move-put-back": {
    "card": {
      "enum": "card"
    }
  },
  "move-keep-nothing": {},
  "event-game-begun": {
    "first": {
      "seat": true
    },
    "cabinet": {
      "list": {
        "enum": "card"
      }
    }
  },
  "event-card-drawn": {
    "seat": {
      "seat": true
    },
    "card": {
      "enum": "card"
    },
    "left": null
  },
  "event-element-played": {
    "seat": {
      "seat": true
    },
    "card": {
      "enum": "card"
    },
    "points": null
  },
  "event-recipe-built": {
    "seat": {
      "seat": true
    },
    "card": {
      "enum": "card"
    },
    "ingredients": {
      "list": {
        "enum": "card"
      }
    },
    "used": {
      "list": {
        "one": [
          {
            "enum": "element"
          },
          {
            "enum": "recipe"
          }
        ]
      }
    },
    "points": null,
    "helpers": {
      "list": {
        "seat": true
      }
    },
    "half": null
  },
  "event-spell-cast": {
    "seat": {
      "seat": true
    },
    "card": {
      "enum": "card"
    }
  },
  "event-card-learned": {
    "seat": {
      "seat": true
    },
    "card": {
      "enum": "card"
    }
  },
  "event-recipe-destroyed": {
    "seat": {
      "seat": true
    },
    "card": {
      "enum": "card"
    },
    "kept": {
      "enum": "card"
    }
  },
  "event-recipe-transformed": {
    "seat": {
      "seat": true
    },
    "card": {
      "enum": "card"
    },
    "into": {
      "enum": "card"
    }
  },
  "event-cards-returned": {
    "cards": {
      "list": {
        "enum": "card"
      }
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
    "card": {
      "enum": "card"
    },
    "cards": {
      "list": {
        "enum": "card"
      }
    },
    "choices": null,
    "covers": {
      "list": {
        "one": [
          {
            "enum": "recipe"
          },
          {
            "enum": "spell"
          }
        ]
      }
    },
    "deck": null,
    "earners": {
      "list": {
        "seat": true
      }
    },
    "earns": {
      "list": null
    },
    "element": {
      "enum": "element"
    },
    "elements": {
      "list": {
        "enum": "element"
      }
    },
    "enough": {
      "list": null
    },
    "hand": null,
    "height": null,
    "ingredient": {
      "one": [
        {
          "enum": "element"
        },
        {
          "enum": "recipe"
        },
        {
          "enum": "kind"
        }
      ]
    },
    "into": {
      "enum": "card"
    },
    "missing": {
      "list": {
        "one": [
          {
            "enum": "element"
          },
          {
            "enum": "recipe"
          },
          {
            "enum": "kind"
          }
        ]
      }
    },
    "number": null,
    "owner": {
      "seat": true
    },
    "serving": {
      "list": {
        "list": null
      }
    },
    "top": {
      "one": [
        {
          "enum": "recipe"
        },
        {
          "enum": "spell"
        }
      ]
    },
    "under": {
      "list": {
        "enum": "card"
      }
    }
  },
  "question": {
    "take-turn": {
      "section": "3"
    },
    "choose-ingredient": {
      "section": "3.4"
    },
    "choose-what-to-learn": {
      "section": "4.2"
    },
    "choose-what-to-destroy": {
      "section": "4.3"
    },
    "choose-what-to-keep": {
      "section": "4.3"
    },
    "choose-what-to-transform": {
      "section": "4.4"
    },
    "choose-what-to-turn-into": {
      "section": "4.4"
    },
    "return-cards": {
      "section": "6"
    }
  }
};

/** How many may play. */
export const seats = { fewest: 2, most: 6 } as const;

/** What a table may agree on, where there are few answers. */
export const agreed = {} as const;

export const printed = {
  "love-potion": {
    "recipe": "love-potion",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "blood-stone"
      ],
      [
        "element",
        "mandrake-root"
      ]
    ],
    "elements": [
      "air-crystal"
    ]
  },
  "eternal-sleep-potion": {
    "recipe": "eternal-sleep-potion",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "spring-water"
      ],
      [
        "element",
        "belladonna"
      ]
    ],
    "elements": [
      "fiery-light"
    ]
  },
  "polyglotum-potion": {
    "recipe": "polyglotum-potion",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "fern-flower"
      ],
      [
        "element",
        "snake-eye"
      ]
    ],
    "elements": [
      "belladonna"
    ]
  },
  "isidas-mortum": {
    "recipe": "isidas-mortum",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "bat-wing"
      ],
      [
        "element",
        "energy-of-thought"
      ]
    ],
    "elements": [
      "snake-eye"
    ]
  },
  "divination-infusion": {
    "recipe": "divination-infusion",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "air-crystal"
      ],
      [
        "element",
        "mushrooms"
      ]
    ],
    "elements": [
      "blood-stone"
    ]
  },
  "eternity-solution": {
    "recipe": "eternity-solution",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "mushrooms"
      ],
      [
        "element",
        "phoenix-feather"
      ]
    ],
    "elements": [
      "mandrake-root"
    ]
  },
  "warding-solution": {
    "recipe": "warding-solution",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "dragon-tooth"
      ],
      [
        "element",
        "quintessence-of-will"
      ]
    ],
    "elements": [
      "phoenix-feather"
    ]
  },
  "fidelity-elixir": {
    "recipe": "fidelity-elixir",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "mandrake-root"
      ],
      [
        "element",
        "dragon-tooth"
      ]
    ],
    "elements": [
      "mushrooms"
    ]
  },
  "eternal-youth-elixir": {
    "recipe": "eternal-youth-elixir",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "phoenix-feather"
      ],
      [
        "element",
        "ether-waves"
      ]
    ],
    "elements": [
      "dragon-tooth"
    ]
  },
  "oblivion-elixir": {
    "recipe": "oblivion-elixir",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "belladonna"
      ],
      [
        "element",
        "bat-wing"
      ]
    ],
    "elements": [
      "fern-flower"
    ]
  },
  "knowledge-elixir": {
    "recipe": "knowledge-elixir",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "fiery-light"
      ],
      [
        "element",
        "fern-flower"
      ]
    ],
    "elements": [
      "spring-water"
    ]
  },
  "invisibility-elixir": {
    "recipe": "invisibility-elixir",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "energy-of-thought"
      ],
      [
        "element",
        "air-crystal"
      ]
    ],
    "elements": [
      "astral-energy"
    ]
  },
  "fire-elixir": {
    "recipe": "fire-elixir",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "ether-waves"
      ],
      [
        "element",
        "fiery-light"
      ]
    ],
    "elements": [
      "quintessence-of-will"
    ]
  },
  "strength-elixir": {
    "recipe": "strength-elixir",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "astral-energy"
      ],
      [
        "element",
        "blood-stone"
      ]
    ],
    "elements": [
      "energy-of-thought"
    ]
  },
  "secret-sight-elixir": {
    "recipe": "secret-sight-elixir",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "snake-eye"
      ],
      [
        "element",
        "astral-energy"
      ]
    ],
    "elements": [
      "bat-wing"
    ]
  },
  "emanation-of-power": {
    "recipe": "emanation-of-power",
    "kind": "simple-elixir",
    "points": 2,
    "ingredients": [
      [
        "element",
        "quintessence-of-will"
      ],
      [
        "element",
        "spring-water"
      ]
    ],
    "elements": [
      "ether-waves"
    ]
  },
  "telepathic-potion-ether-waves": {
    "recipe": "telepathic-potion",
    "kind": "complex-elixir",
    "points": 3,
    "ingredients": [
      [
        "element",
        "blood-stone"
      ],
      [
        "element",
        "energy-of-thought"
      ],
      [
        "element",
        "mushrooms"
      ]
    ],
    "elements": [
      "ether-waves"
    ]
  },
  "telepathic-potion-astral-energy": {
    "recipe": "telepathic-potion",
    "kind": "complex-elixir",
    "points": 3,
    "ingredients": [
      [
        "element",
        "blood-stone"
      ],
      [
        "element",
        "energy-of-thought"
      ],
      [
        "element",
        "mushrooms"
      ]
    ],
    "elements": [
      "astral-energy"
    ]
  },
  "wisdom-elixir-astral-energy": {
    "recipe": "wisdom-elixir",
    "kind": "complex-elixir",
    "points": 3,
    "ingredients": [
      [
        "element",
        "ether-waves"
      ],
      [
        "element",
        "spring-water"
      ],
      [
        "element",
        "fern-flower"
      ]
    ],
    "elements": [
      "astral-energy"
    ]
  },
  "wisdom-elixir-quintessence-of-will": {
    "recipe": "wisdom-elixir",
    "kind": "complex-elixir",
    "points": 3,
    "ingredients": [
      [
        "element",
        "ether-waves"
      ],
      [
        "element",
        "spring-water"
      ],
      [
        "element",
        "fern-flower"
      ]
    ],
    "elements": [
      "quintessence-of-will"
    ]
  },
  "plant-lord-elixir-energy-of-thought": {
    "recipe": "plant-lord-elixir",
    "kind": "complex-elixir",
    "points": 3,
    "ingredients": [
      [
        "element",
        "belladonna"
      ],
      [
        "element",
        "fiery-light"
      ],
      [
        "element",
        "quintessence-of-will"
      ]
    ],
    "elements": [
      "energy-of-thought"
    ]
  },
  "plant-lord-elixir-ether-waves": {
    "recipe": "plant-lord-elixir",
    "kind": "complex-elixir",
    "points": 3,
    "ingredients": [
      [
        "element",
        "belladonna"
      ],
      [
        "element",
        "fiery-light"
      ],
      [
        "element",
        "quintessence-of-will"
      ]
    ],
    "elements": [
      "ether-waves"
    ]
  },
  "flight-elixir-quintessence-of-will": {
    "recipe": "flight-elixir",
    "kind": "complex-elixir",
    "points": 3,
    "ingredients": [
      [
        "element",
        "mandrake-root"
      ],
      [
        "element",
        "astral-energy"
      ],
      [
        "element",
        "air-crystal"
      ]
    ],
    "elements": [
      "quintessence-of-will"
    ]
  },
  "flight-elixir-energy-of-thought": {
    "recipe": "flight-elixir",
    "kind": "complex-elixir",
    "points": 3,
    "ingredients": [
      [
        "element",
        "mandrake-root"
      ],
      [
        "element",
        "astral-energy"
      ],
      [
        "element",
        "air-crystal"
      ]
    ],
    "elements": [
      "energy-of-thought"
    ]
  },
  "powder-of-incorporeality": {
    "recipe": "powder-of-incorporeality",
    "kind": "powder",
    "points": 4,
    "ingredients": [
      [
        "recipe",
        "eternal-sleep-potion"
      ],
      [
        "element",
        "bat-wing"
      ]
    ],
    "elements": [
      "mandrake-root"
    ]
  },
  "powder-of-truth": {
    "recipe": "powder-of-truth",
    "kind": "powder",
    "points": 4,
    "ingredients": [
      [
        "recipe",
        "knowledge-elixir"
      ],
      [
        "element",
        "snake-eye"
      ]
    ],
    "elements": [
      "mushrooms"
    ]
  },
  "powder-of-control": {
    "recipe": "powder-of-control",
    "kind": "powder",
    "points": 4,
    "ingredients": [
      [
        "recipe",
        "love-potion"
      ],
      [
        "element",
        "dragon-tooth"
      ]
    ],
    "elements": [
      "fern-flower"
    ]
  },
  "powder-of-fate": {
    "recipe": "powder-of-fate",
    "kind": "powder",
    "points": 4,
    "ingredients": [
      [
        "recipe",
        "divination-infusion"
      ],
      [
        "element",
        "phoenix-feather"
      ]
    ],
    "elements": [
      "belladonna"
    ]
  },
  "great-elixir-of-timelessness": {
    "recipe": "great-elixir-of-timelessness",
    "kind": "great-elixir",
    "points": 6,
    "ingredients": [
      [
        "recipe",
        "oblivion-elixir"
      ],
      [
        "recipe",
        "eternal-sleep-potion"
      ]
    ],
    "elements": [
      "blood-stone"
    ]
  },
  "great-elixir-of-eternal-love": {
    "recipe": "great-elixir-of-eternal-love",
    "kind": "great-elixir",
    "points": 6,
    "ingredients": [
      [
        "recipe",
        "love-potion"
      ],
      [
        "recipe",
        "fidelity-elixir"
      ]
    ],
    "elements": [
      "fiery-light"
    ]
  },
  "great-elixir-of-rebirth": {
    "recipe": "great-elixir-of-rebirth",
    "kind": "great-elixir",
    "points": 6,
    "ingredients": [
      [
        "recipe",
        "fire-elixir"
      ],
      [
        "recipe",
        "eternal-youth-elixir"
      ]
    ],
    "elements": [
      "bat-wing"
    ]
  },
  "great-elixir-of-protection": {
    "recipe": "great-elixir-of-protection",
    "kind": "great-elixir",
    "points": 6,
    "ingredients": [
      [
        "recipe",
        "emanation-of-power"
      ],
      [
        "recipe",
        "warding-solution"
      ]
    ],
    "elements": [
      "snake-eye"
    ]
  },
  "great-elixir-of-vanishing": {
    "recipe": "great-elixir-of-vanishing",
    "kind": "great-elixir",
    "points": 6,
    "ingredients": [
      [
        "recipe",
        "invisibility-elixir"
      ],
      [
        "recipe",
        "isidas-mortum"
      ]
    ],
    "elements": [
      "dragon-tooth"
    ]
  },
  "great-elixir-of-might": {
    "recipe": "great-elixir-of-might",
    "kind": "great-elixir",
    "points": 6,
    "ingredients": [
      [
        "recipe",
        "strength-elixir"
      ],
      [
        "recipe",
        "secret-sight-elixir"
      ]
    ],
    "elements": [
      "phoenix-feather"
    ]
  },
  "great-elixir-of-omens": {
    "recipe": "great-elixir-of-omens",
    "kind": "great-elixir",
    "points": 6,
    "ingredients": [
      [
        "recipe",
        "eternity-solution"
      ],
      [
        "recipe",
        "divination-infusion"
      ]
    ],
    "elements": [
      "spring-water"
    ]
  },
  "great-elixir-of-insight": {
    "recipe": "great-elixir-of-insight",
    "kind": "great-elixir",
    "points": 6,
    "ingredients": [
      [
        "recipe",
        "knowledge-elixir"
      ],
      [
        "recipe",
        "polyglotum-potion"
      ]
    ],
    "elements": [
      "air-crystal"
    ]
  },
  "palantirium-talisman": {
    "recipe": "palantirium-talisman",
    "kind": "talisman",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "fidelity-elixir"
      ],
      [
        "recipe",
        "telepathic-potion"
      ]
    ],
    "elements": [
      "air-crystal"
    ]
  },
  "beast-lord-talisman": {
    "recipe": "beast-lord-talisman",
    "kind": "talisman",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "polyglotum-potion"
      ],
      [
        "recipe",
        "plant-lord-elixir"
      ]
    ],
    "elements": [
      "spring-water"
    ]
  },
  "hidden-knowledge-talisman": {
    "recipe": "hidden-knowledge-talisman",
    "kind": "talisman",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "oblivion-elixir"
      ],
      [
        "recipe",
        "wisdom-elixir"
      ]
    ],
    "elements": [
      "fiery-light"
    ]
  },
  "teleportation-talisman": {
    "recipe": "teleportation-talisman",
    "kind": "talisman",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "eternity-solution"
      ],
      [
        "recipe",
        "flight-elixir"
      ]
    ],
    "elements": [
      "blood-stone"
    ]
  },
  "avocado-cadaver": {
    "recipe": "avocado-cadaver",
    "kind": "creature",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "eternal-youth-elixir"
      ],
      [
        "recipe",
        "plant-lord-elixir"
      ]
    ],
    "elements": [
      "fern-flower"
    ]
  },
  "banshee": {
    "recipe": "banshee",
    "kind": "creature",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "powder-of-incorporeality"
      ],
      [
        "recipe",
        "emanation-of-power"
      ]
    ],
    "elements": [
      "dragon-tooth"
    ]
  },
  "basilisk": {
    "recipe": "basilisk",
    "kind": "creature",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "secret-sight-elixir"
      ],
      [
        "recipe",
        "telepathic-potion"
      ]
    ],
    "elements": [
      "mandrake-root"
    ]
  },
  "griffin": {
    "recipe": "griffin",
    "kind": "creature",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "isidas-mortum"
      ],
      [
        "recipe",
        "flight-elixir"
      ]
    ],
    "elements": [
      "mushrooms"
    ]
  },
  "dragon": {
    "recipe": "dragon",
    "kind": "creature",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "powder-of-control"
      ],
      [
        "recipe",
        "strength-elixir"
      ]
    ],
    "elements": [
      "snake-eye"
    ]
  },
  "unicorn": {
    "recipe": "unicorn",
    "kind": "creature",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "warding-solution"
      ],
      [
        "recipe",
        "wisdom-elixir"
      ]
    ],
    "elements": [
      "belladonna"
    ]
  },
  "unseen-guardian": {
    "recipe": "unseen-guardian",
    "kind": "creature",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "powder-of-fate"
      ],
      [
        "recipe",
        "invisibility-elixir"
      ]
    ],
    "elements": [
      "bat-wing"
    ]
  },
  "fire-salamander": {
    "recipe": "fire-salamander",
    "kind": "creature",
    "points": 8,
    "ingredients": [
      [
        "recipe",
        "powder-of-truth"
      ],
      [
        "recipe",
        "fire-elixir"
      ]
    ],
    "elements": [
      "phoenix-feather"
    ]
  },
  "supreme-elixir": {
    "recipe": "supreme-elixir",
    "kind": "supreme-elixir",
    "points": 10,
    "ingredients": [
      [
        "kind",
        "great-elixir"
      ],
      [
        "kind",
        "great-elixir"
      ]
    ],
    "elements": [
      "astral-energy",
      "quintessence-of-will",
      "ether-waves"
    ]
  },
  "great-talisman-of-magic": {
    "recipe": "great-talisman-of-magic",
    "kind": "great-talisman",
    "points": 10,
    "ingredients": [
      [
        "kind",
        "talisman"
      ],
      [
        "kind",
        "talisman"
      ]
    ],
    "elements": [
      "phoenix-feather",
      "energy-of-thought",
      "dragon-tooth"
    ]
  },
  "spell-of-knowledge-belladonna": {
    "spell": "knowledge",
    "elements": [
      "belladonna"
    ]
  },
  "spell-of-knowledge-mushrooms": {
    "spell": "knowledge",
    "elements": [
      "mushrooms"
    ]
  },
  "spell-of-destruction-fern-flower": {
    "spell": "destruction",
    "elements": [
      "fern-flower"
    ]
  },
  "spell-of-destruction-snake-eye": {
    "spell": "destruction",
    "elements": [
      "snake-eye"
    ]
  },
  "spell-of-transformation-bat-wing": {
    "spell": "transformation",
    "elements": [
      "bat-wing"
    ]
  },
  "spell-of-transformation-mandrake-root": {
    "spell": "transformation",
    "elements": [
      "mandrake-root"
    ]
  }
} as const;
