"""Sets of worlds and the chances in them, against plain enumeration of all 40 320 worlds."""

from __future__ import annotations

import random
from collections import defaultdict
from math import log2

import pytest
from support import plain_worlds as plain

from retorta.games.alchemists.bots.weighed_worlds import (
    DEBUNKED,
    ENDORSED,
    HEARSAY,
    HONEST,
    PUBLISHED,
    Rival,
    WeighedWorlds,
)
from retorta.games.alchemists.cards import INGREDIENTS, PAIRS, Potion
from retorta.games.alchemists.knowledge import Shown
from retorta.games.alchemists.odds import Classes, Listed, Odds, Saying, Witness
from retorta.games.alchemists.state import NOTHING
from retorta.games.alchemists.worlds import (
    ALL_WORLDS,
    by_formula,
    by_potion,
    counts,
    numbers_of,
    worlds_of,
)

Weighed = list[tuple[plain.World, float]]


def worlds_where(holds: list[bool]) -> int:
    """Return the set of worlds from a list of yes and no, world by world."""
    return int("".join("01"[yes] for yes in reversed(holds)), 2)


def test_every_set_of_worlds_is_that_of_plain_enumeration() -> None:
    for one in range(INGREDIENTS):
        for formula, worlds in enumerate(by_formula(one)):
            assert worlds == worlds_where([world[one] == formula for world in plain.WORLDS])
    for pair in PAIRS:
        for potion, worlds in enumerate(by_potion(*pair)):
            name = plain.POTIONS[potion]
            made = [plain.result(world, pair) == name for world in plain.WORLDS]
            assert worlds == worlds_where(made)
        assert by_potion(*pair) is by_potion(*reversed(pair))


def test_the_last_of_disjoint_sets_is_what_the_others_leave() -> None:
    left = by_potion(2, 5)[Potion.HEALING]
    assert counts(by_formula(3), left) == [(each & left).bit_count() for each in by_formula(3)]


def test_worlds_are_listed_in_order() -> None:
    some = sorted(random.Random(1).sample(range(len(plain.WORLDS)), 500))
    assert numbers_of(sum(1 << number for number in some)) == some
    assert numbers_of(ALL_WORLDS) == list(range(len(plain.WORLDS)))
    assert numbers_of(0) == []


def facts_and_rivals(luck: random.Random, results: int) -> tuple[list[Shown], list[Rival]]:
    truth = luck.choice(plain.WORLDS)
    facts = [
        Shown(*pair, 1 << plain.POTIONS.index(plain.result(truth, pair)))
        for pair in luck.sample(PAIRS, results)
    ]
    rivals = [
        Rival(
            tuple(
                (
                    ingredient,
                    luck.choice([truth[ingredient], luck.randrange(8)]),
                    luck.random() < 0.6,
                )
                for ingredient in luck.sample(range(INGREDIENTS), luck.randrange(1, 4))
            ),
            luck.randrange(3),
        )
        for _ in range(luck.randrange(1, 4))
    ]
    return facts, rivals


def weighed_by_hand(facts: list[Shown], rivals: list[Rival]) -> Weighed:
    """Return the worlds left and their weights, from the signs that a person writes."""
    found = []
    for world in plain.WORLDS:
        made = [plain.POTIONS.index(plain.result(world, (f.first, f.second))) for f in facts]
        if not all(fact.potions >> potion & 1 for fact, potion in zip(facts, made, strict=True)):
            continue
        weight = 1.0
        for rival in rivals:
            if_honest = 1.0
            for ingredient, formula, is_first in rival.theories:
                signs = zip(plain.FORMULAS[formula], plain.FORMULAS[world[ingredient]], strict=True)
                apart = sum(said != true for said, true in signs)
                if_honest *= (PUBLISHED if is_first else ENDORSED)[apart]
            honest = HONEST * DEBUNKED**rival.fallen
            weight *= honest * if_honest + 1 - honest
        found.append((world, weight))
    return found


def check(odds: Odds | Classes | Listed | WeighedWorlds, weighed: Weighed) -> None:
    for one in range(INGREDIENTS):
        found = plain.chances(weighed, lambda world, one=one: str(world[one]))  # type: ignore[misc]
        expected = [found.get(str(formula), 0.0) for formula in range(8)]
        assert odds.formulas(one) == pytest.approx(expected, abs=1e-12)
    for pair in PAIRS:
        found = plain.chances(weighed, lambda world, pair=pair: plain.result(world, pair))  # type: ignore[misc]
        expected = [found.get(potion, 0.0) for potion in plain.POTIONS]
        assert odds.potions(*pair) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("results", [1, 2, 3, 5])
def test_what_rivals_say_weighs_as_by_hand_in_classes_and_one_by_one(results: int) -> None:
    facts, rivals = facts_and_rivals(random.Random(results), results)
    weighed = weighed_by_hand(facts, rivals)
    worlds = worlds_of(facts)
    witnesses = [rival.witness() for rival in rivals]
    check(Classes(worlds, witnesses), weighed)
    check(Listed(numbers_of(worlds), witnesses), weighed)
    check(WeighedWorlds(facts, rivals), weighed)


def test_a_word_about_what_two_make_counts_like_one_about_an_ingredient() -> None:
    """One says that 0 and 1 heal, and another that 2 has formula 4: in classes, one by one."""
    healing = Saying(0, 1, (3.0, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0))
    formula = Saying(2, NOTHING, (1.0, 1.0, 1.0, 7.0, 1.0, 1.0, 1.0, 1.0))
    witnesses = [Witness((healing,)), Witness((formula,), 0.7)]
    worlds = by_potion(3, 4)[Potion.SPEED]
    factors = dict(zip(plain.POTIONS, healing.factors, strict=True))
    weighed = [
        (
            world,
            factors[plain.result(world, (0, 1))] * (0.3 + 0.7 * (7.0 if world[2] == 3 else 1.0)),
        )
        for world in plain.WORLDS
        if plain.result(world, (3, 4)) == "G+"
    ]
    check(Classes(worlds, witnesses), weighed)
    check(Listed(numbers_of(worlds), witnesses), weighed)
    check(Odds(worlds, witnesses), weighed)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_certain_is_one_and_what_is_even_is_a_half(seed: int) -> None:
    """Whether a star is laid hangs on a half: rounding must not decide that."""
    luck = random.Random(seed)
    facts, rivals = facts_and_rivals(luck, luck.randrange(5))
    weighed_worlds = WeighedWorlds(facts, [])
    for kind in range(INGREDIENTS):
        for formula, worlds in enumerate(by_formula(kind)):
            count = (worlds & weighed_worlds.worlds).bit_count()
            chance = weighed_worlds.formulas(kind)[formula]
            assert (chance < 0.5) == (2 * count < weighed_worlds.count)
            assert (chance == 1) == (count == weighed_worlds.count)
    told = WeighedWorlds(facts, rivals)
    for fact in facts:
        assert max(told.potions(fact.first, fact.second)) == 1


@pytest.mark.parametrize("results", [2, 3])
def test_a_row_of_experiments_teaches_the_bits_of_all_results_together(results: int) -> None:
    facts, rivals = facts_and_rivals(random.Random(results + 10), results)
    weighed = [(world, weight**HEARSAY) for world, weight in weighed_by_hand(facts, rivals)]
    assert len(weighed) < 1500, "all worlds are looked at"
    experiment_row = WeighedWorlds(facts, rivals).experiment_row()
    row: list[tuple[int, int]] = []
    for pair in ((0, 1), (2, 3), (1, 2), (4, 7)):
        row.append(pair)
        together: dict[str, float] = defaultdict(float)
        for world, weight in weighed:
            together[" ".join(plain.result(world, each) for each in row)] += weight
        total = sum(together.values())
        bits = -sum(each / total * log2(each / total) for each in together.values())
        assert experiment_row.bits + experiment_row.gain(*pair) == pytest.approx(bits)
        experiment_row = experiment_row.after(*pair)
        assert experiment_row.bits == pytest.approx(bits)
