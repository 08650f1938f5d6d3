"""What may run in a tab of a browser needs Python and msgspec, and nothing of the machine."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

from retorta.tab.pack import NOT_FOR_A_TAB, ROOMS

SOURCE = Path(__file__).parent.parent / "src"
MACHINERY = ("asyncio", "multiprocessing", "socket", "sqlite3", "ssl", "subprocess", "threading")
"""Modules of Python itself that have nothing to work with in a tab, or would stop it."""

IMPORT_ALL = """
import importlib, sys

# The compiler's marks are one file of plain Python.
ALLOWED = {*sys.stdlib_module_names, "msgspec", "mypy_extensions", "retorta"}
REFUSED = {"asyncio", "multiprocessing", "sqlite3", "ssl", "subprocess"}


class Doorkeeper:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in ALLOWED or top in REFUSED:
            raise ImportError(f"{name} has no place in a tab")


sys.meta_path.insert(0, Doorkeeper())
for name in sys.stdin.read().split():
    importlib.import_module(name)
"""


def test_rooms_of_a_tab_import_nothing_but_python_and_msgspec() -> None:
    """Every module, on the plain source: what is compiled does not run in a tab."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        input=" ".join(module_name(path) for room in ROOMS for path in packed(room)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def packed(room: str) -> list[Path]:
    """Return the modules of a room that go into a tab, and the packing itself, which need not."""
    home = SOURCE / "retorta"
    left_out = [pattern for pattern in NOT_FOR_A_TAB if pattern.startswith("games/")]
    found = [
        path
        for path in sorted((home / room).rglob("*.py"))
        if not any(fnmatch(path.relative_to(home).as_posix(), pattern) for pattern in left_out)
    ]
    assert found
    return found


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_of_a_tab_ask_for_no_sockets_threads_or_processes(room: str) -> None:
    for path in packed(room):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                imported = [name.name for name in node.names]
            else:
                imported = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in imported:
                assert name.partition(".")[0] not in MACHINERY, f"{path.name}: {name}"
