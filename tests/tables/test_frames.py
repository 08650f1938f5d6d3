"""A frame shows one seat what it may know, and names what is asked and refused as the rules do."""

from __future__ import annotations

import dataclasses
import random

import pytest
from support.saved_games import dealt, forbidden, view

from retorta import plugins
from retorta.core import codec
from retorta.core.dealer import SeededDealer
from retorta.tables.frames import MOST_SHOWN, Frames, Line


@pytest.mark.parametrize("game", plugins.games())
def test_each_rule_is_named_once_with_all_that_it_forbids(game: str) -> None:
    saved = dealt(game)
    match = saved.match
    assert match is not None
    luck = random.Random(6)
    rules: set[str] = set()
    for _ in range(60):
        if match.is_over:
            break
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        frame = codec.loads(view(saved, seat, 0))
        assert [each["move"] for each in frame["moves"]] == [codec.plain(move) for move in moves]
        by_rule = forbidden(saved.box, match.refusals(seat))
        assert {each["rule"]: each["targets"] for each in frame["refused"]} == by_rule
        assert len(frame["refused"]) == len(by_rule)
        rules.update(by_rule)
        match.play(seat, luck.choice(moves))
    assert len(rules) > 1, "more than one rule was tried"


@pytest.mark.parametrize("game", plugins.games())
def test_a_frame_depends_only_on_what_the_seat_knows(game: str) -> None:
    """Deal what a seat cannot know anew: its frame, and a bystander's, stay as they are."""
    saved = dealt(game)
    box, match = saved.box, saved.match
    assert match is not None
    seats = box.seats[0]
    luck = random.Random(4)
    for _ in range(60):
        if match.is_over:
            break
        for seat in range(seats):
            dream = dataclasses.replace(saved, match=saved.deal(saved.chairs))
            assert dream.match is not None
            dream.match.state = box.views.imagine(
                match.state, seat, SeededDealer(luck.randrange(99))
            )
            dream.match.entries = match.entries
            dream.match._before = match._before
            now = len(match.entries)
            assert view(dream, seat, now) == view(saved, seat, now)
            assert view(dream, None, now) == view(saved, None, now)
        seat = match.deciders()[0]
        events = match.play(seat, luck.choice(match.legal_moves(seat)))
        saved.log.append(Line(len(match.entries), seat, False, events))


@pytest.mark.parametrize(
    ("game", "options"), [("poison", {"hand": "five", "rulebook": "polish"}), ("alchemists", {})]
)
def test_a_frame_is_what_the_seat_sees_whoever_was_written_before(
    game: str, options: dict[str, str]
) -> None:
    """What seats share is written once; what only one of them sees is not shared."""
    saved = dealt(game, options)
    box, match = saved.box, saved.match
    assert match is not None
    seats = box.seats[0]
    luck = random.Random(7)
    for number in range(40):
        lookers = [None, *range(seats)]
        luck.shuffle(lookers)
        frames = Frames(match, saved.log)
        for seat in lookers:
            frames.make([seat])
            frame = codec.loads(frames.view(seat, number - 1))
            seen = [event.seen_by(seat) for event in saved.log[-1].events]
            told = [event for line in frame["events"] for event in line["events"]]
            shown = {"public": frame["public"], "own": frame["own"]}
            assert shown == codec.plain(box.view(match.state, seat))
            assert told == [codec.plain(event) for event in seen if event is not None]
        by = match.deciders()[0]
        events = match.play(by, luck.choice(match.legal_moves(by)))
        saved.log.append(Line(len(match.entries), by, False, events))


@pytest.mark.parametrize("seat", [None, 0])
def test_a_view_tells_of_five_hundred_lines_at_most_and_of_the_last_ones(seat: int | None) -> None:
    saved = dealt("poison")
    happened = saved.log[0].events
    lines = 640
    saved.log += [Line(number, 0, False, happened) for number in range(1, lines + 1)]
    told = codec.loads(view(saved, seat, -1))["events"]
    assert MOST_SHOWN == 500
    assert [line["number"] for line in told] == list(range(lines - 499, lines + 1))
    assert [line["number"] for line in codec.loads(view(saved, seat, lines - 3))["events"]] == [
        lines - 2,
        lines - 1,
        lines,
    ]
