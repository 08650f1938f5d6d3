"""A club on a small machine: ``python3 run.py load --club``.

Sixty people at fifteen tables, four at each with a bot or two, all behind one address. The
server and its bots have one core and a gigabyte: a core by the system's scheduler, the memory by
a control group where we may make one, else by a limit on each process. People take two to six
seconds for a move; bots pause as usual.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import aiohttp
from builds import Build
from figures import percentile

TABLES: Final = 15
PEOPLE: Final = 4
"""The seats at each table."""
GAMES: Final = (("poison", ["greedy", "adept"]), ("potion-making", ["adept"]))
"""The games played, in turn, and their bots."""
THINKS: Final = (2.0, 6.0)
MEMORY: Final = 1 << 30
GROUPS: Final = (
    (Path("/sys/fs/cgroup"), "memory.max"),
    (Path("/sys/fs/cgroup/memory"), "memory.limit_in_bytes"),
)
LEAST_SECONDS: Final = 60.0


@contextlib.contextmanager
def limited(pid: int) -> Iterator[str]:
    """Limit a process and its children to a gigabyte; return how."""
    for root, file in GROUPS:
        group = root / f"retorta-club-{pid}"
        try:
            group.mkdir()
            (group / file).write_text(str(MEMORY))
            (group / "cgroup.procs").write_text(str(pid))
        except OSError:
            with contextlib.suppress(OSError):
                group.rmdir()
            continue
        try:
            yield "a control group"
        finally:
            with contextlib.suppress(OSError):
                group.rmdir()
        return
    import resource

    resource.prlimit(pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))
    yield "a limit on each process"


class Evening:
    """The measurements."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        """Seconds from a person's move to its answer."""
        self.bots: list[float] = []
        """Seconds from a view in which only bots decide to the next view."""
        self.refused: list[str] = []
        self.end = 0.0


async def member(evening: Evening, port: int, table: str, token: str) -> None:
    """Play at a table until the evening is over."""
    url = f"http://127.0.0.1:{port}/ws/tables/{table}"
    headers = {"cookie": f"retorta={token}", "x-forwarded-for": "203.0.113.9"}
    sent: dict[str, float] = {}
    waiting_for_bots: float | None = None
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(url, headers=headers, max_msg_size=0) as socket,
    ):
        await socket.send_json({"id": "hello", "type": "hello", "wire": 3, "seen": -1})
        planned: asyncio.Task[None] | None = None

        async def play(view: dict[str, Any]) -> None:
            await asyncio.sleep(random.uniform(*THINKS))
            id = f"m{len(sent)}-{view['number']}"
            move = random.choice(view["moves"])["move"]
            sent[id] = time.perf_counter()
            message = {"id": id, "type": "move", "seat": view["seat"], "move": move}
            await socket.send_json(message)

        while time.perf_counter() < evening.end:
            try:
                message = await socket.receive(evening.end - time.perf_counter())
            except TimeoutError:
                break
            if message.type is not aiohttp.WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            if said["type"] == "ok" and said["id"] in sent:
                evening.answers.append(time.perf_counter() - sent[said["id"]])
            elif said["type"] == "refused":
                evening.refused.append(said["error"])
            elif said["type"] == "view":
                if waiting_for_bots is not None:
                    evening.bots.append(time.perf_counter() - waiting_for_bots)
                only_bots = bool(said["deciders"]) and min(said["deciders"]) >= PEOPLE
                waiting_for_bots = time.perf_counter() if only_bots else None
                if planned is not None:
                    planned.cancel()
                    planned = None
                if said["moves"] and said["outcome"] is None:
                    planned = asyncio.create_task(play(said))
        if planned is not None:
            planned.cancel()


async def sit_down(port: int, number: int) -> tuple[str, list[str]]:
    """Return a table and the cookies of its players."""
    game, bots = GAMES[number % len(GAMES)]
    tokens = [f"{number:021d}{seat:022d}" for seat in range(PEOPLE)]
    seats = [{"kind": "me"}, *[{"kind": "friend"}] * (PEOPLE - 1)]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:

        async def post(path: str, token: str, body: Any) -> Any:
            headers = {"cookie": f"retorta={token}", "x-forwarded-for": "203.0.113.9"}
            async with session.post(path, headers=headers, json=body) as answer:
                told = await answer.json()
                assert answer.status < 400, told
                return told

        table = (await post("/api/tables", tokens[0], {"game": game, "seats": seats}))["id"]
        for seat, token in enumerate(tokens[1:], 1):
            await post(f"/api/tables/{table}/sit", token, {"seat": seat})
    return str(table), tokens


async def evening_at(build: Build, seconds: float) -> tuple[Evening, float]:
    """Let everybody play; return the measurements, and the peak memory."""
    evening = Evening()
    tables = [await sit_down(build.port, number) for number in range(TABLES)]
    evening.end = time.perf_counter() + seconds
    playing = [
        asyncio.create_task(member(evening, build.port, table, token))
        for table, tokens in tables
        for token in tokens
    ]
    most = 0.0
    while time.perf_counter() < evening.end:
        most = max(most, memory(build.pid))
        await asyncio.sleep(1.0)
    await asyncio.gather(*playing)
    return evening, most


def memory(pid: int) -> float:
    """Return the megabytes of a process and its children; shared memory counts for each."""
    used = 0.0
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Rss:"):
                used = int(line.split()[1]) * 1024 / 1e6
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            used += memory(int(child))
    return used


def main(seconds: float) -> int:
    """Measure and print."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[1:] or cores)
    seconds = max(seconds, LEAST_SECONDS)
    with tempfile.TemporaryDirectory() as folder:
        build = Build(
            sys.executable,
            Path(folder),
            at_once=False,
            cores=cores[:1],
            wishes={"RETORTA_BOT_PAUSE": "700"},
        )
        try:
            with limited(build.pid) as how:
                before = build.work()
                evening, most = asyncio.run(evening_at(build, seconds))
                work = (build.work() - before).all
        finally:
            print(build.stop(), end="", file=sys.stderr)
    moves = len(evening.answers)
    print(f"{TABLES * PEOPLE} people at {TABLES} tables, {seconds:.0f} s; one core, 1 GB by {how}")
    print(f"{'moves of people':40} {moves:10d}")
    print(f"{'answer p50, p95 ms':40} ", end="")
    print(f"{percentile(evening.answers, 0.5):.1f}, {percentile(evening.answers, 0.95):.1f}")
    if evening.bots:
        print(f"{'a bot’s turn p50, p95 s':40} ", end="")
        turns = (percentile(evening.bots, share) / 1000 for share in (0.5, 0.95))
        print(", ".join(f"{it:.2f}" for it in turns))
    print(f"{'memory of server and bots MB':40} {most:10.0f}")
    print(f"{'share of the core the server took %':40} {work / seconds * 100:10.1f}")
    print(f"{'load of the machine':40} {os.getloadavg()[0]:10.1f}")
    print(f"{'refused':40} {sorted(set(evening.refused))}")
    return 0 if most * 1e6 < MEMORY and not evening.refused else 1


if __name__ == "__main__":
    sys.exit(main(LEAST_SECONDS))
