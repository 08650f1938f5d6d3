"""How much quicker an arena is with two workers of Ray than with one, and what Ray itself costs.

    PYTHONPATH=tests .venv-plain/bin/python tools/ray_speed.py          in turn, on a quiet machine
    PYTHONPATH=tests .venv-plain/bin/python tools/ray_speed.py beside   at once, on a busy one

In turn: a process without Ray, a cluster of one core and a cluster of two play the same games.
Beside each other: both clusters play at the same time, so that whatever else the machine does
troubles every worker alike; each of the three then has the same share of it, and what remains is
what handing out, waiting and collecting cost.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from support.ray_cluster import ENVIRONMENT, RayCluster

from retorta import on_ray, plugins
from retorta.arena.one_game import play
from retorta.arena.plan import Plan
from retorta.arena.tournament_ray import RayTournament

SOURCE = Path(on_ray.__file__).parents[1]
"""Our source, which the workers must have too."""
TASKS = 200
"""Games without moves, to measure the cost of a task."""
ROUNDS = 6
GAMES = 12
WINDOW = 120.0
"""Seconds that the two clusters play beside each other."""


def plan_of(games: int, dreams: int) -> Plan:
    """Return games of Poison in which everybody dreams that often before each move."""
    box = plugins.box("poison")
    bots = [f"{name}@{dreams}x" for name in ("master", "adept", "master")]
    return Plan("poison", box.edition, box.checked_options({}), bots, games, False, 1, None)


def measured(cores: int, plan: Plan) -> tuple[float, float]:
    """Return games a second on so many cores, and the seconds of an empty task there."""
    with RayCluster(cores, path=SOURCE) as cluster:
        tournament = RayTournament(cluster.address)
        try:
            list(tournament(plan, list(range(plan.games, plan.games + 2 * cores))))
            begun = time.perf_counter()
            played = list(tournament(plan, list(range(plan.games))))
            seconds = time.perf_counter() - begun
            assert len(played) == plan.games
            return plan.games / seconds, empty_task(tournament)
        finally:
            tournament.close()


def empty_task(tournament: RayTournament) -> float:
    """Return the seconds of a task that plays nothing, one after the other."""
    begun = time.perf_counter()
    for _ in range(TASKS):
        tournament.ray.get(tournament.task.remote(on_ray.code(), b"", []))
    return (time.perf_counter() - begun) / TASKS


def alone(plan: Plan) -> float:
    """Return games per second in this process."""
    begun = time.perf_counter()
    for number in range(plan.games):
        play(plan, number)
    return plan.games / (time.perf_counter() - begun)


def in_turn() -> None:
    """Measure one after the other; print each round and the medians."""
    plan = plan_of(GAMES, 100)
    found: list[tuple[float, float, float, float]] = []
    print("round  alone  1 worker  2 workers  ratio  empty task  load")
    for number in range(ROUNDS):
        here = alone(plan)
        one, empty = measured(1, plan)
        two, _ = measured(2, plan)
        found.append((here, one, two, empty))
        print(
            f"{number + 1:5}  {here:5.2f}  {one:8.2f}  {two:9.2f}  {two / one:5.2f}"
            f"  {1000 * empty:7.2f} ms  {os.getloadavg()[0]:4.1f}",
            flush=True,
        )
    here, one, two, empty = (median(column) for column in zip(*found, strict=True))
    ratio = median(two / one for _, one, two, _ in found)
    print(f"median {here:5.2f}  {one:8.2f}  {two:9.2f}  {ratio:5.2f}  {1000 * empty:7.2f} ms")


def beside() -> None:
    """Measure both at once; print how many games each finished."""
    with RayCluster(1, path=SOURCE) as one, RayCluster(2, path=SOURCE) as two:
        drivers = [
            subprocess.Popen(
                [sys.executable, __file__, "drive", cluster.address],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for cluster in (one, two)
        ]
        for driver in drivers:
            assert driver.stdout is not None
            assert driver.stdout.readline() == "warm\n"
        for driver in drivers:
            assert driver.stdin is not None
            driver.stdin.write("go\n")
            driver.stdin.flush()
        games = [int(driver.communicate()[0]) for driver in drivers]
    ratio = games[1] / games[0]
    load = os.getloadavg()[0]
    print(f"1 worker {games[0]}, 2 workers {games[1]}: {ratio:.2f}; load {load:.1f}", flush=True)


def drive(address: str) -> None:
    """Play for as long as the window is open; print how many games were finished."""
    plan = plan_of(1_000_000, 25)
    tournament = RayTournament(address)
    finished = 0
    playing = tournament(plan, list(range(10_000)))
    for _ in range(8):
        next(iter(playing))
    print("warm", flush=True)
    sys.stdin.readline()
    end = time.perf_counter() + WINDOW
    for _ in playing:
        if time.perf_counter() > end:
            break
        finished += 1
    print(finished, flush=True)
    tournament.close()


if __name__ == "__main__":
    os.environ.update(ENVIRONMENT)
    if sys.argv[1:2] == ["drive"]:
        drive(sys.argv[2])
    elif sys.argv[1:2] == ["beside"]:
        for _ in range(3):
            beside()
    else:
        in_turn()
