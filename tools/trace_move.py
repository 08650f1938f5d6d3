"""The files that a move passes through, from its incoming socket to those on which it is shown.

    .venv-plain/bin/python tools/trace_move.py [--game poison] [--moves 8]

A server of the plain source runs in a separate process; every call of a Python function of
``retorta`` is recorded, in all its threads, while a move is in progress: from the message to the
answer and the four views. A file counts if every move passed through it; files that only some
moves used (the server has periodic tasks) are listed separately, and so are those that merely
wait: Python wakes a coroutine through all those that await it, without running their code.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from typing import Final

from crowd import SEATS, Crowd, Table, wire_of

TRACED: Final = """
import inspect, json, sys, threading
from pathlib import Path
import retorta

HOME = str(Path(retorta.__file__).parent) + "/"
calls, waiting, noting = [], [], False
woken = threading.local()

def note(frame, event, argument):
    if not noting:
        return
    code = frame.f_code
    wakes = event == "call" and code.co_flags & inspect.CO_COROUTINE != 0
    wakes = wakes and frame.f_lineno != code.co_firstlineno
    before, woken.file = getattr(woken, "file", ""), code.co_filename if wakes else ""
    if before:
        # Woken only to wake what it awaits, or to do something.
        (waiting if wakes else calls).append(before)
    if event == "call" and not wakes:
        calls.append(code.co_filename)

def ours(files):
    return [name[len(HOME):] for name in files if name.startswith(HOME)]

def listen():
    # Told from outside when a move begins and when it has been shown to everybody.
    global noting
    for line in sys.stdin:
        noting = line.strip() == "begin"
        if noting:
            print("begun", flush=True)
        else:
            print("traced " + json.dumps([ours(calls), ours(waiting)]), flush=True)
            calls.clear()
            waiting.clear()

threading.Thread(target=listen, daemon=True).start()
threading.setprofile(note)
sys.setprofile(note)
from retorta.cli import main
sys.argv[0] = "retorta"
main()
"""


class Traced:
    """A server that reports which files its calls pass through."""

    def __init__(self, folder: str) -> None:
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-c", TRACED, "--lang", "en", "serve", "--port", "0"),
                *("--data-dir", folder),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "RETORTA_WORKERS": "1"},
        )
        shown = self._until("Ctrl-C")
        self.port = int(shown.splitlines()[0].rstrip("/").rsplit(":", 1)[1])

    def begin(self) -> None:
        """Start recording."""
        self._tell("begin")
        self._until("begun")

    def end(self) -> tuple[list[str], list[str]]:
        """Return the files recorded since, in order, and those that were only woken."""
        self._tell("end")
        told = self._until("traced ")
        passed, woken = json.loads(told.rsplit("traced ", 1)[1])
        return passed, woken

    def stop(self) -> None:
        """Stop it."""
        self._process.send_signal(signal.SIGINT)
        self._process.communicate(timeout=15)

    def _tell(self, word: str) -> None:
        assert self._process.stdin is not None
        print(word, file=self._process.stdin, flush=True)

    def _until(self, word: str) -> str:
        assert self._process.stdout is not None
        shown = ""
        while word not in shown:
            line = self._process.stdout.readline()
            if not line:
                raise RuntimeError(f"no server: {shown}")
            shown += line
        return shown


async def trace(server: Traced, game: str, moves: int) -> list[tuple[list[str], list[str]]]:
    """Return the files that each of some moves passed through, and those it only woke."""
    crowd = Crowd(server.port, game, await wire_of(server.port))
    await crowd.sit_down(1)
    table: Table = crowd.tables[0]
    await asyncio.sleep(1.5)
    found: list[tuple[list[str], list[str]]] = []
    while len(found) < moves:
        crowd.forget()
        server.begin()
        assert table.play(), "nobody is asked"
        while not crowd.done or crowd.views < SEATS:
            await asyncio.sleep(0.005)
        found.append(server.end())
        await asyncio.sleep(0.3)
    crowd.leave()
    return found


def room(file: str) -> str:
    """Return the room of a file; the codec counts as its own room."""
    if file == "core/codec.py":
        return "codec"
    return file.split("/")[0] if "/" in file else "retorta"


def passed_by_every(traced: list[tuple[list[str], list[str]]]) -> set[str]:
    """Return the files that every move passed through."""
    return set.intersection(*(set(passed) for passed, _ in traced))


def report(traced: list[tuple[list[str], list[str]]]) -> None:
    """Print the files in the order in which they are reached, and their number in each room."""
    found = [passed for passed, _ in traced]
    woken = {file for _, files in traced for file in files}
    always = passed_by_every(traced)
    sometimes = set.union(*(set(calls) for calls in found)) - always
    example = min(found, key=len)
    order = list(dict.fromkeys(file for file in example if file in always))
    calls = Counter(example)
    for number, file in enumerate(order, 1):
        print(f"{number:3} {file:44} {calls[file]:5} calls")
    if sometimes:
        print(f"\nnot by every move: {', '.join(sorted(sometimes))}")
    if woken - always:
        print(f"waiting, with nothing of theirs run: {', '.join(sorted(woken - always))}")
    rooms = Counter(room(file) for file in order)
    changes = sum(one != other for one, other in itertools.pairwise(example))
    print(f"\n{len(order)} files, {changes} changes of file in {len(example)} calls")
    for name, count in rooms.most_common():
        print(f"{name:12} {count:3}")
    print(f"server and tables together: {rooms['server'] + rooms['tables']}")


def main() -> None:
    """Trace some moves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="poison")
    parser.add_argument("--moves", type=int, default=8)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Traced(folder)
        try:
            found = asyncio.run(trace(server, arguments.game, arguments.moves))
        finally:
            server.stop()
    report(found)


if __name__ == "__main__":
    main()
