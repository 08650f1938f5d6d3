"""A socket on which a client's frames are masked, as RFC 6455 demands; others close it.

The library reads both. Masks keep what a page sends from being taken for something else on its
way, so a client that leaves them out is none of a browser's, and is sent away with 1002.
"""

from __future__ import annotations

from typing import Any, Final

from aiohttp import WebSocketError, WSCloseCode, web
from aiohttp.http import WebSocketWriter

MASKED: Final = 0x80
LENGTH: Final = 0x7F
LONGER: Final = {126: 2, 127: 8}
"""Bytes that tell the length, where seven bits do not."""
MASK: Final = 4
HEAD: Final = 2


class MaskedSocket(web.WebSocketResponse):
    """The library's socket, with one more demand on what comes in."""

    def _post_start(
        self, request: web.BaseRequest, protocol: str | None, writer: WebSocketWriter
    ) -> None:
        line: Any = request.protocol
        # What came together with the request is looked at like all the rest.
        early, line._message_tail = line._message_tail, b""
        super()._post_start(request, protocol, writer)
        line._payload_parser = masked = _Masked(line._payload_parser, self._reader)
        if early:
            masked.feed_data(early)


class _Masked:
    """Stands before the library's reader, and knows where each frame begins."""

    def __init__(self, reader: Any, queue: Any) -> None:
        self._reader = reader
        self._queue = queue
        self._head = b""
        """Of the next frame, as far as it has come."""
        self._skipped = 0
        """Bytes until the next frame begins."""

    def feed_eof(self) -> None:
        self._reader.feed_eof()

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Hand on what came; return whether it was the end of all talk, and what is left."""
        if self._is_masked(data):
            fed: tuple[bool, bytes] = self._reader.feed_data(data)
            return fed
        problem = WebSocketError(WSCloseCode.PROTOCOL_ERROR, "a frame was not masked")
        self._queue.set_exception(problem)
        return True, b""

    def _is_masked(self, data: bytes) -> bool:
        """Whether every frame that begins in *data* is masked."""
        place, end = self._skipped, len(data)
        while place < end:
            came = data[place : place + _length_of(self._head) - len(self._head)]
            self._head += came
            place += len(came)
            if len(self._head) >= HEAD and not self._head[1] & MASKED:
                return False
            if len(self._head) == _length_of(self._head):
                place += MASK + _length_told(self._head)
                self._head = b""
        self._skipped = place - end
        return True


def _length_of(head: bytes) -> int:
    """Return how long the beginning of a frame is, as far as one can tell."""
    return HEAD + (LONGER.get(head[1] & LENGTH, 0) if len(head) >= HEAD else 0)


def _length_told(head: bytes) -> int:
    """Return how many bytes a frame says that it holds."""
    return int.from_bytes(head[HEAD:], "big") if len(head) > HEAD else head[1] & LENGTH
