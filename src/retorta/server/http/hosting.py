"""The host's page: what there is, and how to end, forget and block; behind a secret."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import unquote

from retorta.server.http import guessing
from retorta.server.http.asked import Asked, Route
from retorta.server.storage import hosting
from retorta.tables.answers import HostView, Nothing
from retorta.tables.refusals import Missing

SECRET: Final = "x-retorta-host"
WRONG: Final = 20.0
"""What a wrong secret costs, in requests: nobody tries many."""
PERSON_LENGTH: Final = 64


def demand_host(asked: Asked) -> None:
    """Refuse whoever does not know the secret."""
    secret = asked.registry.settings.host_secret
    if not secret:
        raise Missing("nowhere")
    # Headers are plain letters: the rest is written as in addresses.
    given = unquote(asked.request.headers.get(SECRET, ""))
    guessing.check(asked, given, secret, [f"host {asked.address}"], WRONG, "host-secret")


async def look(asked: Asked) -> HostView:
    """Show the host all tables and people."""
    demand_host(asked)
    registry = asked.registry
    there = {**registry.holding.attendance(), **registry.attendance()}
    return await asyncio.to_thread(hosting.view, registry.engine, there)


async def end(asked: Asked) -> Nothing:
    """Take a table away, with all that was played at it."""
    demand_host(asked)
    if not await asyncio.to_thread(hosting.is_table, asked.registry.engine, asked.id):
        raise Missing("table")
    await asked.registry.take_away(asked.id)
    return Nothing()


async def forget(asked: Asked) -> Nothing:
    """Forget somebody: name, devices, links and records; games stay, without the name."""
    person = _person(asked)
    await asked.registry.people.forget(person)
    asked.registry.have_sent_away(person)
    asked.registry.read_again(person)
    return Nothing()


async def block(asked: Asked) -> Nothing:
    """Block somebody: they may look, and nothing else."""
    person = _person(asked)
    await asked.registry.people.block(person)
    asked.registry.have_sent_away(person)
    return Nothing()


async def unblock(asked: Asked) -> Nothing:
    """Let somebody in again."""
    person = _person(asked)
    await asked.registry.people.unblock(person)
    asked.registry.holding.tell_person(person)
    return Nothing()


def _person(asked: Asked) -> str:
    demand_host(asked)
    if len(asked.id) != PERSON_LENGTH:
        raise Missing("person")
    return asked.id


ROUTES: Final = [
    Route("GET", "/api/host", look, HostView),
    Route("DELETE", "/api/host/tables/{id}", end, Nothing),
    Route("POST", "/api/host/people/{id}/forget", forget, Nothing),
    Route("PUT", "/api/host/people/{id}/block", block, Nothing),
    Route("DELETE", "/api/host/people/{id}/block", unblock, Nothing),
]
