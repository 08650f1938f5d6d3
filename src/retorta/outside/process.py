"""A program that exchanges lines of JSON, limited in time and memory.

It starts as a separate process with an empty environment. That keeps an honest program from
seeing more than its seat, and a careless one from exhausting the machine. It does not protect
against a hostile one, which can read files and use the network with the rights of the host's user.
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
"""The most unread lines; a program that writes more than it was asked for has to wait."""
LAST_WORDS: Final = 300
"""The bytes of a program's error output that are reported."""
MEMORY: Final = 1024
"""The memory limit of a program in megabytes, unless ``RETORTA_BOT_MEMORY`` sets another."""
OPEN_FILES: Final = 64
GOODBYE: Final = 3
"""The seconds that a program has to end by itself."""
WRITTEN: Final = 64 * 1024
"""The limit in kilobytes of a file that it writes, such as its error output."""
LIMITED: Final = (
    'ulimit -c 0; ulimit -f {blocks}; ulimit -n {files}; ulimit -d {kilobytes}; exec "$@"'
)


class ProgramFault(TableError):
    """A program did not answer, answered too late, or answered something else."""


class Talking:
    """A running program, and its output."""

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
        """Send one line; end a program that does not read it."""
        stdin = self._process.stdin
        assert stdin is not None
        # A program that has ended is noticed when its answer is missing.
        with contextlib.suppress(OSError, ValueError):
            if not write_within(stdin, codec.dumps(message) + b"\n", seconds):
                self._end_late(seconds)

    def hear(self, seconds: float) -> dict[str, Any]:
        """Return the program's next answer, or end it."""
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
        """Return the next line that is not blank, or an empty one at the end of the output."""
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
        """The id of its process."""
        return self._process.pid

    def leave(self) -> None:
        """Close its input and let the program end by itself, or end it."""
        with contextlib.suppress(OSError, ValueError, subprocess.TimeoutExpired):
            if self._process.stdin is not None:
                self._process.stdin.close()
            self._process.wait(GOODBYE)
        self.end()

    def end(self) -> None:
        """Kill the program and everything it started, whatever state they are in."""
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
            # The reader may be waiting for room in the queue, which nobody reads any more.
            with contextlib.suppress(Empty):
                self._lines.get(timeout=0.01)

    def __del__(self) -> None:
        if hasattr(self, "_listener") and self._process.returncode is None:
            self.leave()


def write_within(stdin: IO[bytes], line: bytes, seconds: float) -> bool:
    """Write a line to a pipe; return whether the other side made room for it in time."""
    if not hasattr(select, "poll"):  # Windows cannot tell whether a pipe is full
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
        # This much can be written without blocking if there is any room at all.
        left = left[os.write(stdin.fileno(), left[: select.PIPE_BUF]) :]
    return True


def limited(command: list[str]) -> list[str]:
    """Return a command that starts another with limits, if the system supports them."""
    if os.name != "posix" or not Path("/bin/sh").exists():
        return command
    megabytes = os.environ.get("RETORTA_BOT_MEMORY", "")
    kilobytes = 1024 * (int(megabytes) if megabytes.isdecimal() and int(megabytes) else MEMORY)
    # Some shells count blocks of 512 bytes, others of 1024; both are acceptable.
    script = LIMITED.format(blocks=WRITTEN, files=OPEN_FILES, kilobytes=kilobytes)
    return ["/bin/sh", "-c", script, "sh", *command]
