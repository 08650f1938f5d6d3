"""Looking back at a real game: each theory by what was known when it was published."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from retorta.core import codec, reading
from retorta.core.errors import TableError, Unreadable
from retorta.games.alchemists.cards import MIX, SIGNS, Colour, Formula, Ingredient, Seal
from retorta.games.alchemists.companion.codes import read_code
from retorta.games.alchemists.companion.looking_back import Verdict
from retorta.games.alchemists.companion.oracle import Oracle
from retorta.games.alchemists.companion.questions_looking_back import (
    LookBack,
    LookedBack,
    look_back,
)

DEMO = Oracle.of_code("DEMO")
TRUTH = dict(zip(Ingredient, read_code("DEMO"), strict=True))
FERN, TOAD, CLAW = Ingredient.FERN, Ingredient.TOAD, Ingredient.CLAW


def back(*facts: dict[str, Any]) -> LookedBack:
    return look_back(LookBack(list(facts), code="DEMO"))


def mixed(one: Ingredient, other: Ingredient, **more: Any) -> dict[str, Any]:
    """Return what really comes of two ingredients."""
    pair = [codec.plain(one), codec.plain(other)]
    return {"mix": pair, "result": codec.plain(DEMO.mix(one, other)), **more}


def aspect(one: Ingredient, colour: Colour) -> dict[str, Any]:
    sign = "+-"[SIGNS[TRUTH[one]][colour]]
    return {"aspect": codec.plain(one), "colour": codec.plain(colour), "sign": sign}


def theory(kind: str, one: Ingredient, formula: Formula, **more: Any) -> dict[str, Any]:
    return {kind: codec.plain(one), "formula": formula + 1, **more}


def other_in(formula: Formula, *colours: Colour) -> Formula:
    """Return the formula that differs in these colours."""
    wanted = [
        1 - sign if c in colours else sign for c, sign in zip(Colour, SIGNS[formula], strict=True)
    ]
    return next(each for each in Formula if list(SIGNS[each]) == wanted)


def test_chances_are_those_of_all_worlds_counted_one_by_one() -> None:
    """Against a brute force that knows nothing of sets of bits."""
    facts = [mixed(FERN, TOAD), mixed(FERN, CLAW), mixed(TOAD, Ingredient.FEATHER)]
    found = back(*facts, theory("published", FERN, TRUTH[FERN])).theories[0].by_notes

    pairs = [(FERN, TOAD), (FERN, CLAW), (TOAD, Ingredient.FEATHER)]
    worlds = [
        world
        for world in permutations(Formula)
        if all(MIX[world[one]][world[other]] == DEMO.mix(one, other) for one, other in pairs)
    ]
    assert found.left == len(worlds)
    assert found.right == pytest.approx(sum(w[FERN] == TRUTH[FERN] for w in worlds) / len(worlds))
    for colour in Colour:
        near = other_in(TRUTH[FERN], colour)
        chance = sum(world[FERN] == near for world in worlds) / len(worlds)
        assert found.but_for[colour] == pytest.approx(chance)
    wrong = 1 - found.right
    assert found.points[Seal.GOLD] == pytest.approx(5 * found.right - 4 * wrong)
    assert found.points[Seal.RED] == pytest.approx(-4 * (wrong - found.but_for[Colour.RED]))


def test_only_what_was_noted_before_counts() -> None:
    """The same theory before and after the test that settles it."""
    tests = [mixed(FERN, other) for other in Ingredient if other != FERN]
    early = back(theory("published", FERN, TRUTH[FERN]), *tests).theories[0]
    late = back(*tests, theory("published", FERN, TRUTH[FERN])).theories[0]

    assert early.by_notes.right == pytest.approx(1 / 8)
    assert early.by_notes.verdict is Verdict.BOLD
    assert late.by_notes.right == pytest.approx(1)
    assert late.by_notes.verdict is Verdict.CERTAIN
    assert late.by_all.right == pytest.approx(1 / 8)


def test_a_rival_is_judged_by_what_all_had_seen() -> None:
    """A debunking and a claim that was answered are public, a test of one's own is not."""
    shown = [aspect(FERN, Colour.RED), mixed(TOAD, CLAW, all=True)]
    private = [mixed(FERN, TOAD), mixed(FERN, CLAW)]
    rival = theory("theory", FERN, TRUTH[FERN], weight=0.5, by="Boris", round=3)
    told = back(*shown, *private, rival).theories[0]

    assert (told.by, told.mine, told.round) == ("Boris", False, 3)
    assert told.by_all.right == back(*shown, rival).theories[0].by_notes.right
    assert told.by_all.right < told.by_notes.right


@pytest.mark.parametrize(
    ("known", "colours", "verdict"),
    [
        ([Colour.RED, Colour.GREEN, Colour.BLUE], [], Verdict.CERTAIN),
        ([Colour.RED, Colour.GREEN], [], Verdict.COVERED),
        ([Colour.RED, Colour.GREEN], [Colour.BLUE], Verdict.COVERED),
        ([Colour.RED], [Colour.BLUE], Verdict.BOLD),
        ([Colour.RED, Colour.BLUE], [Colour.RED, Colour.BLUE], Verdict.RULED_OUT),
    ],
)
def test_how_reasonable_it_was(
    known: list[Colour], colours: list[Colour], verdict: Verdict
) -> None:
    facts = [aspect(FERN, colour) for colour in known]
    told = back(*facts, theory("published", FERN, other_in(TRUTH[FERN], *colours))).theories[0]

    assert told.by_notes.verdict is verdict
    assert told.wrong == colours
    assert (told.by_notes.open is Colour.BLUE) == (verdict is Verdict.COVERED)


def test_a_star_that_pays_on_average_is_sound_and_a_likelier_formula_is_named() -> None:
    """With 60 % a gold star brings 5 × 0.6 − 4 × 0.4 on average."""
    believed = theory("theory", FERN, Formula.ALL_PLUS, weight=0.6, by="Boris")
    agreed = {"sealed": "fern", "by": "me", "seal": "gold"}
    sound = back(believed, agreed).theories[1]
    assert sound.agreed
    assert sound.by_notes.verdict is Verdict.SOUND
    assert sound.by_notes.points[Seal.GOLD] == pytest.approx(5 * 0.6 - 4 * 0.4)


def test_a_likelier_formula_is_named() -> None:
    """A rival's word is believed by 40 %, and the others share the rest."""
    believed = theory("theory", FERN, Formula.ALL_PLUS, weight=0.4, by="Boris")
    mine = theory("published", FERN, other_in(Formula.ALL_PLUS, Colour.RED, Colour.BLUE))
    told = back(believed, mine).theories[1].by_notes

    assert told.verdict is Verdict.UNLIKELY
    assert told.likeliest == Formula.ALL_PLUS
    assert told.chance == pytest.approx(0.4)
    assert told.right == pytest.approx(0.6 / 7)


def test_a_taken_formula_is_no_alternative() -> None:
    """What lies on the board already could not have been published."""
    facts = [mixed(FERN, TOAD), mixed(FERN, CLAW)]
    first = back(*facts, theory("published", FERN, Formula.ALL_PLUS)).theories[0].by_notes
    assert first.likeliest != Formula.ALL_PLUS
    taken = theory("theory", Ingredient.SCORPION, first.likeliest, weight=0.125, by="Boris")
    then = back(*facts, taken, theory("published", FERN, Formula.ALL_PLUS)).theories[1].by_notes
    assert then.likeliest != first.likeliest


def test_a_seal_that_is_turned_up_is_known_from_then_on() -> None:
    facts = [
        theory("theory", FERN, TRUTH[FERN], weight=0.5, by="Boris"),
        {"sealed": "fern", "by": "Cleo"},
        {"sealed": "fern", "by": "Boris", "seal": "silver"},
        {"sealed": "scorpion", "by": "Cleo"},
    ]
    told = back(*facts).theories

    assert [(each.by, each.seal, each.brought, each.agreed) for each in told] == [
        ("Boris", Seal.SILVER, 3, False),
        ("Cleo", None, None, True),
    ]


def test_facts_that_were_noted_wrongly_are_named() -> None:
    wrong = {"mix": ["fern", "toad"], "result": "neutral"}
    assert codec.plain(DEMO.mix(FERN, TOAD)) != "neutral"
    found = back(aspect(FERN, Colour.RED), wrong, theory("published", FERN, TRUTH[FERN]))
    assert found.untrue == [2]


def test_how_many_were_to_be_expected() -> None:
    facts = [mixed(FERN, other) for other in Ingredient if other != FERN]
    mine = [theory("published", FERN, TRUTH[FERN]), theory("published", CLAW, TRUTH[TOAD])]
    rival = theory("theory", TOAD, TRUTH[TOAD], weight=0.5)
    found = back(*facts, *mine, rival)

    assert found.right == 1
    assert found.expected == pytest.approx(sum(t.by_notes.right for t in found.theories[:2]))


def test_a_notebook_of_an_earlier_version_is_looked_back_at_too() -> None:
    """Facts without round and doer, as they are on phones and in links."""
    body = {
        "facts": [
            {"mix": ["mushroom", "toad"], "result": "healing"},
            {"theory": "fern", "formula": 3, "weight": 0.8, "seal": "red"},
            {"published": "toad", "formula": 1},
        ],
        "truth": {codec.plain(one): formula + 1 for one, formula in TRUTH.items()},
    }
    told = look_back(reading.read(LookBack, body)).theories
    assert [(each.by, each.mine, each.round) for each in told] == [
        ("", False, None),
        ("me", True, None),
    ]


@pytest.mark.parametrize(
    ("fact", "refused"),
    [
        ({"seen": "potion", "result": "healing", "round": 7}, "facts-round"),
        ({"seen": "potion", "result": "healing", "by": 3}, "facts-by"),
        ({"seen": "potion", "result": "healing", "all": "yes"}, "facts-all"),
        ({"seen": "ghost", "result": "healing"}, "facts-seen"),
        ({"sealed": "fern", "seal": "wax"}, "alchemy-seal"),
    ],
)
def test_what_a_notebook_cannot_say(fact: dict[str, Any], refused: str) -> None:
    with pytest.raises(Unreadable) as caught:
        back(fact)
    cause = caught.value.parts["cause"]
    assert isinstance(cause, TableError)
    assert cause.name == refused


def test_without_the_truth_nothing_is_told() -> None:
    with pytest.raises(Unreadable, match="alchemists-sheet-truth"):
        look_back(LookBack([theory("published", FERN, Formula.ALL_PLUS)]))
