"""Plant bugs, one at a time, and expect the tests to catch each: ``python3 run.py mutants``.

    python3 run.py mutants [--room rules] [--jobs 2] [WORD …]

The bugs are listed beside this file, a TOML file for each room: the file of the source, the
text to find in it, what stands there instead, and the tests that should notice (a file, or one
test of it after ``::``), so that each takes seconds. They are planted in copies of the tree in a
temporary folder, never here. Words choose the bugs whose names have one of them.

It is an error if a bug survives its tests; if its text is not found, or found more than once:
then the source has changed and the list must follow; if the source with the bug cannot even be
imported: that is caught without any test; and if the tests fail without the bug.
"""

from __future__ import annotations

import argparse
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from enum import Enum
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
NEEDED: Final = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "run.py")
"""What the tests of a copy may read."""
NOT_NEEDED: Final = ("__pycache__", "client", "node_modules", ".hypothesis", "*.so", "web")
LONGEST: Final = 300.0
"""Seconds that tests may take; a bug that makes them go on for ever is caught."""
PASSED, FAILED = 0, 1
"""What pytest leaves with; anything else is not about the tests."""


class Fate(Enum):
    """What became of a bug."""

    CAUGHT = "caught"
    SURVIVED = "SURVIVED"
    STALE = "STALE: its text is not found"
    AMBIGUOUS = "AMBIGUOUS: its text is found more than once"
    NOT_IMPORTED = "BROKEN: the source cannot be imported with it"
    UNSOUND = "UNSOUND: its tests fail without it"


@dataclass(frozen=True)
class Mutant:
    """One bug."""

    room: str
    name: str
    """What is wrong with the program that has it."""
    file: str
    find: str
    replace: str
    tests: tuple[str, ...]


def read(lists: Iterable[Path]) -> list[Mutant]:
    """Return the bugs of some lists."""
    found = []
    for file in lists:
        for each in tomllib.loads(file.read_text("utf-8")).get("mutant", []):
            tests = tuple(each.pop("tests"))
            found.append(Mutant(file.stem, tests=tests, **each))
    twice = [name for name, count in Counter(it.name for it in found).items() if count > 1]
    if twice:
        raise ValueError(f"listed twice: {twice}")
    return found


class Field:
    """A copy of the tree, in which one bug after the other is planted."""

    def __init__(self, root: Path, place: Path, python: str = sys.executable) -> None:
        self._place = place
        self._python = python
        place.mkdir()
        for name in NEEDED:
            source = root / name
            if source.is_dir():
                ignored = shutil.ignore_patterns(*NOT_NEEDED)
                shutil.copytree(source, place / name, ignore=ignored)
            elif source.exists():
                shutil.copy2(source, place / name)

    def try_out(self, mutant: Mutant) -> Fate:
        """Plant a bug, see what its tests say, and take it out again."""
        file = self._place / mutant.file
        whole = file.read_text("utf-8") if file.exists() else ""
        places = whole.count(mutant.find)
        if places != 1:
            return Fate.AMBIGUOUS if places else Fate.STALE
        try:
            _write(file, whole.replace(mutant.find, mutant.replace))
            return self._fate(mutant)
        finally:
            _write(file, whole)

    def passes(self, tests: tuple[str, ...]) -> bool:
        """Whether tests pass as the tree is."""
        return self._run(tests) == PASSED

    def _fate(self, mutant: Mutant) -> Fate:
        code = self._run(mutant.tests)
        if code == PASSED:
            return Fate.SURVIVED
        return Fate.CAUGHT if code in (FAILED, None) else Fate.NOT_IMPORTED

    def _run(self, tests: tuple[str, ...]) -> int | None:
        """Return what pytest leaves with; ``None`` when it was stopped."""
        command = [self._python, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        paths = os.pathsep.join(str(self._place / name) for name in ("src", "tests"))
        try:
            return subprocess.run(
                command,
                cwd=self._place,
                env={**os.environ, "PYTHONPATH": paths},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=LONGEST,
                check=False,
            ).returncode
        except subprocess.TimeoutExpired:
            return None


def _write(file: Path, text: str) -> None:
    """Write a module so that it is compiled anew: two texts of one second may be of one size."""
    file.write_text(text, "utf-8")
    Path(cache_from_source(str(file))).unlink(missing_ok=True)


def plant(mutants: list[Mutant], root: Path, jobs: int) -> dict[str, Fate]:
    """Try all bugs out; return what became of each."""
    fates: dict[str, Fate] = {}
    free: queue.SimpleQueue[Field] = queue.SimpleQueue()
    with tempfile.TemporaryDirectory() as place, ThreadPoolExecutor(jobs) as crew:
        for number in range(jobs):
            free.put(Field(root, Path(place) / str(number)))
        groups = sorted({mutant.tests for mutant in mutants})
        say(f"{len(groups)} groups of tests without any bug")
        sound = dict(zip(groups, crew.map(lambda tests: _passes(free, tests), groups), strict=True))
        working = {}
        for mutant in mutants:
            if sound[mutant.tests]:
                working[crew.submit(_timed, free, mutant)] = mutant
            else:
                fates[mutant.name] = Fate.UNSOUND
                say(f"{mutant.room}: {mutant.name}: {Fate.UNSOUND.value} ({mutant.tests})")
        for done in as_completed(working):
            mutant = working[done]
            fate, seconds = done.result()
            fates[mutant.name] = fate
            told = f"{mutant.room}: {mutant.name}: {fate.value}"
            say(f"{len(fates)}/{len(mutants)} {told} ({seconds:.0f} s)")
    return fates


def _passes(free: queue.SimpleQueue[Field], tests: tuple[str, ...]) -> bool:
    field = free.get()
    try:
        return field.passes(tests)
    finally:
        free.put(field)


def _timed(free: queue.SimpleQueue[Field], mutant: Mutant) -> tuple[Fate, float]:
    field = free.get()
    began = time.monotonic()
    try:
        return field.try_out(mutant), time.monotonic() - began
    finally:
        free.put(field)


def say(line: str) -> None:
    """Tell how far it is."""
    print(line, file=sys.stderr, flush=True)


def main() -> int:
    """Plant the bugs that were asked for; return 1 unless all are caught."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="of the names of the bugs; all without")
    parser.add_argument("--room", action="append", help="only the bugs of a list")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    mutants = [
        mutant
        for mutant in read(sorted(HERE.glob("*.toml")))
        if (not arguments.room or mutant.room in arguments.room)
        and (not arguments.words or any(word in mutant.name for word in arguments.words))
    ]
    fates = plant(mutants, ROOT, arguments.jobs)
    print(f"{len(fates)} bugs planted, {list(fates.values()).count(Fate.CAUGHT)} caught")
    missed = {name: fate for name, fate in fates.items() if fate is not Fate.CAUGHT}
    for mutant in mutants:
        if mutant.name in missed:
            print(f"{missed[mutant.name].value}: {mutant.name} ({mutant.file})")
    return 1 if missed or not fates else 0


if __name__ == "__main__":
    sys.exit(main())
