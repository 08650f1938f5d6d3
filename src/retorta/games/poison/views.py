"""What one seat sees, named field by field.

A server makes a view for every seat after every move. That is why these classes are not
frozen (a frozen field takes three times as long to set) and why names of cards are looked
up, not made.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.door import deciders
from retorta.core.words import Seat
from retorta.games.poison.cards import CARDS_IN_THE_BOX, Card, Colour
from retorta.games.poison.rules.end import rounds_to_play
from retorta.games.poison.rules.scoring import points_of_round
from retorta.games.poison.rules.set_up import COLOURLESS
from retorta.games.poison.state import Poison

CARDS: Final = tuple(Card)
"""Every card, by its number."""
COPIES_OF: Final = [[[card] * count for count in range(CARDS_IN_THE_BOX)] for card in Card]
"""So many of each card, for a hand: ``COPIES_OF[card][count]``."""
COLOURS: Final = {COLOURLESS: None, **{int(colour): colour for colour in Colour}}
"""What a cauldron's colour is called."""


@dataclass
class CauldronView:
    """A cauldron in the middle."""

    cards: list[Card]
    total: int
    colour: Colour | None


@dataclass
class PlayerView:
    """One player's side of the table."""

    cards: int
    """How many are in hand."""
    hand: list[Card] | None
    """``None`` when the hand is somebody else's."""
    taken: int
    taken_cards: list[Card] | None
    """``None`` unless the table plays with open piles."""
    points: int


@dataclass
class RoundSheet:
    """How a finished round was counted."""

    taken: list[list[int]]
    """Cards of each colour per seat: red, blue, purple, poison."""
    points: list[int]


@dataclass
class PoisonView:
    """Everything one seat may look at; a bystander has no seat."""

    seat: Seat | None
    asked: list[Seat]
    round: int
    rounds: int
    giver: Seat
    players: list[PlayerView]
    cauldrons: list[CauldronView]
    pile: int
    set_aside: int
    sheets: list[RoundSheet]


def view(state: Poison, seat: Seat | None) -> PoisonView:
    """Return what *seat* sees; ``None`` stands for a bystander."""
    return _seen(state, seat, state.options.taken_open)


def recall(state: Poison, seat: Seat | None) -> PoisonView:
    """Return what *seat* knows if it watched every card being taken.

    See ``docs/rulings.md#2``.
    """
    return _seen(state, seat, taken_open=True)


def _seen(state: Poison, seat: Seat | None, taken_open: bool) -> PoisonView:
    players = [
        PlayerView(
            cards=sum(hand),
            hand=None,
            taken=len(taken),
            taken_cards=[CARDS[face] for face in taken] if taken_open else None,
            points=points,
        )
        for hand, taken, points in zip(state.hands, state.taken, state.totals, strict=True)
    ]
    if seat is not None:
        players[seat].hand = held(state.hands[seat])
    return PoisonView(
        seat=seat,
        asked=deciders(state),
        round=state.round,
        rounds=rounds_to_play(state),
        giver=state.giver,
        players=players,
        cauldrons=[
            CauldronView(
                cards=[CARDS[face] for face in cauldron.cards],
                total=cauldron.total,
                colour=COLOURS[cauldron.colour],
            )
            for cauldron in state.cauldrons
        ],
        pile=len(state.pile),
        set_aside=len(state.set_aside),
        sheets=[RoundSheet(sheet, points_of_round(sheet)) for sheet in state.sheets],
    )


def held(hand: list[int]) -> list[Card]:
    """Return the cards of a hand, sorted."""
    return [
        card
        for copies, count in zip(COPIES_OF, hand, strict=True)
        if count
        for card in copies[count]
    ]
