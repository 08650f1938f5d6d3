"""Builds the views of Poison, from nothing but what the seat may see."""

from __future__ import annotations

from typing import Final

from retorta.core.door import deciders
from retorta.core.words import Seat
from retorta.games.poison.cards import CARDS, CARDS_IN_THE_BOX, FACES, Card, Colour
from retorta.games.poison.rules.end import rounds_to_play
from retorta.games.poison.rules.scoring import colours_of, points_of_round, spared
from retorta.games.poison.rules.set_up import COLOURLESS
from retorta.games.poison.state import Poison
from retorta.games.poison.views import (
    CauldronView,
    OwnView,
    PlayerView,
    PublicView,
    RoundSheet,
)

COPIES_OF: Final = [[[card] * count for count in range(CARDS_IN_THE_BOX)] for card in Card]
"""A given number of copies of each card, for a hand: ``COPIES_OF[card][count]``."""
COLOURS: Final = {COLOURLESS: None, **{int(colour): colour for colour in Colour}}
"""What a cauldron's colour is called."""


def public(state: Poison) -> PublicView:
    """Return what everybody sees."""
    return _seen(state, state.options.taken_open)


def recall(state: Poison) -> PublicView:
    """Return what everybody knows if they watched every card being taken.

    See ``docs/rulings.md#2``.
    """
    return _seen(state, taken_open=True)


def own(state: Poison, seat: Seat) -> OwnView:
    """Return what *seat* sees besides: its hand."""
    return OwnView(seat, held(state.hands[seat]))


def _seen(state: Poison, taken_open: bool) -> PublicView:
    # Fields by their place: by their names these small ones would take twice as long to make.
    players = []
    for owner in range(state.seats):
        taken = state.taken[owner]
        players.append(
            PlayerView(
                sum(state.hands[owner]),
                len(taken),
                [CARDS[face] for face in taken] if taken_open else None,
                state.totals[owner],
            )
        )
    return PublicView(
        deciders=deciders(state),
        round=state.round,
        rounds=rounds_to_play(state.seats, state.options),
        giver=state.giver,
        players=players,
        cauldrons=[
            CauldronView(
                [CARDS[face] for face in cauldron.cards], cauldron.total, COLOURS[cauldron.colour]
            )
            for cauldron in state.cauldrons
        ],
        pile=len(state.pile),
        set_aside=len(state.set_aside),
        sheets=[
            RoundSheet(sheet.taken, sheet.points, spared(sheet.taken)) for sheet in state.sheets
        ],
        now=counted_now(state),
    )


def counted_now(state: Poison) -> RoundSheet | None:
    """4. Return how the round would be counted if it ended now, where the piles lie open."""
    if not state.options.taken_open or len(state.sheets) == state.round:
        return None
    taken = [colours_of(pile) for pile in state.taken]
    return RoundSheet(taken, points_of_round(taken), spared(taken))


def held(hand: list[int]) -> list[Card]:
    """Return the cards of a hand, sorted."""
    cards: list[Card] = []
    for face in range(FACES):
        if hand[face]:
            cards += COPIES_OF[face][hand[face]]
    return cards
