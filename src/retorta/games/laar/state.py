"""What is on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import State, Step
from retorta.core.words import Seat
from retorta.games.laar.cards import Cardboard, CardNumber, Memo
from retorta.games.laar.options import Options

NOTHING: Final = -1
"""No expert on a card yet, no card left in its place, no side chosen."""


@dataclass(init=False)
class Laar(State):
    """A game of Guilds of Laar between two decisions."""

    options: Options
    cardboard: Cardboard
    """What is printed; never changed, so copies of the state share it."""
    memo: Memo
    seats: int
    round: int
    """Which round is under way, from 1; 0 before the first."""
    first: Seat
    """Who holds the first-player card."""
    pile: list[CardNumber]
    """Cards nobody has seen, in no order: the deck, and what went back into the box.

    A card is chosen when it is opened, so the two need not be told apart.
    """
    goods: list[CardNumber]
    """The open cards of the round; ``NOTHING`` where one has been taken."""
    assigned: list[int]
    """The expert on each open card, or ``NOTHING``."""
    hands: list[list[int]]
    """How many of each expert a seat has; hidden in the more closed variant."""
    discard: list[int]
    """How many of each expert lie in the common discard."""
    stacks: list[list[list[CardNumber]]]
    """Each seat's goods by kind, the last taken on top. Gems are hidden once they are taken."""
    wards: list[int]
    """The weapon types each seat is protected from, as bits."""
    sides: list[int]
    """With two players, the side of the weapons that counts, or ``NOTHING``."""
    sheet: list[list[int]]
    """The score pad: each seat's points for a kind of goods, empty until they are counted."""

    def __init__(
        self,
        agenda: list[Step],
        options: Options,
        cardboard: Cardboard,
        memo: Memo,
        seats: int,
        round: int,
        first: Seat,
        pile: list[CardNumber],
        goods: list[CardNumber],
        assigned: list[int],
        hands: list[list[int]],
        discard: list[int],
        stacks: list[list[list[CardNumber]]],
        wards: list[int],
        sides: list[int],
        sheet: list[list[int]],
    ) -> None:
        self.agenda = agenda
        self.options = options
        self.cardboard = cardboard
        self.memo = memo
        self.seats = seats
        self.round = round
        self.first = first
        self.pile = pile
        self.goods = goods
        self.assigned = assigned
        self.hands = hands
        self.discard = discard
        self.stacks = stacks
        self.wards = wards
        self.sides = sides
        self.sheet = sheet

    def copy(self) -> Laar:
        return Laar(
            [step.copy() for step in self.agenda],
            self.options,
            self.cardboard,
            self.memo,
            self.seats,
            self.round,
            self.first,
            self.pile.copy(),
            self.goods.copy(),
            self.assigned.copy(),
            [hand.copy() for hand in self.hands],
            self.discard.copy(),
            [[stack.copy() for stack in stacks] for stacks in self.stacks],
            self.wards.copy(),
            self.sides.copy(),
            [points.copy() for points in self.sheet],
        )
