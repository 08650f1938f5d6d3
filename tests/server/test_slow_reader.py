"""A client that stops reading holds nobody up, and is let go."""

from __future__ import annotations

import socket
import time
from pathlib import Path

from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, Tab

from retorta.tables.messages import WIRE

SMALL = 8192


def small_pipes() -> socket.socket:
    """Return a listener whose sockets hold little, so that a slow reader is noticed soon."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    return listener


def stuck(guest: Guest, table: str) -> socket.socket:
    """Open a socket, say hello, and never read."""
    raw = OPEN.enter_context(socket.socket())
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    raw.connect(("127.0.0.1", guest.port))
    raw.sendall(
        f"GET /ws/tables/{table}?seat=0 HTTP/1.1\r\nHost: 127.0.0.1:{guest.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\nCookie: {guest.cookie()}\r\n\r\n".encode()
    )
    hello = b'{"id":"h","type":"hello","wire":%d,"seen":-1}' % WIRE
    raw.sendall(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
    return raw


def test_a_slow_reader_does_not_stall_its_table(folder: Path) -> None:
    house = HouseOfTests(folder, small_pipes(), send_limit=2.0)
    try:
        anna = house.guest("Anna")
        table = anna.table("poison", "me", "hotseat", "hotseat", "hotseat", "hotseat", "hotseat")
        tab = anna.open(table)
        silent = stuck(anna, table)
        at_hand = house.registry.tables[table]
        end = time.monotonic() + PATIENCE
        while house.registry.metrics.too_slow == 0 and time.monotonic() < end:
            if tab.is_over:
                tab.ask({"type": "hello", "wire": WIRE, "seen": -1})
            else:
                play_one(tab)
        assert house.registry.metrics.too_slow == 1
        assert tab.view["number"] > 30, "the others played on meanwhile"
        while len(at_hand.watchers) > 1 and time.monotonic() < end:
            tab.ask({"type": "hello", "wire": WIRE, "seen": -1})
        assert len(at_hand.watchers) == 1, "the silent one is gone"
        tab.ask({"type": "chat", "text": "all the better"})
        silent.close()
    finally:
        OPEN.close()
        house.stop()


def play_one(tab: Tab) -> None:
    tab.settle(0)
    (seat,) = tab.view["deciders"]
    if tab.view["seat"] != seat:
        tab.ask({"type": "look", "seat": seat})
        tab.until(lambda: tab.view["seat"] == seat)
    tab.move()
