"""What is measured at a running server: as fast as it goes, at people's pace, idle."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from typing import Final

from builds import Build, Work
from crowd import Crowd, wire_of
from wire_socket import WireSocket

TABLES: Final = 100
"""That play as fast as they can."""
PEOPLE: Final = 200
"""Tables at people's pace: a move a second at each."""
SPREAD: Final = 90
"""Moves by which the tables are apart when it begins: views grow in the course of a game."""
PACE: Final = 500
"""Moves a second at which delays are measured."""
IDLE: Final = 2_000
TAIL: Final = 0.4
"""Seconds in which what is on its way comes to an end."""


@dataclass(frozen=True)
class Window:
    """What was counted in some seconds."""

    seconds: float
    moves: int
    views: int
    bytes: int
    """That came over the wire to everybody."""
    commits: float
    work: Work
    delays: list[float]
    """From a move to its answer."""

    def micros(self, seconds: float) -> float:
        """Return microseconds for a move."""
        return seconds / max(self.moves, 1) * 1e6


async def seated(build: Build, game: str, tables: int, *, compressed: bool) -> Crowd:
    """Return a crowd that has sat down and looked round."""
    crowd = Crowd(build.port, game, await wire_of(build.port), compressed)
    await crowd.sit_down(tables)
    await asyncio.sleep(TAIL)
    return crowd


async def hurried(build: Build, crowd: Crowd, seconds: float) -> Window:
    """Let everybody play as fast as they can for a while."""
    commits, before = build.metric("retorta_commits_total"), build.work()
    crowd.forget()
    crowd.hurry()
    await asyncio.sleep(seconds)
    in_time = len(crowd.done)
    crowd.rest()
    await asyncio.sleep(TAIL)
    return _window(build, crowd, before, commits, seconds * len(crowd.done) / max(in_time, 1))


async def paced(build: Build, crowd: Crowd, pace: float, seconds: float) -> Window:
    """Let the tables play at a pace for a while."""
    commits, before = build.metric("retorta_commits_total"), build.work()
    crowd.forget()
    await crowd.play_at(pace, seconds)
    await asyncio.sleep(TAIL)
    return _window(build, crowd, before, commits, seconds)


def _window(build: Build, crowd: Crowd, before: Work, commits: float, seconds: float) -> Window:
    if crowd.refused:
        raise AssertionError(f"refused: {sorted(set(crowd.refused))}")
    return Window(
        seconds=seconds,
        moves=len(crowd.done),
        views=crowd.views,
        bytes=crowd.traffic.bytes,
        work=build.work() - before,
        commits=build.metric("retorta_commits_total") - commits,
        delays=list(crowd.done),
    )


async def idle_memory(build: Build, *, compressed: bool) -> tuple[float, float]:
    """Return the server's megabytes before and with many idle sockets."""
    crowd = Crowd(build.port, "poison", await wire_of(build.port), compressed)
    before = build.memory()
    sockets: list[WireSocket] = []
    while len(sockets) < IDLE:
        token = secrets.token_urlsafe(32)
        table = await crowd.new_table(token)
        for seat in range(4):
            sockets.append(await crowd.open(table, token, seat, _listen))
    await asyncio.sleep(1.0)
    after = build.memory()
    for socket in sockets:
        socket.transport.close()
    await asyncio.sleep(TAIL)
    return before, after


def _listen(socket: WireSocket, text: bytes) -> None:
    """Hear a message, and do nothing about it."""


def percentile(values: list[float], share: float) -> float:
    """Return a percentile in milliseconds."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000
