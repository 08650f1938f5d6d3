// Written by `python3 run.py types` from the Python classes; not by hand.

import type { Vocabulary } from "../lib/vocabulary";

export interface PublicView {
  deciders: number[];
  round: number;
  rounds: number;
  giver: number;
  players: PlayerView[];
  cauldrons: CauldronView[];
  pile: number;
  set_aside: number;
  sheets: RoundSheet[];
  now: RoundSheet | null;
}

export interface PlayerView {
  cards: number;
  taken: number;
  taken_cards: Card[] | null;
  points: number;
}

export type Card = "red-1" | "red-2" | "red-4" | "red-5" | "red-7" | "blue-1" | "blue-2" | "blue-4" | "blue-5" | "blue-7" | "purple-1" | "purple-2" | "purple-4" | "purple-5" | "purple-7" | "poison";

export interface CauldronView {
  cards: Card[];
  total: number;
  colour: Colour | null;
}

export type Colour = "red" | "blue" | "purple" | "poison";

export interface RoundSheet {
  taken: number[][];
  points: number[];
  spared: (number | null)[];
}

export interface OwnView {
  seat: number;
  hand: Card[];
}

export interface PlayMove {
  move: "play";
  card: Card;
  cauldron: number;
}

export interface RoundBegunEvent {
  event: "round-begun";
  round: number;
  giver: number;
  first: number;
  set_aside: number;
}

export interface CardPlayedEvent {
  event: "card-played";
  seat: number;
  card: Card;
  cauldron: number;
  total: number;
}

export interface CauldronOverflowedEvent {
  event: "cauldron-overflowed";
  seat: number;
  card: Card;
  cauldron: number;
  taken: Card[];
}

export interface CardDrawnEvent {
  event: "card-drawn";
  seat: number;
  card: Card | null;
  left: number;
}

export interface RoundScoredEvent {
  event: "round-scored";
  round: number;
  sheet: number[][];
  points: number[];
  totals: number[];
}

export interface GameEndedEvent {
  event: "game-ended";
  totals: number[];
  winners: number[];
}

export type Move =
  | PlayMove;

export type Event =
  | RoundBegunEvent
  | CardPlayedEvent
  | CauldronOverflowedEvent
  | CardDrawnEvent
  | RoundScoredEvent
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
    "giver": {
      "seat": true
    },
    "players": {
      "list": {
        "object": "player-view"
      }
    },
    "cauldrons": {
      "list": {
        "object": "cauldron-view"
      }
    },
    "pile": null,
    "set_aside": null,
    "sheets": {
      "list": {
        "object": "round-sheet"
      }
    },
    "now": {
      "object": "round-sheet"
    }
  },
  "player-view": {
    "cards": null,
    "taken": null,
    "taken_cards": {
      "list": {
        "enum": "card"
      }
    },
    "points": null
  },
  "cauldron-view": {
    "cards": {
      "list": {
        "enum": "card"
      }
    },
    "total": null,
    "colour": {
      "enum": "colour"
    }
  },
  "round-sheet": {
    "taken": {
      "list": {
        "list": null
      }
    },
    "points": {
      "list": null
    },
    "spared": {
      "list": {
        "seat": true
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
  "move-play": {
    "card": {
      "enum": "card"
    },
    "cauldron": null
  },
  "event-round-begun": {
    "round": null,
    "giver": {
      "seat": true
    },
    "first": {
      "seat": true
    },
    "set_aside": null
  },
  "event-card-played": {
    "seat": {
      "seat": true
    },
    "card": {
      "enum": "card"
    },
    "cauldron": null,
    "total": null
  },
  "event-cauldron-overflowed": {
    "seat": {
      "seat": true
    },
    "card": {
      "enum": "card"
    },
    "cauldron": null,
    "taken": {
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
  "event-round-scored": {
    "round": null,
    "sheet": {
      "list": {
        "list": null
      }
    },
    "points": {
      "list": null
    },
    "totals": {
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
    "card": {
      "enum": "card"
    },
    "colour": {
      "enum": "colour"
    },
    "colours": {
      "list": {
        "enum": "colour"
      }
    },
    "seat": {
      "seat": true
    },
    "seats": {
      "list": {
        "seat": true
      }
    },
    "winners": {
      "list": {
        "seat": true
      }
    }
  },
  "question": {
    "play-in-turn": {
      "section": "3"
    }
  }
};

/** How many may play. */
export const seats = { fewest: 3, most: 6 } as const;

/** What a table may agree on, where there are few answers. */
export const agreed = {"rulebook": ["russian", "polish"], "hand": ["whole", "five"], "taken": ["closed", "open"], "aside": ["twelve", "five", "none"]} as const;

/** What changes how a game is counted. */
export const counted: readonly string[] = ["rulebook", "hand", "aside"];

export const printed = {
  "values": {
    "red-1": 1,
    "red-2": 2,
    "red-4": 4,
    "red-5": 5,
    "red-7": 7,
    "blue-1": 1,
    "blue-2": 2,
    "blue-4": 4,
    "blue-5": 5,
    "blue-7": 7,
    "purple-1": 1,
    "purple-2": 2,
    "purple-4": 4,
    "purple-5": 5,
    "purple-7": 7,
    "poison": 4
  },
  "points": {
    "red": 1,
    "blue": 1,
    "purple": 1,
    "poison": 2
  },
  "full": 13
} as const;
