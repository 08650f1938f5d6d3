"""Moves that are taken at once, and everything that may be in their way."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from guests import OPEN, PATIENCE, HouseOfTests, Refused, asked_tab

from retorta.server.storage.gathering import MOST_WAITING


def test_a_burst_is_answered_in_order_and_nothing_is_taken_twice(house: HouseOfTests) -> None:
    table, tab, move = asked_tab(house)
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
    assert house.house.tables[table].kept.number == 1
    assert [line["text"] for line in tab.chat] == ["well played"]


def in_the_loop(house: HouseOfTests, action: Callable[[], None]) -> None:
    """Have the server do something, and wait until it is done."""

    async def act() -> None:
        action()

    loop = house.house.writer._loop
    assert loop is not None
    asyncio.run_coroutine_threadsafe(act(), loop).result(PATIENCE)


class Slowly:
    """A writer that waits to be told before it writes."""

    def __init__(self, house: HouseOfTests, patch: pytest.MonkeyPatch, fault: bool = False) -> None:
        self._commit = house.house.writer._commit
        self._fault = fault
        self.at_work = threading.Event()
        self.go_on = threading.Event()
        patch.setattr(house.house.writer, "_commit", self.commit)

    def commit(self, jobs: Any) -> None:
        self.at_work.set()
        assert self.go_on.wait(PATIENCE)
        if self._fault:
            raise OSError("the disk is full")
        self._commit(jobs)


@pytest.mark.parametrize("fault", [False, True])
def test_nothing_is_answered_before_a_move_that_is_on_its_way(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch, fault: bool
) -> None:
    _, tab, move = asked_tab(house)
    with monkeypatch.context() as slowly:
        writer = Slowly(house, slowly, fault)
        tab.send(move)
        assert writer.at_work.wait(PATIENCE)
        tab.send({"id": "l1", "type": "look", "seat": move["seat"]})
        tab.send({**move, "id": "m2", "seat": 40})
        tab.send({"id": "odd", "type": "nothing"})
        tab.send({"id": "h1", "type": "hello", "seen": 0})
        writer.go_on.set()
        found = [tab.answer_or_refusal() for _ in range(5)]
    assert [answer["id"] for answer in found] == ["m1", "l1", "m2", "odd", "h1"]
    assert found[0].get("error") == ("not-stored" if fault else None)
    assert found[1]["number"] == found[4]["number"] == (0 if fault else 1)


def test_whoever_asks_meanwhile_is_told_nothing_that_is_not_on_the_disk(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab, move = asked_tab(house)
    other, stranger = tab.guest.open(table), house.guest()
    answered: list[dict[str, Any]] = []

    def ask() -> None:
        answered.append(stranger.get(f"/api/tables/{table}/lines?language=en"))

    with monkeypatch.context() as slowly:
        writer = Slowly(house, slowly)
        tab.send(move)
        assert writer.at_work.wait(PATIENCE)
        other.send({"id": "l1", "type": "look", "seat": move["seat"]})
        assert other.answer("l1")["number"] == 0
        asking = threading.Thread(target=ask)
        asking.start()
        asking.join(0.2)
        assert not answered
        writer.go_on.set()
        asking.join(PATIENCE)
    assert [answer["number"] for answer in answered] == [1]


def test_nobody_plays_at_a_table_that_the_house_has_forgotten(house: HouseOfTests) -> None:
    table, tab, move = asked_tab(house)
    old = house.house.tables[table]
    in_the_loop(house, lambda: house.house.forget(old))
    with pytest.raises(Refused, match="not-stored"):
        tab.ask(move)
    with pytest.raises(Refused, match="not-stored"):
        tab.ask({"type": "chat", "text": "hello?"})
    again = tab.guest.open(table)
    assert house.house.tables[table] is not old
    assert again.ask(move)["number"] == 1
    assert old.kept.number == 0
    assert not old.lock.locked()


def test_no_bot_begins_to_think_at_a_table_that_is_forgotten(house: HouseOfTests) -> None:
    # Bots sit down only now: a table at which they play is hardly ever at rest.
    table = house.guest("Anna").table("poison", "me", "hotseat", "hotseat")
    at_hand = house.house.tables[table]
    thought: list[bool] = []

    def consider() -> None:
        for chair in at_hand.kept.chairs:
            chair.bot = "random"
        for forgotten in (False, True):
            at_hand.is_forgotten = forgotten
            at_hand.thinking.clear()
            house.house.thinking.consider(at_hand)
            thought.append(bool(at_hand.thinking))

    in_the_loop(house, consider)
    assert thought == [True, False]


def test_a_refused_move_leaves_the_table_free(house: HouseOfTests) -> None:
    table, tab, move = asked_tab(house)
    for wrong in ({**move["move"], "cauldron": 7}, tab.view["refused"][:1] or "nonsense"):
        with pytest.raises(Refused):
            tab.ask({**move, "id": "wrong", "move": wrong})
    assert not house.house.tables[table].lock.locked()
    assert tab.ask(move)["number"] == 1


def test_whoever_goes_away_has_still_moved(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab, move = asked_tab(house)
    watching = house.guest().open(table)
    with monkeypatch.context() as slowly:
        writer = Slowly(house, slowly)
        tab.send(move)
        assert writer.at_work.wait(PATIENCE)
        tab.close()
        writer.go_on.set()
        watching.settle(1)
    assert not house.house.tables[table].lock.locked()
    assert watching.view["number"] == 1


def test_what_nobody_expected_is_told_and_has_not_happened(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = HouseOfTests(folder)  # its own: the others count faults, and want none

    def broken(*given: object) -> None:
        raise ZeroDivisionError("how the writer works is nobody's business")

    try:
        table, tab, move = asked_tab(house)
        with monkeypatch.context() as fault:
            fault.setattr(house.house.writer, "put", broken)
            with pytest.raises(Refused, match="unexpected") as caught:
                tab.ask(move)
            assert "business" not in str(caught.value.answer)
        assert house.house.metrics.failures == 1
        again = tab.guest.open(table)
        again.settle(0)
        assert again.view["number"] == 0
        assert again.ask(move)["number"] == 1
    finally:
        OPEN.close()
        house.stop()


def test_a_move_that_the_writer_has_no_room_for_has_not_happened(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab, move = asked_tab(house)
    watching = house.guest().open(table)
    with monkeypatch.context() as full:
        full.setattr(house.house.writer, "_waiting", MOST_WAITING)
        with pytest.raises(Refused, match="not-stored"):
            tab.ask(move)
    watching.settle(0)
    assert watching.view["number"] == 0
    assert tab.ask(move)["number"] == 1
    watching.settle(1)
