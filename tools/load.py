"""How much load the server of one build bears: ``python3 run.py load``.

A hundred tables with four sockets each, one core for the server and another for the players;
bots are off, and every socket is shown every move at once. It measures the highest rate of
durable moves, the delay at 500 moves a second, the cost of 2 000 idle sockets, and the time of a
cold start. ``tools/compare.py`` measures two builds in turn.

A move counts when its answer has arrived. When a game is over the table begins another, with new
sockets, and that work is counted too. On a machine with other work to do, the work for a move
is more meaningful than the moves per second.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

import figures
from builds import Build
from figures import percentile

TARGETS: Final = {"moves": 3_300, "p99": 50.0, "memory": 300.0, "start": 2.0}
"""Version 1 had a target of 4 000 moves a second with one view sent for each, and reached 3 300
to 3 450 with four."""


async def play(build: Build, game: str, seconds: float) -> dict[str, float]:
    """Return the figures of the active tables."""
    crowd = await figures.seated(build, game, figures.TABLES, compressed=False)
    await figures.paced(build, crowd, figures.PACE, 1.0)
    slow = await figures.paced(build, crowd, figures.PACE, seconds)
    await figures.hurried(build, crowd, 1.0)
    fast = await figures.hurried(build, crowd, seconds)
    crowd.leave()
    return {
        "paced moves a second": slow.moves / slow.seconds,
        "paced answer p50 ms": percentile(slow.delays, 0.50),
        "paced answer p99 ms": percentile(slow.delays, 0.99),
        "moves a second": fast.moves / fast.seconds,
        "views sent for a move (4 sockets look)": fast.views / fast.moves,
        "server's work for a move, µs": fast.micros(fast.work.all),
        "of these to write it to the disk, µs": fast.micros(fast.work.commits),
        "of both the system's, µs": fast.micros(fast.work.system),
        "moves to a commit": fast.moves / max(fast.commits, 1),
        "share of a core the server got, %": fast.work.all / fast.seconds * 100,
        "answer p50 ms": percentile(fast.delays, 0.50),
        "answer p99 ms": percentile(fast.delays, 0.99),
    }


async def idle(build: Build, compressed: bool) -> dict[str, float]:
    """Return the memory of the server before and with idle sockets."""
    before, after = await figures.idle_memory(build, compressed=compressed)
    return {"memory before MB": before, "memory with idle sockets MB": after}


def main() -> int:
    """Measure, print, and return whether the targets were met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="poison")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--only-moves", action="store_true", help="leave the idle sockets out")
    parser.add_argument("--compressed", action="store_true", help="offer compression when idle")
    parser.add_argument("--as-usual", action="store_true", help="onlookers see what is usual")
    parser.add_argument("--folder", help="where the database goes; default: a temporary folder")
    parser.add_argument("--lobby", action="store_true", help="only the lobby of a large house")
    parser.add_argument("--club", action="store_true", help="only a club on a small machine")
    arguments = parser.parse_args()
    if arguments.lobby or arguments.club:
        import club
        import lobby

        return lobby.main() if arguments.lobby else club.main(arguments.seconds)
    import uvloop

    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[1:] or cores)
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        build = Build(sys.executable, Path(folder), at_once=not arguments.as_usual, cores=cores[:1])
        try:
            told = uvloop.run(play(build, arguments.game, arguments.seconds))
            if not arguments.only_moves:
                told |= uvloop.run(idle(build, arguments.compressed))
        finally:
            print(build.stop(), end="", file=sys.stderr)
    told["cold start s"] = build.start_seconds
    for name, figure in told.items():
        print(f"{name:40} {figure:10.2f}")
    kept = {
        "moves": told["moves a second"] >= TARGETS["moves"],
        "p99": told["paced answer p99 ms"] < TARGETS["p99"],
        "memory": told.get("memory with idle sockets MB", 0.0) < TARGETS["memory"],
        "start": told["cold start s"] < TARGETS["start"],
    }
    for name, good in kept.items():
        print(f"{name:40} {'kept' if good else 'MISSED'} (target {TARGETS[name]})")
    return 0 if all(kept.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
