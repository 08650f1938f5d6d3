"""One clear sentence on standard error, exit code 2, nothing written, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.command_line import Run, Said

from retorta.texts import LANGUAGES


def refused(said: Said, *words: str) -> None:
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
    for word in words:
        assert word in said.err, said.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], ["chess", "poison"]),
        (["watch", "chess"], ["chess", "poison"]),
        (["bench", "chess"], ["chess", "poison"]),
        (["score", "chess", "x"], ["chess", "poison"]),
        (["play", "poison", "--option", "colour=red"], ["colour", "rulebook"]),
        (["play", "poison", "--option", "hand=six"], ["six", "five"]),
        (["play", "poison", "--option", "hand"], ["hand", "name=value"]),
        (
            ["play", "poison", "--option", "hand=five", "--option", "rulebook=russian"],
            ["Polish", "whole deck"],
        ),
        (["play", "poison", "--bots", "genius"], ["genius", "greedy"]),
        (["play", "poison", "--bots", "no.such:Bot"], ["no.such:Bot", "greedy"]),
        (["play", "poison", "--bots", ":"], [":", "greedy"]),
        (["play", "poison", "--players", "2"], ["3 to 6", "2"]),
        (["play", "poison", "--players", "7"], ["3 to 6", "7"]),
        (["play", "poison", "--players", "0"], ["3 to 6", "0"]),
        (["play", "poison", "--players", "-1"], ["3 to 6", "-1"]),
        (["play", "poison", "--players", "many"], ["--players", "number"]),
        (["play", "poison", "--seat", "5"], ["5", "1 to 4"]),
        (["play", "poison", "--seat", "0"], ["0", "1 to 4"]),
        (["play", "poison", "--seed"], ["--seed"]),
        (["play", "poison", "--seed", "1", "--salt"], ["--salt", "--seed"]),
        (["play", "poison", "--players", "99999999"], ["3 to 6"]),
        (["play", "poison", "--bots", "random,random,random,random"], ["4 bots", "3 seats"]),
        (["watch", "poison", "--bots", "os:path,greedy,greedy"], ["os:path", "choose"]),
        (["watch", "poison", "--bots", "builtins:int,greedy,greedy"], ["builtins:int", "choose"]),
        (["play", "poison", "--record", ""], ["folder"]),
        (["bench", "poison", "--players", "0"], ["3 to 6"]),
        (["bench", "poison", "--seconds", "1e30"], ["1e+30"]),
        (["score", "poison", "-", "--option", "taken=open"], ["taken"]),
        (["play", "poison", "--sed", "1"], ["--sed"]),
        (["play"], ["GAME"]),
        (["play", "poison", "now"], ["now"]),
        (["watch", "poison", "--bots", "random,random"], ["3 to 6", "2"]),
        (["dance"], ["dance", "play"]),
        (["games", "--lang", "xx"], ["xx", "en, pl, ru"]),
        (["games", "--lang"], ["en, pl, ru"]),
        (["bench", "poison", "--seconds", "0"], ["0"]),
        (["bench", "poison", "--players", "9"], ["3 to 6"]),
        (["replay", "nowhere.jsonl"], ["nowhere.jsonl"]),
        (["replay", "."], ["folder"]),
        (["verify", "nowhere.jsonl"], ["nowhere.jsonl"]),
        (["replay", "x", "--until", "-1"], ["-1"]),
        (["play", "poison", "--record", "/no/such/folder/x"], ["/no/such/folder/x"]),
    ],
    ids=str,
)
def test_a_wrong_call(run: Run, arguments: list[str], words: list[str]) -> None:
    refused(run(*arguments), *words)


def test_what_is_endless_is_told_in_part(run: Run) -> None:
    refused(run("play", "x" * 5000), "xxx…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_are_in_the_readers_language(run: Run, language: str) -> None:
    said = run("play", "chess", "--lang", language)
    begins = {"en": "There is no game", "ru": "Игры", "pl": "Nie ma gry"}

    refused(said, begins[language])


def test_a_record_is_never_written_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    path.write_text("precious")

    refused(run("watch", "poison", "--record", path), "kept.txt", "new file")
    assert path.read_text() == "precious"


def test_nothing_is_written_when_the_table_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "none.jsonl"

    refused(run("play", "poison", "--players", 9, "--record", path))
    assert not path.exists()


RECORD_PROBLEMS = {
    "empty": b"",
    "not json": b"once upon a time\n",
    "json but no record": b'{"a": 1}\n',
    "binary": bytes(range(256)),
    "a long line": b"x" * (3 << 20),
}


@pytest.mark.parametrize("kind", RECORD_PROBLEMS)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_record(run: Run, tmp_path: Path, kind: str, command: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(RECORD_PROBLEMS[kind])

    refused(run(command, path))


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    run("watch", "poison", "--seed", 1, "--record", path)
    return path


def test_a_truncated_record_names_the_line(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:3000])
    said = run("verify", record)

    refused(said, "cut off", "--until")


def test_the_whole_part_of_a_truncated_record_can_be_seen(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:3000])

    assert run("replay", record, "--until", 5).code == 0


def test_an_edited_record_names_the_line(run: Run, record: Path) -> None:
    text = record.read_text()
    lines = text.splitlines(keepends=True)
    lines[6] = lines[6].replace('"seat":', '"seat": ').replace('"cauldron":', '"cauldron":1')
    record.write_text("".join(lines))

    refused(run("verify", record), "Line 7")


def test_a_record_of_an_unknown_edition(run: Run, record: Path) -> None:
    """Changing the edition by hand is an edit; a real one of another edition says so."""
    from retorta.core import record as records

    entry = json.loads(record.read_text().splitlines()[0])
    entry.pop("check")
    entry["edition"] = 7
    entry["check"] = records._check("", entry)
    record.write_text(json.dumps(entry) + "\n")

    refused(run("replay", record), "edition 7", "edition 1")


def test_a_gigabyte_is_refused_at_once(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "huge.jsonl"
    with path.open("wb") as file:
        file.truncate(1 << 30)

    refused(run("replay", path), "too big", "64 MB")
    refused(run("score", "poison", path), "too big")


def test_a_record_cut_after_an_undo_counts_moves(run: Run, tmp_path: Path) -> None:
    """What the complaint advises works: the moves before the cut, undone ones not counted."""
    path = tmp_path / "undone.jsonl"
    bots = ["--players", "2", "--seed", "3", "--record", str(path)]
    run("play", "potion-making", *bots, answers=["1"] * 12)
    text = path.read_bytes()
    path.write_bytes(text[:-20])
    said = run("replay", path)
    advised = said.err.split("--until ")[1].split()[0]

    assert said.code == 2
    assert run("replay", path, "--until", advised).code == 0


def test_a_cut_header_offers_nothing(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:50])

    refused(run("replay", record), "first line")


def test_names_in_a_record_play_no_tricks(run: Run, tmp_path: Path) -> None:
    from retorta.texts import Speaker

    speaker = Speaker("en", "poison", ["Ann\n1. Boris\x07" + "a" * 99])
    assert speaker.player(0) == "Ann1. Boris" + "a" * 29
    assert speaker.player(-1) == "Player 0"


def test_until_past_the_end(run: Run, record: Path) -> None:
    said = run("replay", record, "--until", 500)

    assert said.code == 2
    assert "200 moves" in said.err


def test_a_seat_nobody_has(run: Run, record: Path) -> None:
    refused(run("replay", record, "--seat", 9), "1 to 4")
    refused(run("replay", record, "--seat", "Anna"), "Anna", "1 to 4")


PLAYER = {"red": 1}
SHEETS = {
    "negative": ({"rounds": [[{"red": -1}, PLAYER, PLAYER]]}, ["-1", "red", "Player 1"]),
    "a fraction": ({"rounds": [[{"red": 1.5}, PLAYER, PLAYER]]}, ["1.5"]),
    "a giant": ({"rounds": [[{"red": 1e30}, PLAYER, PLAYER]]}, ["1e+30"]),
    "a truth": ({"rounds": [[{"red": True}, PLAYER, PLAYER]]}, ["red"]),
    "a word": ({"rounds": [[{"red": "two"}, PLAYER, PLAYER]]}, ["two"]),
    "too many red": ({"rounds": [[{"red": 9}, {"red": 6}, {}]]}, ["15", "red", "14"]),
    "too much poison": ({"rounds": [[{"poison": 9}, {}, {}]]}, ["9", "poison", "8"]),
    "no such colour": ({"rounds": [[{"green": 1}, {}, {}]]}, ["green", "purple"]),
    "two players": ({"rounds": [[{}, {}]]}, ["2 players", "3 to 6"]),
    "seven players": ({"rounds": [[{}] * 7]}, ["7 players", "3 to 6"]),
    "players come and go": ({"rounds": [[{}] * 3, [{}] * 4]}, ["3, 4"]),
    "no rounds": ({"rounds": []}, ["rounds"]),
    "other keys": ({"rounds": [[{}] * 3], "name": 1}, ["rounds"]),
    "a list": ([], ["rounds"]),
    "a pile that is none": ({"rounds": [[1, {}, {}]]}, ["Player 1"]),
    "a round that is none": ({"rounds": [5]}, ["Round 1"]),
}


@pytest.mark.parametrize("kind", SHEETS)
def test_a_sheet_that_cannot_be_right(run: Run, tmp_path: Path, kind: str) -> None:
    sheet, words = SHEETS[kind]
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(sheet))

    refused(run("score", "poison", path), *words)


def test_a_sheet_that_is_neither_json_nor_toml(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sheet.json"
    path.write_text("red: 2")
    refused(run("score", "poison", path), "TOML")
    path.write_text('{"rounds": 2')
    refused(run("score", "poison", path), "not JSON")
    path.write_bytes(b"\xff\xfe\xfa")
    refused(run("score", "poison", path), "UTF-8")
