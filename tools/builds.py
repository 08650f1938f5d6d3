"""A server of any build for measurements: started with its own Python, observed in ``/proc``."""

from __future__ import annotations

import os
import signal
import subprocess
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_SECOND: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")

START: Final = """
import sys
from retorta.server import settings

def wish(**wished):
    # The defaults of a dataclass, whichever of the fields this build has.
    kept = settings.Settings
    names = [name for name in kept.__dataclass_fields__][-len(kept.__init__.__defaults__):]
    usual = dict(zip(names, kept.__init__.__defaults__))
    usual.update({name: value for name, value in wished.items() if name in usual})
    kept.__init__.__defaults__ = tuple(usual.values())

if "--at-once" in sys.argv:
    sys.argv.remove("--at-once")
    wish(blink=0.0)
from retorta.cli import main
sys.argv[0] = "retorta"
main()
"""
"""Settings to show everybody everything at once if that is not the default: version 1 showed
spectators five views a second, and had no flag to change it."""


@dataclass(frozen=True)
class Work:
    """The processor seconds that a server has used."""

    loop: float
    """Those of its first thread, which serves the sockets."""
    commits: float
    """Those of its other threads: the one that writes, and sometimes one that reads a table."""
    system: float
    """The system time in both."""

    @property
    def all(self) -> float:
        return self.loop + self.commits

    def __sub__(self, before: Work) -> Work:
        return Work(
            self.loop - before.loop, self.commits - before.commits, self.system - before.system
        )

    def __add__(self, other: Work) -> Work:
        return Work(
            self.loop + other.loop, self.commits + other.commits, self.system + other.system
        )


class Build:
    """One build's server, running."""

    def __init__(
        self,
        python: str,
        folder: Path,
        *,
        at_once: bool,
        cores: list[int],
        wishes: dict[str, str] | None = None,
    ) -> None:
        flags = ["--at-once"] if at_once else []
        folder.mkdir(parents=True, exist_ok=True)
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [
                *(python, "-c", START, *flags, "--lang", "en", "serve", "--port", "0"),
                *("--data-dir", str(folder)),
            ],
            stdout=subprocess.PIPE,
            stderr=(folder / "errors.txt").open("w"),
            text=True,
            env={
                **os.environ,
                "RETORTA_BOT_PAUSE": "0",
                "RETORTA_WORKERS": "1",
                **(wishes or {}),
            },
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
        )
        assert self.process.stdout is not None
        shown = ""
        while "Ctrl-C" not in shown:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError((folder / "errors.txt").read_text())
            shown += line
        self.port = int(shown.splitlines()[0].rstrip("/").rsplit(":", 1)[1])
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/") as page:
            page.read()
        self.start_seconds = time.perf_counter() - began
        """The time from the command to the first page."""
        self._folder = folder

    @property
    def pid(self) -> int:
        return self.process.pid

    def work(self) -> Work:
        """Return the processor time of the server so far, without its bots' processes."""
        loop = commits = system = 0.0
        for thread in Path(f"/proc/{self.pid}/task").iterdir():
            own, of_system = _ticks(thread / "stat")
            system += of_system
            if thread.name == str(self.pid):
                loop += own + of_system
            else:
                commits += own + of_system
        return Work(loop, commits, system)

    def memory(self) -> float:
        """Return the megabytes of the server's own process."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * _PAGE / 1e6

    def metric(self, name: str) -> float:
        """Return one of the server's own metrics."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            for line in answer.read().decode().splitlines():
                if line.startswith(f"{name} "):
                    return float(line.split()[1])
        raise KeyError(name)

    def stop(self) -> str:
        """Stop it; return its error output."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return (self._folder / "errors.txt").read_text()


def _ticks(stat: Path) -> tuple[float, float]:
    try:
        fields = stat.read_text().rsplit(") ", 1)[1].split()
    except FileNotFoundError:  # a thread that has just ended
        return 0.0, 0.0
    return int(fields[11]) / _SECOND, int(fields[12]) / _SECOND
