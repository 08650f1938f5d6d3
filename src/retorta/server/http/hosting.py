"""The host's page: lists tables and people; ends, forgets and blocks; protected by a secret."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import unquote

from retorta.server.http import guess_limit
from retorta.server.http.request import ServerRequest
from retorta.server.storage import hosting
from retorta.tables.answers import HostView, Nothing
from retorta.tables.refusals import Missing
from retorta.tables.routes.route import Route

SECRET: Final = "x-retorta-host"
WRONG: Final = 20.0
"""What a wrong secret costs, in requests, so that nobody can try many."""
PERSON_LENGTH: Final = 64


def demand_host(request: ServerRequest) -> None:
    """Refuse anybody who does not know the secret."""
    secret = request.registry.settings.host_secret
    if not secret:
        raise Missing("nowhere")
    # Headers are ASCII: other characters are percent-encoded.
    given = unquote(request.http.headers.get(SECRET, ""))
    guess_limit.check(request, given, secret, [f"host {request.address}"], WRONG, "host-secret")


async def look(request: ServerRequest) -> HostView:
    """Show the host all tables and people."""
    demand_host(request)
    registry = request.registry
    there = {**registry.ownership.attendance(), **registry.attendance()}
    return await asyncio.to_thread(hosting.view, registry.engine, there)


async def end(request: ServerRequest) -> Nothing:
    """Delete a table, with everything that was played at it."""
    demand_host(request)
    if not await asyncio.to_thread(hosting.is_table, request.registry.engine, request.id):
        raise Missing("table")
    await request.registry.take_away(request.id)
    return Nothing()


async def forget(request: ServerRequest) -> Nothing:
    """Forget somebody: name, devices, links and records; games stay, without the name."""
    person = _person(request)
    await request.registry.people.forget(person)
    request.registry.have_sent_away(person)
    request.registry.read_again(person)
    return Nothing()


async def block(request: ServerRequest) -> Nothing:
    """Block somebody: they may watch, and nothing else."""
    person = _person(request)
    await request.registry.people.block(person)
    request.registry.have_sent_away(person)
    return Nothing()


async def unblock(request: ServerRequest) -> Nothing:
    """Let somebody in again."""
    person = _person(request)
    await request.registry.people.unblock(person)
    request.registry.ownership.tell_person(person)
    return Nothing()


def _person(request: ServerRequest) -> str:
    demand_host(request)
    if len(request.id) != PERSON_LENGTH:
        raise Missing("person")
    return request.id


PEOPLE: Final = "/api/host/people/{id}"
SAID: Final = (SECRET,)
ROUTES: Final = [
    Route("host_view", "GET", "/api/host", look, HostView, headers=SAID),
    Route("host_end", "DELETE", "/api/host/tables/{id}", end, Nothing, headers=SAID),
    Route("host_forget", "POST", f"{PEOPLE}/forget", forget, Nothing, headers=SAID),
    Route("host_block", "PUT", f"{PEOPLE}/block", block, Nothing, headers=SAID),
    Route("host_unblock", "DELETE", f"{PEOPLE}/block", unblock, Nothing, headers=SAID),
]
