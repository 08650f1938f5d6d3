"""Moves that are taken at once, and everything that may be in their way."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from guests import PATIENCE, HouseOfTests, Refused, Tab

from retorta.server.storage.writer import MOST_WAITING


def asked_tab(house: HouseOfTests) -> tuple[str, Tab, dict[str, Any]]:
    """Return a table, a tab whose turn it is, and a move it may make."""
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab = anna.open(table)
    tab.settle(0)
    (seat,) = tab.view["deciders"]
    tab.ask({"type": "look", "seat": seat})
    tab.until(lambda: tab.is_asked)
    move = {"id": "m1", "type": "move", "seat": seat, "move": tab.view["asked"][0]["move"]}
    return table, tab, move


def answers(tab: Tab, count: int) -> list[tuple[str | None, str]]:
    """Return the next answers: to which message, and what."""
    found: list[tuple[str | None, str]] = []
    while len(found) < count:
        message = tab.next()
        if message["type"] in ("ok", "refused"):
            found.append((message["id"], message.get("error", "ok")))
    return found


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
    assert answers(tab, 8) == [
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
    writer = house.house.writer
    commit, gone, at_work = writer._commit, threading.Event(), threading.Event()

    def slow(jobs: Any) -> None:
        at_work.set()
        assert gone.wait(PATIENCE)
        commit(jobs)

    with monkeypatch.context() as slowly:
        slowly.setattr(writer, "_commit", slow)
        tab.send(move)
        assert at_work.wait(PATIENCE)
        tab.close()
        gone.set()
        watching.settle(1)
    assert not house.house.tables[table].lock.locked()
    assert watching.view["number"] == 1


def test_what_nobody_expected_is_told_and_has_not_happened(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab, move = asked_tab(house)

    def broken(*given: object) -> None:
        raise ZeroDivisionError("how the writer works is nobody's business")

    with monkeypatch.context() as fault:
        fault.setattr(house.house.writer, "put", broken)
        with pytest.raises(Refused, match="unexpected") as caught:
            tab.ask(move)
        assert "business" not in str(caught.value.answer)
    again = tab.guest.open(table)
    again.settle(0)
    assert again.view["number"] == 0
    assert again.ask(move)["number"] == 1


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
