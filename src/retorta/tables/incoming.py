"""Reads what a client sends, the same way on every host."""

from __future__ import annotations

from typing import Final

from retorta.core import codec, reading
from retorta.core.errors import TableError, Unreadable
from retorta.tables.messages import LONGEST_MESSAGE, ClientMessage
from retorta.tables.refusals import TooBig

MOST_SEATS: Final = 64
"""More than any game has: what is above names no seat."""
LONGEST_NUMBER: Final = 9
"""Digits of a number of a line of play."""


def read(text: str) -> object:
    """Return what a frame holds, as JSON data, or why it holds none."""
    if len(text) > LONGEST_MESSAGE:
        return TooBig("message-too-big", most=LONGEST_MESSAGE >> 10)
    try:
        return codec.loads(text)
    except Unreadable:
        return Unreadable("message-shape")


def id_in(written: object) -> str | None:
    """Return the id of a message, so that even a garbled one is answered by name."""
    id = written.get("id") if isinstance(written, dict) else None
    return id if isinstance(id, str) and 1 <= len(id) <= 64 else None


def message(written: object) -> ClientMessage:
    """Return the message that JSON data is, or refuse it."""
    try:
        said: ClientMessage = reading.read(ClientMessage, written)
    except Unreadable:
        raise Unreadable("message-shape") from None
    return said


def seat_in(written: str | None) -> int | None:
    """Return the seat behind the question mark of an address, if one is named."""
    if written is None:
        return None
    if not written.isdecimal() or len(written) > 2 or int(written) >= MOST_SEATS:
        raise TableError("request-shape")
    return int(written)


def seat_chosen(written: str) -> int | None:
    """Return the seat that a socket is opened for, if one is named; it need not be anybody's."""
    return int(written) if written.isdecimal() and len(written) <= 2 else None


def number_in(written: str) -> int:
    """Return the number of a line of play that an address names."""
    if not written.isdecimal() or len(written) > LONGEST_NUMBER:
        raise TableError("request-shape")
    return int(written)
