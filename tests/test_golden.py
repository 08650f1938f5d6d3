"""Transcripts, records and perft counts are what they were."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import golden
import pytest

from retorta import plugins
from retorta.core import record
from retorta.core.errors import Unreadable
from retorta.core.record import End
from retorta.core.replay import replay

TRANSCRIPTS = [
    (game, plan) for game in plugins.games() for plan in golden.plans(game, "transcript")
]
PERFTS = [(game, plan) for game in plugins.games() for plan in golden.plans(game, "perft")]
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
    for last in replay(path.read_bytes().splitlines(keepends=True), plugins.box):  # noqa: B007
        pass
    assert last is not None
    assert last.match.is_over
    assert isinstance(last.entry, End)


@pytest.mark.parametrize("game", plugins.games())
def test_every_edition_that_is_played_has_a_record(game: str) -> None:
    found = {record.read_header(_first_line(path)).edition for path in _records(game)}
    assert found == set(plugins.box(game).editions)


def test_the_first_edition_of_alchemists_replays_where_the_second_plays_otherwise() -> None:
    """A debunker without gold earned a grant, and was not asked to publish at once.

    By the second edition the same moves are against the rules: Anna would be asked first.
    """
    cause = _refusal_by_the_second_edition("alchemists", "first-edition-grant-too-late")

    assert cause == "not-your-turn (seat=1, deciders=[0])"


def test_the_first_edition_of_potion_making_replays_where_the_second_plays_otherwise() -> None:
    """Only the recipe itself could be kept of what was destroyed, so nobody was asked.

    By the second edition the next move comes too soon: one may keep nothing.
    """
    cause = _refusal_by_the_second_edition("potion-making", "first-edition-had-to-keep")

    assert "core-rule-not-asked" in cause


def _refusal_by_the_second_edition(game: str, name: str) -> str:
    """Return why a record of the first edition cannot be played by the second."""
    path = golden.TESTS / "records" / game / f"{name}.jsonl"
    header, *played = record.read_entries(path.read_bytes().splitlines(keepends=True))
    assert isinstance(header, record.Header)
    assert header.edition == 1
    scribe = record.Scribe()
    lines = [scribe.header(dataclasses.replace(header, edition=2))]
    lines += [scribe.entry(entry) for entry in played if not isinstance(entry, record.Header)]
    with pytest.raises(Unreadable) as caught:
        list(replay(lines, plugins.box))
    assert caught.value.name == "record-refused"
    return str(caught.value.parts["cause"])


def _records(game: str) -> list[Path]:
    return sorted((golden.TESTS / "records" / game).rglob("*.jsonl"))


def _first_line(path: Path) -> bytes:
    return path.read_bytes().splitlines(keepends=True)[0]
