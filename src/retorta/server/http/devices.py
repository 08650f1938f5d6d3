"""The devices of a person: listed, and sent away."""

from __future__ import annotations

from typing import Final

from retorta.server.http.asked import Asked, Route
from retorta.server.storage.people import hashed
from retorta.tables.answers import DeviceInfo, Nothing
from retorta.tables.refusals import Missing

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)
ID_LENGTH: Final = 16


def label_of(agent: str) -> str:
    """Return which browser on which system a ``User-Agent`` header looks like; may be empty."""
    found = [
        next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in found if name)


def id_of(key: str) -> str:
    """Return what a device is called on the wire; its key stays here."""
    return hashed(key)[:ID_LENGTH]


async def list_mine(asked: Asked) -> list[DeviceInfo]:
    """Show my devices."""
    mine = asked.person.device
    return [
        DeviceInfo(id_of(it.key), it.label, it.made, it.key == mine)
        for it in await asked.registry.people.devices(asked.person)
    ]


async def revoke(asked: Asked) -> Nothing:
    """Send one of my devices away: it is nobody's from now on."""
    people, person = asked.registry.people, asked.person
    for device in await people.devices(person):
        if id_of(device.key) == asked.id:
            await people.revoke(person, device)
            asked.registry.have_sent_away(person.id)
            return Nothing()
    raise Missing("device")


ROUTES: Final = [
    Route("GET", "/api/me/devices", list_mine, list[DeviceInfo]),
    Route("DELETE", "/api/me/devices/{id}", revoke, Nothing),
]
