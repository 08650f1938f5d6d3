"""Facts seen in part, and advice, against plain enumeration of all 40 320 worlds."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations

import pytest
from support import plain_worlds as plain

from retorta.games.alchemists.cards import (
    AspectSign,
    Colour,
    Formula,
    Ingredient,
    Potion,
    Quality,
    Seal,
)
from retorta.games.alchemists.companion.advice import (
    Exhibit,
    exhibits,
    experiments,
    is_safe,
    programme,
    theories,
)
from retorta.games.alchemists.companion.deduction import Deduction
from retorta.games.alchemists.companion.facts import (
    Glimpsed,
    Hedged,
    Known,
    Mixed,
    OneOf,
    Probable,
    Published,
    TwoOf,
    sold_as,
)
from retorta.games.alchemists.worlds import Fact

Holds = Callable[[plain.World], bool]

MUSHROOM, FERN, TOAD, CLAW, FLOWER, MANDRAKE, SCORPION, FEATHER = Ingredient
PAIRS = list(combinations(range(8), 2))
ALL_CARDS = [2] * 8


def potion_of(world: plain.World, pair: tuple[int, int]) -> Potion:
    return Potion(plain.POTIONS.index(plain.result(world, pair)))


def glimpsed(world: plain.World, luck: random.Random) -> tuple[Fact, Holds]:
    """An ambiguous sale, and one of its ingredients through the Periscope."""
    seen, other = luck.sample(range(8), 2)
    order = luck.choice(plain.POTIONS[:6])
    quality = plain.quality(plain.result(world, (seen, other)), order)
    kinds = ("exact", "right-sign", "neutral", "wrong-sign")
    sold = sold_as(Potion(plain.POTIONS.index(order)), Quality(kinds.index(quality)))
    return Glimpsed(Ingredient(seen), tuple(sold)), lambda w: any(
        plain.quality(plain.result(w, (seen, each)), order) == quality
        for each in range(8)
        if each != seen
    )


def one_of(world: plain.World, luck: random.Random) -> tuple[Fact, Holds]:
    several, colour = luck.sample(range(8), luck.randint(2, 4)), luck.randrange(3)
    sign = plain.sign(world, several[0], colour)
    fact = OneOf(tuple(map(Ingredient, several)), Colour(colour), AspectSign("+-".index(sign)))
    return fact, lambda w: any(plain.sign(w, each, colour) == sign for each in several)


def two_of(world: plain.World, luck: random.Random) -> tuple[Fact, Holds]:
    several = luck.sample(range(8), luck.randint(2, 4))
    potion = potion_of(world, (several[0], several[1]))
    fact = TwoOf(tuple(map(Ingredient, several)), (potion,))
    return fact, lambda w: any(potion_of(w, pair) == potion for pair in combinations(several, 2))


def hedged(world: plain.World, luck: random.Random) -> tuple[Fact, Holds]:
    one, colour = luck.randrange(8), luck.randrange(3)
    others = [each for each in range(3) if each != colour]
    signs = [plain.sign(world, one, each) for each in others]
    fact = Hedged(Ingredient(one), Formula(world[one]), Colour(colour))
    return fact, lambda w: [plain.sign(w, one, each) for each in others] == signs


@pytest.mark.parametrize("kind", [glimpsed, one_of, two_of, hedged])
@pytest.mark.parametrize("seed", range(3))
def test_what_was_seen_in_part_leaves_the_worlds_of_plain_enumeration(
    kind: Callable[[plain.World, random.Random], tuple[Fact, Holds]], seed: int
) -> None:
    luck = random.Random(seed)
    truth = luck.choice(plain.WORLDS)
    pair = luck.choice(PAIRS)
    seen = Mixed(Ingredient(pair[0]), Ingredient(pair[1]), potion_of(truth, pair))
    fact, holds = kind(truth, luck)
    left = [w for w in plain.WORLDS if potion_of(w, pair) == seen.result and holds(w)]
    deduction = Deduction.of([seen, fact])

    assert deduction.count == len(left)
    assert {tuple(map(int, each)) for each in deduction.assignments()} == set(left)


def test_a_potion_seen_through_the_periscope_tells_an_aspect() -> None:
    """The table of 1.2: with a red plus potion, the ingredient has red plus."""
    found = Glimpsed(TOAD, (Potion.HEALING,)).formulas()

    assert [plain.FORMULAS[formula][0] for formula in found] == ["+"] * 4
    assert Glimpsed(TOAD, (Potion.NEUTRAL,)).formulas() == list(Formula)


def test_what_is_true_anyway_may_be_doubted() -> None:
    """Every formula has a part in some soup: nothing follows, however sure one is of it."""
    soup = Glimpsed(TOAD, (Potion.NEUTRAL,))
    doubted = Deduction.of([Probable(soup, 0.5), Probable(soup, 1)])

    assert doubted.count == len(plain.WORLDS)
    assert doubted.table[TOAD] == pytest.approx([1 / 8] * 8)


def test_a_theory_that_is_no_evidence_changes_nothing() -> None:
    assert Deduction.of([Published(TOAD, Formula.RED_PLUS)]).count == len(plain.WORLDS)


def safe(left: list[plain.World], one: int) -> bool:
    found = [plain.FORMULAS[formula] for formula in {world[one] for world in left}]
    if len(found) == 2:
        return [a != b for a, b in zip(found[0], found[1], strict=True)].count(True) == 1
    return len(found) == 1


@pytest.mark.parametrize("seed", range(3))
def test_the_chance_of_a_publishable_theory_is_that_of_plain_enumeration(seed: int) -> None:
    luck = random.Random(seed)
    truth = luck.choice(plain.WORLDS)
    seen = luck.sample(PAIRS, 7)
    left = [w for w in plain.WORLDS if all(potion_of(w, p) == potion_of(truth, p) for p in seen)]
    deduction = Deduction.of(
        [Mixed(Ingredient(a), Ingredient(b), potion_of(truth, (a, b))) for a, b in seen]
    )
    for advised in experiments(deduction, ALL_CARDS, {}):
        pair = (int(advised.experiment.one), int(advised.experiment.other))
        certain, publishable = 0, 0
        for potion in Potion:
            after = [world for world in left if potion_of(world, pair) == potion]
            new = [one for one in range(8) if len({w[one] for w in left}) > 1]
            if after and any(len({w[one] for w in after}) == 1 for one in new):
                certain += len(after)
            if after and any(safe(after, one) and not safe(left, one) for one in range(8)):
                publishable += len(after)
        assert advised.certain == pytest.approx(certain / len(left))
        assert advised.publishable == pytest.approx(publishable / len(left))


def test_advice_takes_only_cards_in_the_hand() -> None:
    hand = [0, 1, 0, 2, 0, 0, 0, 1]
    found = {(e.experiment.one, e.experiment.other) for e in experiments(Deduction(), hand, {})}

    assert found == {(FERN, CLAW), (FERN, FEATHER), (CLAW, FEATHER)}
    assert experiments(Deduction(), [5, 0, 0, 0, 0, 0, 0, 0], {}) == []


def test_a_theory_is_safe_when_at_most_one_colour_is_open_and_its_book_is_free() -> None:
    sure = Deduction.of([Known(FERN, Formula.RED_PLUS)])
    nearly = Deduction.of([Hedged(FERN, Formula.RED_PLUS, Colour.BLUE)])

    assert is_safe(sure, FERN, {})
    assert is_safe(nearly, FERN, {})
    assert not is_safe(sure, TOAD, {})
    assert not is_safe(sure, FERN, {FERN: Formula.ALL_MINUS})
    assert not is_safe(sure, FERN, {TOAD: Formula.RED_PLUS})


@pytest.mark.parametrize("seed", range(3))
def test_what_a_seal_brings_on_average_is_that_of_plain_enumeration(seed: int) -> None:
    """Section 9 of the rules page: +5, +3, 0 when right; 0 where hedged, else -4."""
    luck = random.Random(seed)
    truth = luck.choice(plain.WORLDS)
    seen = luck.sample(PAIRS, 3)
    left = [w for w in plain.WORLDS if all(potion_of(w, p) == potion_of(truth, p) for p in seen)]
    deduction = Deduction.of(
        [Mixed(Ingredient(a), Ingredient(b), potion_of(truth, (a, b))) for a, b in seen]
    )
    for advised in theories(deduction, {TOAD: Formula.ALL_PLUS}):
        said = plain.FORMULAS[advised.formula]
        assert advised.published == (advised.ingredient is TOAD)
        for seal, when_right in zip(Seal, (5, 3, 0, 0, 0), strict=True):
            points = 0
            for world in left:
                true = plain.FORMULAS[world[advised.ingredient]]
                wrong = [colour for colour in range(3) if said[colour] != true[colour]]
                spared = wrong == [seal - Seal.RED]
                points += when_right if not wrong else 0 if spared else -4
            assert advised.points[seal] == pytest.approx(points / len(left))
        assert advised.points[advised.best] == max(advised.points.values())
        assert advised.right == pytest.approx(
            sum(plain.FORMULAS[w[advised.ingredient]] == said for w in left) / len(left)
        )


def test_a_formula_on_the_board_is_not_advised_again() -> None:
    found = theories(Deduction.of([Known(FERN, Formula.RED_PLUS)]), {TOAD: Formula.RED_PLUS})

    assert {e.ingredient: e.formula for e in found}[TOAD] is Formula.RED_PLUS
    assert [e.formula for e in found].count(Formula.RED_PLUS) == 1
    debunked = next(e for e in found if e.ingredient is TOAD)
    assert debunked.right == 0
    assert sum(debunked.differs.values()) >= 1


def test_a_rivals_hedge_speaks_for_two_formulas() -> None:
    deduction = Deduction.of([Probable(Hedged(FERN, Formula.RED_PLUS, Colour.RED), 0.8)])
    row = deduction.table[FERN]

    assert row[Formula.RED_PLUS] == pytest.approx(0.4)
    assert row[Formula.BLUE_MINUS] == pytest.approx(0.4)


def test_the_exhibition_shows_what_is_certain() -> None:
    truth = plain.WORLDS[12345]
    facts = [Known(Ingredient(one), Formula(truth[one])) for one in (0, 1, 2, 3)]
    certain = exhibits(Deduction.of(facts))

    among = {(int(e.one), int(e.other)): e.potion for e in certain}
    for pair in combinations(range(4), 2):
        potion = potion_of(truth, pair)
        assert among.get(pair) == (None if potion is Potion.NEUTRAL else potion)


def test_the_programme_uses_each_card_once_and_prefers_both_signs_of_a_colour() -> None:
    """9. A potion shown first is worth 1, both signs of a colour 2 more."""
    certain = [
        Exhibit(Potion.HEALING, FERN, TOAD),
        Exhibit(Potion.POISON, CLAW, FLOWER),
        Exhibit(Potion.SPEED, FERN, CLAW),
        Exhibit(Potion.WISDOM, TOAD, FLOWER),
        Exhibit(Potion.WISDOM, MANDRAKE, FEATHER),
    ]
    two = programme(certain, [1] * 8, 2)
    assert [e.potion for e in two.exhibits] == [Potion.HEALING, Potion.POISON]
    assert two.reputation == 4
    three = programme(certain, [1] * 8, 3)
    assert [e.potion for e in three.exhibits] == [Potion.HEALING, Potion.POISON, Potion.WISDOM]
    assert three.exhibits[-1].one is MANDRAKE
    assert programme(certain, [0] * 8, 4).exhibits == []
