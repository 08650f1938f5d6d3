"""Setting up and running a real game of Alchemists: the engine's own table has the same."""

from __future__ import annotations

import pytest

from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption, Unreadable
from retorta.core.match import Match
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import Area, Level, Seal
from retorta.games.alchemists.companion.corrections import (
    ReadCorrections,
    WriteCorrections,
    read_corrections,
    write_corrections,
)
from retorta.games.alchemists.companion.questions_table import RealTable, lay_out, rounds

OWN_TILES = "[conference]\nmaster = [[-3, 2], [-5, 0, 1]]\n"


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_laid_out_as_the_engine_lays_it(seats: int, level: Level) -> None:
    options = {"level": level.name.lower()}
    laid = lay_out(RealTable(seats, options))
    match = Match(BOX, seats, SeededDealer(1), options)
    state = match.state
    lab = state.labs[0]

    assert (laid.gold, laid.reputation) == (lab.gold, lab.reputation)
    assert laid.ingredients == sum(lab.hand)
    assert laid.favors == sum(lab.favors)
    assert laid.first_cubes == lab.free
    assert laid.cubes == lab.free + lab.waiting
    assert [laid.seals[seal] for seal in Seal] == lab.seals
    assert laid.row == len(state.row)
    assert laid.artifacts == len(state.on_sale) == len(state.to_come[0])
    assert laid.grants == len(state.grants)
    assert len(laid.spaces) == {2: 6, 3: 7, 4: 8}[seats]


def test_3_the_rounds() -> None:
    """Areas, artifacts and conferences as section 3 and 5 to 8 of the rules page have them."""
    told = rounds(RealTable(4)).rounds

    assert [each.cubes for each in told] == [3, 4, 4, 4, 4, 4]
    assert [each.level for each in told] == [1, 1, 1, 2, 2, 3]
    assert [each.adventurer for each in told] == [False, True, True, True, True, True]
    assert [each.conference is not None for each in told] == [
        False,
        False,
        True,
        False,
        True,
        False,
    ]
    first, last = ({area.area: area.cubes for area in told[n].areas} for n in (0, 5))
    assert Area.SELL not in first
    assert first[Area.STUDENT] == [1, 1]
    assert last[Area.EXHIBITION] == [1, 1, 1]
    assert Area.DRINK not in last
    assert told[1].opened == [Area.SELL, Area.DEBUNK, Area.PUBLISH]
    assert told[2].end[:3] == ["conference", "artifacts", "top"]
    assert told[5].end == ["top", "unused", "last-count"]


def test_a_conference_is_said_to_be_ours_unless_the_box_was_read() -> None:
    ours = rounds(RealTable(3, {"level": "master"})).rounds[2].conference
    read = rounds(RealTable(3, {"level": "master", "data": OWN_TILES})).rounds[2].conference
    other = rounds(RealTable(3, {"level": "apprentice", "data": OWN_TILES})).rounds[2].conference

    assert ours is not None
    assert ours.is_ours
    assert read is not None
    assert (read.is_ours, read.changes) == (False, [-3, 2])
    assert other is not None
    assert other.is_ours


def test_the_lot_falls_on_everybody() -> None:
    found = {lay_out(RealTable(4, {}, luck)).first for luck in range(40)}

    assert found == {0, 1, 2, 3}


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(Unreadable, match="sheet-seats"):
        lay_out(RealTable(5))
    with pytest.raises(BadOption):
        rounds(RealTable(2, {"data": "[conference"}))


def test_a_whole_file_of_corrections_vouches_only_for_what_it_changes() -> None:
    """The editor writes every table; what still stands as we reconstructed it is still ours."""
    values = read_corrections(ReadCorrections("")).values
    values.conferences[0].changes = [-9, 7]
    data = write_corrections(WriteCorrections(values, {})).data
    told = rounds(RealTable(4, {"level": "apprentice", "data": data})).rounds
    held = [each.conference for each in told if each.conference is not None]
    assert [(each.changes == [-9, 7], each.is_ours) for each in held] == [
        (True, False),
        (False, True),
    ]
