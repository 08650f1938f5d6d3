"""What runs in search is compiled, wherever its file was moved to, and has no coroutines."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
LIST = (ROOT / "tests" / "compiled.txt").read_text("utf-8").split()


def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the modules that ``setup.py`` compiles; what sets up need not be installed here."""
    monkeypatch.chdir(ROOT)
    source = ast.parse((ROOT / "setup.py").read_text("utf-8"))
    lists: list[ast.stmt] = [part for part in source.body if isinstance(part, ast.Assign)]
    space: dict[str, Any] = {"Path": Path}
    exec(compile(ast.Module(lists, []), "setup.py", "exec"), space)
    found: list[str] = space["COMPILED"]
    return found


def test_nothing_falls_silently_out_of_compilation(monkeypatch: pytest.MonkeyPatch) -> None:
    """``setup.py`` finds many by patterns, and a pattern that finds nothing says nothing.

    A module that joins or leaves does so in ``tests/compiled.txt`` too.
    """
    assert sorted(compiled(monkeypatch)) == LIST


def test_every_file_that_is_compiled_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    found: Any = compiled(monkeypatch)
    assert len(found) == len(set(found))
    assert [name for name in found if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize("name", LIST)
def test_no_compiled_module_has_a_coroutine(name: str) -> None:
    """One that is compiled crashes the whole process when it is cut short."""
    tree = ast.parse((ROOT / name).read_bytes())
    found = [node.name for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)]
    assert found == []
