"""Every command does its job, in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click
import pytest
from support.command_line import Run

from retorta.cli.speech import Group
from retorta.texts import LANGUAGES, Speaker, language_of

COMMANDS = Group(name="retorta").list_commands(click.Context(Group(name="retorta")))
SHEET = {
    "rounds": [
        [
            {"red": 2, "blue": 3, "purple": 0, "poison": 1},
            {"red": 6, "purple": 2},
            {"blue": 2, "red": 5, "purple": 6, "poison": 2},
            {"blue": 6, "red": 1, "purple": 6, "poison": 4},
        ]
    ]
}


@pytest.fixture
def record(tmp_path: Path, run: Run) -> Path:
    path = tmp_path / "game.jsonl"
    assert run("watch", "poison", "--record", path).code == 0
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)], ids=str)
def test_help_in_every_language(run: Run, command: list[str], language: str) -> None:
    said = run(*command, "--help", "--lang", language)

    assert said.code == 0
    assert said.out.startswith(Speaker(language).say("cli-usage"))
    assert "cli-" not in said.out


def test_version(run: Run) -> None:
    assert re.fullmatch(r"retorta \d+\.\d+\.\d+\n", run("--version").out)


def test_games_shows_the_shelf(run: Run) -> None:
    said = run("games")

    assert "poison: Poison" in said.out
    assert "3–6 players" in said.out
    assert "russian (default)" in said.out


def test_games_as_data(run: Run) -> None:
    shelf = json.loads(run("games", "--json").out)
    [poison] = [box for box in shelf if box["id"] == "poison"]

    assert poison["titles"] == {"en": "Poison", "ru": "Зелья", "pl": "Trucizna"}
    assert poison["seats"] == [3, 6]
    assert {
        "name": "hand",
        "values": ["whole", "five"],
        "default": "whole",
        "file": False,
        "by_language": {},
    } in (poison["options"])


def test_games_shows_one_of_them(run: Run) -> None:
    said = run("games", "laar").out

    assert said.startswith("laar: Guilds of Laar")
    assert "poison" not in said


@pytest.mark.parametrize(
    ("language", "word"), [("en", "box"), ("ru", "коробки"), ("pl", "pudełka")]
)
@pytest.mark.parametrize("game", ["alchemists", "laar"])
def test_games_prints_a_data_file_to_fill_in(
    run: Run, tmp_path: Path, game: str, language: str, word: str
) -> None:
    """What is printed is a file that the game takes."""
    template = run("games", game, "--template", "--lang", language).out
    file = tmp_path / "own.toml"
    file.write_text(template, "utf-8")
    told = run("watch", game, "--bots", "random,random", "--option", f"data={file}", "--seed", 1)

    assert word in template.splitlines()[0]
    assert told.code == 0


@pytest.mark.parametrize("arguments", [("poison", "--template"), ("--template",)])
def test_a_template_is_for_games_that_take_a_data_file(
    run: Run, arguments: tuple[str, ...]
) -> None:
    said = run("games", *arguments)

    assert said.code == 2
    assert said.err == "Name a game that takes a data file: alchemists, laar.\n"


def test_watch_tells_the_game_and_its_end(run: Run) -> None:
    said = run("watch", "poison", "--bots", "random,greedy,random", "--seed", 1)

    assert "greedy 2" in said.out
    assert said.out.count("is over: random 1 (") == 3
    assert "Fewest points win" in said.out


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    one, other, third = (run("watch", "poison", "--seed", seed).out for seed in (5, 5, 6))

    assert one == other
    assert one != third


def test_watch_as_data(run: Run) -> None:
    result = json.loads(run("watch", "poison", "--seed", 1, "--json").out)

    assert result["moves"] == 200
    assert len(result["points"]) == 4
    assert result["reason"] == "fewest-points"
    assert result["seed"] is None


def test_play_by_number_by_words_and_leave(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    answers = ["1", "hocus pocus", "?", "v", "u", "q"]
    said = run("play", "poison", "--seed", 4, "--record", path, answers=answers)

    assert said.code == 0
    assert "Please type a number" in said.out
    assert "So you cannot play:" in said.out
    assert "cannot be taken back" in said.out
    assert "You left the table" in said.out
    assert run("replay", path).out.count("Player 1 (you): ") >= 1


def test_play_to_the_end(run: Run) -> None:
    said = run("play", "poison", "--players", 3, "--seed", 2, answers=["1"] * 60)

    assert "Victory: " in said.out
    assert said.err == ""


def test_a_refused_move_is_told_why(run: Run) -> None:
    """Words of a move that is not allowed bring the rule, not «not understood»."""
    said = run("play", "poison", "--seed", 4, answers=["red 2 1", "red 7 2"])

    assert "Player 1 (you) puts red 2 into cauldron 1" in said.out
    assert "Rule 3: Two colours may not share a cauldron." in said.out


def test_a_closed_input_leaves_quietly(run: Run) -> None:
    said = run("play", "poison")

    assert said.code == 0
    assert said.err == ""
    assert "The promise of this deal: " in said.out


def test_a_promised_game_can_be_verified(run: Run, record: Path) -> None:
    said = run("verify", record)

    assert said.code == 0
    assert "200 moves replay" in said.out
    assert "The deal is honest" in said.out
    assert json.loads(run("verify", record, "--json").out)["promised"] is True


def test_a_promise_that_a_player_noted_is_held_to(run: Run, record: Path) -> None:
    promised = json.loads(record.read_text("utf-8").splitlines()[0])["commitment"]

    assert "The deal is honest" in run("verify", record, "--commitment", promised).out
    spelt = f"{promised[:8].upper()} {promised[8:20]}"
    assert run("verify", record, "--commitment", spelt).code == 0
    other = run("verify", record, "--commitment", "0" * 64)
    assert other.code != 0
    assert "does not match the promise you noted" in other.err
    short = run("verify", record, "--commitment", promised[:15])
    assert "at least 16" in short.err


def test_a_seeded_game_replays_but_promises_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "seeded.jsonl"
    run("watch", "poison", "--seed", 1, "--record", path)

    assert "cannot be checked" in run("verify", path).out


def test_bots_sit_on_the_other_seats_in_their_order(run: Run) -> None:
    bots = "greedy,random,random"
    said = run("play", "poison", "--seed", 1, "--seat", 2, "--bots", bots)

    assert "greedy 1: " in said.out
    assert "Player 2 (you): " in said.out
    assert "random 3: " in said.out


def test_salt_is_asked_for_after_the_promise(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "salted.jsonl"
    answers = ["abracadabra", *["1"] * 60]
    said = run("play", "poison", "--players", 3, "--salt", "--record", path, answers=answers)

    assert said.code == 0
    assert json.loads(path.read_text().splitlines()[-1])["salts"] == ["abracadabra"]
    assert "The deal is honest" in run("verify", path).out


def test_a_running_game_of_a_number_promised_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    run("play", "poison", "--seed", 1, "--record", path, answers=["1", "q"])

    assert "Nothing was promised" in run("verify", path).out


def test_a_reconstruction_is_marked_where_the_game_is_chosen(run: Run) -> None:
    for command in ("play", "watch"):
        assert "reconstructed" in run(command, "laar", "--seed", 1).out


def test_a_running_game_is_not_verified_yet(run: Run, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "running.jsonl"
    path.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:30]))

    assert "not finished" in run("verify", path).out
    assert "not over" in run("replay", path).out


def test_replay_by_seat_shows_one_hand_only(run: Run, record: Path) -> None:
    assert run("replay", record, "--until", 7).out.count("Your hand") == 4
    seen = run("replay", record, "--seat", 2, "--until", 7)

    assert seen.out.count("Your hand") == 1
    assert "greedy 2 sees:" in seen.out


def test_replay_as_data(run: Run, record: Path) -> None:
    lines = [json.loads(line) for line in run("replay", record, "--json").out.splitlines()]

    assert [line["number"] for line in lines[:3]] == [0, 1, 2]
    assert len(lines[-1]["views"]) == 4


def test_replay_hides_what_a_seat_did_not_see(run: Run, tmp_path: Path) -> None:
    """In the five-card variant only who draws sees the card."""
    path = tmp_path / "five.jsonl"
    options = ["--option", "rulebook=polish", "--option", "hand=five"]
    run("watch", "poison", "--seed", 1, "--record", path, *options)
    lines = run("replay", path, "--seat", 1).out.splitlines()
    drawn = [line for line in lines if " draws " in line]

    assert any("greedy 1 draws" in line and "draws a card" not in line for line in drawn)
    assert all("draws a card" in line for line in drawn if "greedy 1" not in line)


def test_score_of_the_rulebooks_example(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(SHEET))

    result = json.loads(run("score", "poison", path, "--json").out)
    assert result["rounds"] == [[7, 2, 17, 15]]
    assert result["majorities"] == [{"red": 1, "blue": 3, "purple": None}]
    assert result["totals"] == [7, 2, 17, 15]
    assert result["winners"] == [1]
    assert "Victory: Player 2" in run("score", "poison", path).out


def test_bench_measures(run: Run) -> None:
    figures = json.loads(run("bench", "poison", "--seconds", 0.3, "--json").out)

    assert figures["decisions_per_second"] > 0
    assert figures["copies_per_second"] > 0
    assert figures["decisions_per_game"] == 200
    assert "decisions a second" in run("bench", "poison", "--seconds", 0.2).out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "ru"}, "ru"),
        ({"RETORTA_LANG": "pl", "LANG": "ru_RU"}, "pl"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language


def test_plurals_are_right(run: Run) -> None:
    wanted = {
        "en": ["1 card", "2 cards", "5 cards", "21 cards"],
        "ru": ["1 карта", "2 карты", "5 карт", "21 карта"],
        "pl": ["1 karta", "2 karty", "5 kart", "21 kart"],
    }
    for language, phrases in wanted.items():
        speaker = Speaker(language, "poison")
        for count, phrase in zip((1, 2, 5, 21), phrases, strict=True):
            assert f"{phrase}." in speaker.say("poison-line-pile", cards=count)
