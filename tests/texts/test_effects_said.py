"""What follows from a choice is said in the same words here and in the browser.

The sentences are in ``effects_said.json``, which ``web/tests/effects.test.ts`` reads as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from market_day import BOX
from market_day.tells import ROOM
from support.shelved_guest import shelved

from retorta.core import codec, reading
from retorta.core.tells import Change, Effect, plain
from retorta.texts import LANGUAGES, Speaker
from retorta.texts.vocabulary import vocabulary

SAID: Final = json.loads(Path(__file__).with_name("effects_said.json").read_text("utf-8"))
NAMES: Final = ["Ann", "Boris", ""]


@pytest.fixture(autouse=True)
def market_day() -> Iterator[None]:
    with shelved():
        yield


def effect_of(written: dict[str, Any]) -> Effect:
    """Return an effect with its parts as the game gives them."""
    found: Effect = msgspec.convert(written, Effect)
    if isinstance(found, Change):
        return found
    parts = {name: reading.read(ROOM.words[name], it) for name, it in found.parts.items()}
    return msgspec.structs.replace(found, parts=parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", SAID, ids=lambda case: f"{case['effect']['what']}")
def test_an_effect_is_said(case: dict[str, Any], language: str) -> None:
    speaker = Speaker(language, "market-day", NAMES)
    effect = effect_of(case["effect"])
    assert speaker.effect(effect, case["seat"]) == case["said"][language]
    assert codec.loads(codec.dumps(plain(effect))) == case["effect"]


def test_pages_know_what_the_parts_are() -> None:
    assert vocabulary(BOX)["tells"] == {
        "gold": None,
        "seller": {"seat": True},
        "favour": {"enum": "favour"},
    }


def test_every_kind_of_effect_is_said() -> None:
    assert {case["effect"]["kind"] for case in SAID} == {"change", "fact", "lacking", "pointless"}
    hows = {case["effect"].get("how", "certain") for case in SAID}
    assert hows == {"certain", "chance", "possible"}
