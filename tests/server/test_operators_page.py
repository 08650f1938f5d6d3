"""Whoever runs a server can look up what it says and what it counts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.guests import HouseOfTests

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/retorta/server"
MESSAGES = (ROOT / "docs/messages.md").read_text("utf-8")
PAGES = "".join(
    (ROOT / f"docs/{page}.md").read_text("utf-8")
    for page in ("server", "running", "messages", "thinking")
)


def said() -> Iterator[str]:
    """Give what the server may write into its log, as far as it is always the same.

    What comes with a trace is a fault of ours, and all of that is one line of the page.
    """
    for path in sorted(SERVER.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            if isinstance(call.func, ast.Attribute) and call.func.attr in ("warning", "error"):
                texts = call.args[:1]
            else:
                texts = [it.value for it in call.keywords if it.arg in ("fails", "works")]
            for text in texts:
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    yield re.split(r"%|[:;,] ", text.value)[0].strip()


@pytest.mark.parametrize("message", sorted({it for it in said() if it}))
def test_every_message_of_the_log_is_explained(message: str) -> None:
    assert message in MESSAGES


def test_the_messages_are_found() -> None:
    found = set(said())
    assert {"nothing can be written to the database", "Ray answers again"} <= found
    assert "a worker took longer than" in found


def test_everything_that_is_counted_is_told_of(house: HouseOfTests) -> None:
    counted = re.findall(r"# TYPE (\w+)", house.guest().http.get("/metrics").text)
    assert len(counted) > 20
    for name in counted:
        short = re.sub(r"^retorta_(thinking|replays|judgements)_", "", name)
        assert f"`{name}`" in PAGES or f"`{short}`" in PAGES, name
