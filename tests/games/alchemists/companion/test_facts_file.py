"""Facts as written in a file."""

from __future__ import annotations

from typing import Any

import pytest

from retorta.core.errors import Unreadable
from retorta.games.alchemists.cards import AspectSign, Colour, Formula, Ingredient, Potion, Quality
from retorta.games.alchemists.companion.facts import (
    Aspect,
    Excluded,
    Glimpsed,
    Hedged,
    Known,
    Mixed,
    NotMixed,
    OneOf,
    OnlySign,
    Probable,
    Published,
    Sold,
    TwoOf,
)
from retorta.games.alchemists.companion.facts_file import read_facts
from retorta.games.alchemists.companion.names import teach
from retorta.games.alchemists.worlds import Fact
from retorta.texts import Speaker

FERN, TOAD = Ingredient.FERN, Ingredient.TOAD
PAIR = ["fern", "toad"]


@pytest.mark.parametrize(
    ("written", "fact"),
    [
        ({"mix": PAIR, "result": "healing"}, Mixed(FERN, TOAD, Potion.HEALING)),
        ({"mix": PAIR, "result": "суп"}, Mixed(FERN, TOAD, Potion.NEUTRAL)),
        ({"mix": PAIR, "sign": "-"}, OnlySign(FERN, TOAD, AspectSign.MINUS)),
        ({"not": PAIR, "result": "blue+"}, NotMixed(FERN, TOAD, Potion.WISDOM)),
        (
            {"sold": PAIR, "order": "speed", "quality": "right-sign"},
            Sold(FERN, TOAD, Potion.SPEED, Quality.RIGHT_SIGN),
        ),
        (
            {"aspect": "toad", "colour": "blue", "sign": "+"},
            Aspect(TOAD, Colour.BLUE, AspectSign.PLUS),
        ),
        ({"known": "fern", "formula": 1}, Known(FERN, Formula.BLUE_MINUS)),
        ({"excluded": "fern", "formula": "+++"}, Excluded(FERN, Formula.ALL_PLUS)),
        (
            {"theory": "fern", "formula": 3, "weight": 0.8},
            Probable(Known(FERN, Formula.GREEN_MINUS), 0.8),
        ),
        (
            {"theory": "fern", "formula": 3, "weight": 0.8, "seal": "silver"},
            Probable(Known(FERN, Formula.GREEN_MINUS), 0.8),
        ),
        (
            {"theory": "fern", "formula": 3, "weight": 0.8, "seal": "blue"},
            Probable(Hedged(FERN, Formula.GREEN_MINUS, Colour.BLUE), 0.8),
        ),
        ({"published": "fern", "formula": 3}, Published(FERN, Formula.GREEN_MINUS)),
        ({"glimpsed": "toad", "result": "speed"}, Glimpsed(TOAD, (Potion.SPEED,))),
        (
            {"glimpsed": "toad", "order": "speed", "quality": "right-sign"},
            Glimpsed(TOAD, (Potion.HEALING, Potion.WISDOM)),
        ),
        (
            {"one": PAIR, "colour": "red", "sign": "-"},
            OneOf((FERN, TOAD), Colour.RED, AspectSign.MINUS),
        ),
        (
            {"two": ["fern", "toad", "claw"], "result": "speed"},
            TwoOf((FERN, TOAD, Ingredient.CLAW), (Potion.SPEED,)),
        ),
        (
            {"two": PAIR, "order": "speed", "quality": "neutral"},
            TwoOf((FERN, TOAD), (Potion.NEUTRAL,)),
        ),
        (
            {"mix": PAIR, "result": "speed", "weight": 1, "note": "Anna said so"},
            Probable(Mixed(FERN, TOAD, Potion.SPEED), 1.0),
        ),
    ],
)
def test_every_kind_of_fact(written: dict[str, Any], fact: Fact) -> None:
    assert read_facts({"facts": [written]}) == [fact]


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_kind_of_fact_is_said(language: str) -> None:
    speaker = teach(Speaker(language))
    for fact in (
        Hedged(FERN, Formula.GREEN_MINUS, Colour.BLUE),
        Glimpsed(TOAD, (Potion.SPEED, Potion.HEALING)),
        OneOf((FERN, TOAD), Colour.RED, AspectSign.MINUS),
        TwoOf((FERN, TOAD), (Potion.SPEED,)),
        Published(FERN, Formula.GREEN_MINUS),
    ):
        assert "{" not in speaker.spoken(fact)


@pytest.mark.parametrize("written", [None, [], {}, {"facts": {}}, {"facts": [], "more": 1}, "x"])
def test_a_file_of_another_shape(written: object) -> None:
    with pytest.raises(Unreadable, match="facts-file"):
        read_facts(written)


def test_a_notebook_that_was_saved_on_a_phone() -> None:
    """Its pencil marks, hand and level of help are no facts, and no reason to refuse it."""
    notebook = {
        "facts": [{"known": "fern", "formula": 1, "round": 2}],
        "marks": "." * 64,
        "note": "Toad is no plus.",
        "help": "advice",
        "hand": {"toad": 1},
        "seats": 4,
        "me": "Anna",
    }
    assert read_facts(notebook) == read_facts({"facts": notebook["facts"]})
    assert len(read_facts({**notebook, "isLog": True})) == 1


def test_too_many_facts() -> None:
    with pytest.raises(Unreadable, match="facts-too-many"):
        read_facts({"facts": [{"known": "fern", "formula": 1}] * 1001})


@pytest.mark.parametrize(
    ("written", "cause"),
    [
        (None, "facts-kind"),
        ([], "facts-kind"),
        ({}, "facts-kind"),
        ({"smell": "fern"}, "facts-kind"),
        ({"mix": PAIR}, "facts-missing"),
        ({"theory": "fern", "formula": 3}, "facts-missing"),
        ({"mix": PAIR, "result": "speed", "colour": "red"}, "facts-extra"),
        ({"mix": "fern", "result": "speed"}, "facts-pair"),
        ({"mix": ["fern"], "result": "speed"}, "facts-pair"),
        ({"mix": ["fern", "fern"], "result": "speed"}, "alchemy-same-twice"),
        ({"mix": ["fern", "unicorn"], "result": "speed"}, "alchemy-ingredient"),
        ({"mix": ["fern", 3], "result": "speed"}, "alchemy-ingredient"),
        ({"mix": ["fern", [[[]]]], "result": "speed"}, "alchemy-ingredient"),
        ({"mix": ["fern", "a\nb"], "result": "speed"}, "alchemy-ingredient"),
        ({"mix": PAIR, "result": "speed", "a\nb": 1}, "facts-extra"),
        ({"mix": PAIR, "result": "beer"}, "alchemy-potion"),
        ({"mix": PAIR, "result": None}, "alchemy-potion"),
        ({"mix": PAIR, "sign": "?"}, "alchemy-sign"),
        ({"sold": PAIR, "order": "neutral", "quality": "exact"}, "alchemy-neutral-order"),
        ({"sold": PAIR, "order": "speed", "quality": "fair"}, "alchemy-quality"),
        ({"aspect": "fern", "colour": "pink", "sign": "+"}, "alchemy-colour"),
        ({"known": "fern", "formula": 9}, "alchemy-formula"),
        ({"one": "fern", "colour": "red", "sign": "+"}, "facts-several"),
        ({"two": ["fern", "fern"], "result": "speed"}, "facts-several"),
        ({"two": ["fern"], "result": "speed"}, "facts-several"),
        ({"two": PAIR, "result": "speed", "weight": 0.5}, "facts-extra"),
        ({"glimpsed": "fern"}, "facts-missing"),
        ({"glimpsed": "fern", "order": "neutral", "quality": "exact"}, "alchemy-neutral-order"),
        ({"theory": "fern", "formula": 3, "weight": 1, "seal": "lead"}, "alchemy-seal"),
        ({"known": "fern", "formula": 1, "weight": 1.5}, "facts-weight"),
        ({"known": "fern", "formula": 1, "weight": True}, "facts-weight"),
        ({"known": "fern", "formula": 1, "weight": "much"}, "facts-weight"),
        ({"known": "fern", "formula": 1, "weight": "so\nmuch"}, "facts-weight"),
    ],
)
def test_a_bad_fact_is_named_by_its_number(written: object, cause: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_facts({"facts": [{"known": "toad", "formula": 2}, written]})

    problem = caught.value.parts["cause"]
    assert caught.value.parts["number"] == 2
    assert getattr(problem, "name", None) == cause
    for language in ("en", "ru", "pl"):
        sentence = teach(Speaker(language)).error(caught.value)
        assert "2" in sentence
        assert "\n" not in sentence
