"""12. The notebook: own marks cost nothing, are seen by nobody else, and are recorded apart."""

from __future__ import annotations

import pytest
from support.table import ANNA, BORIS

from retorta import plugins
from retorta.core.dealer import SeededDealer
from retorta.core.errors import Unreadable
from retorta.core.match import Match
from retorta.core.record import Jotting, Scribe
from retorta.core.replay import replay
from retorta.games.alchemists import BOX
from retorta.games.alchemists.notebook import LONGEST_NOTE

CROSS = {"ingredient": "toad", "formula": "green-minus", "sign": "cross"}


def new_match() -> Match:
    return Match(BOX, 2, SeededDealer(1))


def test_12_a_mark_stands_in_the_own_grid_only() -> None:
    match = new_match()
    deciders = match.deciders()
    match.jot(ANNA, CROSS)

    assert match.view(ANNA).own.marks.index("x") == 2 * 8 + 2
    assert "x" not in match.view(BORIS).own.marks
    assert match.view(None).own is None
    assert match.deciders() == deciders


def test_12_a_mark_can_be_changed_and_taken_away() -> None:
    match = new_match()
    for sign, found in (("question", "?"), ("circle", "o"), ("blank", ".")):
        match.jot(ANNA, {**CROSS, "sign": sign})
        assert match.view(ANNA).own.marks[18] == found


def test_12_a_note_replaces_the_one_before() -> None:
    match = new_match()
    match.jot(BORIS, {"text": "ask Anna about toads"})
    match.jot(BORIS, {"text": "жаба?"})

    assert match.view(BORIS).own.note == "жаба?"
    assert match.view(ANNA).own.note == ""


@pytest.mark.parametrize(
    "written", [{"text": 3}, {"sign": "cross"}, {**CROSS, "sign": "smear"}, [], None]
)
def test_12_what_is_no_mark_and_no_note_is_refused(written: object) -> None:
    match = new_match()
    with pytest.raises(Unreadable):
        match.jot(ANNA, written)
    assert match.entries == []


def test_12_a_note_has_a_limit() -> None:
    with pytest.raises(Unreadable) as caught:
        new_match().jot(ANNA, {"text": "x" * (LONGEST_NOTE + 1)})
    assert caught.value.name == "alchemists-note-long"


def test_12_only_games_with_a_notebook_take_notes() -> None:
    with pytest.raises(Unreadable) as caught:
        Match(plugins.box("poison"), 3, SeededDealer(1)).jot(ANNA, CROSS)
    assert caught.value.name == "no-notebook"


def test_12_marks_are_in_the_record_and_can_be_left_out_of_it() -> None:
    match = new_match()
    luck = SeededDealer(2)
    match.jot(BORIS, CROSS)
    while match.deciders():
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[luck.pick(len(moves))])
        match.jot(ANNA, {"text": f"move {len(match.entries)}"})

    played = [entry for entry in match.entries if not isinstance(entry, Jotting)]
    for entries in (match.entries, played):
        scribe = Scribe()
        lines = [scribe.header(match.header), *map(scribe.entry, entries)]
        lines.append(scribe.entry(match.end()))
        moments = list(replay(lines, lambda name: BOX))
        assert moments[-1].match.outcome() == match.outcome()
        if entries is match.entries:
            assert repr(moments[-1].match.state) == repr(match.state)
        else:
            assert not any(isinstance(entry, Jotting) for entry in entries)
            assert moments[-1].match.view(ANNA).own.note == ""


def test_12_an_undo_leaves_the_notes() -> None:
    match = new_match()
    luck = SeededDealer(5)
    for _ in range(400):
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[luck.pick(len(moves))])
        if match.can_undo(seat):
            break
    assert match.can_undo(seat)
    match.jot(seat, {"text": "kept"})
    match.undo(seat)

    assert match.view(seat).own.note == "kept"
