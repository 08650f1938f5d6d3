"""What is wrong or odd about a score sheet is said in the reader's words, not in names of ours."""

from __future__ import annotations

import pytest

from retorta.companion.pads.pad import Remark, score_pad
from retorta.core.errors import Unreadable
from retorta.texts import Speaker

MANY_GEMS = {
    "memo": "IV",
    "players": [{"spice": ["anise"] * 2, "gem": [1] * 10}, {"spice": ["anise"] * 7, "gem": []}],
}


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "10 × class 1 (gems)"), ("ru", "10 × класс 1 (самоцветы)"), ("pl", "klasa 1")],
)
def test_more_gems_than_the_deck_has_are_named_by_their_class(language: str, words: str) -> None:
    remarks: list[Remark] = []
    score_pad("laar").result(MANY_GEMS, remarks)
    speaker = Speaker(language, "laar")

    said = [speaker.say(f"remark-{remark.name}", **remark.parts) for remark in remarks]

    assert any(words in each for each in said)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "99 red cards"), ("ru", "красных карт всего 99"), ("pl", "czerwonych kart")],
)
def test_too_many_cards_of_a_colour_are_called_by_the_colour(language: str, words: str) -> None:
    with pytest.raises(Unreadable) as refused:
        score_pad("poison").result({"rounds": [[{"red": 99}, {}, {}]]}, [])

    assert words in Speaker(language).error(refused.value)
