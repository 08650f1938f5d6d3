"""What follows from facts, in one call."""

from __future__ import annotations

import pytest

from retorta import Impossible, Unreadable, deduce
from retorta.games.alchemists.cards import Ingredient, Potion
from retorta.games.alchemists.companion.deduction import Deduction
from retorta.games.alchemists.companion.facts import Mixed

HEALING = {"mix": ["mushroom", "toad"], "result": "healing"}
FACT = Mixed(Ingredient.MUSHROOM, Ingredient.TOAD, Potion.HEALING)


def test_facts_as_they_are_written_as_they_are_and_as_a_file() -> None:
    whole = {"facts": [HEALING], "note": "from a phone"}
    for facts in ([HEALING], [FACT], whole, iter([HEALING])):
        known = deduce(facts)
        assert isinstance(known, Deduction)
        assert known.table == Deduction.of([FACT]).table
    assert deduce([]).count == 40320
    assert repr(deduce([])) == "<Deduction from 0 facts: 40320 of 40320 worlds left>"


def test_a_fact_that_is_not_well_written_is_told_by_its_number() -> None:
    for wrong in ({"mix": ["toad"]}, {}, "toad", None, 3):
        with pytest.raises(Unreadable) as caught:
            deduce([HEALING, wrong])  # type: ignore[list-item]
        assert caught.value.parts["number"] == 2
        assert "\n" not in str(caught.value)
    with pytest.raises(Unreadable):
        deduce({"facts": 3})


def test_facts_that_clash_are_told_by_their_numbers() -> None:
    with pytest.raises(Impossible) as caught:
        deduce([{"known": "fern", "formula": 1}, HEALING, {**HEALING, "result": "poison"}])
    assert (caught.value.number, caught.value.against) == (3, [2])
