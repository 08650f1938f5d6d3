"""The master of Alchemists beside one of an earlier revision, at the same table.

    python benchmarks/alchemists_before.py --before 16d7924 --sets 40 --seconds 2 --workers 2

Two of each sit at a table of four. A set is one deal played four times, each bot once at every
seat; it is won by who has more points on average. The earlier bots are taken from the repository;
rules and everything else are those of today.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import thread_time
from typing import Any

from retorta import plugins
from retorta.arena.plan import Plan, sitting
from retorta.arena.standing import share_interval
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match

ROOM = "src/retorta/bots/alchemists"
NOW = "retorta.bots.alchemists"
BEFORE = "alchemists_before"
SEATS = 4


@dataclass(frozen=True)
class Set:
    """One deal at every seat: what each side had on average, and worked for."""

    points: list[float]
    won: list[float]
    seconds: list[float]
    decisions: list[int]
    slowest: list[float]


def take_out(revision: str, folder: Path) -> None:
    """Lay the bots of a revision beside today's, under a name of their own."""
    packed = subprocess.run(
        ["git", "archive", revision, ROOM], check=True, capture_output=True
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    room = folder / BEFORE
    (folder / ROOM).rename(room)
    for path in room.rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace(NOW, BEFORE), "utf-8")


def play_set(asked: argparse.Namespace, folder: str, number: int) -> Set:
    """Play one deal at every seat."""
    if folder not in sys.path:
        sys.path.insert(0, folder)
    makers: list[Callable[[int, str | None], Any]] = [
        import_module(f"{package}.levels").Master for package in (NOW, BEFORE)
    ]
    budgets = [asked.new or str(asked.seconds), asked.old or str(asked.seconds)]
    box = plugins.box("alchemists")
    options = box.checked_options({"level": asked.level})
    plan = Plan(
        "alchemists", box.edition, options, list("abcd"), SEATS * asked.sets, True, asked.seed, None
    )
    found = Set([0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0, 0], [0.0, 0.0])
    for game in range(SEATS * number, SEATS * (number + 1)):
        table = sitting(plan, game)
        sides = [bot % 2 for bot in table.seats]
        bots = [
            makers[side](seed, budgets[side]) for side, seed in zip(sides, table.seeds, strict=True)
        ]
        match = Match(box, SEATS, SeededDealer(table.deal), plan.options)
        while asking := match.deciders():
            seat = asking[0]
            begun = thread_time()
            move = bots[seat].choose(match.pov(seat))
            taken = thread_time() - begun
            found.seconds[sides[seat]] += taken
            found.decisions[sides[seat]] += 1
            found.slowest[sides[seat]] = max(found.slowest[sides[seat]], taken)
            match.play(seat, move)
        outcome = match.end()
        for seat, side in enumerate(sides):
            found.points[side] += outcome.points[seat] / (SEATS * SEATS / 2)
        for winner in outcome.winners:
            found.won[sides[winner]] += 1 / len(outcome.winners) / SEATS
    return found


def told(sets: list[Set]) -> str:
    """Return how the sets went so far."""
    apart = [each.points[0] - each.points[1] for each in sets]
    won = fmean(1.0 if each > 0 else 0.5 if each == 0 else 0.0 for each in apart)
    low, high = share_interval(won * len(sets), len(sets))
    within = 1.96 * stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 0.0
    times = [
        1000 * sum(each.seconds[side] for each in sets) / sum(each.decisions[side] for each in sets)
        for side in range(2)
    ]
    slowest = [max(each.slowest[side] for each in sets) for side in range(2)]
    points = [fmean(each.points[side] for each in sets) for side in range(2)]
    games = fmean(each.won[0] for each in sets)
    return (
        f"{len(sets)} sets: {100 * won:.0f} % [{100 * low:.0f}, {100 * high:.0f}] won, "
        f"{points[0]:.2f} points beside {points[1]:.2f}, {fmean(apart):+.2f} ± {within:.2f} a set, "
        f"{100 * games:.0f} % of the games; {times[0]:.1f} and {times[1]:.1f} ms a decision, "
        f"at most {slowest[0]:.2f} and {slowest[1]:.2f} s"
    )


def main() -> None:
    """Play the sets, and tell how they go."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", required=True, help="a revision of the repository")
    parser.add_argument("--sets", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--new", help="the budget of today's master, in place of the seconds")
    parser.add_argument("--old", help="the budget of the earlier master, in place of the seconds")
    parser.add_argument("--level", default="apprentice")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        take_out(asked.before, Path(folder))
        with ProcessPoolExecutor(asked.workers) as pool:
            waiting = [pool.submit(play_set, asked, folder, number) for number in range(asked.sets)]
            sets: list[Set] = []
            for each in waiting:
                sets.append(each.result())
                print(told(sets), flush=True)


if __name__ == "__main__":
    main()
