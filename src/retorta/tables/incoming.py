"""Reading what a client sends, the same way on every host."""

from __future__ import annotations

from typing import Final

from retorta.core import codec, reading
from retorta.core.errors import TableError, Unreadable
from retorta.tables.messages import LONGEST_MESSAGE, ClientMessage
from retorta.tables.refusals import TooBig

MOST_SEATS: Final = 64
"""More than any game has; a higher number is not a seat."""
LONGEST_NUMBER: Final = 9
"""The most digits of a line number."""


def read(text: str) -> object:
    """Return the JSON data of a frame, or the reason why it has none."""
    if len(text) > LONGEST_MESSAGE:
        return TooBig("message-too-big", most=LONGEST_MESSAGE >> 10)
    try:
        return codec.loads(text)
    except Unreadable:
        return Unreadable("message-shape")


def id_in(written: object) -> str | None:
    """Return the id of a message, so that the refusal of a malformed one can name it."""
    id = written.get("id") if isinstance(written, dict) else None
    return id if isinstance(id, str) and 1 <= len(id) <= 64 else None


def message(written: object) -> ClientMessage:
    """Return the message in JSON data, or refuse it."""
    try:
        said: ClientMessage = reading.read(ClientMessage, written)
    except Unreadable:
        raise Unreadable("message-shape") from None
    return said


def seat_in(written: str | None) -> int | None:
    """Return the seat in the query of an address, if there is one."""
    if written is None:
        return None
    if not written.isdecimal() or len(written) > 2 or int(written) >= MOST_SEATS:
        raise TableError("request-shape")
    return int(written)


def seat_chosen(written: str) -> int | None:
    """Return the seat for which a socket is opened, if one is named; it may not exist."""
    return int(written) if written.isdecimal() and len(written) <= 2 else None


def number_in(written: str) -> int:
    """Return the line number in an address."""
    if not written.isdecimal() or len(written) > LONGEST_NUMBER:
        raise TableError("request-shape")
    return int(written)
