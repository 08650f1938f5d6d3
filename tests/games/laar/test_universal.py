"""A universal good is worth what it will be when it is placed best."""

from __future__ import annotations

import math
from itertools import product
from random import Random

import pytest

from retorta import plugins
from retorta.bots.hint import hint
from retorta.bots.levels import knowledge_of
from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Move
from retorta.games.laar import BOX
from retorta.games.laar.bots.round_gains import gains_of
from retorta.games.laar.cards import (
    CARDS_IN_THE_BOX,
    GEM,
    KINDS,
    SPELL,
    SPICE,
    Cardboard,
    Kind,
    SpellKind,
)
from retorta.games.laar.moves import Acquire
from retorta.games.laar.rules.acquiring import AcquireGoods
from retorta.games.laar.rules.best import (
    WEIGHED_TOGETHER,
    best_answer,
    points_of_player,
    points_to_come,
)
from retorta.games.laar.rules.rounds import ROUNDS, Rounds
from retorta.games.laar.rules.stacks import goods_of, table_of
from retorta.games.laar.rules.universal import PlaceUniversalGoods
from retorta.games.laar.state import Laar
from retorta.games.laar.tells.worth import worth

ANNA, BORIS = range(2)
UNIVERSAL, LONE_GEM = 8, 1
"""Cards: the first is the spice that Boris lacks and the gem that Anna lacks."""


@pytest.fixture
def last_card() -> Match:
    """The last round: Boris takes the universal good or the gem, Anna what is left.

    Anna has gems from 3 to 7, which is 25 points, Boris five spices, which is 20. A sixth
    would make 30 of them, and an 8 would make 36 of Anna's; the other gem is one point.
    """
    match = Match(BOX, 2, SeededDealer(1))
    state: Laar = match.state
    state.first = ANNA
    state.round = ROUNDS
    state.hands = [[0] * KINDS, [0] * KINDS]
    state.stacks = [[[] for _ in range(KINDS)] for _ in range(2)]
    state.stacks[ANNA][GEM] = [card - 1 for card in (11, 12, 13, 14, 15)]
    state.stacks[BORIS][SPICE] = [card - 1 for card in (9, 17, 25, 33, 41)]
    state.goods = [UNIVERSAL - 1, LONE_GEM - 1]
    state.assigned = [SPELL, GEM]
    state.agenda = [Rounds(), AcquireGoods(0)]
    return match


TAKE_THE_UNIVERSAL = Acquire(0)


def ended(match: Match, move: Move) -> list[int]:
    """Return the points when Boris plays *move*, and the rest is played best."""
    match.play(BORIS, move)
    while deciders := match.deciders():
        best = best_answer(match.state, deciders[0])
        match.play(deciders[0], best or match.legal_moves(deciders[0])[0])
    return match.end().points


@pytest.mark.parametrize(
    ("move", "points"), [(TAKE_THE_UNIVERSAL, [26, 30]), (Acquire(1), [36, 21])]
)
def test_the_universal_good_decides_the_game(
    last_card: Match, move: Move, points: list[int]
) -> None:
    assert ended(last_card, move) == points


def test_what_a_card_would_bring_counts_it_where_it_will_lie(last_card: Match) -> None:
    assert worth(last_card.view(BORIS)) == {"good:0:spell": 10, "good:1:gem": 1}
    assert worth(last_card.view(ANNA)) == {"good:0:spell": 11, "good:1:gem": 1}


def test_gains_and_the_end_of_a_dream_count_it_so_too(last_card: Match) -> None:
    state = last_card.state
    gains = gains_of(state)
    assert (gains[ANNA][0][SPELL], gains[BORIS][0][SPELL]) == (11, 10)

    state.stacks[BORIS][SPELL] = [UNIVERSAL - 1]
    assert knowledge_of(BOX).points(state) == [25, 30]


@pytest.mark.parametrize("name", ["greedy", "apprentice@100x", "adept@200x", "master@300x"])
def test_bots_take_it(last_card: Match, name: str) -> None:
    for seed in range(3):
        bot = plugins.new_bot("laar", name, seed)
        assert bot.choose(last_card.pov(BORIS)) == TAKE_THE_UNIVERSAL


def test_a_hint_names_it_and_what_it_brings(last_card: Match) -> None:
    found = hint(last_card.pov(BORIS), math.inf, seed=1, dreams=200)

    assert found.best.move == TAKE_THE_UNIVERSAL
    assert {"kind": Kind.SPELL, "points": 10} in [reason.parts for reason in found.reasons]


def test_the_points_to_come_are_those_of_the_best_of_all_places() -> None:
    """Compared with every way to lay one or two universal goods, in stacks made by chance."""
    random = Random(4)
    universal = [card for card in range(CARDS_IN_THE_BOX) if is_universal(card)]
    for number in range(60):
        match = Match(BOX, 3, SeededDealer(number), {"memo": ["III", "IV"][number % 2]})
        state: Laar = match.state
        cards = [card for card in range(CARDS_IN_THE_BOX) if card not in universal]
        random.shuffle(cards)
        for stacks in state.stacks:
            for kind in range(KINDS):
                stacks[kind] = [cards.pop() for _ in range(random.randrange(3))]
        held = universal[: 1 + number % 2]
        state.stacks[1][SPELL] += held

        expected = max(
            laid_out(state, held, places) for places in product(range(KINDS), repeat=len(held))
        )
        assert points_to_come(state, 1, state.stacks[1], table_of(state)) == expected


def is_universal(card: int) -> bool:
    state: Laar = Match(BOX, 2, SeededDealer(1)).state
    return state.cardboard.spells[card].kind == SpellKind.UNIVERSAL


def laid_out(state: Laar, cards: list[int], places: tuple[int, ...]) -> int:
    """Return the points of Boris when each card lies on that stack, in either order."""
    most = -99
    for step in (1, -1):
        stacks = [[card for card in stack if card not in cards] for stack in state.stacks[1]]
        for card, place in list(zip(cards, places, strict=True))[::step]:
            stacks[place].append(card)
        table = table_of(state)
        table[1] = goods_of(state.cardboard, stacks)
        most = max(most, points_of_player(table, state.memo, 1))
    return most


@pytest.mark.parametrize("held", range(1, 7))
def test_the_points_to_come_are_those_that_the_best_answers_reach(held: int) -> None:
    """A deck of one's own may have more than are weighed together: then at least so many."""
    state: Laar = Match(BOX, 2, SeededDealer(1)).state
    board = state.cardboard
    spells = [board.spells[UNIVERSAL - 1]] * CARDS_IN_THE_BOX
    state.cardboard = Cardboard(
        board.spices, board.beasts, board.weapons, spells, board.gems, board.memos
    )
    state.first = ANNA
    state.round = ROUNDS
    state.stacks[ANNA][SPELL] = [card - 1 for card in (1, 9, 17, 25, 33, 41)][:held]
    state.stacks[ANNA][GEM] = [card - 1 for card in (2, 3)]
    state.agenda = [PlaceUniversalGoods([ANNA, BORIS])]
    expected = points_to_come(state, ANNA, state.stacks[ANNA], table_of(state))
    while deciders := door.deciders(state):
        best = best_answer(state, deciders[0])
        assert best is not None
        door.play(state, deciders[0], best, SeededDealer(1))

    reached = BOX.rules.outcome(state).points[ANNA]
    assert expected == reached if held <= WEIGHED_TOGETHER else 12 < expected <= reached


def test_play_outs_take_it_for_the_best_it_can_be(last_card: Match) -> None:
    """But for a slip: one decision in four of a play-out is any move at all."""
    knowledge = knowledge_of(BOX)
    step = last_card.state.agenda[-1]
    picks = [
        knowledge.pick(last_card.state, step, BORIS, SeededDealer(seed)) for seed in range(100)
    ]

    assert picks.count(TAKE_THE_UNIVERSAL) > 70
