"""A program that exchanges lines of JSON, limited in time and memory.

It starts with an empty environment in a process of its own. That keeps an honest program from
seeing more than its seat, and a careless one from eating the machine; it is no wall against a
hostile one, which may still read files and use the network as whoever runs the host may.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import tempfile
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any, Final, NoReturn

from retorta.core import codec
from retorta.core.errors import TableError, Unreadable

LONGEST_LINE: Final = 1 << 20
UNHEARD: Final = 16
"""Lines that wait to be heard at most: who says more than is asked has to wait, too."""
LAST_WORDS: Final = 300
"""Bytes of what a program complained about that are told on."""
MEMORY: Final = 1024
"""Megabytes that a program may fill, unless ``RETORTA_BOT_MEMORY`` says otherwise."""
OPEN_FILES: Final = 64
GOODBYE: Final = 3
"""Seconds in which a program may end by itself."""
WRITTEN: Final = 64 * 1024
"""Kilobytes of a file that it may write: its complaints go to one."""
LIMITED: Final = (
    'ulimit -c 0; ulimit -f {blocks}; ulimit -n {files}; ulimit -d {kilobytes}; exec "$@"'
)


class ProgramFault(TableError):
    """A program did not answer, not in time, or not what was asked."""


class Talking:
    """A program that runs, and what it says."""

    def __init__(self, name: str, command: list[str], environment: dict[str, str]) -> None:
        self.name = name
        self._complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            self._process = subprocess.Popen(
                limited(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                env={"PATH": os.defpath, **environment},
                start_new_session=os.name == "posix",
            )
        except OSError as problem:
            self._complaints.close()
            raise ProgramFault("program-start", bot=name, problem=problem.strerror) from None
        self._lines: Queue[bytes] = Queue(UNHEARD)
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        stdout = self._process.stdout
        assert stdout is not None
        with stdout:
            while line := stdout.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")

    def say(self, message: dict[str, Any], seconds: float) -> None:
        """Send one line, or end a program that does not take it in."""
        stdin = self._process.stdin
        assert stdin is not None
        # Whoever has ended is noticed when an answer is missing.
        with contextlib.suppress(OSError, ValueError):
            if not write_within(stdin, codec.dumps(message) + b"\n", seconds):
                self._end_late(seconds)

    def hear(self, seconds: float) -> dict[str, Any]:
        """Return what the program says next, or end it."""
        try:
            line = self._next_line(monotonic() + seconds)
        except Empty:
            self._end_late(seconds)
        if not line:
            words = self._last_words()
            self.end()
            raise ProgramFault("program-ended", bot=self.name, words=words)
        try:
            said = codec.loads(line)
        except Unreadable:
            said = None
        if not isinstance(said, dict):
            self.end()
            shown = line[:80].decode(errors="replace").strip()
            raise ProgramFault("program-said", bot=self.name, said=shown)
        return said

    def _next_line(self, deadline: float) -> bytes:
        """Return the next line that is not blank: an empty one at the end of all."""
        while True:
            line = self._lines.get(timeout=max(deadline - monotonic(), 0.001))
            if not line.isspace():
                return line
            if monotonic() > deadline:
                raise Empty

    def _end_late(self, seconds: float) -> NoReturn:
        self.end()
        raise ProgramFault("program-late", bot=self.name, seconds=f"{seconds:g}") from None

    def _last_words(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        size = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(size - LAST_WORDS, 0))
        words = self._complaints.read().decode(errors="replace").strip()
        return words.splitlines()[-1] if words else "–"

    @property
    def process_id(self) -> int:
        """The number of its process."""
        return self._process.pid

    def leave(self) -> None:
        """Let the program end by itself now that nothing more comes, or end it."""
        with contextlib.suppress(OSError, ValueError, subprocess.TimeoutExpired):
            if self._process.stdin is not None:
                self._process.stdin.close()
            self._process.wait(GOODBYE)
        self.end()

    def end(self) -> None:
        """End the program, and whatever it started, however it goes on."""
        for pipe in (self._process.stdin, self._complaints):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        while self._listener.is_alive():
            # It may be waiting for room to put down what nobody hears any more.
            with contextlib.suppress(Empty):
                self._lines.get(timeout=0.01)

    def __del__(self) -> None:
        if hasattr(self, "_listener") and self._process.returncode is None:
            self.leave()


def write_within(stdin: IO[bytes], line: bytes, seconds: float) -> bool:
    """Write a line into a pipe; return whether the other side made room for it in time."""
    if not hasattr(select, "poll"):  # Windows: there nothing tells of a pipe whether it is full
        stdin.write(line)
        stdin.flush()
        return True
    room = select.poll()
    room.register(stdin, select.POLLOUT)
    deadline = monotonic() + seconds
    left = memoryview(line)
    while left:
        if not room.poll(1000 * max(deadline - monotonic(), 0)):
            return False
        # So much can be written without waiting wherever there is room at all.
        left = left[os.write(stdin.fileno(), left[: select.PIPE_BUF]) :]
    return True


def limited(command: list[str]) -> list[str]:
    """Return a command that starts another with limits, where the system has them."""
    if os.name != "posix" or not Path("/bin/sh").exists():
        return command
    megabytes = os.environ.get("RETORTA_BOT_MEMORY", "")
    kilobytes = 1024 * (int(megabytes) if megabytes.isdecimal() and int(megabytes) else MEMORY)
    # Some shells count blocks of 512 bytes, some of 1024: either will do.
    script = LIMITED.format(blocks=WRITTEN, files=OPEN_FILES, kilobytes=kilobytes)
    return ["/bin/sh", "-c", script, "sh", *command]
