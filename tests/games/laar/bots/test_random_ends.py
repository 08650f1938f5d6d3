"""What goods bring at random ends of a game of Laar: counted truly, and believed by and by."""

from __future__ import annotations

from math import inf

import pytest

from retorta import plugins
from retorta.bots.levels import Master
from retorta.core import door
from retorta.core.box import Pov
from retorta.core.dealer import DreamDealer, SeededDealer
from retorta.games.laar.bots.dreamt_round import Prospects
from retorta.games.laar.bots.learned import DREAMS_PER_END, WORLDS, RoundDreams
from retorta.games.laar.bots.promise_values import promise_values_for
from retorta.games.laar.bots.random_ends import LEARNED_COUNTS, RandomEnds, offers_of
from retorta.games.laar.bots.random_rounds import play_rounds
from retorta.games.laar.cards import KINDS
from retorta.games.laar.rules.acquiring import AcquireGoods
from retorta.games.laar.rules.assigning import AssignExperts
from retorta.games.laar.rules.best import points_of_all, points_of_arms
from retorta.games.laar.rules.rounds import ROUNDS
from retorta.games.laar.rules.stacks import table_of
from retorta.games.laar.rules.universal import universal_goods
from retorta.games.laar.state import NOTHING, Laar

BOX = plugins.box("laar")


def table_at(seats: int, rounds: int, seed: int, acquired: int = NOTHING, **options: str) -> Laar:
    """Return a game played at random to that round, until so many have acquired a good."""
    state = BOX.start(seats, options, SeededDealer(seed, listening=False))
    assert isinstance(state, Laar)
    luck = DreamDealer(seed)
    while True:
        step = state.agenda[-1]
        taken = step.acquired if isinstance(step, AcquireGoods) else NOTHING
        in_round = isinstance(step, (AssignExperts, AcquireGoods))
        if in_round and state.round == rounds and taken == acquired:
            return state
        [seat] = door.deciders(state)
        door.carry_out(state, seat, step.random_move(state, seat, luck), luck)


def futures_of(state: Laar, luck: int = 1) -> RandomEnds:
    return RandomEnds(state, Prospects(state, promise_values_for(state.seats)), luck)


@pytest.mark.parametrize("memo", ["I", "II", "III", "IV", "V"])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_good_brings_what_the_count_says(seats: int, memo: str) -> None:
    compared = weighed = 0
    for seed in range(8):
        state = table_at(seats, 1 + seed, seed, memo=memo)
        futures = futures_of(state)
        end = state.copy()
        play_rounds(end, DreamDealer(seed), ROUNDS)
        table = table_of(end)
        arms = points_of_arms(table)
        before = points_of_all(end)
        had = repr(end.stacks), repr(table)
        for offer in futures.offers:
            seen = futures.seen(offer, end, table, arms)
            after = end.copy()
            below = len(state.stacks[offer.seat][offer.kind])
            after.stacks[offer.seat][offer.kind].insert(below, state.goods[offer.good])
            if any(universal_goods(after, seat) for seat in range(seats)):
                continue  # taken to stay where it lies, if it is still to come
            points = points_of_all(after)
            assert seen == [points[seat] - before[seat] for seat in range(seats)]
            compared += 1
            weighed += offer.weighed
        assert (repr(end.stacks), repr(table)) == had
    assert compared > 100
    assert (weighed > 0) == (len(state.memo.next) > 0)


def test_what_was_learned_gives_way_to_what_is_seen() -> None:
    state = table_at(4, 5, 2)
    futures = futures_of(state)
    offer = futures.offers[0]
    promised = futures.prospects.changes[offer.seat][offer.good][offer.kind]
    learned, total, luck = promised[offer.seat], 0, DreamDealer(1)
    for looks in range(1, 4):
        futures.look()
        end = state.copy()
        play_rounds(end, luck, ROUNDS)
        table = table_of(end)
        total += futures.seen(offer, end, table, points_of_arms(table))[offer.seat]
        expected = (LEARNED_COUNTS * learned + total) / (LEARNED_COUNTS + looks)
        assert promised[offer.seat] == pytest.approx(expected)
        gains = futures.prospects.gains[offer.seat][offer.good]
        assert gains[offer.kind] == promised[offer.seat]


def test_only_what_may_still_be_taken_is_offered() -> None:
    state = table_at(4, 3, 7, acquired=2)
    open_goods = [good for good in range(4) if state.goods[good] != NOTHING]
    for offer in offers_of(state):
        assert offer.good in open_goods
        assert offer.seat in (state.first, (state.first + 1) % 4)
        assert offer.seat == state.first or offer.kind == state.assigned[offer.good]
    assert len(offers_of(state)) == 2 * KINDS + 2
    assert len(offers_of(table_at(3, 3, 7))) == 3 * 3 * KINDS


def test_looking_leaves_the_luck_of_dreams_alone() -> None:
    """A review plays two moves on in the same dreams, whatever was looked at between them."""
    dreams = RoundDreams(Pov(BOX, table_at(4, 3, 8), 0))
    luck, other = DreamDealer(5), DreamDealer(5)
    dreams.deal(luck)
    assert dreams.look(inf, 3 * DREAMS_PER_END) == 3
    dreams.deal(luck)
    assert [futures.looked for futures in dreams.futures] == [3]
    assert luck.pick(1000) == other.pick(1000)


def test_nothing_is_played_on_after_the_last_round() -> None:
    dreams = RoundDreams(Pov(BOX, table_at(3, ROUNDS, 4), 0))
    dreams.deal(DreamDealer(1))
    assert dreams.look(inf, 10 * DREAMS_PER_END) == 0


def test_what_is_hidden_is_played_on_in_each_way_it_may_be() -> None:
    state = table_at(3, 7, 2, variant="closed", memory="none")
    search = Master(3, "192x").search(BOX)
    dreams = RoundDreams(Pov(BOX, state, state.first))
    dreams.deal(DreamDealer(1))
    assert dreams.look(inf, 12 * DREAMS_PER_END) == 12
    assert [futures.looked for futures in dreams.futures] == [3, 3, 2, 2, 2]
    tried = search.think(Pov(BOX, state, state.first), inf, 12 * DREAMS_PER_END)
    assert {edge.visits for edge in tried} == {WORLDS * 12 * DREAMS_PER_END}


@pytest.mark.parametrize("seats", [3, 4])
def test_the_same_seed_plays_the_same_with_a_number_of_dreams(seats: int) -> None:
    state = table_at(seats, 4, 3)
    found = []
    for _ in range(2):
        tried = Master(7).search(BOX).think(Pov(BOX, state, state.first), inf, 64)
        found.append([(edge.move, edge.visits, edge.worth) for edge in tried])
    assert found[0] == found[1]
