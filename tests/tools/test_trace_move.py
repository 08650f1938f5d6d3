"""A reader can follow one move from the socket it comes on to those it is shown on."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from trace_move import Traced, passed_by_every, room, trace

from retorta.bench.measure import is_compiled

ARCHITECTURE = (Path(__file__).parents[2] / "docs/architecture.md").read_text("utf-8")
MOST = 11
"""Files of ``server/`` and ``tables/``: one of them says whose the device is now. More of them, and
nobody keeps the way in mind."""


@pytest.mark.skipif(is_compiled(), reason="compiled code tells nobody where it passes")
def test_a_move_passes_few_files_of_the_server_and_its_tables(tmp_path: Path) -> None:
    server = Traced(str(tmp_path))
    try:
        moves = asyncio.run(trace(server, "poison", 3))
    finally:
        server.stop()

    passed = [file for file in passed_by_every(moves) if room(file) in ("server", "tables")]

    assert len(passed) <= MOST, passed
    told = ARCHITECTURE.partition("\nThen one move from click to disk")[2].partition("\n## ")[0]
    named = set(re.findall(r"(?:server|tables)/\S+\.py", told))
    assert {"server/storage/writer.py", "tables/table.py"} <= named <= set(passed)
