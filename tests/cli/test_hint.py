"""A person at the terminal may ask what the search would play."""

from __future__ import annotations

import pytest
from command_line import Run

from retorta.cli import terminal
from retorta.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_h_gives_a_hint_and_takes_no_turn(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(terminal, "HINT_SECONDS", 0.4)
    plain = run("play", "poison", "--seed", 3, "--lang", language, answers=["q"])
    hinted = run("play", "poison", "--seed", 3, "--lang", language, answers=["h", "q"])
    assert hinted.code == 0
    more = len(hinted.out.splitlines()) - len(plain.out.splitlines())
    assert more >= 2, "the best move, and something to compare it with"


def test_the_keys_name_the_hint(run: Run) -> None:
    assert "h: a hint" in run("play", "poison", "--seed", 3, answers=["?", "q"]).out
