"""What is on the table."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.agenda import State, Step
from retorta.core.pickled import Pickled
from retorta.core.words import Move, Seat
from retorta.games.poison.cards import Face
from retorta.games.poison.options import Options


@dataclass(init=False)
class Cauldron(Pickled):
    """One of the three lines of cards in the middle."""

    cards: list[Face]
    """In the order they were played."""
    total: int
    """The sum of the values, kept beside the cards because every move asks for it."""
    colour: int
    """The colour of its potions, or ``COLOURLESS``."""

    def __init__(self, cards: list[Face], total: int, colour: int) -> None:
        self.cards = cards
        self.total = total
        self.colour = colour

    def copy(self) -> Cauldron:
        return Cauldron(self.cards.copy(), self.total, self.colour)


@dataclass(init=False)
class Sheet(Pickled):
    """How a round was counted. It never changes once it is written, so states share it."""

    taken: list[list[int]]
    """How many cards of each colour every seat had taken."""
    points: list[int]

    def __init__(self, taken: list[list[int]], points: list[int]) -> None:
        self.taken = taken
        self.points = points


@dataclass(init=False)
class Poison(State):
    """A game of Poison between two cards."""

    options: Options
    seats: int
    round: int
    """Which round is under way, from 1; 0 before the first deal."""
    giver: Seat
    """The rulebook's dealer: who deals the cards in this round."""
    hands: list[list[int]]
    """How many of each card a seat holds; hidden from the others."""
    pile: list[Face]
    """The draw pile of the five-card variant, hidden, in no order: a card is chosen when drawn."""
    set_aside: list[Face]
    """The hand of the fourth player who is not there, seen by nobody."""
    cauldrons: list[Cauldron]
    open_plays: list[list[Move]]
    """For each card, the plays that the cauldrons' colours allow (``rules/play.py``).

    Kept because every move asks; shared by all states, and never changed.
    """
    taken: list[list[Face]]
    """What each seat had to take, face down. All of it was seen when it was taken.

    A pile is never changed, only replaced by a higher one, so copies of the state share it.
    """
    sheets: list[Sheet]
    """One for every round scored."""
    totals: list[int]
    """Points so far."""

    def __init__(
        self,
        agenda: list[Step],
        options: Options,
        seats: int,
        round: int,
        giver: Seat,
        hands: list[list[int]],
        pile: list[Face],
        set_aside: list[Face],
        cauldrons: list[Cauldron],
        open_plays: list[list[Move]],
        taken: list[list[Face]],
        sheets: list[Sheet],
        totals: list[int],
    ) -> None:
        self.agenda = agenda
        self.options = options
        self.seats = seats
        self.round = round
        self.giver = giver
        self.hands = hands
        self.pile = pile
        self.set_aside = set_aside
        self.cauldrons = cauldrons
        self.open_plays = open_plays
        self.taken = taken
        self.sheets = sheets
        self.totals = totals

    def copy(self) -> Poison:
        return Poison(
            [step.copy() for step in self.agenda],
            self.options,
            self.seats,
            self.round,
            self.giver,
            [hand.copy() for hand in self.hands],
            self.pile.copy(),
            self.set_aside.copy(),
            [cauldron.copy() for cauldron in self.cauldrons],
            self.open_plays,
            self.taken.copy(),
            self.sheets.copy(),
            self.totals.copy(),
        )
