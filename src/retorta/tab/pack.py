"""Packing what a tab loads: the parts of Retorta that it needs, and the part of Python they use.

Games installed as plugins are left out: their packages may need anything.
"""

from __future__ import annotations

import ast
import hashlib
import json
import lzma
import re
import shutil
import tomllib
import zipfile
import zlib
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).resolve().parent
ROOMS: Final = (
    *("core", "games", "tables", "bots", "companion", "reviews", "texts", "thinking", "tab"),
)
GROUPS: Final = ("retorta.games",)
BESIDE: Final = ("__init__.py", "plugins.py")
NOT_FOR_A_TAB: Final = (
    "tab/pack.py",
    # Only for the command line.
    "games/*/companion/lines.py",
    # Only for research on bots: these need libraries that a tab does not have.
    *("games/*/tensors.py", "games/*/batch.py", "games/*/small.py"),
)
"""Files left out of those packages, as patterns."""
LIBRARY: Final = "stdlib.txt"
"""The modules of Python's standard library that a tab has, one per line;
``web/engine/library.py`` finds them, and the build of the pages uses them."""
PINNED: Final = "msgspec.txt"
"""The only third-party library in a tab, with its version and the hash of its wheel."""
ENGINE: Final = "engine.zip"
MSGSPEC: Final = "msgspec.zip"
PYTHON: Final = "python_stdlib.zip"
MACHINE: Final = "python.bin"
"""Pyodide's WebAssembly, compressed."""
LICENCES: Final = "licences.txt"
MADE_FROM: Final = "made-from"
"""A file beside the bytecode: the state of our source from which it was made."""
MANIFEST: Final = "manifest.json"
_CAPITAL: Final = re.compile(r"\B([A-Z])")
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every entry in an archive, so that the same sources give the same bytes."""


def pack(folder: Path, pyodide: Path) -> dict[str, Any]:
    """Write the archives of a tab into *folder*; return the manifest.

    *pyodide* is where the build of the pages put Python for the browser. Its bytecode is used,
    unless our own source has changed since; then the source itself is packed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    made_from = pyodide / MADE_FROM
    if made_from.is_file() and made_from.read_text() == build_hash():
        _copy(pyodide / ENGINE, folder / ENGINE)
    else:
        write_engine(folder / ENGINE)
    for name in (PYTHON, MSGSPEC):
        _copy(pyodide / name, folder / name)
    (folder / LICENCES).write_text(licences(), "utf-8")
    return write_manifest(folder)


def licences() -> str:
    """Return the licences of third-party code."""
    found = sorted((HOME / "licences").glob("*.txt"))
    return "\n\n".join(path.read_text("utf-8") for path in found)


def write_engine(path: Path) -> None:
    """Write our own part of a tab as sources, without comments."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in engine_files(HOME.parent):
            _add(archive, name, without_docs(content) if name.endswith(".py") else content)


def write_msgspec(wheel: Path, path: Path) -> None:
    """Write the part of msgspec's wheel that Python reads."""
    with zipfile.ZipFile(wheel) as source, zipfile.ZipFile(path, "w") as archive:
        for name in sorted(source.namelist()):
            if name.endswith((".py", ".so")):
                _add(archive, name, source.read(name))


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)


def press(source: Path, target: Path) -> None:
    """Compress a file as a whole with xz, which a tab can unpack, and which is the smallest."""
    target.write_bytes(lzma.compress(source.read_bytes(), check=lzma.CHECK_CRC32))


def write_manifest(folder: Path) -> dict[str, Any]:
    """Write the manifest: every file with its size, and a build name made from the content."""
    build = hashlib.sha256()
    sizes = {}
    for name in (ENGINE, MSGSPEC, PYTHON, LICENCES):
        content = (folder / name).read_bytes()
        build.update(f"{name} {len(content)} ".encode() + content)
        sizes[name] = {"bytes": len(content), "compressed": len(zlib.compress(content, 9))}
    manifest = {"build": build.hexdigest()[:16], "files": sizes}
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    return manifest


def build_hash() -> str:
    """Return a text that changes whenever our own files in a tab change."""
    digest = hashlib.sha256()
    for name, content in engine_files(HOME.parent):
        digest.update(f"{name} {len(content)} ".encode() + content)
    for name in (LIBRARY, PINNED):
        digest.update((HOME / name).read_bytes())
    return digest.hexdigest()[:16]


def entries() -> dict[str, dict[str, str]]:
    """Return our own games, by the groups of their entry points."""
    project = HOME.parents[2] / "pyproject.toml"
    if project.is_file():  # a source tree that may not be installed yet
        listed = tomllib.loads(project.read_text("utf-8"))["project"]["entry-points"]
        return {group: dict(sorted(listed[group].items())) for group in GROUPS}
    return {
        group: {
            entry.name: entry.value
            for entry in sorted(entry_points(group=group))
            if entry.value.startswith("retorta.")
        }
        for group in GROUPS
    }


def engine_files(source: Path) -> Iterator[tuple[str, bytes]]:
    """Return our own files that a tab has."""
    yield "mypy_extensions.py", MARKS
    yield "retorta/entries.json", json.dumps(entries(), sort_keys=True).encode()
    for name in BESIDE:
        yield f"retorta/{name}", (source / name).read_bytes()
    for room in ROOMS:
        for path in sorted((source / room).rglob("*")):
            name = path.relative_to(source).as_posix()
            if any(fnmatch(name, pattern) for pattern in NOT_FOR_A_TAB):
                continue
            if path.suffix in (".py", ".toml"):
                yield f"retorta/{name}", path.read_bytes()
            elif path.suffix == ".ftl":
                yield f"retorta/{name}", names_in(path, source)


def names_in(book: Path, source: Path) -> bytes:
    """Return the part of a book for a tab's Python: the names of the game's printed things.

    The pages show all sentences themselves; Python only recognises things by their names.
    """
    game = book.stem.partition(".")[0]
    cards = source / "games" / game.replace("-", "_") / "cards.py"
    if not cards.is_file():
        return b""
    classes = [
        part for part in ast.parse(cards.read_bytes()).body if isinstance(part, ast.ClassDef)
    ]
    kinds = (_CAPITAL.sub(r"-\1", each.name).lower() for each in classes)
    begins = tuple(f"{game}-{kind}-" for kind in kinds)
    named = (line for line in book.read_text("utf-8").split("\n") if line.startswith(begins))
    return "\n".join(line for line in named if " = " in line and "{" not in line).encode()


MARKS: Final = b"""def mypyc_attr(*names, **values):
    return lambda marked: marked

def trait(marked):
    return marked

def __getattr__(name):
    return int
"""
"""The compiler's decorators, which have no effect without compilation."""


def without_docs(source: bytes) -> bytes:
    """Return a module without comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            kept = [part for part in node.body if not _is_text(part)]
            node.body = kept or ([] if isinstance(node, ast.Module) else [ast.Pass()])
    return ast.unparse(tree).encode()


def _is_text(part: ast.stmt) -> bool:
    return (
        isinstance(part, ast.Expr)
        and isinstance(part.value, ast.Constant)
        and isinstance(part.value.value, str)
    )


def _copy(source: Path, target: Path) -> None:
    if source.resolve() != target.resolve():
        shutil.copyfile(source, target)
