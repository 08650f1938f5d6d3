"""A round of Laar thought through comes to what looking at every way it can end comes to."""

from __future__ import annotations

from math import inf

import pytest

from retorta import plugins
from retorta.bots.levels import Master
from retorta.bots.search.exact import Ends
from retorta.bots.search.knowledge import World, worth_to
from retorta.bots.search.tree import Node
from retorta.core import door
from retorta.core.box import Pov
from retorta.core.dealer import DreamDealer, SeededDealer
from retorta.games.laar.bots.dreamt_round import Prospects, Round
from retorta.games.laar.bots.learned import LearnedLaar, RoundDreams
from retorta.games.laar.bots.promise_values import promise_values_for
from retorta.games.laar.bots.whole_round import WholeRound
from retorta.games.laar.rules.acquiring import AcquireGoods
from retorta.games.laar.rules.assigning import AssignExperts
from retorta.games.laar.state import Laar

BOX = plugins.box("laar")


def table_after(seats: int, rounds: int, seed: int, decided: int) -> Laar:
    """Return a game played at random until so many have decided in that round."""
    state = BOX.start(seats, {}, SeededDealer(seed, listening=False))
    assert isinstance(state, Laar)
    luck = DreamDealer(seed)
    while True:
        step = state.agenda[-1]
        made = -1
        if isinstance(step, AssignExperts):
            made = step.assigned
        elif isinstance(step, AcquireGoods):
            made = seats + step.acquired
        if state.round == rounds and made == decided:
            return state
        [seat] = door.deciders(state)
        door.carry_out(state, seat, step.random_move(state, seat, luck), luck)


def disarm(prospects: Prospects) -> None:
    """Leave out what goods do to others: who comes last is taken to look at their own alone."""
    for seat, changes in enumerate(prospects.changes):
        for of_card in changes:
            for change in of_card:
                change[:] = [more if each == seat else 0.0 for each, more in enumerate(change)]


@pytest.mark.parametrize(("seats", "decided"), [(3, 0), (3, 1), (3, 4), (4, 3), (4, 4), (4, 7)])
def test_a_round_comes_to_what_its_ends_come_to(seats: int, decided: int) -> None:
    knowledge = LearnedLaar(BOX)
    for seed in range(8):
        state = table_after(seats, 2 + seed, seed, decided)
        dream = Round(state, Prospects(state, promise_values_for(seats)))
        disarm(dream.prospects)
        [me] = door.deciders(state)
        ends = Ends(knowledge, 1_000_000).solve([World(dream, 1)], me).tried()
        assert len(ends) == len(door.legal_moves(state, me))
        thought = WholeRound(dream)
        for edge in ends:
            points = thought.after(me, edge.move)
            assert worth_to(points, me) == pytest.approx(edge.worth)
            assert points[me] == pytest.approx(edge.points)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_round_is_thought_through_after_a_look_at_ends(seats: int) -> None:
    state = table_after(seats, 4, 6, 0)
    search = Master(1).search(BOX)
    tried = search.think(Pov(BOX, state, state.first), inf, 100)
    assert search.iterations == 96, "six ends, each of which counts as sixteen dreams"
    assert {edge.visits for edge in tried} == {96}
    assert len(tried) == len(door.legal_moves(state, state.first))
    worths = [edge.worth for edge in tried]
    assert worths == sorted(worths, reverse=True)


def test_without_the_time_for_it_a_round_is_searched() -> None:
    state = table_after(4, 4, 6, 0)
    pov = Pov(BOX, state, state.first)
    dreams = RoundDreams(pov)
    dreams.deal(DreamDealer(1))
    root = Node()
    assert dreams.weigh(root, state.first, 0.0, 1 << 60) is None
    assert not root.tried()
    search = Master(1).search(BOX)
    assert search.think(pov, 0.0)
    assert search.iterations == 1


def test_a_whole_state_is_searched() -> None:
    """Two players go by play-outs, and the count at the end has answers of its own."""
    state = table_after(2, 4, 6, 0)
    dreams = RoundDreams(Pov(BOX, state, state.first))
    dreams.deal(DreamDealer(1))
    assert dreams.weigh(Node(), state.first, inf, 100) is None
