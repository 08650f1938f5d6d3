"""Thinking on a Ray cluster: people notice nothing of it, not even of a worker that dies."""

from __future__ import annotations

import os
import signal
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from support.guests import Guest, ServerProcess, Tab
from support.ray_cluster import NAME, RayCluster
from support.tiers import RAY

from retorta import on_ray, plugins
from retorta.core import codec
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption
from retorta.core.match import Match
from retorta.server.thinking import ray_desk
from retorta.texts import LANGUAGES, Speaker

LONG = 120.0
"""Seconds that something may take on a busy machine."""
RECORD = Path(__file__).parent.parent / "records" / "poison" / "russian-four.jsonl"
needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install 'retorta[cluster]'"
)


def thinking_now(cluster: RayCluster) -> list[int]:
    """Return the workers of a cluster that carry out something: Ray names them after it."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdecimal() and (entry / "cmdline").read_bytes().startswith(b"ray::ans"):
                about = (entry / "environ").read_bytes().split(b"\0")
                if f"{NAME}={cluster.name}".encode() in about:
                    found.append(int(entry.name))
        except OSError:
            continue  # it has just ended
    return found


def kill_one_who_thinks(cluster: RayCluster) -> None:
    end = time.monotonic() + LONG
    while not (busy := thinking_now(cluster)):
        assert time.monotonic() < end, "nobody thinks on Ray"
        time.sleep(0.01)
    os.kill(busy[0], signal.SIGKILL)


def count(guest: Guest, name: str) -> float:
    """Return one of the server's counts."""
    lines = guest.http.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


def play_a_round(tab: Tab) -> None:
    tab.until(lambda: tab.is_deciding, LONG)
    tab.move()


@pytest.mark.parametrize(
    ("found", "is_enough"),
    [("2.9.3", False), ("2.51.1", False), ("2.52.0", True), ("2.60.0rc1", True), ("3.0", True)],
)
def test_a_ray_without_tokens_is_refused(
    monkeypatch: pytest.MonkeyPatch, found: str, is_enough: bool
) -> None:
    """However it was installed: anybody who reaches its cluster could run what they like there."""
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(__version__=found))
    with pytest.raises(BadOption) as caught:
        on_ray.connect("127.0.0.1:1")
    assert caught.value.name == ("ray-address" if is_enough else "ray-too-old")
    if not is_enough:
        for language in LANGUAGES:
            assert found in Speaker(language).error(caught.value)


@RAY
@needs_ray
def test_a_worker_of_ray_that_dies_costs_a_repetition(tmp_path: Path) -> None:
    """Bots, hints and records are thought about there; one of two workers is killed meanwhile."""
    with RayCluster(2, path=Path(ray_desk.__file__).parents[3]) as cluster:
        server = ServerProcess(tmp_path, "--ray", cluster.address, **cluster.environment)
        anna = Guest(server.port, "Anna")
        anna.http.timeout = LONG
        table = anna.table("poison", "me", "master", "master")
        tab = anna.open(table)
        play_a_round(tab)
        kill_one_who_thinks(cluster)
        play_a_round(tab)
        assert count(anna, "retorta_thinking_worker_deaths_total") >= 1
        assert count(anna, "retorta_thinking_given_up_total") == 0
        tab.until(lambda: tab.is_deciding, LONG)
        found: Any = anna.post(f"/api/tables/{table}/hint", {"seat": tab.view["seat"]})
        assert found["best"]["move"] in [each["move"] for each in tab.view["moves"]]
        brought = anna.http.post("/api/records", content=RECORD.read_bytes()).json()["id"]
        assert anna.get(f"/api/replays/{brought}")["total"] > 10
        assert anna.get(f"/api/replays/{brought}/moments/5")["number"] == 5
        assert anna.get(f"/api/replays/{brought}/judgements/5")["number"] == 5
        server.stop()


@needs_ray
@pytest.mark.soak
def test_a_machine_of_ray_that_dies_costs_a_repetition(tmp_path: Path) -> None:
    """And so does the process that stands between the server and Ray."""
    with RayCluster(0, 1, 1, path=Path(ray_desk.__file__).parents[3]) as cluster:
        server = ServerProcess(tmp_path, "--ray", cluster.address, **cluster.environment)
        anna = Guest(server.port, "Anna")
        tab = anna.open(anna.table("poison", "me", "master", "master"))
        play_a_round(tab)
        between = [pid for pid in children(server.process.pid) if b"ray_process" in called(pid)]
        os.kill(between[0], signal.SIGKILL)
        play_a_round(tab)
        cluster.kill_a_node()
        for _ in range(3):
            play_a_round(tab)
        assert count(anna, "retorta_thinking_given_up_total") == 0
        said = server.stop()
    assert "Ray does not answer" in said
    assert "Ray answers again" in said


def children(parent: int) -> list[int]:
    """Return the processes that a process has started."""
    return [
        int(number)
        for task in Path(f"/proc/{parent}/task").iterdir()
        for number in (task / "children").read_text().split()
    ]


def called(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def told(game: Match, **changed: Any) -> dict[str, Any]:
    """Ask for a move, telling a game whole, as a server does."""
    request = {
        "job": "choose",
        "key": "t1",
        "seat": game.deciders()[0],
        "bot": "greedy",
        "seed": 1,
        "seconds": 1.0,
        "pace": "usual",
        "from": 0,
        "header": codec.plain(game.header),
        "entries": codec.plain(game.entries),
    }
    answer = ray_desk.answer(on_ray.code(), codec.dumps({**request, **changed}))
    found: dict[str, Any] = codec.loads(answer)
    return found


def test_a_worker_follows_a_game_whatever_it_knew_before() -> None:
    """Moves are added, and after a restore there may be others than it was told."""
    box = plugins.box("poison")
    one, other = Match(box, 3, SeededDealer(1)), Match(box, 3, SeededDealer(1))
    for game, which in ((one, 0), (one, 1), (other, -1), (other, 0), (other, 0)):
        [seat] = game.deciders()
        moves = game.pov(seat).moves
        game.play(seat, moves[which % len(moves)])
        here = plugins.new_bot("poison", "greedy", 1).choose(game.pov(game.deciders()[0]))
        assert told(game)["result"]["found"] == codec.plain(here)


def test_a_worker_with_another_house_does_not_think() -> None:
    with pytest.raises(on_ray.OtherCode):
        ray_desk.answer("another house", b"{}")


@pytest.mark.parametrize("address", ["127.0.0.1:1"])
def test_a_server_without_its_cluster_does_not_start(tmp_path: Path, address: str) -> None:
    wanted = "Ray is not installed" if find_spec("ray") is None else f"answers at {address}"
    with pytest.raises(AssertionError, match=wanted):
        ServerProcess(tmp_path, "--ray", address)
