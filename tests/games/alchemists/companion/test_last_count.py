"""The page of the final count of Alchemists: it counts as the game itself does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.finished_alchemists import RECORDS, finished, sheet_of

from retorta.core import codec
from retorta.core.errors import Unreadable
from retorta.games.alchemists.cards import Grant
from retorta.games.alchemists.companion.questions_count import (
    LastCount,
    ReadFile,
    SheetWritten,
    count,
    read_file,
)

TRUTH = {"code": "DEMO"}


def sheet_again(read: SheetWritten) -> dict[str, Any]:
    """Return what a page sends of a sheet that was read."""
    written: dict[str, Any] = codec.plain(read)
    for player in written["players"]:
        player.pop("grant_points" if player["grants"] else "grants")
    return written


CORRECTED = '[[grant]]\nname = "a"\npoints = 7\n'


@pytest.mark.parametrize(
    "path", sorted(RECORDS.rglob("*.jsonl")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_recorded_game_is_counted_as_the_engine_did(path: Path) -> None:
    match = finished(path)
    counted = count(LastCount(sheet_of(match)))

    outcome = match.end()
    assert [each.total for each in counted.players] == outcome.points
    assert counted.winners == outcome.winners
    assert counted.ours == []
    for told, score in zip(counted.players, match.state.scores, strict=True):
        assert (told.reputation, told.artifacts, told.grants, told.gold) == (
            *(score.reputation, score.artifacts, score.grants, score.gold),
        )
        assert (told.seals, told.idol, told.coins) == (score.seals, score.idol, score.coins)


def test_a_grant_that_nobody_read_is_said_to_be_ours() -> None:
    players = [{"grants": ["a", "centre"]}, {"grant_points": [1]}, {}]
    counted = count(LastCount({**TRUTH, "players": players}))

    assert counted.ours == [Grant.A, Grant.CENTRE]
    assert [each.grants for each in counted.players[1:]] == [1, 0]


def test_a_grant_is_worth_what_its_own_box_prints() -> None:
    """By the sheet's own table or by a data file; a grant that neither speaks of is ours."""
    players = [{"grants": ["a"]}, {"grants": ["centre"]}]
    for more in ({"grants": {"Grant A": 7}}, {"options": {"data": CORRECTED}}):
        counted = count(LastCount({**TRUTH, "players": players, **more}))
        assert counted.players[0].grants == 7
        assert counted.ours == [Grant.CENTRE]
    both = {"grants": {"a": 6, "centre": 5}, "options": {"data": CORRECTED}}
    counted = count(LastCount({**TRUTH, "players": players, **both}))
    assert [each.grants for each in counted.players] == [6, 5]
    assert counted.ours == []


def test_a_file_that_says_nothing_of_grants_leaves_them_ours() -> None:
    players = [{"grants": ["a"]}, {}]
    options = {"data": "[discounts]\nfaces = [0, 1, 2, 4]\n"}
    counted = count(LastCount({**TRUTH, "players": players, "options": options}))
    assert counted.ours == [Grant.A]


def test_what_a_file_says_of_its_grants_is_read_with_it() -> None:
    sheet = {**TRUTH, "players": [{"grants": ["a"]}, {"grants": ["a", "b"]}], "grants": {"a": 7}}
    with pytest.raises(Unreadable, match="alchemists-sheet-grant-twice"):
        read_file(ReadFile(codec.text(sheet)))
    sheet["players"] = [{"grants": ["a"]}, {"grants": ["b", "c"]}]
    read = read_file(ReadFile(codec.text(sheet)))
    assert read.grants == {Grant.A: 7}
    assert (read.players[0].grant_points, read.players[0].grants) == ([7], [])
    assert (read.players[1].grant_points, read.players[1].grants) == ([], [Grant.B, Grant.C])


@pytest.mark.parametrize("grants", [["a"], {"e": 2}, {"a": -1}, {"a": "two"}])
def test_numbers_of_grants_that_cannot_be_read(grants: Any) -> None:
    with pytest.raises(Unreadable, match=r"alchemists-sheet-grant-numbers|sheet-count"):
        count(LastCount({**TRUTH, "players": [{}, {}], "grants": grants}))


def test_the_numbers_on_the_tokens_are_added_up() -> None:
    players = [{"grant_points": [1, 2, 2]}, {"grant_points": 4}]
    counted = count(LastCount({**TRUTH, "players": players}))

    assert [each.grants for each in counted.players] == [5, 4]


def test_reputation_that_is_left_out_is_the_least_there_is() -> None:
    sheet = {**TRUTH, "players": [{"grant_points": 3}, {"reputation": 1}]}
    assert [each.reputation for each in count(LastCount(sheet)).players] == [1, 1]
    read = read_file(ReadFile(codec.text(sheet)))
    assert count(LastCount(sheet_again(read))) == count(LastCount(sheet))


def test_nobody_has_six_grants() -> None:
    with pytest.raises(Unreadable, match="alchemists-sheet-grants"):
        count(LastCount({**TRUTH, "players": [{"grant_points": [1] * 6}, {}]}))


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_file_is_read_as_it_was_written(path: Path) -> None:
    sheet = sheet_of(finished(path))
    read = codec.plain(read_file(ReadFile(codec.text(sheet))))

    for player in read["players"]:
        assert player.pop("grants") == []
    assert read == {"code": "", **sheet, "grants": {}}


def test_a_file_in_the_readers_own_words_is_put_into_ours() -> None:
    text = """
    code = "DEMO"
    [[players]]
    name = "Анна"
    grants = ["центральный грант"]
    artifacts = ["перископ"]
    [[players]]
    name = "Jan"
    [[theories]]
    ingredient = "paproć"
    formula = "+--"
    seals = [{ player = "Анна", seal = "золотая звезда" }]
    """
    read = read_file(ReadFile(text))

    assert read.players[0].grants == [Grant.CENTRE]
    assert codec.plain(read.theories) == [
        {"ingredient": "fern", "formula": 3, "seals": [{"player": 1, "seal": "gold"}]}
    ]
    assert count(LastCount(codec.plain(sheet_again(read)))).ours == [Grant.CENTRE]
