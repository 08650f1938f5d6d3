"""What is on the table."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.agenda import State, Step
from retorta.core.pickled import Pickled
from retorta.core.words import Seat
from retorta.games.potion_making.cards import Face


@dataclass(init=False)
class Built(Pickled):
    """A recipe that lies built before a player, with its ingredient cards under it.

    It never changes once made, so copies of a state share it.
    """

    card: Face
    under: list[Face]

    def __init__(self, card: Face, under: list[Face]) -> None:
        self.card = card
        self.under = under


@dataclass(init=False)
class PotionMaking(State):
    """A game of Potion-Making between two decisions."""

    edition: int
    """The edition of the rules it is played by to its end; asked only where they differ."""
    seats: int
    active: Seat
    """Whose turn it is."""
    hands: list[list[Face]]
    """Sorted; hidden from the others."""
    shown: list[list[Face]]
    """Cards of each hand that everybody saw being taken, by a spell of Knowledge."""
    deck: list[Face]
    """Hidden, in no order: a card is chosen when it is drawn."""
    stacks: list[list[Face]]
    """The cabinet of elements: a stack per element, its top card last."""
    apart: list[Face]
    """The triple cards in the cabinet, each by itself."""
    built: list[list[Built]]
    """What every seat has built, in that order; a recipe under way is the last."""
    returning: list[Face]
    """Cards on their way back into the cabinet."""
    totals: list[int]
    """Points so far."""
    from_elements: list[int]
    """How many of them came from elements that were new to the cabinet."""
    from_halves: list[int]
    """How many came from recipes of others that used one's own; the rest are for one's recipes."""

    def __init__(
        self,
        agenda: list[Step],
        edition: int,
        seats: int,
        active: Seat,
        hands: list[list[Face]],
        shown: list[list[Face]],
        deck: list[Face],
        stacks: list[list[Face]],
        apart: list[Face],
        built: list[list[Built]],
        returning: list[Face],
        totals: list[int],
        from_elements: list[int],
        from_halves: list[int],
    ) -> None:
        self.agenda = agenda
        self.edition = edition
        self.seats = seats
        self.active = active
        self.hands = hands
        self.shown = shown
        self.deck = deck
        self.stacks = stacks
        self.apart = apart
        self.built = built
        self.returning = returning
        self.totals = totals
        self.from_elements = from_elements
        self.from_halves = from_halves

    def copy(self) -> PotionMaking:
        return PotionMaking(
            [step.copy() for step in self.agenda],
            self.edition,
            self.seats,
            self.active,
            [hand.copy() for hand in self.hands],
            [cards.copy() for cards in self.shown],
            self.deck.copy(),
            [stack.copy() for stack in self.stacks],
            self.apart.copy(),
            [recipes.copy() for recipes in self.built],
            self.returning.copy(),
            self.totals.copy(),
            self.from_elements.copy(),
            self.from_halves.copy(),
        )
