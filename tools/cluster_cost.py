"""What a move costs a cluster, in processor time of its nodes and of PostgreSQL.

    python3 run.py cluster --cost --seconds 6 --rounds 5
    python3 run.py cluster --cost --old /tmp/other/src     beside another source

One server alone, one node, and two nodes for the same people: each asked for its own tables,
or in turn, so that half is passed on. Windows go to all of them in turn, so that whatever else
the machine does is the same for all.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import statistics
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

import aiohttp
from cluster_nodes import NodeProcess, Proxy, postgresql
from cluster_players import Player

ALONE: Final = "one server without --cluster"
WAYS: Final = (
    (ALONE, 1, 40, False),
    ("one node", 1, 40, False),
    ("two nodes, each asked for its own tables", 2, 40, False),
    ("two nodes, the same with twice as many people", 2, 80, False),
    ("two nodes, asked in turn, so that half is passed on", 2, 40, True),
)
"""How, with how many nodes and tables, and whether nodes are asked for others' tables."""
COMPARED: Final = ("one node", "two nodes, each asked for its own tables")
"""The cases measured for both sources, if there are two."""
PACE: Final = 0.2
"""Seconds that a person takes for a move."""
_COMMITS: Final = re.compile(r"^retorta_commits_total (\d+)", re.MULTILINE)


class Counts(NamedTuple):
    """The work done so far, and its cost."""

    moves: float
    commits: float
    nodes: float
    """Seconds of their processor time."""
    database: float


class Way:
    """One way to serve the same people, of which the cost is measured."""

    def __init__(
        self, database: str, how: str, nodes: int, tables: int, passed_on: bool, source: str = ""
    ) -> None:
        self.how = how if not source else f"{how}, the other source"
        self._tables = tables
        self._postmaster = _postmaster(database)
        self.spent: list[float] = []
        """Milliseconds of the nodes' processor time for a move, window by window."""
        self.spent_by_database: list[float] = []
        self.shared: list[float] = []
        """Moves per commit."""
        self.pace: list[float] = []
        """Moves per second."""
        self.answers: list[float] = []
        """Milliseconds until a move was answered, all windows together."""
        environment = {"RETORTA_WORKERS": "1", **({"PYTHONPATH": source} if source else {})}
        self._nodes = [
            NodeProcess(database, alone=how == ALONE, **environment) for _ in range(nodes)
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
            Player(ports[it % len(ports)], "poison", PACE) for it in range(self._tables)
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

    async def measure(self, seconds: float) -> None:
        """Let everybody play for a while, and record the cost."""
        self._let_play(True)
        await asyncio.sleep(1.0)
        for player in self._players:
            player.took.clear()
        before = await self._counts()
        await asyncio.sleep(seconds)
        after = await self._counts()
        self._let_play(False)
        done = Counts(*(late - early for late, early in zip(after, before, strict=True)))
        if done.moves:
            self.spent.append(1000 * done.nodes / done.moves)
            self.spent_by_database.append(1000 * done.database / done.moves)
            self.shared.append(done.moves / done.commits)
            self.pace.append(done.moves / seconds)
            self.answers += [1000 * took for player in self._players for took in player.took]
        await asyncio.sleep(0.5)

    async def _counts(self) -> Counts:
        commits = 0
        async with aiohttp.ClientSession() as session:
            for node in self._nodes:
                async with session.get(f"http://127.0.0.1:{node.port}/metrics") as answer:
                    found = _COMMITS.search(await answer.text())
                    commits += int(found[1]) if found else 0
        return Counts(
            moves=sum(len(player.acknowledged) for player in self._players),
            commits=commits,
            nodes=sum(_processor(node.process.pid) for node in self._nodes),
            database=sum(_processor(pid) for pid in _children(self._postmaster)),
        )

    def line(self) -> str:
        """Return the cost in words."""
        return (
            f"{self.how}: {statistics.median(self.spent):.2f} ms a move "
            f"({min(self.spent):.2f} to {max(self.spent):.2f}); "
            f"PostgreSQL besides {statistics.median(self.spent_by_database):.2f}; "
            f"{statistics.median(self.pace):.0f} moves a second, "
            f"{statistics.median(self.shared):.2f} to a commit; "
            f"answered after {statistics.median(self.answers):.0f} ms"
        )

    async def end(self) -> None:
        """Disconnect everybody."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for node in self._nodes:
            node.end()


async def costs(seconds: float, rounds: int, old: str | None = None) -> None:
    """Measure all ways in turn; with an *old* source, only the most important ones of both."""
    async with contextlib.AsyncExitStack() as stack:
        sources = [(way, "") for way in WAYS]
        if old is not None:
            compared = [way for way in WAYS if way[0] in COMPARED]
            sources = [(way, source) for way in compared for source in ("", old)]
        ways = []
        for (how, nodes, tables, passed_on), source in sources:
            database = stack.enter_context(postgresql())
            way = Way(database, how, nodes, tables, passed_on, source)
            stack.push_async_callback(way.end)
            await way.begin()
            ways.append(way)
        for _ in range(rounds):
            for way in ways:
                await way.measure(seconds)
        for way in ways:
            print(way.line(), flush=True)


def _postmaster(database: str) -> int:
    (folder,) = parse_qs(urlsplit(database).query)["host"]
    return int((Path(folder) / "postmaster.pid").read_text().splitlines()[0])


def _children(parent: int) -> list[int]:
    """Return PostgreSQL's process and its children."""
    found = [parent]
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(status.parent.name))
    return found


def _processor(pid: int) -> float:
    """Return the seconds of processor time that a process has used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
