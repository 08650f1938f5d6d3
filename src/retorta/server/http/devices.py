"""The devices of a person: listed and signed out."""

from __future__ import annotations

from typing import Final

from retorta.server.http.request import ServerRequest
from retorta.server.storage.people import hashed
from retorta.tables.answers import DeviceInfo, Nothing
from retorta.tables.refusals import Missing
from retorta.tables.routes.route import Route

ID_LENGTH: Final = 16


def id_of(key: str) -> str:
    """Return the public id of a device; its key is never sent."""
    return hashed(key)[:ID_LENGTH]


async def list_mine(request: ServerRequest) -> list[DeviceInfo]:
    """Show my devices."""
    mine = request.person.device
    return [
        DeviceInfo(id_of(it.key), it.label, it.made, it.key == mine)
        for it in await request.registry.people.devices(request.person)
    ]


async def revoke(request: ServerRequest) -> Nothing:
    """Sign out one of my devices: it belongs to nobody from now on."""
    people, person = request.registry.people, request.person
    for device in await people.devices(person):
        if id_of(device.key) == request.id:
            # ``person`` is checked again: this device may have been signed out meanwhile.
            await people.revoke(request.person, device)
            request.registry.have_sent_away(person.id)
            return Nothing()
    raise Missing("device")


ROUTES: Final = [
    Route("devices", "GET", "/api/me/devices", list_mine, list[DeviceInfo]),
    Route("revoke", "DELETE", "/api/me/devices/{id}", revoke, Nothing),
]
