"""What is played when nobody says follows the reader's box, and options bring what they need."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.command_line import Run

from retorta import plugins
from retorta.core.errors import BadOption
from retorta.games.poison import BOX
from retorta.games.poison.options import checked


@pytest.mark.parametrize(("language", "rulebook"), [("pl", "polish"), ("ru", "russian")])
def test_poison_is_watched_by_the_rulebook_of_the_readers_language(
    language: str, rulebook: str, tmp_path: Path, run: Run
) -> None:
    """Three owners of *Trucizna* play six rounds, as their rulebook says."""
    record = tmp_path / "game.jsonl"
    bots = ["--bots", "random,random,random"]

    said = run("watch", "poison", "--lang", language, *bots, "--record", record)

    assert said.code == 0, said.err
    header = json.loads(record.read_text("utf-8").splitlines()[0])
    assert header["options"]["rulebook"] == rulebook


def test_who_says_a_rulebook_gets_it_in_any_language() -> None:
    assert BOX.usual_options("pl", {"rulebook": "russian"})["rulebook"] == "russian"
    assert BOX.usual_options("en", {})["rulebook"] == "russian"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_five_cards_bring_the_polish_rulebook(language: str) -> None:
    assert BOX.usual_options(language, {"hand": "five"})["rulebook"] == "polish"
    assert BOX.checked_options({"hand": "five"})["rulebook"] == "polish"


def test_five_cards_are_refused_by_the_russian_rulebook() -> None:
    with pytest.raises(BadOption):
        checked(BOX.checked_options({"hand": "five", "rulebook": "russian"}), seats=3)


@pytest.mark.parametrize("game", plugins.games())
def test_bots_are_listed_by_strength(game: str) -> None:
    weakest, *thinking = plugins.ladder()
    assert plugins.bots(game) == [*reversed(thinking), "greedy", weakest]
    assert [thinking[-1], thinking[0], weakest] == ["master", "novice", "random"]
    assert plugins.usual_bot(game) in plugins.bots(game)


def test_every_bot_has_a_word_on_the_command_line(run: Run) -> None:
    shown = run("games", "--lang", "ru").out
    said = [
        "master (самый сильный (мастер)",
        "adept (сильный (знаток)",
        "apprentice (средний (ученик)",
    ]
    for bot in (*said, "novice (скромный (новичок)"):
        assert bot in shown
