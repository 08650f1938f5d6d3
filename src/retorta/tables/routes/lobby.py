"""Requests about the lobby and its people: games, tables, and who is asking."""

from __future__ import annotations

from typing import Any, Final

from retorta.tables.answers import GameInfo, Id, Link, Lists, Me, NewName, NewTable
from retorta.tables.routes.request import Request
from retorta.tables.routes.route import Route
from retorta.tables.shelf import shown_shelf

OWN_CARDS: Final = 2 << 20
"""A table may bring its own cards, as the text of a file."""


async def show_shelf(request: Request) -> Any:
    """List the games."""
    return await request.once("shelf", shown_shelf)


async def show_tables(request: Request) -> Lists:
    """List my tables, the listed tables, and those I finished."""
    return await request.lists()


async def show_me(request: Request) -> Me:
    """Return what I am called."""
    return await request.me()


async def rename_me(request: Request) -> Me:
    """Change what I am called."""
    return await request.rename(request.body.nickname)


async def link_me(request: Request) -> Link:
    """Make a personal link that moves me to another device."""
    return await request.new_link()


async def claim(request: Request) -> Me:
    """Make this device belong to the person who made the link."""
    return await request.claim()


async def make_table(request: Request) -> Id:
    """Make a table."""
    return Id(await request.make_table(request.body))


ROUTES: Final = [
    Route("shelf", "GET", "/api/shelf", show_shelf, list[GameInfo]),
    Route("tables", "GET", "/api/tables", show_tables, Lists),
    Route("me", "GET", "/api/me", show_me, Me),
    Route("rename", "PUT", "/api/me", rename_me, Me, NewName),
    Route("link", "POST", "/api/me/link", link_me, Link, status=201),
    Route("claim", "POST", "/api/claim/{token}", claim, Me, status=201),
    Route("open", "POST", "/api/tables", make_table, Id, NewTable, longest=OWN_CARDS, status=201),
]
