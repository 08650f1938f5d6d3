"""How long the lobby takes with a large database: ``python3 run.py load --lobby``.

A database of 100 000 finished and 20 000 waiting games is made, and ``GET /api/tables`` is
requested one at a time and twenty at once, by people who have played a hundred and fifty of them.
The server's processor time for each is measured too, which does not depend on other load.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import aiohttp
import msgspec
from builds import Build
from figures import percentile

from retorta.server.storage.database import open_database
from retorta.server.storage.people import hashed
from retorta.server.storage.statements import carry_out
from retorta.tables.answers import NewSeat, NewTable
from retorta.tables.new_table import new_table
from retorta.tables.rows import ChairRow, MoveRow, TableRow

FINISHED: Final = 100_000
WAITING: Final = 20_000
PEOPLE: Final = 2_000
MOVES: Final = 8
"""The lines of each finished game; the lobby reads only the last one."""
CHUNK: Final = 2_000
REQUESTS: Final = 200
AT_ONCE: Final = 20
TARGET: Final = 30.0
"""Milliseconds, for nineteen of twenty requests."""


def token_of(person: int) -> str:
    """Return the cookie of a person."""
    return f"{person:043d}"


def rows() -> Iterator[list[Any]]:
    """Yield the rows of each game."""
    people = [hashed(token_of(number)) for number in range(PEOPLE)]
    wished = NewTable("poison", [NewSeat("me"), *[NewSeat("friend")] * 2], listed=True)
    made = new_table(wished, people[0], "Anna", "table", bytes(32), 0.0).rows()
    (table,) = [row for row in made if isinstance(row, TableRow)]
    chairs = [row for row in made if isinstance(row, ChairRow)]
    replace = msgspec.structs.replace
    for number in range(FINISHED + WAITING):
        id, over = f"table-{number}", number < FINISHED
        sitting = [people[(number * 3 + seat) % PEOPLE] for seat in range(3)]
        phase, host, at = ("over" if over else "waiting"), sitting[0], 1e9 + number
        game: list[Any] = [replace(table, id=id, phase=phase, host=host, changed=at)]
        for chair, person in zip(chairs, sitting, strict=True):
            taken = person if over or chair.seat == 0 else None
            game.append(replace(chair, table=id, person=taken, name="Anna"))
        for move in range(1, MOVES + 1 if over else 1):
            game.append(MoveRow(id, move, move % 3, "{}", "[]", "[0]", None, at))
        yield game


def fill(database: str) -> None:
    """Make the database."""
    engine = open_database(database)
    connection = engine.raw_connection()
    chunk: list[list[Any]] = []
    for game in rows():
        chunk.append(game)
        if len(chunk) == CHUNK:
            _write(connection, engine.dialect, chunk)
            chunk.clear()
    _write(connection, engine.dialect, chunk)
    connection.close()
    engine.dispose()


def _write(connection: Any, dialect: Any, games: list[list[Any]]) -> None:
    cursor = connection.cursor()
    cursor.execute("BEGIN IMMEDIATE")
    carry_out(cursor, dialect, [row for game in games for row in game])
    connection.commit()
    cursor.close()


def processor(pid: int) -> float:
    """Return the processor seconds of a process, to the nanosecond."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e9


async def ask(build: Build) -> tuple[list[float], list[float], list[float]]:
    """Return the waiting times and the work one at a time, and the waiting times twenty at once."""
    alone: list[float] = []
    work: list[float] = []
    together: list[float] = []
    async with aiohttp.ClientSession(f"http://127.0.0.1:{build.port}") as session:

        async def look(person: int, into: list[float]) -> None:
            headers = {"cookie": f"retorta={token_of(person)}"}
            began = time.perf_counter()
            async with session.get("/api/tables", headers=headers) as answer:
                told = await answer.json()
            into.append(time.perf_counter() - began)
            assert len(told["finished"]) == 50, told.get("error")
            assert len(told["listed"]) >= 40

        for person in range(20):
            await look(person, [])
        for person in range(REQUESTS):
            before = processor(build.pid)
            await look(person % PEOPLE, alone)
            work.append(processor(build.pid) - before)
        for begin in range(0, REQUESTS, AT_ONCE):
            await asyncio.gather(*(look(begin + it, together) for it in range(AT_ONCE)))
    return alone, work, together


def main() -> int:
    """Measure, print, and return whether the target was met."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        fill(f"sqlite:///{Path(folder) / 'retorta.sqlite3'}")
        size = (Path(folder) / "retorta.sqlite3").stat().st_size / 1e6
        print(f"made in {time.perf_counter() - began:.0f} s, {size:.0f} MB", file=sys.stderr)
        cores = sorted(os.sched_getaffinity(0))
        build = Build(sys.executable, Path(folder), at_once=False, cores=cores[:1])
        try:
            alone, work, together = asyncio.run(ask(build))
        finally:
            print(build.stop(), end="", file=sys.stderr)
    print(f"GET /api/tables, {FINISHED} finished and {WAITING} waiting games")
    measured = (
        ("one after the other", alone),
        ("of that, the server at work", work),
        (f"{AT_ONCE} at once", together),
    )
    for name, found in measured:
        p50, p95 = percentile(found, 0.5), percentile(found, 0.95)
        print(f"{name:30} p50 {p50:8.1f} ms   p95 {p95:8.1f} ms")
    print(f"{'load of the machine':30} {os.getloadavg()[0]:12.1f}")
    kept = percentile(alone, 0.95) <= TARGET
    print(f"{'kept' if kept else 'MISSED'} (target p95 {TARGET} ms)")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
