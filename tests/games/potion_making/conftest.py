"""Small situations with names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.potion_making import BOX
from retorta.games.potion_making.cards import DECK, ELEMENT, ELEMENT_COUNT, NOTHING, Card
from retorta.games.potion_making.rules.turn import TakeTurn, Turns
from retorta.games.potion_making.state import Built, PotionMaking

Row = Sequence[tuple[Card, Sequence[Card]]]
Situation = Callable[..., Match]


@pytest.fixture
def situation() -> Situation:
    """Return a way to lay out a table where Anna has drawn and is to play.

    The cabinet is given from the bottom of its stacks up; whatever is named nowhere is the
    deck, unless there is to be another.
    """

    def laid_out(
        hands: Sequence[Sequence[Card]],
        cabinet: Sequence[Card] = (),
        built: Sequence[Row] = (),
        deck: Sequence[Card] | None = None,
        edition: int | None = None,
    ) -> Match:
        match = Match(BOX, len(hands), SeededDealer(1), edition=edition)
        state: PotionMaking = match.state
        state.agenda = [Turns(1), TakeTurn()]
        state.active = 0
        state.hands = [sorted(int(card) for card in hand) for hand in hands]
        set_cabinet(match, cabinet)
        rows = [*built, *([()] * (len(hands) - len(built)))]
        state.built = [
            [Built(int(card), [int(each) for each in under]) for card, under in row] for row in rows
        ]
        state.deck = [int(card) for card in deck] if deck is not None else rest(state)
        return match

    return laid_out


def set_cabinet(match: Match, cabinet: Sequence[Card]) -> None:
    """Lay the cabinet out anew."""
    state: PotionMaking = match.state
    state.stacks = [[] for _ in range(ELEMENT_COUNT)]
    state.apart = []
    for card in cabinet:
        pile = state.apart if ELEMENT[card] == NOTHING else state.stacks[ELEMENT[card]]
        pile.append(int(card))


def rest(state: PotionMaking) -> list[int]:
    cards = list(DECK)
    lying = list(state.apart)
    for pile in (*state.hands, *state.stacks):
        lying.extend(pile)
    for row in state.built:
        for built in row:
            lying.extend([built.card, *built.under])
    for face in lying:
        cards.remove(face)
    return cards
