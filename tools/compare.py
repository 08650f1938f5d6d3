"""Two builds measured in one run, in turn: what a move costs, how long an answer takes, and idling.

    python tools/compare.py --old PYTHON --new PYTHON [--only hurry pace delay idle start]

Each *PYTHON* is that of an environment with a build of Retorta in it. Both servers run at the
same time on one core, and whoever plays has the other; windows of a few seconds go to the two
in turn, so that both meet the same machine. The processor's time is that of the server's own
process by ``/proc``: of the thread that serves the sockets, and of its other threads, which
write to the disk. Every socket is shown every move at once.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final

import figures
from builds import Build
from crowd import Crowd
from figures import Window

GAMES: Final = ("poison", "alchemists")
Row = tuple[str, dict[str, list[float]]]
"""What was measured, and the figures of each build, window by window."""


class Pair:
    """Both builds, and where their servers keep their data."""

    def __init__(self, old: str, new: str, rounds: int, seconds: float, folder: str | None) -> None:
        self.pythons = {"old": old, "new": new}
        self.rounds = rounds
        self.seconds = seconds
        self._folder = folder
        cores = sorted(os.sched_getaffinity(0))
        self.server_core = cores[:1]
        os.sched_setaffinity(0, cores[1:] or cores)

    def servers(self, until: ExitStack) -> dict[str, Build]:
        """Start the server of each, with an empty database; both stop in the end."""
        return {name: self.server(name, until) for name in self.pythons}

    def server(self, name: str, until: ExitStack) -> Build:
        """Start the server of one, with an empty database; it stops in the end."""
        home = until.enter_context(tempfile.TemporaryDirectory(dir=self._folder))
        build = Build(self.pythons[name], Path(home), at_once=True, cores=self.server_core)
        until.callback(_stop, name, build)
        return build

    def order(self, round: int) -> list[str]:
        """Return the order in a round, which alternates."""
        return ["old", "new"] if round % 2 else ["new", "old"]


def _stop(name: str, build: Build) -> None:
    complaints = build.stop()
    if complaints:
        print(f"{name}: {complaints}", file=sys.stderr)


async def in_turn(
    pair: Pair, game: str, tables: int, compressed: bool, window: Callable[..., Any]
) -> dict[str, list[Window]]:
    """Let both crowds play in turn; return their windows, leaving out the first of each."""
    found: dict[str, list[Window]] = {name: [] for name in pair.pythons}
    with ExitStack() as until:
        running = pair.servers(until)
        crowds: dict[str, Crowd] = {}
        for name, build in running.items():
            crowds[name] = await figures.seated(build, game, tables, compressed=compressed)
            await crowds[name].spread(figures.SPREAD, 20.0)
            await asyncio.sleep(figures.TAIL)
        for round in range(pair.rounds + 1):
            for name in pair.order(round):
                seen: Window = await window(running[name], crowds[name])
                if round:
                    found[name].append(seen)
                    say(f"{game} {name}: {seen.moves} moves, {seen.micros(seen.work.all):.0f} µs")
        for crowd in crowds.values():
            crowd.leave()
        await asyncio.sleep(figures.TAIL)
    return found


async def hurry(pair: Pair) -> list[Row]:
    """Let a hundred tables of Poison play as fast as they can."""

    async def window(build: Build, crowd: Crowd) -> Window:
        return await figures.hurried(build, crowd, pair.seconds)

    found = await in_turn(pair, "poison", figures.TABLES, False, window)
    name = "as fast as they can, Poison"
    return [
        (f"{name}: durable moves a second", each(found, lambda it: it.moves / it.seconds)),
        *_work_rows(name, found),
    ]


async def pace(pair: Pair) -> list[Row]:
    """Let two hundred tables play a move a second each, with clients that offer compression."""
    rows = []
    for game in GAMES:

        async def window(build: Build, crowd: Crowd) -> Window:
            return await figures.paced(build, crowd, figures.PEOPLE, pair.seconds * 2)

        found = await in_turn(pair, game, figures.PEOPLE, True, window)
        name = f"at people's pace, {game.title()}"
        rows += [
            *_work_rows(name, found),
            (
                f"{name}: kB a move for four sockets",
                each(found, lambda it: it.bytes / it.moves / 1e3),
            ),
        ]
    return rows


def _work_rows(name: str, found: dict[str, list[Window]]) -> list[Row]:
    return [
        (f"{name}: µs a move", each(found, lambda it: it.micros(it.work.all))),
        (f"{name}: of these the sockets' thread", each(found, lambda it: it.micros(it.work.loop))),
        (f"{name}: of these the commit", each(found, lambda it: it.micros(it.work.commits))),
        (f"{name}: of both, the system", each(found, lambda it: it.micros(it.work.system))),
        (f"{name}: moves a commit", each(found, lambda it: it.moves / max(it.commits, 1))),
        (f"{name}: views a move", each(found, lambda it: it.views / it.moves)),
    ]


async def delay(pair: Pair) -> list[Row]:
    """Measure how long an answer takes at 500 moves a second."""

    async def window(build: Build, crowd: Crowd) -> Window:
        return await figures.paced(build, crowd, figures.PACE, pair.seconds)

    found = await in_turn(pair, "poison", figures.TABLES, False, window)
    name = f"at {figures.PACE} moves a second, Poison"
    return [
        (f"{name}: answer p50, ms", each(found, lambda it: figures.percentile(it.delays, 0.5))),
        (f"{name}: answer p99, ms", each(found, lambda it: figures.percentile(it.delays, 0.99))),
    ]


async def idle(pair: Pair) -> list[Row]:
    """Measure memory with many idle sockets, of clients with and without compression."""
    rows = []
    for compressed in (False, True):
        memory: dict[str, list[float]] = {name: [] for name in pair.pythons}
        for name in pair.pythons:
            with ExitStack() as until:
                build = pair.server(name, until)
                before, after = await figures.idle_memory(build, compressed=compressed)
                memory[name] = [after]
                say(f"idle {name}: {before:.0f} to {after:.0f} MB")
        offered = "compression offered" if compressed else "not compressed"
        rows.append((f"MB with {figures.IDLE} idle sockets, {offered}", memory))
    return rows


async def start(pair: Pair) -> list[Row]:
    """Measure the seconds from the command to the first page, with an empty database."""
    seconds: dict[str, list[float]] = {name: [] for name in pair.pythons}
    for round in range(pair.rounds):
        for name in pair.order(round):
            with ExitStack() as until:
                seconds[name].append(pair.server(name, until).start_seconds)
    return [("start to first page, s", seconds)]


def each(
    found: dict[str, list[Window]], figure: Callable[[Window], float]
) -> dict[str, list[float]]:
    """Return a figure of every window."""
    return {name: [figure(window) for window in windows] for name, windows in found.items()}


MEASURES: Final[dict[str, Callable[[Pair], Coroutine[Any, Any, list[Row]]]]] = {
    "hurry": hurry,
    "pace": pace,
    "delay": delay,
    "idle": idle,
    "start": start,
}


def table(rows: list[Row]) -> str:
    """Return the figures as Markdown: the median of each build, and the extremes."""
    lines = ["| | old | new | new / old |", "|---|---:|---:|---:|"]
    for name, both in rows:
        middle = {build: statistics.median(those) for build, those in both.items()}
        shown = [
            f"{number(middle[build])} ({number(min(both[build]))} to {number(max(both[build]))})"
            for build in ("old", "new")
        ]
        lines.append(f"| {name} | {' | '.join(shown)} | {middle['new'] / middle['old']:.2f} |")
    return "\n".join(lines)


def number(figure: float) -> str:
    """Return a figure with a sensible number of digits."""
    return (
        f"{figure:.0f}" if figure >= 100 else f"{figure:.1f}" if figure >= 10 else f"{figure:.2f}"
    )


def say(line: str) -> None:
    """Report the progress."""
    print(f"— {line}", file=sys.stderr, flush=True)


def main() -> None:
    """Run the requested measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--old", required=True, help="the Python of one build")
    parser.add_argument("--new", required=True, help="the Python of the other")
    parser.add_argument("--only", nargs="*", choices=list(MEASURES), default=list(MEASURES))
    parser.add_argument("--rounds", type=int, default=5, help="windows of each")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long a window is")
    parser.add_argument("--folder", help="where the databases go; default: a temporary folder")
    arguments = parser.parse_args()
    import uvloop

    pair = Pair(arguments.old, arguments.new, arguments.rounds, arguments.seconds, arguments.folder)
    rows: list[Row] = []
    for name in arguments.only:
        say(name)
        rows += uvloop.run(partial(MEASURES[name], pair)())
        print(table(rows[-1:]), file=sys.stderr)
    print(f"{time.strftime('%Y-%m-%d')}, {arguments.rounds} windows of each build in turn\n")
    print(table(rows))


if __name__ == "__main__":
    main()
