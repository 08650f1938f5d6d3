"""Small situations with names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.poison import BOX
from retorta.games.poison.cards import COLOUR, DECK, FACES, POISON_FACE, VALUE, Card
from retorta.games.poison.rules.play import PlayInTurn, open_plays
from retorta.games.poison.state import Cauldron, Poison

Situation = Callable[..., Match]


@pytest.fixture
def situation() -> Situation:
    """Return a way to lay out a table: hands, cauldrons, and the rest of the cards set aside."""

    def laid_out(
        hands: list[list[Card]],
        cauldrons: list[list[Card]] | None = None,
        taken: list[list[Card]] | None = None,
        piles: str = "closed",
    ) -> Match:
        match = Match(BOX, len(hands), SeededDealer(1), {"taken": piles})
        state: Poison = match.state
        state.hands = [[hand.count(card) for card in Card] for hand in hands]
        state.cauldrons = [brewed(cards) for cards in cauldrons or [[], [], []]]
        state.open_plays = open_plays(state)
        state.taken = [[int(card) for card in pile] for pile in taken or [[] for _ in hands]]
        state.pile = []
        state.set_aside = rest(state)
        step = state.agenda[-1]
        assert isinstance(step, PlayInTurn)
        step.seat = 0
        return match

    return laid_out


def brewed(cards: list[Card]) -> Cauldron:
    colours = [COLOUR[card] for card in cards if card != POISON_FACE]
    total = sum(VALUE[card] for card in cards)
    return Cauldron([int(card) for card in cards], total, colours[0] if colours else -1)


def rest(state: Poison) -> list[int]:
    cards = list(DECK)
    for face in range(FACES):
        for hand in state.hands:
            for _ in range(hand[face]):
                cards.remove(face)
    for pile in [*state.taken, *(cauldron.cards for cauldron in state.cauldrons)]:
        for face in pile:
            cards.remove(face)
    return cards
