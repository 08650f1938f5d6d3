"""The ladder of levels: every game, every number of players, each level against the one below."""

from __future__ import annotations

from pathlib import Path

import pytest

from retorta import plugins
from retorta.arena.levels import LADDER, rungs
from retorta.cli import run


def test_every_game_and_number_of_players_is_there() -> None:
    found = list(rungs(plugins.games(), None, "400x"))
    for game in plugins.games():
        fewest, most = plugins.box(game).seats
        seats = [rung.players for rung in found if rung.game == game]
        assert sorted(seats) == sorted(list(range(fewest, most + 1)) * (len(LADDER) - 1))
    assert len({rung.journal for rung in found}) == len(found)


def test_levels_that_count_dreams_are_given_their_number() -> None:
    """What the table of docs/bots.md says of Laar."""
    names = [(rung.better, rung.worse) for rung in rungs(["laar"], 2, "50x")]
    assert names == [
        ("novice@8x", "random"),
        ("apprentice@8x", "novice@8x"),
        ("adept@80x", "apprentice@8x"),
        ("master@50x", "adept@80x"),
    ]


def test_every_deal_is_played_from_every_seat_by_both() -> None:
    for rung in rungs(["poison"], None, "400x"):
        plan = rung.plan(3, 1)
        assert len(plan.bots) == rung.players == plan.rotations
        assert plan.games == 3 * rung.players
        assert set(plan.bots) == {rung.better, rung.worse}


def test_the_command_prints_a_table_and_goes_on_where_it_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    command = ["--lang", "en", "levels", "poison", "--players", "3", "--master", "1x"]
    command += ["--deals", "1", "--resume", str(tmp_path)]
    assert run(command) == 0
    first = capsys.readouterr().out
    lines = first.splitlines()
    assert lines[0].startswith("| game | players |")
    assert len(lines) == 2 + len(LADDER) - 1
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert len(kept) == len(LADDER) - 1
    assert run(command) == 0
    assert capsys.readouterr().out == first
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == kept


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("poison", "--players", "2"),
        ("poison", "--deals", "0"),
        ("poison", "--workers", "0"),
        ("poison", "--master", "soon"),
    ],
)
def test_bad_input_gets_one_sentence(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", "en", "levels", *arguments]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert len(said.err.strip().splitlines()) == 1
