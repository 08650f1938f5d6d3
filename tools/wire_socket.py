"""A minimal websocket client, so that the players cost less than the server.

It counts the bytes received, and inflates compressed messages. Each message it sends is compressed
separately: small messages in small windows, which any server can read.
"""

from __future__ import annotations

import asyncio
import struct
import zlib
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

OFFER: Final = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
"""The headers that browsers send."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
COMPRESSED: Final = 0x40


class Traffic:
    """The traffic received by many sockets."""

    def __init__(self) -> None:
        self.bytes = 0
        self.frames = 0
        self.compressed = 0
        """The number of compressed frames."""


class WireSocket(asyncio.Protocol):
    """One socket; *heard* is called with the text of every message."""

    def __init__(
        self,
        request: bytes,
        hello: dict[str, Any],
        traffic: Traffic,
        heard: Callable[[WireSocket, bytes], None],
    ) -> None:
        self._request = request
        self._hello = hello
        self._traffic = traffic
        self._heard = heard
        self._data = bytearray()
        self._open = False
        self._inflate = zlib.decompressobj(-15)
        self.is_compressing = False
        """Whether the server accepted compression."""
        self.closed: int | None = None
        """The code with which the server closed."""
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the first message has arrived."""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._traffic.bytes += len(data)
        buffer = self._data
        buffer += data
        if not self._open and not self._shake_hands():
            return
        at = 0
        while (frame := self._frame(at)) is not None:
            first, body, at = frame
            self._take(first, body)
        del buffer[:at]

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionError(f"closed with {self.closed}"))

    def _shake_hands(self) -> bool:
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = bytes(self._data[:end]).lower()
        if not head.startswith(b"http/1.1 101"):
            raise ConnectionError(head[:200].decode(errors="replace"))
        del self._data[: end + 4]
        self.is_compressing = b"permessage-deflate" in head
        self._open = True
        self.say(self._hello)
        return True

    def _take(self, first: int, body: bytes) -> None:
        opcode = first & 15
        if opcode == TEXT:
            self._traffic.frames += 1
            if first & COMPRESSED:
                self._traffic.compressed += 1
                body = self._inflate.decompress(body + b"\0\0\xff\xff")
            if not self.greeted.done():
                self.greeted.set_result(None)
            self._heard(self, body)
        elif opcode == PING:
            self._write(PONG, body)
        elif opcode == CLOSE:
            self.closed = int.from_bytes(body[:2], "big")
            self.transport.close()

    def _frame(self, at: int) -> tuple[int, bytes, int] | None:
        buffer = self._data
        if len(buffer) < at + 2:
            return None
        size, first = buffer[at + 1] & 127, at + 2
        if size == 126:
            if len(buffer) < at + 4:
                return None
            size, first = struct.unpack_from("!H", buffer, at + 2)[0], at + 4
        elif size == 127:
            if len(buffer) < at + 10:
                return None
            size, first = struct.unpack_from("!Q", buffer, at + 2)[0], at + 10
        if len(buffer) < first + size:
            return None
        return buffer[at], bytes(buffer[first : first + size]), first + size

    def say(self, message: Any) -> None:
        """Send a message, compressed if that was negotiated, as browsers do."""
        body = msgspec.json.encode(message)
        if not self.is_compressing:
            self._write(TEXT, body)
            return
        deflate = zlib.compressobj(1, zlib.DEFLATED, -9, 1)
        body = deflate.compress(body) + deflate.flush(zlib.Z_SYNC_FLUSH)
        self._write(COMPRESSED | TEXT, body[:-4])

    def _write(self, first: int, body: bytes) -> None:
        # Masked, as required of clients, with a mask of zeros.
        size = len(body)
        head = bytes([0x80 | first, 0x80 | size]) if size < 126 else b""
        if not head:
            head = bytes([0x80 | first, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)
