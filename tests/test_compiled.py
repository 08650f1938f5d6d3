"""What is compiled, and what must not be: ``setup.py`` lists it."""

from __future__ import annotations

import ast
import os
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


def compiled() -> list[str]:
    """Return the modules that ``setup.py`` has compiled, without running it."""
    parts: list[ast.stmt] = [
        part
        for part in ast.parse((ROOT / "setup.py").read_text("utf-8")).body
        if isinstance(part, ast.Assign)
    ]
    space: dict[str, Any] = {"Path": Path}
    before = Path.cwd()
    os.chdir(ROOT)
    try:
        exec(compile(ast.Module(parts, []), "setup.py", "exec"), space)
    finally:
        os.chdir(before)
    found: list[str] = space["COMPILED"]
    return found


@pytest.mark.parametrize("name", compiled())
def test_no_compiled_module_has_a_coroutine(name: str) -> None:
    """One that is compiled crashes the whole process when it is cut short."""
    tree = ast.parse((ROOT / name).read_bytes())
    found = [node.name for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)]
    assert found == []


def test_many_modules_are_compiled() -> None:
    assert len(compiled()) > 80
    assert "src/retorta/tables/table.py" in compiled()
    assert "src/retorta/tables/in_turn.py" not in compiled(), "it has a coroutine"
