"""Moves side by side: the same dreams and the same luck for all, the worse ones left aside."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any

import pytest

from retorta import plugins
from retorta.bots.search.knowledge import Dreams, Knowledge
from retorta.bots.search.search import Search
from retorta.bots.search.side_by_side import FEWEST, FIRST_CUT, FORETOLD, MOST_MOVES, SideBySide
from retorta.bots.search.tree import Node
from retorta.core.box import Pov
from retorta.core.dealer import Dealer, DreamDealer, SeededDealer
from retorta.core.match import Match
from retorta.core.words import Move, Seat

BOX = plugins.box("potion-making")


class Noting(Knowledge):
    """Stops at once, likes low cards to be played, and notes what it was shown."""

    def __init__(self, box: Any) -> None:
        super().__init__(box)
        self.seat: Seat = 0
        self.decks: list[list[int]] = []
        self.luck: list[int] = []

    def dreams(self, pov: Pov) -> Dreams:
        self.seat = pov.seat
        return super().dreams(pov)

    def weigh(
        self, dreams: Dreams, root: Node, me: Seat, dealer: DreamDealer, deadline: float, most: int
    ) -> int:
        return SideBySide(self, dreams, me, dealer).weigh(root, deadline, most)

    def play_out(self, state: Any, dealer: Dealer) -> None:
        self.decks.append(list(state.deck))
        self.luck.append(dealer.pick(1 << 30))

    def points(self, state: Any) -> list[float]:
        return [
            float(sum(hand)) if seat == self.seat else 0.0 for seat, hand in enumerate(state.hands)
        ]


class Glancing(Noting):
    """Foretells that moves listed last are best, by next to nothing."""

    def foretold(self, state: Any, seat: Seat, moves: list[Move]) -> list[list[float]]:
        return [
            [place / 1000 if each == seat else 0.0 for each in range(4)]
            for place in range(len(moves))
        ]


def decision(least: int) -> Pov:
    """Return the first decision of a game with so many moves."""
    match = Match(BOX, 4, SeededDealer(3))
    luck = SeededDealer(4)
    while len(match.pov(match.deciders()[0]).moves) < least:
        moves = match.pov(match.deciders()[0]).moves
        match.play(match.deciders()[0], moves[luck.pick(len(moves))])
    return match.pov(match.deciders()[0])


def test_every_move_meets_the_same_dream_and_the_same_luck() -> None:
    pov = decision(4)
    knowledge = Noting(BOX)
    weighed = min(len(pov.moves), MOST_MOVES)
    dreams = FIRST_CUT
    Search(knowledge, 1).think(pov, math.inf, dreams * weighed)
    assert len(knowledge.luck) == dreams * weighed
    for shown in (knowledge.luck, [repr(deck) for deck in knowledge.decks]):
        by_dream = [set(shown[at : at + weighed]) for at in range(0, len(shown), weighed)]
        assert all(len(each) == 1 for each in by_dream), "one dream, one luck"
        assert len(set.union(*by_dream)) == dreams, "and every dream another"


def test_the_worse_half_is_left_aside_again_and_again() -> None:
    pov = decision(MOST_MOVES)
    tried = Search(Glancing(BOX), 1).think(pov, math.inf, 1000)
    assert len(tried) == MOST_MOVES
    visits = [int(edge.visits) for edge in tried]
    cuts = [2 * FIRST_CUT] * 2 + [FIRST_CUT] * (MOST_MOVES // 2)
    assert visits[FEWEST:] == [FORETOLD + dreams for dreams in cuts]
    assert visits[0] == visits[1] > 300
    means = [round(edge.worth / (int(edge.visits) - FORETOLD), 1) for edge in tried]
    assert means[0] >= means[1] >= max(means[2:4]) >= min(means[2:4]) >= max(means[4:])


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_one_dream_is_finished_however_late_it_is(seconds: float) -> None:
    pov = decision(4)
    tried = Search(Noting(BOX), 1).think(pov, seconds, 2)
    assert len(tried) == min(len(pov.moves), MOST_MOVES)
    assert {int(edge.visits) for edge in tried} == {1}


def test_who_is_late_goes_by_what_is_foretold() -> None:
    pov = decision(MOST_MOVES)
    knowledge = Glancing(BOX)
    search = Search(knowledge, 1)
    tried = search.think(pov, -1.0)
    assert not knowledge.luck, "no dream is begun"
    assert search.iterations == 0
    assert {int(edge.visits) for edge in tried} == {FORETOLD}
    assert tried[0].worth == max(edge.worth for edge in tried)


class Dawdling(Noting):
    """Is late after a few play-outs."""

    deadline = math.inf
    late_after = 0

    def play_out(self, state: Any, dealer: Dealer) -> None:
        super().play_out(state, dealer)
        while len(self.luck) == self.late_after and perf_counter() < self.deadline:
            """It dawdles."""


def test_a_dream_that_not_all_moves_have_met_is_forgotten() -> None:
    pov = decision(4)
    knowledge = Dawdling(BOX)
    root = Node()
    compared = SideBySide(knowledge, knowledge.dreams(pov), pov.seat, DreamDealer(1))
    weighed = compared.promising(root)
    assert compared.dream(weighed, math.inf)
    met = [(int(edge.visits), edge.worth) for edge in weighed]
    knowledge.late_after = len(weighed) + 2
    knowledge.deadline = perf_counter() + 0.05
    assert not compared.dream(weighed, knowledge.deadline)
    assert [(int(edge.visits), edge.worth) for edge in weighed] == met
    assert len(knowledge.luck) <= knowledge.late_after < 2 * len(weighed)


def test_of_many_moves_those_that_look_best_are_weighed() -> None:
    pov = decision(MOST_MOVES + 3)
    dream = pov.imagine(DreamDealer(1))
    moves = Glancing(BOX).moves(dream, dream.agenda[-1], pov.seat)
    tried = Search(Glancing(BOX), 1).think(pov, math.inf, 1)
    assert {repr(edge.move) for edge in tried} == {repr(move) for move in moves[-MOST_MOVES:]}
    assert len(tried) == MOST_MOVES < len(moves)
    alike = Search(Noting(BOX), 1).think(pov, math.inf, 1)
    assert len(alike) == len(moves), "if nothing can be told, all are"


def test_what_is_foretold_counts_as_much_as_a_few_dreams() -> None:
    pov = decision(MOST_MOVES + 3)
    search = Search(Glancing(BOX), 1)
    tried = search.think(pov, math.inf, 1)
    assert search.iterations == MOST_MOVES, "it is not among the dreams that were dreamt"
    assert {int(edge.visits) for edge in tried} == {FORETOLD + 1}
    alone = {id(edge.move): edge for edge in Search(Noting(BOX), 1).think(pov, math.inf, 1)}
    dream = pov.imagine(DreamDealer(1))
    moves = Glancing(BOX).moves(dream, dream.agenda[-1], pov.seat)
    for edge in tried:
        place = next(at for at, move in enumerate(moves) if move is edge.move)
        dreamt = alone[id(edge.move)]
        assert edge.points == pytest.approx(dreamt.points + FORETOLD * place / 1000)


def test_no_more_is_played_on_than_was_asked_for() -> None:
    pov = decision(4)
    weighed = min(len(pov.moves), MOST_MOVES)
    search = Search(Noting(BOX), 1)
    search.think(pov, math.inf, 3 * weighed + 1)
    assert search.iterations == 3 * weighed


def test_luck_can_be_had_again() -> None:
    dealer = DreamDealer(5)
    kept = dealer.kept_luck()
    first = [dealer.pick(1000) for _ in range(5)]
    dealer.have_luck(kept)
    assert [dealer.pick(1000) for _ in range(5)] == first
