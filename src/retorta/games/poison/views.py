"""What one seat sees, named field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.door import deciders
from retorta.core.words import Seat
from retorta.games.poison.cards import Card, Colour
from retorta.games.poison.rules.end import rounds_to_play
from retorta.games.poison.rules.scoring import points_of_round
from retorta.games.poison.rules.set_up import COLOURLESS
from retorta.games.poison.state import Poison

CARDS: Final = tuple(Card)
"""Every card, by its number."""


@dataclass(frozen=True)
class CauldronView:
    """A cauldron in the middle."""

    cards: list[Card]
    total: int
    colour: Colour | None


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class RoundSheet:
    """How a finished round was counted."""

    taken: list[list[int]]
    """Cards of each colour per seat: red, blue, purple, poison."""
    points: list[int]


@dataclass(frozen=True)
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
    return _view(state, seat, state.options.taken_open)


def recall(state: Poison, seat: Seat | None) -> PoisonView:
    """Return what *seat* knows if it watched every card being taken.

    See ``docs/rulings.md#2``.
    """
    return _view(state, seat, taken_open=True)


def _view(state: Poison, seat: Seat | None, taken_open: bool) -> PoisonView:
    return PoisonView(
        seat=seat,
        asked=deciders(state),
        round=state.round,
        rounds=rounds_to_play(state),
        giver=state.giver,
        players=[
            PlayerView(
                cards=sum(state.hands[owner]),
                hand=held(state.hands[owner]) if owner == seat else None,
                taken=len(state.taken[owner]),
                taken_cards=[CARDS[face] for face in state.taken[owner]] if taken_open else None,
                points=state.totals[owner],
            )
            for owner in range(state.seats)
        ],
        cauldrons=[
            CauldronView(
                cards=[CARDS[face] for face in cauldron.cards],
                total=cauldron.total,
                colour=None if cauldron.colour == COLOURLESS else Colour(cauldron.colour),
            )
            for cauldron in state.cauldrons
        ],
        pile=len(state.pile),
        set_aside=len(state.set_aside),
        sheets=[RoundSheet(sheet, points_of_round(sheet)) for sheet in state.sheets],
    )


def held(hand: list[int]) -> list[Card]:
    """Return the cards of a hand, sorted."""
    return [card for card, count in zip(CARDS, hand, strict=True) for _ in range(count)]
