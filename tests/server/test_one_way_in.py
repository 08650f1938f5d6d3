"""Messages to a table come in one way, in order, and everything that may be in theirs."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest
from support.guests import OPEN, PATIENCE, HouseOfTests, Refused, tab_to_move
from support.raw_socket import RawSocket
from support.slow_writer import Slowly

from retorta.server.sockets.session import PILE
from retorta.server.storage.writer import MOST_WAITING
from retorta.tables.changes import Request
from retorta.tables.messages import WIRE
from retorta.tables.table import Table


def test_a_burst_is_answered_in_order_and_nothing_is_taken_twice(house: HouseOfTests) -> None:
    table, tab, move = tab_to_move(house)
    seat = move["seat"]
    for message in (
        move,
        move,
        {"id": "c1", "type": "chat", "text": "well played"},
        {**move, "id": "m2"},
        {"id": "l1", "type": "look", "seat": (seat + 1) % 3},
        {**move, "id": "m3", "seat": 40},
        {"id": "odd", "type": "nothing"},
        move,
    ):
        tab.send(message)
    answers = [tab.answer_or_refusal() for _ in range(8)]
    assert [(answer["id"], answer.get("error", "ok")) for answer in answers] == [
        ("m1", "ok"),
        ("m1", "ok"),
        ("c1", "ok"),
        ("m2", "not-your-turn"),
        ("l1", "ok"),
        ("m3", "seat-number"),
        ("odd", "message-shape"),
        ("m1", "ok"),
    ]
    assert house.registry.tables[table].table.number == 1
    assert [line["text"] for line in tab.chat] == ["well played"]


@pytest.mark.parametrize("fault", [False, True])
def test_nothing_is_answered_before_a_move_that_is_on_its_way(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch, fault: bool
) -> None:
    _, tab, move = tab_to_move(house)
    with monkeypatch.context() as slowly:
        writer = Slowly(house, slowly, fault)
        tab.send(move)
        assert writer.at_work.wait(PATIENCE)
        tab.send({"id": "l1", "type": "look", "seat": move["seat"]})
        tab.send({**move, "id": "m2", "seat": 40})
        tab.send({"id": "odd", "type": "nothing"})
        tab.socket.send(b"binary")
        tab.send({"id": "h1", "type": "hello", "wire": WIRE, "seen": 0})
        writer.go_on.set()
        found = [tab.answer_or_refusal() for _ in range(6)]
    assert [answer["id"] for answer in found] == ["m1", "l1", "m2", "odd", None, "h1"]
    assert found[0].get("error") == ("not-stored" if fault else None)
    assert found[1]["number"] == found[5]["number"] == (0 if fault else 1)


@pytest.mark.parametrize("nonsense", [False, True])
def test_whoever_sends_a_heap_is_answered_in_order_and_holds_nobody_else_up(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch, nonsense: bool
) -> None:
    """Only a few of one client's messages wait at the table; the rest waits in its own socket."""
    table, tab, move = tab_to_move(house)
    other = house.guest("Olga").open(table)
    mailbox = house.registry.tables[table]
    with monkeypatch.context() as slowly:
        writer = Slowly(house, slowly)
        tab.send(move)
        assert writer.at_work.wait(PATIENCE)
        heap = [f"h{number}" for number in range(60)]
        for id in heap:
            tab.send({"id": id, "type": "nothing" if nonsense else "chat", "text": id})
        end = time.monotonic() + PATIENCE
        while len(mailbox._waiting) < PILE - 1:
            assert time.monotonic() < end
            time.sleep(0.01)
        other.send({"id": "mine", "type": "chat", "text": "May I, too?"})
        while len(mailbox._waiting) < PILE:
            assert time.monotonic() < end
            time.sleep(0.01)
        writer.go_on.set()
        answered = [tab.answer_or_refusal()["id"] for _ in range(61)]
        assert other.answer("mine")
    assert answered == ["m1", *heap]
    tab.until(lambda: len(tab.chat) == (1 if nonsense else 61))
    said = [line["text"] for line in tab.chat]
    assert said.index("May I, too?") <= (0 if nonsense else PILE)
    assert [text for text in said if text in heap] == ([] if nonsense else heap)


def test_whoever_asks_meanwhile_is_told_nothing_that_is_not_on_the_disk(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told at once is the last that was shown; whatever else is asked waits in turn."""
    table, tab, move = tab_to_move(house)
    other, stranger = tab.guest.open(table, seat=(move["seat"] + 1) % 3), house.guest()
    other.settle(0)
    answered: list[dict[str, Any]] = []

    def ask() -> None:
        answered.append(stranger.get(f"/api/tables/{table}/lines?language=en"))

    with monkeypatch.context() as slowly:
        writer = Slowly(house, slowly)
        tab.send(move)
        assert writer.at_work.wait(PATIENCE)
        heard = len(other.frames)
        other.send({"id": "l1", "type": "look", "seat": move["seat"]})
        asking = threading.Thread(target=ask)
        asking.start()
        asking.join(0.2)
        assert not answered
        told = stranger.get(f"/api/tables/{table}")
        assert told["number"] == 0
        assert told["changed"] == tab.info["changed"]
        with pytest.raises(TimeoutError):
            other.next(timeout=0.1)
        assert len(other.frames) == heard
        writer.go_on.set()
        asking.join(PATIENCE)
    assert other.answer("l1")["number"] == 1
    assert [answer["number"] for answer in answered] == [1]


def test_nobody_plays_at_a_table_that_the_house_has_forgotten(house: HouseOfTests) -> None:
    table, tab, move = tab_to_move(house)
    old = house.registry.tables[table]
    house.do(lambda: house.registry.forget(old))
    with pytest.raises(Refused, match="not-stored"):
        tab.ask(move)
    with pytest.raises(Refused, match="not-stored"):
        tab.ask({"type": "chat", "text": "hello?"})
    again = tab.guest.open(table)
    assert house.registry.tables[table] is not old
    assert again.ask(move)["number"] == 1
    assert old.table.number == 0
    assert old.is_idle


def test_whoever_says_hello_to_a_table_that_was_forgotten_meanwhile_comes_back(
    house: HouseOfTests,
) -> None:
    table, tab, _ = tab_to_move(house)
    early = RawSocket(tab.guest, table)
    early.shake_hands()
    old = house.registry.tables[table]
    # It has been found by now, or is found anew: whoever is shaken hands with asks for it next.
    tab.ask({"type": "chat", "text": "just a moment"})
    house.do(lambda: house.registry.forget(old))
    early.say({"id": "h", "type": "hello", "wire": WIRE, "seen": -1})
    assert early.closing_code() == 1012
    again = RawSocket(tab.guest, table)
    again.hello()


def test_no_bot_begins_to_think_at_a_table_that_is_forgotten(house: HouseOfTests) -> None:
    # At hot seats: a table at which bots play is hardly ever at rest.
    table = house.guest("Anna").table("poison", "me", "hotseat", "hotseat")
    mailbox = house.registry.tables[table]
    (decider,) = mailbox.table.deciders
    thought: list[bool] = []

    def consider() -> None:
        for forgotten in (False, True):
            mailbox.is_forgotten = forgotten
            before = len(house.registry.bot_turns._tasks)
            house.registry.think(mailbox, Request(0, decider, "random", 0))
            thought.append(len(house.registry.bot_turns._tasks) > before)
        mailbox.is_forgotten = False

    house.do(consider)
    assert thought == [True, False]


def test_a_refused_move_leaves_the_table_free(house: HouseOfTests) -> None:
    table, tab, move = tab_to_move(house)
    for wrong in ({**move["move"], "cauldron": 7}, tab.view["refused"][:1] or "nonsense"):
        with pytest.raises(Refused):
            tab.ask({**move, "id": "wrong", "move": wrong})
    assert house.registry.tables[table].is_idle
    assert tab.ask(move)["number"] == 1


def test_whoever_goes_away_has_still_moved(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab, move = tab_to_move(house)
    watching = house.guest().open(table)
    with monkeypatch.context() as slowly:
        writer = Slowly(house, slowly)
        tab.send(move)
        assert writer.at_work.wait(PATIENCE)
        tab.close()
        writer.go_on.set()
        watching.settle(1)
    assert house.registry.tables[table].is_idle
    assert watching.view["number"] == 1


@pytest.mark.parametrize(
    ("place", "error"), [("take", "unexpected"), ("put", "not-stored")], ids=["taking", "writing"]
)
def test_what_nobody_expected_is_told_and_has_not_happened(
    folder: Path, monkeypatch: pytest.MonkeyPatch, place: str, error: str
) -> None:
    # Its own: the others count faults, and want none. It does not sweep, or that would fail too.
    house = HouseOfTests(folder, sweep=3600.0)

    put = house.registry.writer.put

    def broken(rows: Any, told: Any) -> None:
        if not rows:  # whether the content is still the same is asked now and then
            return put(rows, told)
        raise ZeroDivisionError("how the writer works is nobody's business")

    try:
        table, tab, move = tab_to_move(house)
        mailbox = house.registry.tables[table]
        with monkeypatch.context() as fault:
            if place == "take":
                fault.setattr(mailbox, "table", Broken(mailbox.table))
            else:
                fault.setattr(house.registry.writer, "put", broken)
            with pytest.raises(Refused, match=error) as caught:
                tab.ask(move)
            assert "business" not in str(caught.value.answer)
        assert house.registry.metrics.failures == 1
        again = tab.guest.open(table)
        again.settle(0)
        assert again.view["number"] == 0
        assert again.ask(move)["number"] == 1
    finally:
        OPEN.close()
        house.stop()


class Broken:
    """A table that plays a move, and falls over it."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def take(self, *given: Any) -> None:
        self._table.take(*given)
        raise ZeroDivisionError("how a table works is nobody's business")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._table, name)


def test_a_move_that_the_writer_has_no_room_for_has_not_happened(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab, move = tab_to_move(house)
    watching = house.guest().open(table)
    with monkeypatch.context() as full:
        # Far more than enough: what is being written just now may still be taken off it.
        full.setattr(house.registry.writer, "_waiting", 2 * MOST_WAITING)
        with pytest.raises(Refused, match="not-stored"):
            tab.ask(move)
    watching.settle(0)
    assert watching.view["number"] == 0
    assert tab.ask(move)["number"] == 1
    watching.settle(1)
