"""Transcripts, records and perft counts are what they were."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import golden
import pytest

from retorta import shelf
from retorta.core.record import End
from retorta.core.replay import replay

TRANSCRIPTS = [(game, plan) for game in shelf.games() for plan in golden.plans(game, "transcript")]
PERFTS = [(game, plan) for game in shelf.games() for plan in golden.plans(game, "perft")]
RECORDS = sorted((golden.TESTS / "records").rglob("*.jsonl"))


@pytest.mark.parametrize(("game", "plan"), TRANSCRIPTS)
def test_a_transcript_reads_as_before(game: str, plan: dict[str, Any]) -> None:
    written = golden.transcript_path(game, plan).read_text("utf-8")
    assert golden.transcript(game, plan).splitlines() == written.splitlines()


@pytest.mark.parametrize(("game", "plan"), PERFTS)
def test_as_much_can_be_played_as_before(game: str, plan: dict[str, Any]) -> None:
    counts = [golden.perft(game, plan, depth + 1) for depth in range(len(plan["counts"]))]
    assert counts == plan["counts"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_finished_game_replays(path: Path) -> None:
    last = None
    for last in replay(path.read_bytes().splitlines(keepends=True), shelf.box):  # noqa: B007
        pass
    assert last is not None
    assert last.match.is_over
    assert isinstance(last.entry, End)
