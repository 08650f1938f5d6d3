"""The table in a terminal: columns, colour, and moves that come to the same."""

from __future__ import annotations

import re
import sys

import click
import pytest
from support.command_line import Run

from retorta import plugins
from retorta.cli.terminal import Terminal
from retorta.cli.terminal_page import Page, page_of
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.poison.moves import Play
from retorta.texts import LANGUAGES, Speaker

WIDTH, HEIGHT = 80, 24


def table(answers: list[str], page: Page, language: str = "en") -> tuple[Match, Terminal]:
    """Return a game of Poison of four, and a terminal that gives these answers."""
    match = Match(plugins.box("poison"), 4, SeededDealer(7), {})
    given = iter(answers)
    return match, Terminal(match, Speaker(language, "poison"), lambda prompt: next(given), page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_question_of_poison_fits_on_a_small_terminal(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    match, terminal = table(["1"], Page(WIDTH, height=HEIGHT), language)
    terminal.choose(match.deciders()[0])

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) < HEIGHT
    assert max(map(len, lines)) <= WIDTH


def test_a_play_into_an_empty_cauldron_is_listed_once(capsys: pytest.CaptureFixture[str]) -> None:
    match, terminal = table(["1"], Page())
    (seat,) = match.deciders()
    terminal.choose(seat)

    listed = re.findall(r"^ +\d+\. (.+)$", capsys.readouterr().out, re.MULTILINE)
    moves = match.legal_moves(seat)
    kinds = {move.card for move in moves if isinstance(move, Play)}
    assert len(moves) == 3 * len(kinds)
    assert len(listed) == len(kinds)
    assert all(" into cauldron 1" in said for said in listed)


def test_what_is_not_listed_can_still_be_said_in_words() -> None:
    match, terminal = table(["", ""], Page())
    (seat,) = match.deciders()
    last = match.legal_moves(seat)[-1]
    said = Speaker("en", "poison").move(last)
    match, terminal = table([said], Page())

    assert terminal.choose(seat) == last


def test_columns_are_read_downwards_and_no_wider_than_the_page() -> None:
    items = [f"move {letter}" for letter in "abcdefg"]

    assert Page().numbered(items) == [f"  {n}. {item}" for n, item in enumerate(items, 1)]
    assert Page(30).numbered(items) == [
        "  1. move a    5. move e",
        "  2. move b    6. move f",
        "  3. move c    7. move g",
        "  4. move d",
    ]
    assert Page(8).numbered(items) == Page().numbered(items)
    assert Page(80).numbered([]) == []


def test_colour_changes_no_word() -> None:
    items = ["one", "another"]
    coloured = Page(40, True).numbered(items)

    assert coloured != Page(40).numbered(items)
    assert [click.unstyle(line) for line in coloured] == Page(40).numbered(items)


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
    ],
)
def test_colour_is_for_terminals_that_have_and_people_who_want_it(
    environment: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert page_of(False, environment) == Page(), "what is no terminal gets plain lines"
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)

    assert page_of(False, environment).coloured is coloured
    assert page_of(False, environment).width > 0
    assert page_of(True, environment).width == 0


def test_one_move_a_line_can_be_asked_for(run: Run) -> None:
    said = run("play", "poison", "--seed", 3, "--one-a-line", answers=["q"])

    assert said.code == 0
    assert "  1. " in said.out
