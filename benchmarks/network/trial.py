"""Which network library: a hundred tables of four sockets on each, in turn, in one run.

    python benchmarks/network/trial.py [--rounds 3] [--seconds 4] [NAME …]

needs aiohttp, granian, picows, uvicorn[standard], uvloop, websockets and msgspec. The server
has one core, those who play the other; they are picows clients, which cost less than any of
the servers. Each table has one move on its way at a time. The processor's time is that of the
server's processes, by ``/proc``; on a machine with other work to do it tells more than the
moves a second.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import socket
import statistics
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path
from typing import Any

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from servers import SERVERS

TABLES = 100
SEATS = 4
MOVE = (
    b'{"id":"5f0c1c52-8c5e-4b5e-9d0e-0123456789ab","type":"move","seat":%d,'
    b'"move":{"move":"play","card":"red-4","cauldron":2}}'
)
HERE = Path(__file__).resolve().parent


class Player(WSListener):  # type: ignore[misc]
    """One socket: moves when the view before its turn has come."""

    counted = 0
    views = 0
    stopped = False

    def __init__(self, seat: int) -> None:
        self.move = MOVE % seat
        self.before_my_turn = seat
        self.seen = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.payload_size < 200:
            Player.counted += 1
            return
        Player.views += 1
        self.seen += 1
        if self.seen % SEATS == self.before_my_turn and not Player.stopped:
            self.play()

    def play(self) -> None:
        self.transport.send(WSMsgType.TEXT, self.move)


async def play(port: int, pid: int, seconds: float) -> tuple[float, float]:
    """Return moves a second and microseconds of the processor for each."""
    players = []
    for table in range(TABLES):
        for seat in range(SEATS):
            _, player = await ws_connect(
                lambda seat=seat: Player(seat),  # type: ignore[misc]
                f"ws://127.0.0.1:{port}/ws/{table}/{seat}",
            )
            players.append(player)
    await asyncio.sleep(0.3)
    Player.counted, Player.stopped = 0, False
    for player in players[::SEATS]:
        player.play()
    await asyncio.sleep(1.0)
    before, worked, began, views = Player.counted, work(pid), time.perf_counter(), Player.views
    await asyncio.sleep(seconds)
    moves = Player.counted - before
    lasted, worked = time.perf_counter() - began, work(pid) - worked
    assert abs((Player.views - views) / moves - SEATS) < 0.1, "not everybody was shown every move"
    Player.stopped = True
    await asyncio.sleep(0.3)
    for player in players:
        player.transport.send_close()
    await asyncio.sleep(0.3)
    for player in players:
        player.transport.disconnect()
    return moves / lasted, worked / moves * 1e6


def work(pid: int) -> float:
    """Return the seconds that a process and its children have worked, the system's included."""
    second = os.sysconf("SC_CLK_TCK")
    total = 0.0
    for process in tree(pid):
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()
        total += (int(fields[11]) + int(fields[12])) / second
    return total


def tree(pid: int) -> list[int]:
    """Return a process and all its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in tree(int(child)))]


def serve(name: str, core: int) -> tuple[subprocess.Popen[bytes], int]:
    """Start a server on one core, and wait until it listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen(
        ["taskset", "-c", str(core), sys.executable, "servers.py", name, str(port)], cwd=HERE
    )
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return process, port
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise AssertionError(f"{name} does not listen")


def main() -> None:
    """Measure each library in each round, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("names", nargs="*", default=list(SERVERS))
    asked = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[1:])
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in asked.names}
    for round in range(asked.rounds):
        for name in asked.names:
            process, port = serve(name, cores[0])
            try:
                figures: Any = uvloop.run(play(port, process.pid, asked.seconds))
            finally:
                process.terminate()
                process.wait(10)
            found[name].append(figures)
            print(f"{round + 1} {name:28} {figures[0]:8.0f}/s {figures[1]:7.1f} µs", flush=True)
    print(f"\nPython {platform.python_version()}, {len(cores)} cores, {time.strftime('%Y-%m-%d')}")
    print("\n| library | moves a second | processor, µs a move |\n|---|---:|---:|")
    for name, those in sorted(found.items(), key=lambda it: min(us for _, us in it[1])):
        rates = " ".join(f"{rate:.0f}" for rate, _ in those)
        micros = " ".join(f"{us:.0f}" for _, us in those)
        middle = statistics.median(us for _, us in those)
        print(f"| {name} | {rates} | {micros} (middle {middle:.0f}) |")
    those = ("aiohttp", "uvicorn", "websockets", "granian", "picows", "uvloop")
    print("\n" + ", ".join(f"{name} {version(name)}" for name in those))


if __name__ == "__main__":
    main()
