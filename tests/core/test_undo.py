"""Undo, in a game where one seat decides several times in a row."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest
from market_day import make_box

from retorta.core.agenda import State, Step
from retorta.core.box import Box, Rules
from retorta.core.catalogue import Catalogue
from retorta.core.dealer import Dealer, SeededDealer
from retorta.core.errors import NoUndo
from retorta.core.match import Match
from retorta.core.record import Scribe, Undo
from retorta.core.replay import replay
from retorta.core.words import Event, Move, Outcome, Seat


@dataclass(frozen=True)
class Do(Move):
    what: str


@dataclass(frozen=True)
class Shown(Event):
    reveals: ClassVar[bool] = True


ADD, ROLL, LOOK, END = (Do(what) for what in ("add", "roll", "look", "end"))


@dataclass
class Heap(State):
    stones: list[int]

    def copy(self) -> Heap:
        return Heap([step.copy() for step in self.agenda], list(self.stones))


@dataclass
class Turn(Step):
    """Add stones as often as you like, roll for some, look at a secret, or end the turn."""

    seat: Seat

    def deciders(self, state: Heap) -> list[Seat]:
        return [self.seat] if self.seat < 2 else []

    def candidates(self, state: Heap, seat: Seat) -> list[Move]:
        return [ADD, ROLL, LOOK, END]

    def take(self, state: Heap, seat: Seat, move: Move, dealer: Dealer) -> None:
        if move == ADD:
            state.stones[seat] += 1
        elif move == ROLL:
            state.stones[seat] += dealer.pick(6)
        elif move == LOOK:
            dealer.announce(Shown())
        else:
            self.seat += 1

    def resume(self, state: Heap, dealer: Dealer) -> None:
        state.agenda.pop()

    def copy(self) -> Turn:
        return Turn(self.seat)


def heap_box() -> Box:
    def set_up(seats: int, options: Any, dealer: Dealer) -> Heap:
        return Heap([Turn(0)], [0] * seats)

    return replace(
        make_box(),
        name="heap",
        options=(),
        rules=Rules(
            set_up=set_up,
            catalogue=Catalogue([ADD, ROLL, LOOK, END]),
            points=lambda state: list(state.stones),
            outcome=lambda state: Outcome(list(state.stones), [0], "most"),
        ),
    )


@pytest.fixture
def match() -> Match:
    return Match(heap_box(), 2, SeededDealer(4))


def test_own_moves_are_taken_back_one_by_one(match: Match) -> None:
    match.play(0, ADD)
    match.play(0, ADD)
    match.undo(0)
    assert match.points() == [1, 0]
    match.undo(0)
    assert match.points() == [0, 0]
    with pytest.raises(NoUndo):
        match.undo(0)


@pytest.mark.parametrize("barrier", [ROLL, LOOK], ids=["luck", "revelation"])
def test_undo_does_not_cross(match: Match, barrier: Move) -> None:
    match.play(0, ADD)
    match.play(0, barrier)
    assert not match.can_undo(0)
    match.play(0, ADD)
    match.undo(0)
    assert not match.can_undo(0)


def test_nobody_takes_back_what_another_played(match: Match) -> None:
    match.play(0, ADD)

    assert not match.can_undo(1)
    with pytest.raises(NoUndo):
        match.undo(1)
    assert match.points() == [1, 0]


def test_what_a_match_says_it_stands_at_is_not_played_on(match: Match) -> None:
    """Neither the state nor what an undo would bring back."""
    match.play(0, ADD)
    state, ((_, before),) = match.snapshot()
    match.play(0, ADD)
    match.undo(0)
    match.undo(0)
    match.play(0, ADD)

    assert state.stones == [1, 0]
    assert before.stones == [0, 0]


def test_undo_does_not_cross_the_end_of_a_turn(match: Match) -> None:
    match.play(0, ADD)
    match.play(0, END)

    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_an_undo_stands_in_the_record_and_replays(match: Match) -> None:
    for move in (ADD, ADD):
        match.play(0, move)
    match.undo(0)
    match.play(0, ROLL)
    match.play(0, END)
    match.play(1, END)
    scribe = Scribe()
    lines = [scribe.header(match.header), *map(scribe.entry, match.entries)]
    lines.append(scribe.entry(match.end()))
    moments = list(replay(lines, lambda name: heap_box()))

    assert Undo(0) in match.entries
    assert [moment.number for moment in moments] == [0, 1, 2, 1, 2, 3, 4, 4]
    assert moments[-1].match.points() == match.points()
