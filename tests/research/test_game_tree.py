"""How far from unbeatable: against games whose answer is known, and at a Poison that is solved."""

from __future__ import annotations

import pytest

from retorta import plugins
from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.games.poison.cards import DECK, FACES
from retorta.games.poison.small import BOX, CARDS_EACH, SEATS, SMALL_DECK
from retorta.research.game_tree import END, Node, Tree
from retorta.research.whole_tree import WholeTree


def stone_paper_scissors() -> Tree:
    """Seat 1 does not know what seat 0 chose: all three positions are one place."""
    tree = Tree()
    results = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    answers = [Node(1, 1, [Node(END, END, [], worth) for worth in row], 0) for row in results]
    tree.deals = [(1.0, Node(0, 0, answers, 0))]
    tree.choices = [3, 3]
    return tree


def test_nobody_gains_against_one_who_plays_anything_at_stone_paper_scissors() -> None:
    tree = stone_paper_scissors()
    assert tree.nash_conv(tree.uniform()) == pytest.approx(0)


def test_who_always_plays_stone_loses_to_paper_from_either_seat() -> None:
    tree = stone_paper_scissors()
    stone = [[1.0, 0.0, 0.0]] * 2
    assert tree.best_answer(stone, 0) == tree.best_answer(stone, 1) == 1
    assert tree.value(stone) == 0


def test_the_answer_may_not_depend_on_what_is_hidden() -> None:
    """A coin only luck has seen: guessing it is worth nothing, whoever guesses."""
    tree = Tree()
    ends = {right: Node(END, END, [], right) for right in (1, -1)}
    tree.deals = [
        (0.5, Node(0, 0, [ends[1], ends[-1]], 0)),
        (0.5, Node(0, 0, [ends[-1], ends[1]], 0)),
    ]
    tree.choices = [2]
    assert tree.best_answer(tree.uniform(), 0) == 0


def test_a_small_poison_is_grown_whole_and_measured() -> None:
    tree = WholeTree(BOX)
    assert sum(chance for chance, _ in tree.deals) == pytest.approx(1)
    uniform = tree.uniform()
    value = tree.value(uniform)
    assert tree.best_answer(uniform, 0) > value > -tree.best_answer(uniform, 1)
    assert tree.nash_conv(uniform) == pytest.approx(3.2483, abs=1e-4)


def test_what_is_small_about_it_are_the_cards_alone() -> None:
    state = BOX.start(SEATS, {}, SeededDealer(1, listening=False))
    assert [sum(hand) for hand in state.hands] == [CARDS_EACH] * SEATS
    assert all(DECK.count(face) >= SMALL_DECK.count(face) for face in SMALL_DECK)
    assert BOX.views.census(state) == [SMALL_DECK.count(face) for face in range(FACES)]
    dealer = SeededDealer(2, listening=False)
    assert door.play_out(state, dealer) == SEATS * CARDS_EACH
    assert len(state.sheets) == 1
    assert BOX.name in plugins.games(), "bots play it by what they know of Poison"
