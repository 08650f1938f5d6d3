"""What waits for its turn is taken only if whoever said it may still be here when that comes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from support.guests import PATIENCE, Guest, HouseOfTests, Refused, Tab, play_to_the_end, tab_to_move
from support.silent_socket import HELLO, Silent, second_device, this_device
from support.slow_writer import Slowly

from retorta.server.storage.people import hashed
from retorta.tables.new_table import new_table


def send_away(house: HouseOfTests, device: Guest) -> None:
    """Let it be known, as a heartbeat of another node would, that a device is nobody's."""
    people = house.registry.people

    def know() -> None:
        people._known[hashed(device.http.cookies["retorta"])] = None
        house.registry._close_strangers()

    house.do(know)


def waiting(house: HouseOfTests, table: str) -> int:
    return len(house.registry.tables[table]._waiting)


def test_a_message_that_waits_on_a_socket_is_not_taken(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab, move = tab_to_move(house)
    phone = second_device(tab.guest)
    socket = Silent(phone, table)
    socket.say(HELLO)
    with monkeypatch.context() as slowly:
        writer = Slowly(house, slowly)
        tab.send(move)
        assert writer.at_work.wait(30)
        socket.say({"type": "chat", "id": "c1", "text": "from a lost phone"})
        assert waiting(house, table) == 1
        send_away(house, phone)
        writer.go_on.set()
        assert tab.answer("m1")
    tab.ask({"type": "chat", "text": "from here"})
    tab.until(lambda: tab.chat)
    assert [line["text"] for line in tab.chat] == ["from here"]


def ask_in_line(
    house: HouseOfTests, patch: pytest.MonkeyPatch, tab: Tab, said: Any, phone: Guest, asked: Any
) -> str:
    """Have *phone* ask for what waits until something *said* is written; return the refusal.

    Before that is written, the phone is sent away.
    """
    table = tab.info["id"]
    refused: list[str] = []

    def ask() -> None:
        what, body = asked
        with pytest.raises(Refused) as why:
            phone.post(f"/api/tables/{table}/{what}", body)
        refused.append(why.value.name)

    with patch.context() as slowly:
        writer = Slowly(house, slowly)
        tab.send(said)
        assert writer.at_work.wait(PATIENCE)
        asking = threading.Thread(target=ask)
        asking.start()
        while waiting(house, table) == 0:
            asking.join(0.01)
        send_away(house, phone)
        writer.go_on.set()
        asking.join(PATIENCE)
    return refused[0]


def test_a_request_that_waits_is_not_taken(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab, move = tab_to_move(house)
    asked = "bot", {"seat": 0, "bot": "random"}
    phone = second_device(tab.guest)
    assert ask_in_line(house, monkeypatch, tab, move, phone, asked) == "sent-away"
    seats = tab.guest.get(f"/api/tables/{table}")["seats"]
    assert [seat["bot"] for seat in seats] == [None] * 3


def test_a_rematch_that_waits_is_not_made(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "random", "random")
    tab = anna.open(table, 0)
    play_to_the_end([tab])
    said = {"type": "chat", "text": "well played"}
    phone = second_device(anna)
    assert ask_in_line(house, monkeypatch, tab, said, phone, ("rematch", None)) == "sent-away"
    assert anna.get(f"/api/tables/{table}")["rematch"] is None


def and_then(do: Callable[..., Any], then: Callable[[], None]) -> Callable[..., Any]:
    """Have something happen while a request waits for what is done in a thread."""

    def done(*given: Any) -> Any:
        found = do(*given)
        then()
        return found

    return done


def test_a_device_that_was_sent_away_meanwhile_makes_no_table(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest("Anna")
    phone = second_device(anna)
    slowly = and_then(new_table, lambda: send_away(house, phone))
    monkeypatch.setattr("retorta.server.registry.new_table", slowly)
    with pytest.raises(Refused, match="sent-away"):
        phone.table("poison", "me", "random", "random")
    assert anna.get("/api/tables")["mine"] == []


def test_a_device_that_was_sent_away_meanwhile_sends_nobody_away(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its owner was quicker: it must not take from them what is theirs."""
    anna = house.guest("Anna")
    phone = second_device(anna)
    people, first = house.registry.people, this_device(anna)
    slowly = and_then(people._devices_of, lambda: send_away(house, phone))
    monkeypatch.setattr(people, "_devices_of", slowly)
    with pytest.raises(Refused, match="sent-away"):
        phone.call("DELETE", f"/api/me/devices/{first}")
    assert anna.get("/api/me") == {"nickname": "Anna"}
