"""Three nodes, a proxy, people at tables of all four games; and everything that can go wrong.

    python3 run.py cluster                  200 faults; about half an hour
    python3 run.py cluster --faults 10      a taste of it
    python3 run.py cluster --cost           what a move costs: see ``cluster_cost.py``

A node is killed, paused and woken, cut off from PostgreSQL or left hanging there, cut off from
the other nodes, or asked to leave. In the end the log is compared with what everybody was told
and shown. The exit status says whether anything was lost, doubled or stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import statistics
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from cluster_cost import costs
from cluster_nodes import NodeProcess, Proxy, postgresql
from cluster_players import GAMES, Player, compare

KINDS: Final = ("kill", "pause", "cut", "hang", "apart", "leave")
LASTS: Final = 3.5
"""Seconds that a node stays paused or cut off: more than the two after which it is ended."""
MINUTE: Final = 60.0
STUCK: Final = 20.0
"""A table at which nobody could move for this many seconds is stuck."""
PAUSE: Final = 0.6
"""People notice a pause of this many seconds between two answers."""


@dataclass
class Report:
    """The result of a trial."""

    faults: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    stuck: int = 0
    moves: int = 0
    tables: int = 0
    pauses: list[float] = field(default_factory=list)

    def p95(self) -> float:
        """Return the pause that one in twenty is longer than."""
        ordered = sorted(self.pauses)
        return ordered[int(0.95 * (len(ordered) - 1))] if ordered else 0.0

    def lines(self) -> str:
        """Return it in words."""
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.faults.items()))
        return (
            f"{sum(self.faults.values())} faults ({kinds})\n"
            f"{self.moves} acknowledged moves at {self.tables} tables; "
            f"wrong: {len(self.wrong)}; stuck: {self.stuck}\n"
            f"{len(self.pauses)} pauses of more than {PAUSE} s: "
            f"p50 {statistics.median(self.pauses or [0.0]):.2f} s, p95 {self.p95():.2f} s, "
            f"longest {max(self.pauses, default=0.0):.2f} s"
        )


async def trial(
    database: str,
    faults: int,
    *,
    nodes: int = 3,
    tables: int = 8,
    at_once: int = 1,
    minutes: int = 0,
    lasts: float = LASTS,
    longest: float = 24 * 3600.0,
) -> Report:
    """Play while *faults* things go wrong, *at_once* nodes at a time.

    Each fault lasts some seconds, *minutes* of them a minute. After the *longest* time no new
    fault is started.
    """
    end = time.monotonic() + longest
    report = Report()
    long_ones = set(range(1, faults, len(KINDS))[:minutes])
    waiting = [
        (KINDS[number % len(KINDS)], MINUTE if number in long_ones else lasts)
        for number in reversed(range(faults))
    ]
    running = [NodeProcess(database, RETORTA_WORKERS="1") for _ in range(nodes)]
    try:
        for node in running:
            await node.ready()
        proxy = Proxy(running)
        await proxy.start()
        players = [Player(proxy.port, GAMES[it % len(GAMES)], 0.05) for it in range(tables)]
        playing = [asyncio.create_task(player.play()) for player in players]
        await _all_go_on(players, report)
        well = list(running)

        async def make_trouble() -> None:
            while waiting and time.monotonic() < end:
                kind, seconds = waiting.pop()
                node = well.pop(random.randrange(len(well)))
                await _fault(node, kind, seconds)
                report.faults[kind] += 1
                await _all_go_on(players, report)
                well.append(node)
                print(f"{report.faults.total()} of {faults}: {kind}", file=sys.stderr, flush=True)

        await asyncio.gather(*(make_trouble() for _ in range(at_once)))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await proxy.stop()
        for player in players:
            report.moves += len(player.acknowledged)
            report.tables += len(player.tables)
            gaps = zip(player.answered, player.answered[1:], strict=False)
            report.pauses += [after - before for before, after in gaps if after - before > PAUSE]
        report.wrong = compare(database, players)
        report.wrong += [line for node in running for line in _tracebacks(node)]
    finally:
        for node in running:
            node.end()
    return report


def _tracebacks(node: NodeProcess) -> list[str]:
    """Return a node's unexpected errors; it should be able to handle all that happens here."""
    lines = node.said().splitlines()
    places = [number for number, line in enumerate(lines) if line.startswith("Traceback")]
    return ["\n".join(lines[max(0, place - 2) : place + 200]) for place in places]


async def _fault(node: NodeProcess, kind: str, lasts: float) -> None:
    """Cause a fault, and repair it."""
    if kind in ("kill", "leave"):
        if kind == "kill":
            node.kill()
        else:
            node.signal(signal.SIGTERM)
            await asyncio.to_thread(node.process.wait)
        node.start()
        await node.ready()
    elif kind == "pause":
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(lasts)
        node.signal(signal.SIGCONT)
    else:
        line = node.to_others if kind == "apart" else node.to_database
        if kind == "hang":
            line.hang()
        else:
            line.cut()
        await asyncio.sleep(lasts)
        line.mend()


async def _all_go_on(players: list[Player], report: Report) -> None:
    """Wait until a move was answered at every table."""
    since = time.monotonic()
    waiting = list(players)
    while waiting and time.monotonic() - since < STUCK:
        await asyncio.sleep(0.05)
        waiting = [it for it in waiting if not it.answered or it.answered[-1] < since]
    report.stuck += len(waiting)


def main() -> int:
    """Run the trial, and report the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--minutes", type=int, default=3, help="pauses that last a minute")
    parser.add_argument("--at-once", type=int, default=1, help="nodes in trouble at a time")
    parser.add_argument("--longest", type=float, default=24 * 3600.0, metavar="SECONDS")
    parser.add_argument("--cost", action="store_true")
    parser.add_argument("--seconds", type=float, default=10.0, help="of a window, for --cost")
    parser.add_argument("--rounds", type=int, default=5, help="windows for each, for --cost")
    parser.add_argument("--old", metavar="SRC", help="another source to compare, for --cost")
    arguments = parser.parse_args()
    if arguments.cost:
        asyncio.run(costs(arguments.seconds, arguments.rounds, arguments.old))
        return 0
    with postgresql() as database:
        report = asyncio.run(
            trial(
                database,
                arguments.faults,
                tables=arguments.tables,
                minutes=min(arguments.minutes, arguments.faults // 60),
                at_once=arguments.at_once,
                longest=arguments.longest,
            )
        )
    print(report.lines())
    for line in report.wrong[:50]:
        print(line)
    return 1 if report.wrong or report.stuck else 0


if __name__ == "__main__":
    sys.exit(main())
