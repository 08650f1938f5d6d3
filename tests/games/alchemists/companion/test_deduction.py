"""The deduction engine against plain enumeration of all 40 320 worlds."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations

import pytest
from support import plain_worlds as plain

from retorta.games.alchemists.cards import (
    PAIRS,
    AspectSign,
    Colour,
    Formula,
    Ingredient,
    Potion,
    Quality,
)
from retorta.games.alchemists.companion.assignment import ASSIGNMENTS, numbered
from retorta.games.alchemists.companion.deduction import Deduction, Impossible
from retorta.games.alchemists.companion.facts import (
    Aspect,
    Excluded,
    FormulaFact,
    Known,
    Mixed,
    NotMixed,
    OnlySign,
    PairFact,
    Probable,
    Sold,
)
from retorta.games.alchemists.worlds import Fact

MUSHROOM, FERN, TOAD, CLAW = list(Ingredient)[:4]
PAIR_LIST = list(combinations(range(8), 2))

Holds = Callable[[plain.World], bool]


def a_fact_of(world: plain.World, luck: random.Random) -> tuple[PairFact | FormulaFact, Holds]:
    """Return some true fact about *world*, and the same said the slow way."""
    one, other = pair = luck.choice(PAIR_LIST)
    potion = plain.result(world, pair)
    first, second = Ingredient(one), Ingredient(other)
    kind = luck.randrange(7)
    if kind == 0:
        fact: PairFact | FormulaFact = Mixed(second, first, Potion(plain.POTIONS.index(potion)))
        return fact, lambda w: plain.result(w, pair) == potion
    if kind == 1:
        wrong = luck.choice([each for each in plain.POTIONS if each != potion])
        fact = NotMixed(first, second, Potion(plain.POTIONS.index(wrong)))
        return fact, lambda w: plain.result(w, pair) != wrong
    if kind == 2 and potion != "N":
        fact = OnlySign(first, second, AspectSign("+-".index(potion[1])))
        return fact, lambda w: plain.result(w, pair)[1:] == potion[1:]
    if kind in (2, 3):
        order = luck.choice(plain.POTIONS[:6])
        seen = plain.quality(potion, order)
        kinds = ("exact", "right-sign", "neutral", "wrong-sign")
        fact = Sold(first, second, Potion(plain.POTIONS.index(order)), Quality(kinds.index(seen)))
        return fact, lambda w: plain.quality(plain.result(w, pair), order) == seen
    if kind == 4:
        colour = luck.randrange(3)
        true_sign = plain.sign(world, one, colour)
        fact = Aspect(first, Colour(colour), AspectSign("+-".index(true_sign)))
        return fact, lambda w: plain.sign(w, one, colour) == true_sign
    if kind == 5:
        fact = Known(first, Formula(world[one]))
        return fact, lambda w: w[one] == world[one]
    formula = luck.choice([each for each in range(8) if each != world[one]])
    fact = Excluded(first, Formula(formula))
    return fact, lambda w: w[one] != formula


def check(deduction: Deduction, weighed: list[tuple[plain.World, float]]) -> None:
    """Compare every answer of the engine with what the worlds say one by one."""
    assert deduction.count == len(weighed)
    for one in Ingredient:
        found = plain.chances(weighed, lambda world, one=one: str(world[one]))  # type: ignore[misc]
        expected = [found.get(str(formula), 0.0) for formula in range(8)]
        assert deduction.table[one] == pytest.approx(expected, abs=1e-12)
    for pair in PAIR_LIST:
        found = plain.chances(weighed, lambda world, pair=pair: plain.result(world, pair))  # type: ignore[misc]
        experiment = deduction.experiment(Ingredient(pair[0]), Ingredient(pair[1]))
        assert {plain.POTIONS[potion]: chance for potion, chance in experiment.chances.items()} == (
            pytest.approx(found)
        )
        assert experiment.bits == pytest.approx(plain.bits(found), abs=1e-9)


@pytest.mark.parametrize("seed", range(8))
def test_every_answer_is_that_of_plain_enumeration(seed: int) -> None:
    luck = random.Random(seed)
    truth = luck.choice(plain.WORLDS)
    deduction = Deduction()
    weighed = [(world, 1.0) for world in plain.WORLDS]
    for number in range(4):
        fact, holds = a_fact_of(truth, luck)
        if number % 2 and seed % 2:
            weight = luck.choice([0.1, 0.5, 0.8])
            share = sum(map(holds, plain.WORLDS)) / ASSIGNMENTS
            deduction = deduction.learn(Probable(fact, weight))
            right, wrong = weight / share, (1 - weight) / (1 - share)
            weighed = [(w, odds * (right if holds(w) else wrong)) for w, odds in weighed]
        else:
            deduction = deduction.learn(fact)
            weighed = [(w, odds) for w, odds in weighed if holds(w)]
    check(deduction, weighed)
    left = {tuple(int(formula) for formula in world) for world in deduction.assignments()}
    assert left == {world for world, _ in weighed}


@pytest.mark.parametrize("sign", list(AspectSign))
def test_a_sign_without_its_colour_is_no_soup(sign: AspectSign) -> None:
    """Three potions have the sign; the neutral one has none."""
    results = OnlySign(MUSHROOM, TOAD, sign).results()

    assert len(results) == 3
    assert Potion.NEUTRAL not in results
    assert Deduction().learn(OnlySign(MUSHROOM, TOAD, sign)).count == ASSIGNMENTS * 3 // 7


def test_the_worlds_are_numbered_like_the_assignments() -> None:
    for number, world in enumerate(plain.WORLDS):
        assert numbered(number) == world


def test_1_2_every_result_comes_from_four_of_the_28_pairs_of_formulas() -> None:
    """So with nothing known every pair gives each of the 7 results alike: log2 7 bits."""
    assert Deduction().results == [[1 / 7] * 7] * 28
    assert {round(each.bits, 9) for each in Deduction().experiments()} == {2.807354922}


def test_14_mushroom_and_toad_give_healing_and_four_formulas_go_for_each() -> None:
    deduction = Deduction().learn(Mixed(MUSHROOM, TOAD, Potion.HEALING))

    assert deduction.count == 8 * 720
    for one in (MUSHROOM, TOAD):
        open_formulas = [f for f in Formula if deduction.table[one][f] > 0]
        assert open_formulas == [f for f in Formula if plain.FORMULAS[f][0] == "+"]
    assert deduction.certain() == [
        Aspect(MUSHROOM, Colour.RED, AspectSign.PLUS),
        Aspect(TOAD, Colour.RED, AspectSign.PLUS),
        Mixed(MUSHROOM, TOAD, Potion.HEALING),
    ]


def test_14_a_formula_has_exactly_one_neutral_partner() -> None:
    deduction = Deduction.of(
        [Known(MUSHROOM, Formula.BLUE_MINUS), Mixed(MUSHROOM, TOAD, Potion.NEUTRAL)]
    )

    assert Known(TOAD, Formula.BLUE_PLUS) in deduction.certain()


@pytest.mark.parametrize("order", list(Potion)[:6])
def test_a_sale_of_the_right_sign_leaves_exactly_the_two_other_colours(order: Potion) -> None:
    deduction = Deduction().learn(Sold(FERN, CLAW, order, Quality.RIGHT_SIGN))

    possible = deduction.experiment(FERN, CLAW).chances
    assert set(possible) == {order % 2 + 2 * colour for colour in range(3)} - {order}
    assert list(possible.values()) == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize(
    ("quality", "results"),
    [
        (Quality.EXACT, {Potion.INSANITY}),
        (Quality.RIGHT_SIGN, {Potion.POISON, Potion.PARALYSIS}),
        (Quality.NEUTRAL, {Potion.NEUTRAL}),
        (Quality.WRONG_SIGN, {Potion.HEALING, Potion.SPEED, Potion.WISDOM}),
    ],
)
def test_14_the_barbarian_orders_blue_minus(quality: Quality, results: set[Potion]) -> None:
    assert set(Sold(FERN, TOAD, Potion.INSANITY, quality).results()) == results


def test_a_theory_alone_is_as_likely_as_its_weight() -> None:
    deduction = Deduction().learn(Probable(Known(FERN, Formula.GREEN_MINUS), 0.8))

    assert deduction.count == ASSIGNMENTS
    assert deduction.theory(FERN, Formula.GREEN_MINUS).right == pytest.approx(0.8)
    assert deduction.theory(FERN, Formula.ALL_PLUS).right == pytest.approx(0.2 / 7)


def test_probable_facts_may_come_in_any_order_and_between_certain_ones() -> None:
    facts: list[Fact] = [
        Probable(Known(FERN, Formula.GREEN_MINUS), 0.8),
        Mixed(FERN, TOAD, Potion.PARALYSIS),
        Probable(Mixed(TOAD, CLAW, Potion.NEUTRAL), 0.6),
        Aspect(CLAW, Colour.BLUE, AspectSign.MINUS),
    ]
    forth, back = Deduction.of(facts), Deduction.of(reversed(facts))

    assert forth.count == back.count
    for there, here in zip(forth.table, back.table, strict=True):
        assert there == pytest.approx(here)


@pytest.mark.parametrize(("weight", "fact"), [(1.0, Known), (0.0, Excluded)])
def test_a_weight_of_one_or_nought_is_certainty(
    weight: float, fact: type[Known] | type[Excluded]
) -> None:
    probable = Deduction().learn(Probable(Known(FERN, Formula.RED_PLUS), weight))

    assert probable.count == Deduction().learn(fact(FERN, Formula.RED_PLUS)).count


def test_a_theory_right_but_for_one_colour() -> None:
    """Formula 6 is ++-; with red known minus it is wrong, in red alone when -+- is true."""
    deduction = Deduction.of([Known(FERN, Formula.BLUE_MINUS)])
    chance = deduction.theory(FERN, Formula.RED_PLUS)

    assert chance.right == 0
    assert chance.right_but_for == {Colour.RED: 1, Colour.GREEN: 0, Colour.BLUE: 0}


@pytest.mark.parametrize("formula", list(Formula))
def test_each_colour_of_a_theory_is_hedged_by_the_formula_that_differs_there_alone(
    formula: Formula,
) -> None:
    for true in Formula:
        chance = Deduction.of([Known(TOAD, true)]).theory(TOAD, formula)
        differing = [c for c in Colour if plain.FORMULAS[true][c] != plain.FORMULAS[formula][c]]
        hedged = [colour for colour, share in chance.right_but_for.items() if share == 1]
        assert chance.right == (1 if not differing else 0)
        assert hedged == (differing if len(differing) == 1 else [])


def test_the_advice_begins_with_the_most_telling_experiment() -> None:
    deduction = Deduction.of([Mixed(MUSHROOM, TOAD, Potion.HEALING)])
    advice = deduction.experiments()

    assert len(advice) == len(PAIRS)
    assert [each.bits for each in advice] == sorted((e.bits for e in advice), reverse=True)
    assert (advice[-1].one, advice[-1].other, advice[-1].bits) == (MUSHROOM, TOAD, 0)


def test_learning_leaves_the_old_deduction_as_it_was() -> None:
    before = Deduction.of([Mixed(MUSHROOM, TOAD, Potion.HEALING)])
    table = [list(row) for row in before.table]
    before.learn(Known(FERN, Formula.ALL_MINUS))

    assert before.count == 5760
    assert before.table == table
    assert len(before.facts) == 1


def test_the_whole_secret_can_be_found() -> None:
    truth = numbered(12345)
    facts = [Mixed(a, b, _truly(truth, a, b)) for a, b in combinations(Ingredient, 2)]
    deduction = Deduction.of(facts)

    assert deduction.assignments() == [truth]
    assert all(each.bits == 0 for each in deduction.experiments())
    assert [f.formula for f in deduction.certain() if isinstance(f, Known)] == list(truth)


def _truly(world: tuple[Formula, ...], one: Ingredient, other: Ingredient) -> Potion:
    return Potion(plain.POTIONS.index(plain.result(world, (one, other))))


def test_contradictory_facts_name_the_last_one_and_those_it_clashes_with() -> None:
    facts: list[Fact] = [
        Aspect(CLAW, Colour.BLUE, AspectSign.PLUS),
        Mixed(MUSHROOM, TOAD, Potion.HEALING),
        NotMixed(FERN, CLAW, Potion.SPEED),
        Probable(Known(TOAD, Formula.RED_MINUS), 0.9),
    ]
    deduction = Deduction.of(facts)
    with pytest.raises(Impossible) as caught:
        deduction.learn(Known(TOAD, Formula.RED_MINUS))

    assert caught.value.number == 5
    assert caught.value.against == [2]


@pytest.mark.parametrize("weight", [0, 1])
def test_a_probable_fact_clashes_only_when_it_is_certain(weight: float) -> None:
    certain = Probable(Known(FERN, Formula.RED_PLUS), weight)
    opposite = Excluded if weight else Known
    doubtful = Probable(Known(FERN, Formula.RED_PLUS), abs(weight - 0.01))
    with pytest.raises(Impossible) as caught:
        Deduction.of([doubtful, certain, opposite(FERN, Formula.RED_PLUS)])

    assert caught.value.against == [2]
    assert Deduction.of([doubtful, opposite(FERN, Formula.RED_PLUS)]).count > 0


def test_every_fact_named_in_a_clash_is_needed_for_it() -> None:
    luck = random.Random(3)
    clashes = 0
    while clashes < 12:
        one, other = luck.choice(plain.WORLDS), luck.choice(plain.WORLDS)
        facts = [a_fact_of(luck.choice([one, other]), luck)[0] for _ in range(12)]
        try:
            Deduction.of(facts)
        except Impossible as clash:
            clashes += 1
            against = [facts[number - 1] for number in clash.against]
            with pytest.raises(Impossible):
                Deduction.of([*against, clash.fact])
            for spared in range(len(against)):
                Deduction.of([*against[:spared], *against[spared + 1 :], clash.fact])
