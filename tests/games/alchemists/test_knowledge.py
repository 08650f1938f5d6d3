"""What each seat knows, and that dreams agree with it: exactly, and equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

import pytest
from laws.laws import LAWS, Table
from support.alchemists_bench import Bench
from support.table import ANNA, BORIS, CLEO

from retorta.core import door
from retorta.core.agenda import Step
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import MIX, Area, How, Ingredient, Potion, Quality
from retorta.games.alchemists.imagine import imagine
from retorta.games.alchemists.knowledge import FORMULAS_FOR, Shown, facts_of
from retorta.games.alchemists.moves import Mix
from retorta.games.alchemists.rules.exhibition import BrewForExhibition
from retorta.games.alchemists.rules.experiments import DrinkPotion
from retorta.games.alchemists.rules.selling import BrewForSale, GiveGuarantee, TakeAnOrder
from retorta.games.alchemists.state import (
    NOTHING,
    Alchemists,
    Answer,
    Experiment,
)
from retorta.games.alchemists.worlds import (
    ALL_WORLDS,
    WORLDS,
    draw_world,
    formulas_in,
    worlds_of,
)

MUSHROOM, FERN, TOAD, CLAW, FLOWER, MANDRAKE, SCORPION, FEATHER = Ingredient

CHI_SQUARE_47: float = 82.7
"""With 47 degrees of freedom, exceeded by chance once in a thousand trials."""


def holds(fact: Shown, formulas: Sequence[int]) -> bool:
    one = formulas[fact.first]
    if fact.second == NOTHING:
        return bool(FORMULAS_FOR[fact.potions] >> one & 1)
    return bool(fact.potions >> MIX[one][formulas[fact.second]] & 1)


def random_game(seed: int, decisions: int, seats: int = 3, level: str = "master") -> Match:
    match = Match(BOX, seats, SeededDealer(seed), {"level": level})
    luck = SeededDealer(seed + 1)
    for _ in range(decisions):
        if not match.deciders():
            break
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[luck.pick(len(moves))])
    return match


def test_worlds_are_all_permutations_in_their_order() -> None:
    assert WORLDS == 40_320
    assert ALL_WORLDS.bit_count() == WORLDS
    for number, formulas in enumerate(permutations(range(8))):
        if number % 997 == 0:
            assert formulas_in(number) == list(formulas)


@pytest.mark.parametrize(
    "facts",
    [
        [Shown(0, 2, 1 << Potion.HEALING)],
        [Shown(0, 2, 1 << Potion.HEALING), Shown(2, 1, 0b101000)],
        [Shown(3, NOTHING, 1 << Potion.INSANITY), Shown(4, 5, 0b1111110)],
        [Shown(6, 7, 1 << Potion.NEUTRAL), Shown(6, NOTHING, 0b010101)],
    ],
)
def test_facts_leave_exactly_the_worlds_in_which_they_hold(facts: list[Shown]) -> None:
    left = worlds_of(facts)

    for number, formulas in enumerate(permutations(range(8))):
        assert bool(left >> number & 1) == all(holds(fact, formulas) for fact in facts)


def test_every_world_that_is_left_is_dreamt_equally_often() -> None:
    """Six experiments with four ingredients leave 48 worlds."""
    bench = Bench(2)
    for first, second in combinations((MUSHROOM, FERN, TOAD, CLAW), 2):
        shown = MIX[bench.state.formulas[first]][bench.state.formulas[second]]
        bench.state.experiments.append(Experiment(ANNA, How.ON_SELF, first, second, None, shown))
    left = worlds_of(facts_of(bench.state, ANNA))
    worlds = [
        formulas
        for formulas in permutations(range(8))
        if all(holds(fact, formulas) for fact in facts_of(bench.state, ANNA))
    ]
    assert left.bit_count() == len(worlds) == 48

    dealer = SeededDealer(7, listening=False)
    each = 60
    seen = Counter(
        tuple(imagine(bench.state, ANNA, dealer).formulas) for _ in range(each * len(worlds))
    )
    assert set(seen) == set(worlds)
    assert sum((count - each) ** 2 / each for count in seen.values()) < CHI_SQUARE_47


def test_drawing_reaches_the_first_and_the_last_world() -> None:
    dealer = SeededDealer(1, listening=False)
    ends = 1 | 1 << (WORLDS - 1)
    seen = {tuple(draw_world(ends, dealer)) for _ in range(50)}

    assert seen == {tuple(range(8)), tuple(reversed(range(8)))}


@pytest.mark.parametrize("seed", range(12))
def test_in_a_dream_everybodys_own_facts_are_true(seed: int) -> None:
    """So that a dream can be dreamt in again, from any seat."""
    level = ("apprentice", "master")[seed % 2]
    match = random_game(seed, 60 + 15 * seed, 2 + seed % 3, level)
    if match.is_over:
        return
    state: Alchemists = match.state
    dealer = SeededDealer(seed, listening=False)
    for seat in range(state.seats):
        dream = imagine(state, seat, dealer)
        for other in range(state.seats):
            assert all(holds(fact, dream.formulas) for fact in facts_of(dream, other))
            imagine(dream, other, dealer)


def test_a_look_through_the_periscope_binds_the_dreamt_pair() -> None:
    bench = Bench()
    bench.state.experiments = [
        Experiment(BORIS, How.ON_SELF, MUSHROOM, TOAD, None, Potion.HEALING, ANNA, TOAD)
    ]
    dealer = SeededDealer(3, listening=False)
    partners = set()
    looked = set()
    for _ in range(200):
        own = imagine(bench.state, ANNA, dealer).experiments[0]
        assert TOAD in (own.first, own.second)
        assert own.looked == TOAD
        partners.add(own.first + own.second - TOAD)
        others = imagine(bench.state, CLEO, dealer).experiments[0]
        looked.add(others.looked)
        assert others.looked in (others.first, others.second)
    assert len(partners) == 7
    assert looked == set(range(8))


def test_a_periscope_on_a_sale_tells_what_its_quality_tells() -> None:
    """Ordered R+, wrong sign: whatever was seen has at least one minus."""
    bench = Bench()
    bench.state.experiments = [
        Experiment(BORIS, How.FOR_SALE, FERN, CLAW, Potion.HEALING, Quality.WRONG_SIGN, ANNA, FERN)
    ]

    assert bench.match.view(ANNA).own.grid[FERN * 8 : FERN * 8 + 8] == ".......x"
    assert bench.known(ANNA) == {(FERN,): {Potion.POISON, Potion.PARALYSIS, Potion.INSANITY}}


def test_a_no_is_a_fact_for_all() -> None:
    bench = Bench()
    bench.state.answers = [Answer(FERN, TOAD, Potion.WISDOM, False)]

    assert bench.known(None) == {(FERN, TOAD): set(Potion) - {Potion.WISDOM}}
    assert bench.known(CLEO) == bench.known(ANNA)


def test_what_was_taken_from_the_row_is_remembered_until_a_card_is_laid_away() -> None:
    """Ruling 4."""
    bench = Bench()
    bench.hand(BORIS, TOAD, TOAD, FERN, MUSHROOM)
    bench.lab(BORIS).shown[TOAD] = 2
    bench.state.deck = [kind for kind in Ingredient for _ in range(4)]
    recalled = BOX.remembered(bench.state, ANNA)
    assert recalled.public.players[BORIS].seen == [TOAD, TOAD]
    assert bench.match.view(ANNA).public.players[BORIS].seen is None
    dealer = SeededDealer(1, listening=False)
    bench.ask(DrinkPotion(BORIS, 0, Area.DRINK))
    for _ in range(30):
        assert imagine(bench.state, ANNA, dealer).labs[BORIS].hand[TOAD] >= 2

    bench.play(BORIS, Mix(MUSHROOM, TOAD))
    assert BOX.remembered(bench.state, ANNA).public.players[BORIS].seen == []


def test_an_exhibited_potion_teaches_its_maker_like_any_experiment() -> None:
    bench = Bench()
    bench.state.experiments = [
        Experiment(ANNA, How.AT_EXHIBITION, MUSHROOM, TOAD, None, Potion.HEALING)
    ]

    assert bench.known(ANNA) == {(MUSHROOM, TOAD): {Potion.HEALING}}


MIXED = Table(
    BOX,
    3,
    (
        ("level", "apprentice"),
        ("ingredients", "master,apprentice,master"),
        ("conferences", "apprentice,apprentice,master"),
        ("debunking", "master,apprentice,master"),
    ),
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_at_mixed_tables(law: object) -> None:
    assert callable(law)
    for seed in (1, 2):
        law(MIXED, seed)


def test_random_games_run_without_an_error_and_conserve_everything() -> None:
    """All player counts and levels; ten thousand were run once by hand."""
    for seed in range(60):
        dealer = SeededDealer(seed, listening=seed % 5 == 0)
        options = {"level": ("apprentice", "master")[seed % 2]}
        state: Alchemists = BOX.start(2 + seed % 3, options, dealer)
        counted = BOX.views.census(state)
        door.play_out(state, dealer)
        assert BOX.views.census(state) == counted
        assert state.round == 6


def test_what_a_move_touches_tells_it_from_every_other_move_of_its_decision() -> None:
    for seed in range(4):
        match = random_game(seed, 0, 2 + seed % 3, ("apprentice", "master")[seed % 2])
        luck = SeededDealer(seed)
        while match.deciders():
            seat = match.deciders()[0]
            moves = match.legal_moves(seat)
            touched = [tuple(BOX.words.targets(move)) for move in moves]
            assert len(set(touched)) == len(moves)
            match.play(seat, moves[luck.pick(len(moves))])


@pytest.mark.parametrize("step", ["order", "guarantee", "sale", "exhibition"])
def test_who_promised_a_potion_is_dreamt_with_two_different_cards(step: str) -> None:
    bench = Bench()
    bench.hand(BORIS, TOAD, FERN)
    bench.state.deck = [TOAD] * 4 + [CLAW] * 2
    steps: dict[str, Step] = {
        "order": TakeAnOrder(BORIS, 1),
        "guarantee": GiveGuarantee(BORIS, Potion.HEALING, 0, 0),
        "sale": BrewForSale(BORIS, Potion.HEALING, Quality.EXACT, 0, 0),
        "exhibition": BrewForExhibition(BORIS, 0, Potion.HEALING),
    }
    bench.state.agenda.append(steps[step])
    dealer = SeededDealer(1, listening=False)

    for _ in range(50):
        hand = imagine(bench.state, ANNA, dealer).labs[BORIS].hand
        assert sum(1 for cards in hand if cards) == 2
