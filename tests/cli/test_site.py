"""``retorta site`` writes into a folder of its own, or says why not."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.command_line import Run

from retorta.server import site


def test_a_folder_with_something_else_in_it_is_left_as_it_is(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "holiday.txt"
    mine.write_text("photographs")
    said = run("site", tmp_path)
    assert said.code == 2
    assert "contains something other than a Retorta site" in said.err
    assert [path.name for path in tmp_path.iterdir()] == ["holiday.txt"]


def test_a_file_is_no_folder(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "holiday.txt"
    mine.write_text("photographs")
    said = run("site", mine)
    assert said.code == 2
    assert "name an empty folder" in said.err
    assert mine.read_text() == "photographs"


def test_an_installation_without_pages_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "are_built", lambda: False)
    said = run("site", tmp_path / "site")
    assert said.code == 2
    assert "install it again without RETORTA_NO_CLIENT" in said.err
    assert not list(tmp_path.iterdir()), "nothing half written is left"


def test_a_disk_that_takes_nothing_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*written: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(site, "write_site", full)
    said = run("site", tmp_path / "site")
    assert said.code == 2
    assert "Nothing can be written into" in said.err
    assert "Traceback" not in said.err
    assert not list(tmp_path.iterdir())
