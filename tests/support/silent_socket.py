"""A socket that says nothing by itself, not even hello; and what people do with devices."""

from __future__ import annotations

import json
from typing import Any

from support.guests import OPEN, PATIENCE, Guest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from retorta.tables.messages import WIRE

HELLO = {"type": "hello", "id": "h", "wire": WIRE, "seen": -1}


class Silent:
    """One socket of a guest."""

    def __init__(self, guest: Guest, table: str, seat: int | None = None) -> None:
        self.guest = guest
        self.frames: list[dict[str, Any]] = []
        """All that came."""
        query = "" if seat is None else f"?seat={seat}"
        self.socket = OPEN.enter_context(
            connect(
                f"{guest.origin.replace('http', 'ws', 1)}/ws/tables/{table}{query}",
                additional_headers={"Cookie": guest.cookie()},
                origin=Origin(guest.origin),
                compression=None,
                open_timeout=PATIENCE,
                close_timeout=0.2,
                # Bots may say much while nobody reads; a full queue would hold pongs back, too.
                max_queue=None,
            )
        )

    def say(self, *messages: dict[str, Any]) -> list[dict[str, Any]]:
        """Say something; return all that comes until the server has answered, or has closed."""
        begun = len(self.frames)
        try:
            for message in messages:
                self.socket.send(json.dumps(message))
        except ConnectionClosed:
            pass
        self.settle()
        return self.frames[begun:]

    def settle(self) -> bool:
        """Read all that was sent so far; whether the socket is still open."""
        try:
            # A pong comes after everything that was sent before it. What a message brings may
            # be sent a moment later, when it is written.
            for _ in range(2):
                assert self.socket.ping(ack_on_close=True).wait(PATIENCE), "no pong came"
            while True:
                self.frames.append(json.loads(self.socket.recv(0)))
        except TimeoutError:
            return True
        except ConnectionClosed:
            return False

    def closing_code(self) -> int:
        """Wait until the server closes it; return the code."""
        try:
            while True:
                self.frames.append(json.loads(self.socket.recv(PATIENCE)))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def second_device(guest: Guest) -> Guest:
    """Return another device of the same person."""
    phone = Guest(guest.port)
    claim(phone, new_link(guest))
    return phone


def new_link(guest: Guest) -> str:
    """Return a link that makes another device the same person's."""
    return str(guest.post("/api/me/link")["url"])


def claim(device: Guest, link: str) -> None:
    """Make *device* the person's who made *link*."""
    device.post(f"/api{link}")


def this_device(guest: Guest) -> str:
    """Return what a device is called by those who may send it away."""
    (found,) = [it["id"] for it in guest.get("/api/me/devices") if it["this"]]
    return str(found)


def revoke(guest: Guest, other: Guest) -> None:
    """Have *guest* send *other* away, a device of the same person."""
    guest.call("DELETE", f"/api/me/devices/{this_device(other)}")


def owns(frames: list[dict[str, Any]]) -> list[Any]:
    """Return whatever somebody was shown that is one seat's own."""
    return [it["own"] for it in frames if it["type"] == "view" and it["own"] is not None]
