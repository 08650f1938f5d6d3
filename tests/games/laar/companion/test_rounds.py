"""Laying out a real game of Laar, against a game that is played."""

from __future__ import annotations

import pytest

from retorta.core.dealer import SeededDealer
from retorta.core.errors import Unreadable
from retorta.core.match import Match
from retorta.games.laar import BOX
from retorta.games.laar.companion.rounds import SetUp, laid_out
from retorta.games.laar.events import ExpertAssigned, ExpertsReturned, GoodAcquired, GoodsOpened


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rounds_are_those_that_are_played(seats: int) -> None:
    match = Match(BOX, seats, SeededDealer(5))
    luck = SeededDealer(6)
    found = laid_out(SetUp(seats, "basic", "random", (match.state.first, 0)))
    events = list(match.opening)
    while not match.is_over and match.state.round <= 12:
        seat = match.deciders()[0]
        legal = match.legal_moves(seat)
        events += match.play(seat, legal[luck.pick(len(legal))])
    played: list[list[object]] = []
    for event in events:
        if isinstance(event, GoodsOpened):
            played.append([event.first, [], [], False])
        elif isinstance(event, ExpertAssigned):
            played[-1][1].append(event.seat)  # type: ignore[attr-defined]
        elif isinstance(event, GoodAcquired):
            played[-1][2].append(event.seat)  # type: ignore[attr-defined]
        elif isinstance(event, ExpertsReturned):
            played[-1][3] = True

    assert len(played) == len(found.rounds) == 12
    for round, told in zip(found.rounds, played, strict=True):
        assert [round.first, round.assigning, round.acquiring, round.experts_return] == told


@pytest.mark.parametrize(("seats", "goods", "back"), [(2, 24, 24), (3, 36, 12), (4, 48, 0)])
def test_2_what_is_laid_out(seats: int, goods: int, back: int) -> None:
    found = laid_out(SetUp(seats, "closed", "III", (7, 3)))

    assert (found.goods, found.goods_back, found.open_goods) == (goods, back, seats)
    assert (found.memo, found.memos, found.memos_back) == ("III", seats, 4 - seats)
    assert (found.gems_open, found.experts_hidden) == (False, True)
    assert found.first == 7 % seats
    assert len(found.experts) == 5


def test_the_memo_is_drawn_by_lot() -> None:
    drawn = {laid_out(SetUp(2, "open", "random", (0, lot))).memo for lot in range(5)}
    assert drawn == {"I", "II", "III", "IV", "V"}


def test_five_cannot_play() -> None:
    with pytest.raises(Unreadable):
        laid_out(SetUp(5, "basic", "random", (0, 0)))
