"""Why something was refused is told in sentences, also where one reason stands in another."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from support import browser_tables as tables
from web.conftest import Visitor

from retorta.core import record

RECORD = Path(__file__).parent.parent / "records" / "poison" / "russian-four.jsonl"


def forged(path: Path, changed: dict[str, Any]) -> Path:
    """Write a record whose first move is another one, with checks that fit."""
    header, first, *rest = record.read_entries(RECORD.read_bytes().splitlines(keepends=True))
    assert isinstance(header, record.Header)
    assert isinstance(first, record.Turn)
    scribe = record.Scribe()
    lines = [scribe.header(header), scribe.entry(dataclasses.replace(first, **changed))]
    lines += [scribe.entry(entry) for entry in rest if not isinstance(entry, record.Header)]
    path.write_bytes(b"".join(lines))
    return path


NOT_HELD = {"move": {"move": "play", "card": "red-7", "cauldron": 0}}
NOT_ASKED = {"seat": 3}
NO_MOVE = {"move": {"move": "play", "card": "green-1", "cauldron": 0}}


@pytest.mark.parametrize(
    ("language", "changed", "said"),
    [
        ("en", NOT_ASKED, "Line 2 of the record is against the rules: "),
        ("en", NOT_HELD, "Line 2 of the record is against the rules: "),
        ("en", NO_MOVE, "Line 2 of the record cannot have happened: "),
        ("ru", NOT_ASKED, "Строка 2 записи против правил: "),
        ("pl", NOT_HELD, "Wiersz 2 zapisu jest wbrew zasadom: "),
    ],
)
def test_a_record_that_cannot_be_is_refused_with_the_reason(
    visit: Visitor, tmp_path: Path, language: str, changed: dict[str, Any], said: str
) -> None:
    page = visit("/records", language=language, refused=True)
    tables.settled(page)
    page.locator('input[type="file"]').set_input_files(forged(tmp_path / "r.jsonl", changed))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(said)
    expect(alert).not_to_contain_text("object")
    reason = alert.inner_text().removeprefix(said)
    assert len(reason) > 12, "the reason is told too"
