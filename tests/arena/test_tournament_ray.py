"""The arena on Ray: the same games as in one process, whoever is lost on the way."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest
from support.command_line import Run
from support.ray_cluster import RayCluster

from retorta import on_ray
from retorta.arena import tournament_ray
from retorta.arena.one_game import Played
from retorta.arena.plan import Plan
from retorta.arena.tournament import run
from retorta.core import codec, reading

LONG = 120
"""Seconds that an arena may take on a busy machine."""
BOTS = '''
import os, signal
from pathlib import Path

from retorta.bots.random import RandomBot

def take_the_worker():
    """One's own bot may play in the worker itself."""
    os.kill(os.getpid(), signal.SIGKILL)

class Mortal(RandomBot):
    """Takes the worker with it, once: the file beside this one remembers."""

    def choose(self, pov):
        try:
            (Path(__file__).parent / "died").touch(exist_ok=False)
        except FileExistsError:
            return super().choose(pov)
        take_the_worker()

class Stubborn(RandomBot):
    """Plays what is not allowed."""

    def choose(self, pov):
        return next(move for move in pov.box.rules.catalogue if move not in pov.moves)

class Doomed(RandomBot):
    """Takes the worker with it every time."""

    def choose(self, pov):
        take_the_worker()
'''
needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install 'retorta[cluster]'"
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where the bots of these tests are, for the workers and for us."""
    (tmp_path / "mortals.py").write_text(BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def arena(cluster: RayCluster, journal: Path, bots: str, games: int) -> subprocess.Popen[str]:
    """Start the command on a cluster; its bots play in the workers."""
    return subprocess.Popen(
        [
            *(sys.executable, "-m", "retorta", "--lang", "en", "arena", "poison", "--json"),
            *("--ray", cluster.address, "--resume", str(journal)),
            *("--bots", bots, "--games", str(games), "--in-process"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=cluster.environment,
    )


def told(process: subprocess.Popen[str]) -> str:
    """Return what the command said meanwhile; it has found something in the end."""
    found, said = process.communicate(timeout=LONG)
    assert process.returncode == 0, said
    assert json.loads(found)["standings"]
    return said


def demand_the_same(journal: Path) -> None:
    """The games of a journal are those that one process plays."""
    header, *lines = map(codec.loads, journal.read_bytes().splitlines())
    plan = reading.read(Plan, header["arena"])
    played = [reading.read(Played, line) for line in lines]
    numbers = [game.number for game in played]
    assert len(set(numbers)) == len(numbers), "a game is in the journal once"
    here = {game.number: game for game in run(replace(plan, games=len(played)))}
    for game in played:
        ours = here[game.number]
        assert (game.seats, game.points, game.winners, game.decisions) == (
            *(ours.seats, ours.points, ours.winners, ours.decisions),
        )


@pytest.mark.soak
@needs_ray
def test_a_lost_worker_changes_no_game(folder: Path) -> None:
    """One of two workers is killed; its game is played again, and the arena taken up later."""
    journal = folder / "journal.jsonl"
    bots = "mortals:Mortal,greedy,adept@3x"
    with RayCluster(2, path=folder) as cluster:
        said = told(arena(cluster, journal, bots, games=6))
        assert (folder / "died").exists()
        assert "1 game was played again" in said
        begun = journal.read_bytes()
        said = told(arena(cluster, journal, bots, games=40))
    assert "again" not in said
    assert journal.read_bytes().startswith(begun), "what was played is not played again"
    assert len(journal.read_bytes().splitlines()) == 1 + 40
    demand_the_same(journal)


@needs_ray
@pytest.mark.soak
def test_a_lost_machine_changes_no_game(folder: Path) -> None:
    """Of two nodes with a core each, one is killed in the middle of a game."""
    journal = folder / "journal.jsonl"
    with RayCluster(0, 1, 1, path=folder) as cluster:
        process = arena(cluster, journal, "master@60x,greedy,adept@40x", games=20)
        while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
            assert process.poll() is None, process.communicate()
            time.sleep(0.05)
        cluster.kill_a_node()
        assert "played again" in told(process)
    demand_the_same(journal)


@needs_ray
@pytest.mark.soak
def test_a_game_that_kills_every_worker_is_given_up(folder: Path) -> None:
    with RayCluster(2, path=folder) as cluster:
        process = arena(cluster, folder / "journal.jsonl", "mortals:Doomed,random,random", games=1)
        _, said = process.communicate(timeout=LONG)
        assert process.returncode == 2
        assert "Game 0 lost its worker several times" in said


@needs_ray
@pytest.mark.soak
def test_a_bot_at_fault_stops_the_arena_and_leaves_the_cluster(folder: Path) -> None:
    """With games still on their way; and no cluster of its own is made to cancel them."""
    with RayCluster(2, path=folder) as cluster:
        bots = "mortals:Stubborn,random,random"
        process = arena(cluster, folder / "journal.jsonl", bots, games=30)
        _, said = process.communicate(timeout=LONG)
    assert process.returncode == 2
    assert "stopped because of a bot" in said
    assert "local Ray" not in said
    assert "Exception ignored" not in said


def test_a_worker_with_other_code_refuses() -> None:
    """It would play other games, and nobody would notice."""
    plan = Plan("poison", 1, {}, ["random"] * 3, 1, False, 1, "as given")
    with pytest.raises(on_ray.OtherCode):
        tournament_ray.play_some("another house", codec.dumps(codec.plain(plan)), [0])
    seconds, played = tournament_ray.play_some(on_ray.code(), codec.dumps(codec.plain(plan)), [0])
    assert seconds > 0
    assert [game["number"] for game in codec.loads(played)] == [0]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere.invalid:6379", "head:soon"])
def test_an_address_without_a_cluster_gets_one_sentence(run: Run, address: str) -> None:
    done = run("arena", "poison", "--games", "1", "--ray", address, "--lang", "en")
    assert done.code == 2
    wanted = "Ray is not installed" if find_spec("ray") is None else f"answers at {address}"
    assert wanted in done.err


def test_ray_and_workers_exclude_each_other(run: Run) -> None:
    done = run("arena", "poison", "--workers", "2", "--ray", "local", "--lang", "en")
    assert done.code == 2
    assert "Leave out either --workers or --ray" in done.err
