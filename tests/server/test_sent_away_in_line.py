"""What waits for its turn is taken only if whoever said it may still be here when that comes."""

from __future__ import annotations

import threading

import pytest
from support.guests import Guest, HouseOfTests, Refused, tab_to_move
from support.silent_socket import HELLO, Silent, second_device
from support.slow_writer import Slowly

from retorta.server.storage.people import hashed


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


def test_a_request_that_waits_is_not_taken(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab, move = tab_to_move(house)
    phone = second_device(tab.guest)
    refused: list[str] = []

    def let_a_bot_play() -> None:
        with pytest.raises(Refused) as why:
            phone.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})
        refused.append(why.value.name)

    with monkeypatch.context() as slowly:
        writer = Slowly(house, slowly)
        tab.send(move)
        assert writer.at_work.wait(30)
        asking = threading.Thread(target=let_a_bot_play)
        asking.start()
        while waiting(house, table) == 0:
            asking.join(0.01)
        send_away(house, phone)
        writer.go_on.set()
        asking.join(30)
    assert refused == ["sent-away"]
    seats = tab.guest.get(f"/api/tables/{table}")["seats"]
    assert [seat["bot"] for seat in seats] == [None] * 3
