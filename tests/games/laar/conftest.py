"""Small situations with names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.laar import BOX
from retorta.games.laar.cards import CARDS_IN_THE_BOX, KINDS, Kind
from retorta.games.laar.data import cardboard
from retorta.games.laar.rules.rounds import ROUNDS
from retorta.games.laar.rules.stacks import from_first
from retorta.games.laar.rules.universal import PlaceUniversalGoods
from retorta.games.laar.state import Laar

Situation = Callable[..., Match]
Stacks = dict[Kind, list[int]]
"""Goods by the numbers of their cards, as the data file has them."""


@pytest.fixture
def round_of() -> Situation:
    """Return a way to begin a game in which Anna is first and the cards named are open."""

    def laid_out(*cards: int, **options: str) -> Match:
        match = Match(BOX, len(cards), SeededDealer(1), options)
        state: Laar = match.state
        state.first = 0
        state.goods = [card - 1 for card in cards]
        state.pile = [card for card in range(CARDS_IN_THE_BOX) if card not in state.goods]
        return match

    return laid_out


@pytest.fixture
def count_of() -> Situation:
    """Return a way to begin the count after the twelfth round, in which Anna was first."""

    def laid_out(*players: Stacks, memo: str = "III", **options: str) -> Match:
        match = Match(BOX, len(players), SeededDealer(1), {"memo": memo, **options})
        state: Laar = match.state
        state.first = 0
        state.round = ROUNDS
        state.goods = []
        state.assigned = []
        state.stacks = [
            [[card - 1 for card in player.get(Kind(kind), [])] for kind in range(KINDS)]
            for player in players
        ]
        taken = {card for stacks in state.stacks for stack in stacks for card in stack}
        state.pile = [card for card in range(CARDS_IN_THE_BOX) if card not in taken]
        state.agenda = [PlaceUniversalGoods(from_first(state))]
        door.advance(state, match.dealer)
        return match

    return laid_out


@pytest.fixture(autouse=True)
def _box_is_read_once() -> None:
    cardboard("")
