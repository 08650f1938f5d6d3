"""What each move brings, at the terminal: of a record, and while one plays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from market_day import BOX
from support.command_line import Run
from support.shelved_guest import shelved

from retorta.cli.terminal import Terminal
from retorta.cli.terminal_page import Page
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.record import Scribe
from retorta.core.words import Seat
from retorta.texts import LANGUAGES, Speaker

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(autouse=True)
def market_day() -> Iterator[None]:
    with shelved():
        yield


def played(moves: int) -> Match:
    match = Match(BOX, 3, SeededDealer(3))
    for _ in range(moves):
        [seat, *_] = match.deciders()
        match.play(seat, match.legal_moves(seat)[0])
    return match


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A record of Market Day that stops where the first seat may heckle the third."""
    match, scribe = played(10), Scribe()
    lines = [scribe.header(match.header), *map(scribe.entry, match.entries)]
    path = tmp_path / "market.jsonl"
    path.write_bytes(b"".join(lines))
    return path


# Of a record.


def test_the_moves_of_a_moment_with_what_each_brings(run: Run, written: Path) -> None:
    said = run("moves", written)
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        "Player 1 has to decide.",
        "Do you heckle?",
        "Player 3 asks for 4 gold",
        (
            "  1. heckle: careful: your heckler is spent: it would have been 1 point; "
            "hecklers: −1…0; hecklers: 0 (20%); Player 3: gold: +2…+3 (possible)"
        ),
        "  2. pass: Player 3: gold: +3…+4 (possible)",
    ]


def test_the_same_as_data(run: Run, written: Path) -> None:
    said = run("moves", written, "--json", "--lang", "ru")
    assert said.code == 0
    found = json.loads(said.out)
    assert found["number"] == 10
    [choice] = found["seats"]
    assert (choice["seat"], choice["question"]) == (0, "heckling")
    assert [effect["said"] for effect in choice["brings"]] == ["Игрок 3, цена: 4"]
    assert [each["move"] for each in choice["moves"]] == [{"move": "heckle"}, {"move": "pass"}]
    heckle, waits = (each["brings"] for each in choice["moves"])
    assert heckle[0]["warns"]
    assert [each for each in heckle if each.get("deduced")] == [
        {
            "kind": "change",
            "what": "hecklers",
            "seat": 0,
            "least": 0,
            "most": 0,
            "how": "chance",
            "odds": [2, 10],
            "deduced": True,
            "said": "крикуны: 0 (20 %)",
        }
    ]
    assert [each["said"] for each in waits] == ["Игрок 3: золото: +3…+4 (возможно)"]


def test_several_who_decide_at_once_are_told_of_one_after_the_other(
    run: Run, written: Path
) -> None:
    all_told = run("moves", written, "--until", 0).out
    alone = run("moves", written, "--until", 0, "--seat", 2).out
    assert alone in all_told
    assert all_told.count("has to decide") == 3
    assert "smile 3 times: you ask for 1 gold" in alone


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["alchemists", "laar", "poison", "potion-making"])
def test_any_record_of_ours_can_be_asked(run: Run, game: str, language: str) -> None:
    for record in sorted((RECORDS / game).glob("*.jsonl"))[:1]:
        said = run("moves", record, "--until", 20, "--lang", language)
        assert said.code == 0, said.err
        assert "\n  1. " in said.out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--seat", 3), "Player 3 has nothing to decide now."),
        (("--seat", 9), "There is no seat 9; the seats are 1 to 3."),
        (("--until", 99), "The record has 10 moves, so it cannot stop after 99."),
        (("--until", -1), "--until counts moves from 0, so -1 is too small."),
    ],
)
def test_what_cannot_be_told_is_refused_in_a_sentence(
    run: Run, written: Path, words: tuple[object, ...], why: str
) -> None:
    said = run("moves", written, *words)
    assert (said.code, said.out, said.err) == (2, "", f"{why}\n")


def test_where_a_game_is_over_there_are_no_moves(run: Run) -> None:
    said = run("moves", RECORDS / "poison" / "russian-four.jsonl")
    assert said.code == 2
    assert "name an earlier decision with --until" in said.err


# While one plays.


def heckling(answers: list[str], page: Page, **options: str) -> tuple[Terminal, Seat]:
    match = Match(BOX, 3, SeededDealer(3), options)
    for move in played(10).entries:
        read = BOX.rules.catalogue.read(move.move)  # type: ignore[union-attr]
        match.play(move.seat, read)  # type: ignore[union-attr]
    given = iter(answers)
    terminal = Terminal(match, Speaker("en", "market-day"), lambda prompt: next(given), page)
    return terminal, match.deciders()[0]


def test_who_plays_sees_what_each_move_brings(capsys: pytest.CaptureFixture[str]) -> None:
    terminal, seat = heckling(["1"], Page())
    terminal.choose(seat)
    said = capsys.readouterr().out
    assert "Player 3 asks for 4 gold\n" in said
    assert "hecklers: 0 (20%)" in said, "alone among bots one practises"


def test_what_a_game_was_agreed_on_holds_in_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    terminal, seat = heckling(["1"], Page(), aids="rules")
    terminal.choose(seat)
    said = capsys.readouterr().out
    assert "hecklers: −1…0" in said
    assert "%" not in said


@pytest.mark.parametrize("coloured", [False, True])
def test_a_small_terminal_shows_it_in_lines_that_fit(
    coloured: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal, seat = heckling(["1"], Page(80, coloured, 24))
    terminal.choose(seat)
    lines = click.unstyle(capsys.readouterr().out).splitlines()
    assert len(lines) < 24
    assert max(map(len, lines)) <= 80
    assert any("(possible)" in line for line in lines)


def test_all_moves_say_it_or_none(capsys: pytest.CaptureFixture[str]) -> None:
    """Where there is no room below the table; it is told when it is asked for."""
    terminal, seat = heckling(["1"], Page(80, False, 10))
    terminal.choose(seat)
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "  1. heckle    2. pass",
        "w: what each of these brings",
    ]
    terminal, seat = heckling(["w", "1"], Page(80, False, 10))
    terminal.choose(seat)
    assert capsys.readouterr().out.splitlines()[-1] == (
        "  2. pass: Player 3: gold: +3…+4 (possible)"
    )


def test_the_keys_name_it(run: Run) -> None:
    assert "w: what each move brings" in run("play", "poison", "--seed", 3, answers=["?", "q"]).out
