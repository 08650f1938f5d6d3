"""A game saved and read again, and gone through moment by moment."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from retorta import Match, SeededDealer, box, game_names, load, play, record, replay
from retorta.core.errors import Unknown, Unreadable
from retorta.core.verifiable import VerifiableDealer, commitment, fresh_seed, verify
from retorta.ledger import NotWritten


def begun(game: str, moves: int = 5) -> Match:
    match = Match(box(game), 3, SeededDealer(2), names=["Anna", "Boris", "Cleo"])
    for _ in range(moves):
        seat = match.deciders()[0]
        match.play(seat, match.legal_moves(seat)[0])
    return match


@pytest.mark.parametrize("game", game_names())
def test_a_running_game_is_played_on(game: str, tmp_path: Path) -> None:
    match = begun(game)
    match.save(tmp_path / "game.jsonl")
    later = load(tmp_path / "game.jsonl")
    assert repr(later.state) == repr(match.state)
    assert (later.header, later.entries) == (match.header, match.entries)
    while deciders := later.deciders():
        later.play(deciders[0], later.legal_moves(deciders[0])[-1])
    # What was played on is a record like any other.
    later.save(str(tmp_path / "game.jsonl"), replace=True)
    assert load(tmp_path / "game.jsonl").outcome() == later.outcome()


def test_luck_still_to_come_may_be_given(tmp_path: Path) -> None:
    begun("potion-making").save(tmp_path / "game.jsonl")
    ends = []
    for _ in range(2):
        match = load(tmp_path / "game.jsonl", SeededDealer(6))
        while deciders := match.deciders():
            match.play(deciders[0], match.legal_moves(deciders[0])[0])
        ends.append(match.record_lines())
    assert ends[0] == ends[1]


def test_a_finished_game_and_what_its_luck_was_made_of(tmp_path: Path) -> None:
    seed = fresh_seed()
    match = Match(box("poison"), 3, VerifiableDealer(seed), commitment=commitment(seed))
    while deciders := match.deciders():
        match.play(deciders[0], match.legal_moves(deciders[0])[0])
    match.shown_luck = (seed.hex(), [])
    match.save(tmp_path / "one.jsonl")
    load(tmp_path / "one.jsonl").save(tmp_path / "two.jsonl")
    lines = (tmp_path / "two.jsonl").read_bytes().splitlines(keepends=True)
    assert (tmp_path / "one.jsonl").read_bytes() == b"".join(lines)
    assert verify(lines, box("poison")).promised


def test_a_move_taken_back_stays_so(tmp_path: Path) -> None:
    match = Match(box("alchemists"), 3, SeededDealer(2))
    while not match.can_undo(seat := match.deciders()[0]):
        match.play(seat, match.legal_moves(seat)[0])
    before = load_of(match, tmp_path / "before.jsonl")
    assert before.can_undo(seat)
    match.undo(seat)
    assert repr(load_of(match, tmp_path / "after.jsonl").state) == repr(match.state)


def test_lines_may_be_text(tmp_path: Path) -> None:
    begun("poison").save(tmp_path / "game.jsonl")
    with (tmp_path / "game.jsonl").open(encoding="utf-8") as lines:
        assert len(list(replay(lines))) == 6


def load_of(match: Match, path: Path) -> Match:
    match.save(path)
    return load(path)


def test_a_file_that_exists_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begun("poison").save(path)
    kept = path.read_bytes()
    with pytest.raises(NotWritten) as caught:
        begun("poison", 9).save(path)
    assert caught.value.name == "file-exists"
    assert path.read_bytes() == kept
    begun("poison", 9).save(path, replace=True)
    assert len(path.read_bytes().splitlines()) == 10
    assert list(tmp_path.iterdir()) == [path]


def test_replacing_what_is_not_there_writes_it(tmp_path: Path) -> None:
    begun("poison").save(tmp_path / "game.jsonl", replace=True)
    assert load(tmp_path / "game.jsonl").header.names == ["Anna", "Boris", "Cleo"]


@pytest.mark.parametrize("replace", [False, True])
def test_a_folder_is_no_file(tmp_path: Path, replace: bool) -> None:
    with pytest.raises(NotWritten):
        begun("poison").save(tmp_path, replace=replace)
    with pytest.raises(NotWritten):
        begun("poison").save(tmp_path / "none" / "game.jsonl", replace=replace)


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with pytest.raises(Unreadable) as caught:
        load(path)
    assert caught.value.name == "no-such-file"
    begun("poison").save(path)
    whole = path.read_bytes()
    for spoilt, name in (
        (whole[:-9], "record-cut"),
        (whole.replace(b'"cauldron":0', b'"cauldron":1', 1), "record-edited"),
        (b"", "record-empty"),
        (b"{}\n", "not-a-record"),
    ):
        path.write_bytes(spoilt)
        with pytest.raises(Unreadable) as caught:
            load(path)
        assert caught.value.name == name


def test_a_record_of_a_game_that_is_not_installed(tmp_path: Path) -> None:
    match = begun("poison")
    lines = [record.Scribe().header(record.Header("chess", 1, 2, {}, [], None, []))]
    with pytest.raises(Unknown):
        list(replay(lines))
    assert list(replay(match))


@pytest.mark.parametrize("game", game_names())
def test_every_moment_stays_as_it_was(game: str) -> None:
    match = begun(game, 0)
    states = [repr(match.state)]
    for _ in range(12):
        seat = match.deciders()[0]
        match.play(seat, match.legal_moves(seat)[0])
        states.append(repr(match.state))
    moments = list(replay(match))
    assert [repr(moment.state) for moment in moments] == states
    assert [moment.number for moment in moments] == list(range(13))
    assert moments[0].move is None
    for before, moment in pairwise(moments):
        assert moment.seat in before.deciders()
        assert moment.move in before.legal_moves(moment.seat)
        assert before.pov(moment.seat).moves == before.legal_moves(moment.seat)
        assert "\n" not in repr(moment)


def test_a_record_may_come_from_anywhere(tmp_path: Path) -> None:
    match = play("poison", ["random"] * 3, seed=1)
    match.save(tmp_path / "game.jsonl")
    told = [repr(moment) for moment in replay(match)]
    assert told[0] == "<Moment 0: the set-up>"
    assert told[-1].endswith("the end>")
    whole = (tmp_path / "game.jsonl").read_bytes()
    for source in (tmp_path / "game.jsonl", str(tmp_path / "game.jsonl"), whole):
        assert [repr(moment) for moment in replay(source)] == told
    assert [repr(moment) for moment in replay(match.record_lines(), box)] == told


def test_undo_and_notebook_are_moments_of_their_own() -> None:
    match = Match(box("alchemists"), 3, SeededDealer(2))
    while not match.can_undo(seat := match.deciders()[0]):
        match.play(seat, match.legal_moves(seat)[0])
    match.undo(seat)
    match.jot(1, {"ingredient": "toad", "formula": "red-plus", "sign": "cross"})
    *_, undone, jotted = replay(match)
    assert (undone.seat, undone.move, jotted.seat) == (seat, None, 1)
    assert repr(undone).endswith(f"seat {seat} takes a move back>")
    assert repr(jotted).endswith("seat 1 writes into its notebook>")
