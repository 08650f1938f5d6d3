"""Records that are looked at: a moment from a snapshot is what a replay from the start shows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.played_records import played

from retorta import plugins
from retorta.core import codec, record
from retorta.core.errors import Unknown
from retorta.core.replay import follow, replay
from retorta.reviews.judging import DREAMS
from retorta.reviews.record_review import RecordReview
from retorta.thinking.desk import LINES_KEPT, RECORDS_KEPT, Desk
from retorta.thinking.opened_record import SNAPSHOTS, OpenedRecord


@pytest.mark.parametrize("game", plugins.games())
@settings(max_examples=3)
@given(seed=st.integers(0, 1000), wish=st.lists(st.integers(0, 500), min_size=4, max_size=4))
def test_a_moment_is_the_same_in_whatever_order_moments_are_looked_at(
    game: str, seed: int, wish: list[int]
) -> None:
    lines = played(game, seed, moves=150)
    opened = OpenedRecord(lines)
    numbers = [number % (opened.total + 1) for number in wish]
    wanted = {}
    for number, moment in enumerate(replay(lines, plugins.box)):
        if number in numbers:
            view = moment.match.view(0)
            told = [seen for event in moment.events if (seen := event.seen_by(0)) is not None]
            wanted[number] = (
                codec.plain(view.public),
                codec.plain(view.own),
                codec.plain(told),
                moment.match.deciders(),
            )
    for number in [*numbers, *reversed(numbers)]:
        shown = opened.moment(number, 0)
        found = (shown["public"], shown["own"], shown["events"], shown["deciders"])
        assert found == wanted[number]
        assert (shown["number"], shown["total"]) == (number, opened.total)


def test_undos_are_replayed_from_a_snapshot_too() -> None:
    lines = played("alchemists", 1, moves=120, back_and_forth=100)
    assert len(lines) > 200, "some move could be taken back"
    opened = OpenedRecord(lines)
    everything = [codec.plain(it.match.view(None).public) for it in replay(lines, plugins.box)]
    for number in range(0, opened.total + 1, 7):
        assert opened.moment(number, None)["public"] == everything[number]


def test_a_long_record_is_played_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Later moments cost the lines from the nearest snapshot, of which there are not many."""
    lines = played("alchemists", 1, moves=60, back_and_forth=2000)
    assert len(lines) > 4000
    opened = OpenedRecord(lines)
    assert len(opened._snapshots) <= SNAPSHOTS
    followed = []

    def counted(*arguments: object) -> object:
        followed.append(1)
        return follow(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr("retorta.thinking.opened_record.follow", counted)
    for number in (opened.total, 3999, 1, 0):
        followed.clear()
        opened.moment(number, None)
        assert len(followed) <= len(lines) // SNAPSHOTS + 1


def test_what_is_not_there_is_refused() -> None:
    opened = OpenedRecord(played("poison", 1, moves=5))
    with pytest.raises(Unknown, match="moment"):
        opened.moment(6, None)
    with pytest.raises(Unknown, match="seat"):
        opened.moment(0, 3)


def test_a_worker_keeps_few_records_open() -> None:
    desk = Desk()
    lines = b"".join(played("poison", 1, moves=5)).decode()
    for number in range(RECORDS_KEPT + 1):
        request = {"job": "info", "key": str(number), "lines": lines}
        assert desk.answer(request)["result"]["total"] == 5
    assert desk.answer({"job": "info", "key": "0", "lines": None}) == {"unheard": True}
    assert "result" in desk.answer({"job": "info", "key": "1", "lines": None})
    desk._make_room(LINES_KEPT - 10)
    assert len(desk._records) == 1, "and few lines"


def test_a_line_is_judged_as_a_review_of_the_whole_record_does() -> None:
    lines = played("alchemists", 1, moves=30, back_and_forth=4)
    opened = OpenedRecord(lines)
    kept: list[int] = []
    for number, moment in enumerate(replay(lines, plugins.box)):
        if isinstance(moment.entry, record.Turn):
            kept.append(number)
        elif isinstance(moment.entry, record.Undo):
            assert opened.judged(number)["played"] is None
            kept.pop()
    assert len(kept) < opened.total, "some move was taken back"
    reviewed = list(RecordReview(lines, plugins.box).decisions(DREAMS))
    for number, whole in list(zip(kept, reviewed, strict=True))[::3]:
        told, judgement = opened.judged(number), whole.judgement
        assert (told["number"], told["seat"]) == (number, whole.seat)
        assert told["played"] == codec.plain(whole.played)
        assert told["best"] == codec.plain(judgement.best)
        assert (told["lost"], told["moves"]) == (round(judgement.lost, 2), judgement.moves)
    assert any(each.judgement.lost for each in reviewed)
    for nowhere in (0, opened.total + 1):
        with pytest.raises(Unknown):
            opened.judged(nowhere)
