"""Access for others on the local network: closed until the host opens it, without a restart."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Final

from retorta.server.settings import Settings
from retorta.tables.refusals import NotNow

ANYWHERE: Final = ("0.0.0.0", "::")
Listen = Callable[[socket.socket], Awaitable[None]]


class LocalNetwork:
    """How others on the local network reach this server, if they do."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._listen: Listen | None = None
        self._port = settings.port
        self._opening = asyncio.Lock()
        self._address: str | None = None
        """The address and port at which it was opened."""

    def stand_by(self, port: int, listen: Listen) -> None:
        """Set the server's port, and the function that makes it listen on another socket."""
        self._port = port
        self._listen = listen

    @property
    def is_shut(self) -> bool:
        """Whether only this machine can reach the server."""
        return self._address is None and is_loopback(self._settings.host)

    def door(self) -> str | None:
        """Return the server's address for others on the network; ``None`` while it is shut."""
        if self.is_shut:
            return None
        host = self._settings.host
        address = self._address or f"{lan_address() if host in ANYWHERE else host}:{self._port}"
        return f"http://{address}{self._settings.base}"

    async def open(self) -> None:
        """Listen on the local network too, until the server stops."""
        async with self._opening:
            if not self.is_shut or self._listen is None:
                return
            address = self._settings.local_address or lan_address()
            if address == "127.0.0.1":
                raise NotNow("no-local-network")
            listener = _listening(address, self._port)
            await self._listen(listener)
            self._address = f"{address}:{listener.getsockname()[1]}"


def _listening(address: str, port: int) -> socket.socket:
    """Return a socket bound there: to the server's own port, or to any port if that is taken."""
    for tried in (port, 0):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.set_inheritable(False)
        try:
            listener.bind((address, tried))
        except OSError:
            listener.close()
        else:
            return listener
    raise NotNow("no-local-network")


def is_loopback(host: str) -> bool:
    """Whether the host part of an address can only mean this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def lan_address() -> str:
    """Return the address under which others on the local network find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only chooses a route.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
