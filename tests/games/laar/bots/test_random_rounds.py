"""Rounds of Laar played at random are rounds by the rules, with the same luck."""

from __future__ import annotations

import pytest

from retorta import plugins
from retorta.core.dealer import DreamDealer, SeededDealer
from retorta.games.laar.bots.random_rounds import play_rounds
from retorta.games.laar.cards import KINDS
from retorta.games.laar.rules.best import gain_to_come, points_to_come
from retorta.games.laar.rules.rounds import ROUNDS, Rounds
from retorta.games.laar.rules.stacks import table_of
from retorta.games.laar.state import Laar

BOX = plugins.box("laar")


def play_by_the_rules(state: Laar, dealer: DreamDealer, rounds: int) -> None:
    """Play at random, step by step, until so many rounds are over."""
    last = min(state.round + rounds, ROUNDS)
    while True:
        step = state.agenda[-1]
        if isinstance(step, Rounds) and state.round == last:
            return
        if deciders := step.deciders(state):
            step.take(state, deciders[0], step.random_move(state, deciders[0], dealer), dealer)
        else:
            step.resume(state, dealer)


@pytest.mark.parametrize("variant", ["basic", "closed"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rush_comes_to_the_same_table(seats: int, variant: str) -> None:
    for seed in range(12):
        state = BOX.start(seats, {"variant": variant}, SeededDealer(seed, listening=False))
        assert isinstance(state, Laar)
        play_by_the_rules(state, DreamDealer(seed), 1 + seed % 3)
        other = state.copy()
        rounds = 1 + seed
        play_rounds(state, DreamDealer(99 + seed), rounds)
        play_by_the_rules(other, DreamDealer(99 + seed), rounds)
        assert state.round == min(ROUNDS, 3 + seed % 3 + seed)
        for each in (state, other):
            # What is open between two rounds is nothing; the steps leave empty lists.
            each.goods, each.assigned = [], []
        assert repr(state) == repr(other)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_gain_is_what_the_points_grow_by(seats: int) -> None:
    """Only what a good changes is counted; all counted anew comes to the same."""
    for seed in range(6):
        state = BOX.start(seats, {"memo": ["I", "V"][seed % 2]}, SeededDealer(seed))
        assert isinstance(state, Laar)
        play_by_the_rules(state, DreamDealer(seed), 3 + seed)
        table = table_of(state)
        for card in state.pile[:8]:
            for kind in range(KINDS):
                more = state.stacks[0].copy()
                more[kind] = [*more[kind], card]
                now = points_to_come(state, 0, state.stacks[0], table)
                grown = points_to_come(state, 0, more, table) - now
                assert gain_to_come(state, 0, table, card, kind) == grown
