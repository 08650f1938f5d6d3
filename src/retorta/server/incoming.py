"""What a client sends, cut into frames; texts in one frame are read at once.

Nearly everything that players send is such a text, and to read it here takes a fraction of
what the library's parser needs. All other frames are left to the library as they are,
but always whole: so both know where a frame begins.
"""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
"""The first byte of a text in one frame."""
LAST: Final = 0x80
OPCODE: Final = 0x0F
CONTROL: Final = 0x08
"""Opcodes from here on are pings, pongs and goodbyes, which may come between the pieces."""
MASKED: Final = 0x80
SIZE: Final = 0x7F
SIZE_IN_TWO_BYTES: Final = 126
SIZE_IN_EIGHT_BYTES: Final = 127
MASK: Final = 4
"""Bytes of a mask."""


class Incoming:
    """What has come on one socket and is not yet a whole frame."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._rest = b""
        self._in_pieces = False
        """Whether a message has begun whose last frame is still to come."""
        self._given_up = False
        """Whether a frame was too long: the library says so, and closes."""

    def read(self, data: bytes) -> list[str | bytes]:
        """Return what is whole by now: texts as they were meant, other frames as they are."""
        if self._given_up:
            return [data]
        if self._rest:
            data = self._rest + data
        found: list[str | bytes] = []
        first = 0
        while first < len(data):
            length = _length(data, first)
            if length > self._longest:
                self._given_up = True
                found.append(data[first:])
                return found
            if length == 0 or first + length > len(data):
                break
            found.append(self._read(data[first : first + length]))
            first += length
        self._rest = data[first:]
        return found

    def _read(self, frame: bytes) -> str | bytes:
        is_text = frame[0] == TEXT and frame[1] & MASKED and not self._in_pieces
        if frame[0] & OPCODE < CONTROL:
            self._in_pieces = not frame[0] & LAST
        if is_text:
            try:
                return _unmasked(frame).decode()
            except UnicodeDecodeError:
                pass  # the library knows how to say goodbye
        return frame


def _length(data: bytes, first: int) -> int:
    """Return how long the frame is that begins at *first*; 0 when too little is there to tell."""
    if len(data) < first + 2:
        return 0
    size = data[first + 1] & SIZE
    head = 2 + (MASK if data[first + 1] & MASKED else 0)
    wide = _width(size)
    if not wide:
        return head + size
    if len(data) < first + 2 + wide:
        return 0
    return head + wide + int.from_bytes(data[first + 2 : first + 2 + wide], "big")


def _width(size: int) -> int:
    """Return in how many more bytes a size is written that does not fit where it belongs."""
    if size == SIZE_IN_TWO_BYTES:
        return 2
    return 8 if size == SIZE_IN_EIGHT_BYTES else 0


def _unmasked(frame: bytes) -> bytes:
    """Return what a masked frame holds."""
    begin = 2 + _width(frame[1] & SIZE) + MASK
    size = len(frame) - begin
    mask = (frame[begin - MASK : begin] * (size // MASK + 1))[:size]
    bare = int.from_bytes(frame[begin:], "little") ^ int.from_bytes(mask, "little")
    return bare.to_bytes(size, "little")
