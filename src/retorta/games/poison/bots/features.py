"""What a seat of Poison holds and has taken, in words of the rulebook, for learners.

The value of a card in hand is relative to that of a seven: one card has to be played in every
turn, so only the additional value of better cards can be kept.
"""

from __future__ import annotations

from typing import Final

from retorta.bots.features import Features
from retorta.core.words import Seat
from retorta.games.poison.cards import FACES, POISON_FACE, POTIONS, VALUE, Colour
from retorta.games.poison.rules.scoring import colours_of, immune
from retorta.games.poison.state import Poison

SMALLER: Final = (1, 2, 4, 5)
"""The values of potions below seven."""
EVERYBODY: Final = "everybody"
CARDS: Final = "cards in hand"
POISON_IN_HAND: Final = "of them poison"
SPARED: Final = "potions taken of which nobody has as many"
NOT_SPARED: Final = "other potions taken"
POISON_TAKEN: Final = "poison taken"


def in_hand(value: int) -> str:
    """Return the name of potions in hand of one value."""
    return f"of them {value}"


NAMES: Final = [
    EVERYBODY,
    CARDS,
    *map(in_hand, SMALLER),
    POISON_IN_HAND,
    SPARED,
    NOT_SPARED,
    POISON_TAKEN,
]
BELIEVED: Final = {
    in_hand(1): -0.9,
    in_hand(2): -0.7,
    in_hand(4): -0.35,
    in_hand(5): -0.2,
    POISON_IN_HAND: 0.3,
    SPARED: 0.35,
    NOT_SPARED: 1.0,
    POISON_TAKEN: 2.0,
}
"""Rules of thumb, with which training begins."""


def moment(state: Poison) -> int:
    """Return a number that changes when everybody has played a card."""
    return sum(map(sum, state.hands)) // state.seats


def counts(state: Poison) -> int:
    """Return the number of rounds counted."""
    return len(state.sheets)


def features(state: Poison, seat: Seat) -> list[float]:
    """Return what a seat holds and has taken, in the order of the names."""
    hand = state.hands[seat]
    held = dict.fromkeys(SMALLER, 0)
    for face in range(FACES):
        if face != POISON_FACE and VALUE[face] in held:
            held[VALUE[face]] += hand[face]
    taken = [colours_of(pile) for pile in state.taken]
    spared = [colour for colour in range(POTIONS) if immune(taken, colour) == seat]
    potions = sum(taken[seat][:POTIONS])
    protected = sum(taken[seat][colour] for colour in spared)
    return [
        1.0,
        float(sum(hand)),
        *(float(held[value]) for value in SMALLER),
        float(hand[POISON_FACE]),
        float(protected),
        float(potions - protected),
        float(taken[seat][Colour.POISON]),
    ]


FEATURES: Final = Features(NAMES, BELIEVED, moment, features, counts)
