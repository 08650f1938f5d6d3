"""What may run in a tab of a browser needs Python and msgspec, and nothing of the machine."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
ROOMS = [
    room
    for room in (
        *("core", "games", "tables", "bots", "companion", "reviews", "texts", "thinking"),
        "browser",
    )
    if (SOURCE / "retorta" / room).is_dir()
]
MACHINERY = ("asyncio", "multiprocessing", "socket", "sqlite3", "ssl", "subprocess", "threading")
"""Modules of Python itself that have nothing to work with in a tab, or would stop it."""

IMPORT_ALL = """
import importlib, pkgutil, sys

# The compiler's marks are one file of plain Python.
ALLOWED = {*sys.stdlib_module_names, "msgspec", "mypy_extensions", "retorta"}
REFUSED = {"asyncio", "multiprocessing", "sqlite3", "ssl", "subprocess"}


class Doorkeeper:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in ALLOWED or top in REFUSED:
            raise ImportError(f"{name} has no place in a tab")


sys.meta_path.insert(0, Doorkeeper())
for room in sys.argv[1:]:
    package = importlib.import_module(f"retorta.{room}")
    print(package.__file__)
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        print(importlib.import_module(found.name).__file__)
"""


def test_rooms_of_a_tab_import_nothing_but_python_and_msgspec() -> None:
    """Every module, on the plain source: what is compiled does not run in a tab."""
    rooms = [sys.executable, "-c", IMPORT_ALL, *ROOMS]
    plain = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(rooms, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    modules = [path for room in ROOMS for path in (SOURCE / "retorta" / room).rglob("*.py")]
    assert sorted(map(Path, done.stdout.splitlines())) == sorted(modules)


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_of_a_tab_ask_for_no_sockets_threads_or_processes(room: str) -> None:
    for path in (SOURCE / "retorta" / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                asked = [name.name for name in node.names]
            else:
                asked = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in asked:
                assert name.partition(".")[0] not in MACHINERY, f"{path.name}: {name}"
