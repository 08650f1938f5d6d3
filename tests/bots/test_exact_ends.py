"""Ends solved exactly: the solver agrees with the rules, and nothing does better."""

from __future__ import annotations

from itertools import permutations
from math import inf
from typing import Any

import pytest

from retorta import plugins
from retorta.bots.levels import knowledge_of
from retorta.bots.search.exact import Ends, TooMany, solved
from retorta.bots.search.knowledge import Knowledge, World
from retorta.bots.search.search import Search
from retorta.core import door
from retorta.core.box import Pov
from retorta.core.dealer import DreamDealer, SeededDealer
from retorta.core.words import Move, Seat
from retorta.games.laar.rules.acquiring import AcquireGoods
from retorta.games.laar.rules.rounds import ROUNDS
from retorta.games.laar.state import Laar
from retorta.games.poison.cards import FACES
from retorta.games.poison.rules.scoring import ScoreRound
from retorta.games.poison.state import Poison
from retorta.games.poison.targets import alike

POISON = plugins.box("poison")
LAAR = plugins.box("laar")


def end_of_poison(seed: int, cards: int) -> Poison:
    """Return a round of four at random, when so many cards are left in all hands."""
    luck = DreamDealer(seed)
    state = POISON.start(4, {}, SeededDealer(seed, listening=False))
    assert isinstance(state, Poison)
    for _ in range(50 - cards):
        [seat] = door.deciders(state)
        door.carry_out(state, seat, state.agenda[-1].random_move(state, seat, luck), luck)
    return state


def end_of_laar(seed: int, seats: int) -> Laar:
    """Return the last round of a game at random, when goods are acquired."""
    luck = DreamDealer(seed)
    state = LAAR.start(seats, {}, SeededDealer(seed, listening=False))
    assert isinstance(state, Laar)
    while not (state.round == ROUNDS and isinstance(state.agenda[-1], AcquireGoods)):
        [seat] = door.deciders(state)
        door.carry_out(state, seat, state.agenda[-1].random_move(state, seat, luck), luck)
    return state


def by_the_rules(knowledge: Knowledge, state: Any) -> list[float]:
    """Return the points when everybody plays best, all seen: by the door and nothing else."""
    if isinstance(state.agenda[-1], ScoreRound):
        return knowledge.points(state)
    [seat] = state.agenda[-1].deciders(state) or [-1]
    if seat < 0:
        state.agenda[-1].resume(state, DreamDealer(1))
        return by_the_rules(knowledge, state)
    first: dict[object, Move] = {}
    for move in door.legal_moves(state, seat):
        first.setdefault(alike(state, move), move)
    ends = [by_the_rules(knowledge, played(state, seat, move)) for move in first.values()]
    return max(ends, key=lambda points: knowledge.worths(points)[seat])


def same(state: Poison, move: Move, other: Move) -> bool:
    return alike(state, move) == alike(state, other)


def played(state: Any, seat: Seat, move: Move) -> Any:
    after = state.copy()
    after.agenda[-1].take(after, seat, move, DreamDealer(1))
    return after


@pytest.mark.parametrize(("seed", "cards"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_last_tricks_of_poison_are_counted_over_every_deal(seed: int, cards: int) -> None:
    knowledge = knowledge_of(POISON)
    state = end_of_poison(seed, cards)
    [me] = door.deciders(state)
    others = [seat for seat in range(4) if seat != me]
    unseen = [
        face for seat in others for face in range(FACES) for _ in range(state.hands[seat][face])
    ]
    worths: dict[object, list[float]] = {}
    for deal in permutations(unseen):
        world = state.copy()
        cards_left = list(deal)
        for seat in others:
            hand = [0] * FACES
            for _ in range(sum(state.hands[seat])):
                hand[cards_left.pop()] += 1
            world.hands[seat] = hand
        for move in door.legal_moves(world, me):
            like = [other for other in door.legal_moves(world, me) if same(world, move, other)]
            if move != like[0]:
                continue
            points = by_the_rules(knowledge, played(world, me, move))
            worths.setdefault(alike(state, move), []).append(knowledge.worths(points)[me])
    search = Search(knowledge, 1)
    tried = search.think(Pov(POISON, state, me), inf, 1)
    assert {alike(state, edge.move) for edge in tried} == set(worths)
    for edge in tried:
        counted = worths[alike(state, edge.move)]
        assert edge.worth / int(edge.visits) == pytest.approx(sum(counted) / len(counted))
    assert tried[0].worth == max(edge.worth for edge in tried)


def test_no_search_does_better_than_the_count() -> None:
    """What many dreams would play is worth no more, and now and then less."""
    knowledge = knowledge_of(POISON)
    lost = []
    for seed in range(24):
        state = end_of_poison(seed, 7)
        [me] = door.deciders(state)
        pov = Pov(POISON, state, me)
        exact = Search(knowledge, 1).think(pov, inf)
        by_dreams = Search(knowledge, 1, ponders=False).think(pov, inf, 60)[0].move
        chosen = next(edge for edge in exact if edge.move == by_dreams)
        lost.append((exact[0].worth - chosen.worth) / int(exact[0].visits))
    assert min(lost) >= 0
    assert max(lost) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_round_of_laar_is_thought_through(seats: int) -> None:
    knowledge = knowledge_of(LAAR)
    for seed in range(4):
        state = end_of_laar(seed, seats)
        [me] = door.deciders(state)
        search = Search(knowledge, 1)
        tried = search.think(Pov(LAAR, state, me), inf)
        assert search.iterations == 1
        assert [edge.move for edge in tried if edge.worth > tried[0].worth] == []
        assert {edge.move for edge in tried} == set(door.legal_moves(state, me))
        for edge in tried:
            after = played(state, me, edge.move)
            assert edge.points == best_of_laar(knowledge, after)[me]


def best_of_laar(knowledge: Knowledge, state: Laar) -> list[float]:
    deciders = state.agenda[-1].deciders(state)
    if not deciders:
        return knowledge.points(state)
    ends = [
        best_of_laar(knowledge, played(state, deciders[0], move))
        for move in door.legal_moves(state, deciders[0])
    ]
    return max(ends, key=lambda points: knowledge.worths(points)[deciders[0]])


def test_too_many_ends_are_searched() -> None:
    state = end_of_laar(1, 4)
    [me] = door.deciders(state)
    knowledge = knowledge_of(LAAR)
    with pytest.raises(TooMany):
        Ends(knowledge, 3).solve([World(state, 1)], me)
    assert solved(knowledge, [], me) is None
    start = POISON.start(4, {}, SeededDealer(1, listening=False))
    [first] = door.deciders(start)
    assert knowledge_of(POISON).dreams(Pov(POISON, start, first)).worlds() == []
