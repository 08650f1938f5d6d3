"""Datasets: what is written can be read, replays to the same end, and is what it says it is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from support.command_line import Run
from support.tiers import PYARROW

from retorta import plugins
from retorta.arena.plan import Plan, planned_game
from retorta.bots.random import RandomBot
from retorta.core import record
from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.errors import Unknown
from retorta.core.match import Match
from retorta.core.replay import replay
from retorta.core.words import Move
from retorta.research.dataset import files, parquet
from retorta.research.names import full_name

HOUSE = Path(__file__).parent.parent.parent / "datasets"
KEPT = sorted(HOUSE.glob("*/DATASHEET.md"))
GAMES = 100


def last_of(lines: list[bytes]) -> Match:
    last = None
    for last in replay(lines, plugins.box):  # noqa: B007
        pass
    assert last is not None
    assert isinstance(last.entry, record.End)
    return last.match


def test_games_of_bots_become_data(tmp_path: Path, run: Run) -> None:
    folder = tmp_path / "games"
    words = ("dataset", "laar", str(folder), "--bots", "random,greedy", "--games", "3")
    done = run(*words, "--seed", "7")
    assert done.code == 0, done.err
    assert "3 games" in done.out
    records = list(files.read(folder))
    assert len(records) == 3
    plan = Plan("laar", 1, {}, ["random", "greedy"], 3, False, 7, None)
    for number, lines in enumerate(records):
        match = last_of(lines)
        table = planned_game(plan, number)
        assert match.header.names == [plan.bots[bot] for bot in table.seats]
        dealt = Match(match.box, 2, SeededDealer(table.deal), match.header.options)
        assert dealt.header.luck == match.header.luck
    sheet = (folder / files.SHEET).read_text("utf-8")
    assert full_name(plugins.box("laar")) in sheet
    assert "retorta dataset laar FOLDER --bots random,greedy --games 3 --seed 7" in sheet
    again = run(*words)
    assert again.code == 2, "what is there is not written over"
    assert "folder" in again.err.splitlines()[-1]
    other = tmp_path / "again"
    run("dataset", "laar", str(other), *words[3:], "--seed", "7", "--workers", "2")
    assert list(files.read(other)) == records, "the same seed plays the same games"


def test_half_a_dataset_is_not_left_behind(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("dataset", "poison", str(tmp_path / "games"), "--bots", "random,random,random")

    def fail(bot: RandomBot, pov: Pov) -> Move:
        raise Unknown("no-bot", bot="random")

    with monkeypatch.context() as patched:
        patched.setattr(RandomBot, "choose", fail)
        assert run(*words, "--games", "1").code == 2
    assert run(*words, "--games", "1").code == 0, "nothing is in the way of the next try"


def test_a_table_that_cannot_be_written_is_refused_before_anybody_plays(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    words = ("dataset", "poison", str(tmp_path / "games"), "--bots", "random,random,random")
    refused = run(*words, "--games", "1", "--parquet")
    assert refused.code == 2
    assert "retorta[dataset]" in refused.err
    assert not (tmp_path / "games").exists()


@PYARROW
def test_decisions_as_a_table(tmp_path: Path, run: Run) -> None:
    arrow: Any = pytest.importorskip("pyarrow.parquet")
    folder = tmp_path / "games"
    words = ("dataset", "poison", str(folder), "--bots", "random,random,greedy", "--games", "2")
    assert run(*words, "--parquet").code == 0
    rows = arrow.read_table(folder / files.TABLE).to_pylist()
    records = list(files.read(folder))
    assert len(rows) == sum(len(lines) - 2 for lines in records)
    for row in rows:
        assert row["action"] in row["legal"]
    points = last_of(records[1]).points()
    assert {(row["seat"], row["points"]) for row in rows if row["game"] == 1} == set(
        enumerate(points)
    )
    assert files.TABLE in (folder / files.SHEET).read_text("utf-8")


def test_every_game_comes_with_the_house() -> None:
    games = [next(files.read(sheet.parent))[0] for sheet in KEPT]
    assert {record.read_header(line).game for line in games} == set(plugins.games())


@pytest.mark.parametrize("sheet", KEPT, ids=lambda path: path.parent.name)
def test_the_games_that_come_with_the_house_replay(sheet: Path) -> None:
    """A few of each; all of them take a minute, and ``run.py soak`` goes through them."""
    records = list(files.read(sheet.parent))
    assert len(records) == GAMES
    for lines in records[:: GAMES // 3]:
        last_of(lines)
    check_sheet(sheet, records)


@pytest.mark.soak
@pytest.mark.parametrize("sheet", KEPT, ids=lambda path: path.parent.name)
def test_all_games_that_come_with_the_house_replay(sheet: Path) -> None:
    for lines in files.read(sheet.parent):
        last_of(lines)


def check_sheet(sheet: Path, records: list[list[bytes]]) -> None:
    """The sheet tells the number of decisions, the bots and the cards that were played with."""
    text = sheet.read_text("utf-8")
    assert f"| {len(records)}, {sum(len(lines) - 2 for lines in records)} |" in text
    header = record.read_header(records[0][0])
    [bots] = re.findall(r"--bots (\S+)", text)
    assert sorted(header.names) == sorted(bots.split(","))
    assert full_name(plugins.box(header.game), header.edition) in text
