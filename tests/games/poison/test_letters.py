"""Colour never stands alone: every colour has a letter of its own in each language."""

from __future__ import annotations

import pytest

from retorta.core import codec
from retorta.games.poison.cards import Colour
from retorta.texts import Speaker
from retorta.texts.books import languages


@pytest.mark.parametrize("language", languages())
def test_the_letters_of_the_colours_differ(language: str) -> None:
    speaker = Speaker(language)
    letters = [speaker.say(f"poison-letter-{codec.plain(colour)}") for colour in Colour]

    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(Colour)
