"""Others on the local network: how they find a table, and the host who lets them in."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from retorta.server.http.asked import Asked, Route
from retorta.server.http.limits import is_local
from retorta.server.local_network import is_loopback
from retorta.tables.answers import Shared
from retorta.tables.refusals import Forbidden


async def show_way(asked: Asked) -> Shared:
    """Tell how others on the local network find the table, or that I may let them in."""
    return await _shared(asked, is_host=await _is_host_here(asked))


async def open_way(asked: Asked) -> Shared:
    """Let others on the local network in; only the host may, at the server's own machine."""
    if not await _is_host_here(asked):
        raise Forbidden("not-host-here")
    await asked.registry.local_network.open()
    return await _shared(asked, is_host=True)


async def _is_host_here(asked: Asked) -> bool:
    """Whether whoever asks made the table and sits at this machine.

    Somebody behind a proxy on this machine comes from there, too, but asks for another name.
    """
    mailbox = await asked.table()
    host = urlsplit(f"//{asked.request.headers.get('host', '')}").hostname or ""
    is_here = is_local(asked.request.remote or "") and is_loopback(host)
    return is_here and mailbox.table.saved.host == asked.person.id


async def _shared(asked: Asked, is_host: bool) -> Shared:
    network = asked.registry.local_network
    door = network.door() if is_host else None
    if door is None:
        return Shared(may_open=is_host and network.is_shut, link=None)
    return Shared(may_open=False, link=f"{door}table/{asked.id}")


ROUTES: Final = [
    Route("GET", "/api/tables/{id}/local-network", show_way, Shared),
    Route("POST", "/api/tables/{id}/local-network", open_way, Shared),
]
