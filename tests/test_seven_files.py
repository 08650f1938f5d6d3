"""The architecture's page opens with seven files that are there, and as long as it says."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
OPENING = "# Architecture\n\n## Seven files in twenty minutes\n"
FAITHFUL = 0.1
"""How far a length may be off, as a part of it."""
READ_A_MINUTE = 80
"""Lines of ours, comments and all, that somebody reads who wants to know."""


def test_seven_files_are_read_in_twenty_minutes() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    assert page.startswith(OPENING)
    listed = re.findall(r"^\| `(\S+)` \| (\d+) \|", page.partition("\n\nThen ")[0], re.MULTILINE)
    lengths = {file: int(lines) for file, lines in listed}

    assert len(lengths) == 7
    assert sum(lengths.values()) <= 20 * READ_A_MINUTE
    for file, told in lengths.items():
        lines = (ROOT / "src/retorta" / file).read_text("utf-8").count("\n")
        assert abs(told - lines) <= FAITHFUL * lines, f"{file} has {lines} lines"
