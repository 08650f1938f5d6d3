"""The everyday changes of CONTRIBUTING.md, made in a copy of the tree.

``tests/changes/<change>.toml`` says what is written into which file, what then holds, and which
test fails first if a file is forgotten; the page says which files those are.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from retorta.texts import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
CHANGES: Final = ROOT / "tests/changes"
PAGE: Final = ROOT / "CONTRIBUTING.md"
HEADING: Final = "## Ten everyday changes"
COPIED: Final = (
    *("src", "tests", "tools", "docs", "web"),
    *("pyproject.toml", "README.md", "CONTRIBUTING.md", "run.py"),
)
NOT_COPIED: Final = shutil.ignore_patterns(
    *("client", "node_modules", ".hypothesis", ".svelte-kit", "dist", "*.so"),
    *("transcripts", "records", "fixtures"),
)
"""Nothing that a change of these writes by hand; golden files are written by a chore."""
PLACES: Final = ("", "src/retorta/", "tests/", "web/src/")
"""Where a path of the page may begin."""
FILE: Final = re.compile(r"`([\w<>*./-]+\.(?:py|md|toml|ftl|ts|svelte))`")
PASSING: Final = ("__pycache__", "node_modules")
TYPES: Final = {
    "games": "import typescript; typescript.main('web/src/generated')",
    "wire": "import wire; wire.main()",
}
"""What ``python3 run.py types`` does: for the games, and for the wire."""


@dataclass(frozen=True)
class Forgotten:
    """What fails first where a file was left as it is."""

    path: str
    tests: tuple[str, ...]


@dataclass(frozen=True)
class Change:
    """One of the ten."""

    name: str
    kind: str
    """As the page calls it."""
    files: tuple[dict[str, Any], ...]
    types: str
    """Which types for the browser are written anew."""
    shows: str
    """What holds with it, as Python."""
    page: str
    """What holds with it, as a test of the client."""
    names: dict[str, list[str]]
    """What stands in a path for a word in angle brackets."""

    @property
    def forgotten(self) -> list[Forgotten]:
        """What fails without each of its files, where anything does."""
        return [
            Forgotten(file["path"], tuple(file["forgotten"]))
            for file in self.files
            if file["forgotten"]
        ]


def changes() -> list[Change]:
    """Return all of them."""
    return [_read(path) for path in sorted(CHANGES.glob("*.toml"))]


def _read(path: Path) -> Change:
    written = tomllib.loads(path.read_text("utf-8"))
    return Change(
        path.stem,
        written["kind"],
        tuple(written["file"]),
        written.get("types", ""),
        written.get("shows", ""),
        written.get("page", ""),
        {"language": list(LANGUAGES), **written.get("names", {})},
    )


@dataclass(frozen=True)
class Row:
    """What the page says of a change."""

    files: list[str]
    tests: list[str]


def rows() -> dict[str, Row]:
    """Return what the page says, by the kind of change."""
    _, found, after = PAGE.read_text("utf-8").partition(HEADING)
    assert found, f"{PAGE.name} has no {HEADING}"
    listed = {}
    for line in after.partition("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0].startswith("**"):
            kind = cells[0].split("**")[1]
            files, tests = (FILE.findall(cell) for cell in cells[1:])
            listed[kind] = Row(files, tests)
    return listed


def whole(path: str, change: Change, tree: Path) -> list[str]:
    """Return the files that a path of the page stands for, from the root of *tree*."""
    return [found for each in _spelt(path, change) for found in _places(each, tree)]


def _spelt(path: str, change: Change) -> list[str]:
    found = re.search(r"<(\w+)>", path)
    if found is None:
        return [path]
    return [path.replace(found[0], name) for name in change.names[found[1]]]


def _places(path: str, tree: Path) -> list[str]:
    for place in PLACES:
        found = sorted(tree.glob(place + path))
        if found:
            return [each.relative_to(tree).as_posix() for each in found]
    raise AssertionError(f"{path} is nowhere")


class Copy:
    """A copy of the tree, in which one change after the other is made and taken back."""

    def __init__(self, place: Path) -> None:
        self.place = place
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, place / name, ignore=NOT_COPIED)
            else:
                shutil.copy2(source, place / name)
        modules = ROOT / "web/node_modules"
        if modules.is_dir():
            (place / "web/node_modules").symlink_to(modules)
        self._before = dict(self._files())

    def make(self, change: Change) -> None:
        """Write a change, with whatever is written from it."""
        for file in change.files:
            for path in _spelt(file["path"], change):
                self._write(path, file)
        if change.types:
            self.run("-c", TYPES[change.types])

    def forget(self, path: str, change: Change) -> None:
        """Have a file of a change as it was before."""
        for each in _spelt(path, change):
            for found in list(self.place.glob(each)):
                self._restore(found.relative_to(self.place).as_posix())

    def take_back(self) -> None:
        """Have everything as it was."""
        for path in self.touched():
            self._restore(path)

    def touched(self) -> list[str]:
        """Return the files that are not what they were."""
        now = dict(self._files())
        differ = [path for path, seen in now.items() if self._before.get(path) != seen]
        return sorted(
            path
            for path in {*differ, *(self._before.keys() - now.keys())}
            if not self._is_as_in_the_tree(path)
        )

    def run(self, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        """Run Python in the copy, and return what it said."""
        within = [str(self.place / name) for name in ("src", "tests", "tools")]
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.place,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(within), "RETORTA_EXPECTED_BUILD": ""},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0 or not check, done.stdout + done.stderr
        return done

    def _write(self, path: str, file: dict[str, Any]) -> None:
        target = self.place / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if "new" in file:
            target.write_text(file["new"], "utf-8")
        elif "copy" in file:
            for source in self.place.glob(file["copy"]):
                shutil.copy(source, target.parent)
        elif not file.get("written"):
            text = target.read_text("utf-8")
            for find, replace in file.get("edits", []):
                assert text.count(find) == 1, f"{path} has {text.count(find)} times: {find}"
                text = text.replace(find, replace)
            target.write_text(text + file.get("append", ""), "utf-8")

    def _restore(self, path: str) -> None:
        if (ROOT / path).is_file():
            shutil.copy2(ROOT / path, self.place / path)
        else:
            (self.place / path).unlink()

    def _files(self) -> Iterator[tuple[str, tuple[int, int]]]:
        for folder, folders, names in os.walk(self.place):
            folders[:] = [it for it in folders if it not in PASSING and not it.startswith(".")]
            for name in names:
                path = Path(folder, name)
                seen = path.stat()
                yield path.relative_to(self.place).as_posix(), (seen.st_mtime_ns, seen.st_size)

    def _is_as_in_the_tree(self, path: str) -> bool:
        one, other = self.place / path, ROOT / path
        return one.is_file() and other.is_file() and one.read_bytes() == other.read_bytes()
