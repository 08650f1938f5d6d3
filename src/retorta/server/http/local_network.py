"""Others on the local network: how they find a table, and how the host lets them in."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from retorta.server.http.limits import is_local
from retorta.server.http.request import ServerRequest
from retorta.server.local_network import is_loopback
from retorta.tables.answers import Shared
from retorta.tables.refusals import Forbidden
from retorta.tables.routes.route import Route


async def show_way(request: ServerRequest) -> Shared:
    """Tell how others on the local network find the table, or that I may let them in."""
    return await _shared(request, is_host=await _is_host_here(request))


async def open_way(request: ServerRequest) -> Shared:
    """Let others on the local network in; only the host may, at the server's own machine."""
    if not await _is_host_here(request):
        raise Forbidden("not-host-here")
    await request.registry.local_network.open()
    return await _shared(request, is_host=True)


async def _is_host_here(request: ServerRequest) -> bool:
    """Whether the person who asks made the table and is on this machine.

    Requests through a proxy on this machine come from here too, but for another host name.
    """
    mailbox = await request.table()
    host = urlsplit(f"//{request.http.headers.get('host', '')}").hostname or ""
    is_here = is_local(request.http.remote or "") and is_loopback(host)
    return is_here and mailbox.table.saved.host == request.person.id


async def _shared(request: ServerRequest, is_host: bool) -> Shared:
    network = request.registry.local_network
    door = network.door() if is_host else None
    if door is None:
        return Shared(may_open=is_host and network.is_shut, link=None)
    return Shared(may_open=False, link=f"{door}table/{request.id}")


ROUTES: Final = [
    Route("local_network", "GET", "/api/tables/{id}/local-network", show_way, Shared),
    Route("open_local_network", "POST", "/api/tables/{id}/local-network", open_way, Shared),
]
