"""A socket whose client says every byte itself: what a library would never send."""

from __future__ import annotations

import json
import socket
from collections.abc import Mapping
from typing import Any

from support.guests import OPEN, PATIENCE, Guest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from retorta.server.sockets.connection import WINDOW
from retorta.tables.messages import WIRE

KEY = "A" * 22 + "=="


class Deflating(PerMessageDeflate):
    """Compression as the library does it; it remembers whether the last frame needed it.

    Every frame of the server's must be readable by itself, with the small window that it
    promises itself: what it would have to keep for each of thousands of sockets counts.
    """

    def __init__(self) -> None:
        super().__init__(
            remote_no_context_takeover=True,
            local_no_context_takeover=False,
            remote_max_window_bits=WINDOW,
            local_max_window_bits=15,
        )
        self.was_compressed = False

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """Return the frame as it was before it was compressed."""
        self.was_compressed = frame.rsv1
        return super().decode(frame, max_size=max_size)


class RawSocket:
    """One socket of a guest, frame by frame."""

    def __init__(
        self,
        guest: Guest,
        table: str,
        query: str = "",
        buffer: int = 0,
        compress: bool = False,
        headers: Mapping[str, str] | None = None,
        early: bytes = b"",
    ) -> None:
        self.deflating = [Deflating()] if compress else []
        """What was offered, if anything was."""
        self.received = 0
        """Bytes that came, without the hand-shake."""
        self.socket = OPEN.enter_context(socket.socket())
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", guest.port))
        said = {
            "Host": f"127.0.0.1:{guest.port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": KEY,
            "Cookie": guest.cookie(),
            **({"Sec-WebSocket-Extensions": "permessage-deflate"} if compress else {}),
            **(headers or {}),
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        request = f"GET /ws/tables/{table}{query} HTTP/1.1\r\n{lines}\r\n".encode()
        self.socket.sendall(request + early)
        self._reader = StreamReader()
        self.response = ""

    def shake_hands(self) -> None:
        """Read what the server says before the first frame."""
        while "\r\n\r\n" not in self.response:
            self.response += self.socket.recv(1).decode("latin-1")

    def hello(self) -> None:
        """Shake hands, say hello, and read until that is answered."""
        self.shake_hands()
        self.say({"id": "hello", "type": "hello", "wire": WIRE, "seen": -1})
        assert self.answers(1) == [("hello", "ok")]

    def say(self, message: dict[str, Any]) -> None:
        """Send a message in one frame."""
        self.send(text(message))

    def send(self, *frames: Frame) -> None:
        """Send frames, masked as a client's are."""
        for frame in frames:
            self.socket.sendall(frame.serialize(mask=True, extensions=self.deflating))

    def read(self) -> Frame:
        """Return the next frame as it came; fails when the server has cut the line."""
        parsing = Frame.parse(self._reader.read_exact, mask=False, extensions=self.deflating)
        while True:
            try:
                next(parsing)
            except StopIteration as done:
                frame = done.value
                assert isinstance(frame, Frame)
                return frame
            came = self.socket.recv(1 << 16)
            if not came:
                raise EOFError
            self.received += len(came)
            self._reader.feed_data(came)

    def told(self) -> dict[str, Any]:
        """Return the next message."""
        frame = self.read()
        assert frame.opcode is Opcode.TEXT, frame
        said: dict[str, Any] = json.loads(bytes(frame.data))
        return said

    def answers(self, count: int) -> list[tuple[str | None, str]]:
        """Return the next answers, each with the id it is for and ``ok`` or the error."""
        found: list[tuple[str | None, str]] = []
        while len(found) < count:
            said = self.told()
            if said["type"] in ("ok", "refused"):
                found.append((said["id"], said.get("error", "ok")))
        return found

    def closing_code(self) -> int:
        """Read until the server says goodbye; return its code."""
        while (frame := self.read()).opcode is not Opcode.CLOSE:
            pass
        return int.from_bytes(frame.data[:2], "big")


def text(message: dict[str, Any]) -> Frame:
    """Return a message as one frame."""
    return Frame(Opcode.TEXT, json.dumps(message, ensure_ascii=False).encode())
