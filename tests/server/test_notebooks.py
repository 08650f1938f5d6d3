"""The notebook over the wire: on the disk before it is acknowledged, and its owner's alone."""

from __future__ import annotations

import asyncio
import json
import uuid
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, Refused, Tab

from retorta.core import codec
from retorta.tables.changes import Sender
from retorta.tables.messages import WIRE, MoveMade
from retorta.tables.notebooks import MOST_WRITTEN

MARK = {"ingredient": "toad", "formula": "green-minus", "sign": "cross"}
CELL = 2 * 8 + 2
SECRET = "жаба is what Boris wants"


def jot(tab: Tab, written: Any, seat: int = 0, **more: Any) -> int:
    number: int = tab.ask({"type": "jot", "seat": seat, "written": written, **more})["number"]
    return number


def two_at_a_table(house: HouseOfTests) -> tuple[str, Tab, Tab, Tab]:
    """Return a table, and tabs of Anna (0), Boris (1) and an onlooker."""
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("alchemists", "me", "friend")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    tabs = (anna.open(table), boris.open(table), house.guest("Olga").open(table))
    for tab in tabs:
        tab.settle(0)
    return (table, *tabs)


def test_only_its_owner_notices(house: HouseOfTests) -> None:
    table, anna, boris, onlooker = two_at_a_table(house)
    before = anna.guest.get(f"/api/tables/{table}")
    boris.until(lambda: boris.frames[-1].startswith('{"type":"tells"'))  # a moment after its view
    heard = {tab: len(tab.frames) for tab in (boris, onlooker)}
    assert jot(anna, MARK) == 0
    assert jot(anna, {"text": SECRET}) == 0
    anna.until(lambda: anna.view["own"]["note"])
    assert anna.view["own"]["marks"][CELL] == "x"
    assert anna.view["own"]["note"] == SECRET
    assert anna.view["number"] == 0
    assert anna.guest.get(f"/api/tables/{table}") == before
    # Frames come in order: had the others been sent anything, it would come before this.
    for tab in (boris, onlooker):
        tab.ask({"type": "hello", "wire": WIRE, "seen": 0})
        last = "tells" if tab is boris else "view"  # who must decide is told of it after the view
        tab.until(
            lambda tab=tab, last=last: tab.frames[-1].startswith(f'{{"type":"{last}"')  # type: ignore[misc]
        )
        new = [json.loads(frame)["type"] for frame in tab.frames[heard[tab] :]]
        brought = {"chat", "ok", "table", "view", last}
        assert sorted(new) == sorted(brought), "what hello brings, and no more"
        assert SECRET not in "".join(tab.frames)
        assert json.dumps(SECRET)[1:-1] not in "".join(tab.frames)
    assert boris.view["own"]["marks"] == "." * 64
    assert onlooker.view["own"] is None
    other = anna.guest.open(table)
    other.settle(0)
    assert other.view["own"]["note"] == SECRET


def test_a_jotting_is_taken_once_and_asks_for_no_turn(house: HouseOfTests) -> None:
    table, anna, boris, _ = two_at_a_table(house)
    for tab, seat in ((anna, 0), (boris, 1)):
        jot(tab, {"text": "first"}, seat, id="one")
        jot(tab, {"text": "second"}, seat, id="two")
        jot(tab, {"text": "first"}, seat, id="one")
        tab.until(lambda tab=tab: tab.view["own"]["note"] == "second")  # type: ignore[misc]
    state = house.registry.tables[table].table.saved.match.state  # type: ignore[union-attr]
    assert [lab.note for lab in state.labs] == ["second", "second"]


BAD: list[tuple[Any, str]] = [
    ({}, "wrong-shape"),
    ({"text": 3}, "wrong-shape"),
    ({**MARK, "sign": "smear"}, "wrong-shape"),
    ({**MARK, "seat": 1}, "wrong-shape"),
    ({"text": "x" * 2001}, "alchemists-note-long"),
    ([], "message-shape"),
    (None, "message-shape"),
    ("x", "message-shape"),
]


def test_bad_jottings_are_refused_and_change_nothing(house: HouseOfTests) -> None:
    table, anna, boris, onlooker = two_at_a_table(house)
    for written, error in BAD:
        with pytest.raises(Refused, match=error):
            jot(anna, written)
    with pytest.raises(Refused, match="not-your-seat"):
        jot(boris, MARK, 0)
    with pytest.raises(Refused, match="not-your-seat"):
        jot(onlooker, MARK, 0)
    with pytest.raises(Refused, match="seat-number"):
        jot(anna, MARK, 9)
    anna.socket.send(json.dumps({"id": "b", "type": "jot", "written": {"text": "x" * 20_000}}))
    with pytest.raises(Refused, match="message-too-big"):
        anna.answer(None)
    guest = anna.guest
    waiting = guest.open(guest.table("alchemists", "me", "friend"))
    with pytest.raises(Refused, match="table-waiting"):
        jot(waiting, MARK)
    poison = guest.open(guest.table("poison", "me", "random", "random"))
    with pytest.raises(Refused, match="no-notebook"):
        jot(poison, MARK)
    match = house.registry.tables[table].table.saved.match
    assert match is not None
    assert {lab.marks for lab in match.state.labs} == {b"." * 64}
    assert match.entries == []
    assert house.registry.metrics.failures == 0


def test_a_notebook_can_be_full(house: HouseOfTests) -> None:
    _, anna, boris, _ = two_at_a_table(house)
    long = {"text": "ю" * 2000}
    fits = MOST_WRITTEN // len(codec.dumps(long))
    sent = [anna.send({"type": "jot", "seat": 0, "written": long}) for _ in range(fits)]
    for id in sent:
        anna.answer(id)
    with pytest.raises(Refused, match="notebook-full"):
        jot(anna, long)
    jot(boris, MARK, 1)


def test_what_cannot_be_written_is_not_in_the_notebook(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, _, _ = two_at_a_table(house)

    def full(jobs: object) -> None:
        raise OSError

    with monkeypatch.context() as broken:
        broken.setattr(house.registry.writer, "_commit", full)
        with pytest.raises(Refused, match="not-stored"):
            jot(anna, MARK, id="m")
    assert marks_of(house, table, 0) == b"." * 64
    jot(anna, MARK, id="m")
    assert marks_of(house, table, 0)[CELL] == ord("x")


def marks_of(house: HouseOfTests, table: str, seat: int) -> bytes:
    """Return the marks of a seat as they stand in the game itself."""
    match = house.registry.tables[table].table.saved.match
    assert match is not None
    marks: bytes = match.state.labs[seat].marks
    return marks


def test_after_a_restart_and_in_the_owners_record(folder: Path) -> None:
    house = HouseOfTests(folder)
    anna, boris = house.guest("Anna"), house.guest("Boris")
    tokens = [guest.http.cookies["retorta"] for guest in (anna, boris)]
    table = anna.table("alchemists", "me", "friend")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    tabs = [anna.open(table), boris.open(table)]
    jot(tabs[0], {"text": SECRET}, 0, id="a")
    jot(tabs[1], {"text": "Boris's own"}, 1)
    OPEN.close()
    house.stop()

    house = HouseOfTests(folder)
    try:
        guests = [Guest(house.port, token=token) for token in tokens]
        tabs = [guest.open(table) for guest in guests]
        for tab, note in zip(tabs, (SECRET, "Boris's own"), strict=True):
            tab.settle(0)
            assert tab.view["own"]["note"] == note
        jot(tabs[0], {"text": "sent again"}, 0, id="a")
        play_out(house, table)
        for tab in tabs:
            tab.until(lambda tab=tab: tab.is_over)  # type: ignore[misc]
        jot_after_the_end(tabs[0])
        onlooker = house.guest()
        for path in (f"/api/tables/{table}/record", f"/api/replays/{table}/record"):
            records = [guest.http.get(path).text for guest in (*guests, onlooker)]
            written = [[line for line in it.splitlines() if '"jot"' in line] for it in records]
            assert [len(lines) for lines in written] == [1, 1, 0]
            assert SECRET in written[0][0]
            assert "Boris's own" in written[1][0]
        total = onlooker.get(f"/api/replays/{table}")["total"]
        assert total == tabs[0].view["number"]
        for seat in (0, 1):
            moment = onlooker.get(f"/api/replays/{table}/moments/{total}?seat={seat}")
            assert moment["own"]["note"] == ""
        brought = guests[0].http.post("/api/records", content=records[0].encode()).json()["id"]
        assert onlooker.get(f"/api/replays/{brought}")["total"] == total
        assert '"jot"' not in guests[0].http.get(f"/api/replays/{brought}/record").text
        assert onlooker.post(f"/api/replays/{brought}/verify")["promised"]
    finally:
        OPEN.close()
        house.stop()


def play_out(house: HouseOfTests, table: str) -> None:
    """Play a game to its end inside the server, where it is quickest."""
    at_hand = house.registry.tables[table]
    loop = house.registry.writer._loop
    assert loop is not None

    async def play() -> None:
        while at_hand.table.deciders:
            seat = at_hand.table.deciders[0]
            match = at_hand.table.saved.match
            assert match is not None
            message = MoveMade(uuid.uuid4().hex, seat, codec.plain(match.legal_moves(seat)[0]))
            owner = Sender(at_hand.table.saved.chairs[seat].person or "")
            await at_hand.ask(partial(at_hand.table.take, owner, message))

    asyncio.run_coroutine_threadsafe(play(), loop).result(PATIENCE)


def jot_after_the_end(tab: Tab) -> None:
    with pytest.raises(Refused, match="table-over"):
        jot(tab, MARK)
