"""What the notebook on a phone is told: as much as the table allows, and what clashes."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from retorta.core import codec, reading
from retorta.core.errors import Unreadable
from retorta.games.alchemists.cards import Formula, Ingredient, Potion
from retorta.games.alchemists.companion.questions_notebook import Followed, Notes, follow

HEALING = {"mix": ["mushroom", "toad"], "result": "healing"}
NOT_RED = {"aspect": "toad", "colour": "red", "sign": "-"}
ELSEWHERE = {"aspect": "fern", "colour": "blue", "sign": "+"}


def told(
    *facts: dict[str, Any],
    help: Literal["none", "crosses", "chances", "advice"] = "crosses",
    **more: Any,
) -> Followed:
    return follow(Notes(list(facts), help, **more))


def test_without_help_the_triangle_has_what_was_entered() -> None:
    sold = {"sold": ["fern", "claw"], "order": "speed", "quality": "right-sign"}
    found = told(HEALING, NOT_RED, sold, help="none")

    assert (found.clash, found.crossed, found.chances) == ([], "." * 64, None)
    assert [(pair.ingredients, pair.potions) for pair in found.pairs] == [
        ((Ingredient.MUSHROOM, Ingredient.TOAD), [Potion.HEALING]),
        ((Ingredient.FERN, Ingredient.CLAW), [Potion.HEALING, Potion.WISDOM]),
    ]


def test_crosses_and_no_more() -> None:
    found = told(HEALING)

    assert found.clash == []
    assert (found.chances, found.advice) == (None, None)
    columns = [found.crossed[8 * one : 8 * one + 8] for one in Ingredient]
    assert columns[Ingredient.MUSHROOM] == columns[Ingredient.TOAD] == "x..xx.x."
    assert columns[Ingredient.FERN] == "." * 8
    assert [(pair.ingredients, pair.potions) for pair in found.pairs if len(pair.potions) == 1] == [
        ((Ingredient.MUSHROOM, Ingredient.TOAD), [Potion.HEALING])
    ]


def test_chances_are_told_when_the_table_allows_them() -> None:
    found = told(HEALING, help="chances")

    assert found.advice is None
    assert found.chances is not None
    assert (found.chances.left, found.chances.of) == (5760, 40320)
    assert sum(found.chances.table[Ingredient.TOAD]) == pytest.approx(1)


def test_a_clash_names_the_facts_and_the_later_one_is_left_out() -> None:
    found = told(ELSEWHERE, HEALING, NOT_RED, ELSEWHERE)

    assert found.clash == [2, 3]
    assert found.crossed == told(ELSEWHERE, HEALING).crossed


def test_two_clashes_are_told_one_after_the_other() -> None:
    not_blue = {"aspect": "fern", "colour": "blue", "sign": "-"}
    found = told(ELSEWHERE, HEALING, NOT_RED, not_blue)

    assert found.clash == [2, 3]
    assert told(ELSEWHERE, HEALING, not_blue).clash == [1, 3]


def test_advice_for_the_cards_in_my_hand() -> None:
    hand = {Ingredient.TOAD: 1, Ingredient.FERN: 2, Ingredient.CLAW: 0}
    theory = {"theory": "claw", "formula": 8, "weight": 0.9}
    mine = {"published": "fern", "formula": 1}
    advice = told(HEALING, theory, mine, help="advice", hand=hand, seats=2).advice

    assert advice is not None
    assert [each.ingredients for each in advice.experiments] == [(Ingredient.FERN, Ingredient.TOAD)]
    published = {each.ingredient: each.formula for each in advice.theories if each.published}
    assert published == {Ingredient.CLAW: Formula.ALL_PLUS, Ingredient.FERN: Formula.BLUE_MINUS}
    assert [each.potion for each in advice.exhibits] == [Potion.HEALING]
    assert advice.programme.exhibits == []


def test_what_is_told_is_data_for_a_page() -> None:
    body = {"facts": [HEALING], "help": "advice", "hand": {"toad": 1, "mushroom": 1}, "seats": 3}
    answer = codec.plain(follow(reading.read(Notes, body)))

    assert answer["advice"]["experiments"][0]["ingredients"] == ["mushroom", "toad"]
    assert answer["advice"]["programme"]["exhibits"] == [
        {"potion": "healing", "one": "mushroom", "other": "toad"}
    ]
    assert len(answer["chances"]["table"]["fern"]) == 8


@pytest.mark.parametrize(
    ("more", "refused"),
    [
        ({"hand": {Ingredient.TOAD: 6}}, "notebook-hand"),
        ({"hand": {Ingredient.TOAD: -1}}, "notebook-hand"),
        ({"seats": 5}, "sheet-seats"),
    ],
)
def test_what_cannot_be_is_refused(more: dict[str, Any], refused: str) -> None:
    with pytest.raises(Unreadable, match=refused):
        told(HEALING, help="advice", **more)
