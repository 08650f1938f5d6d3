"""The lobby: which games there are, and which tables."""

from __future__ import annotations

import asyncio
from typing import Final

from retorta.server.http.asked import Asked, Route
from retorta.tables.answers import GameInfo, Lists
from retorta.tables.shelf import shown_shelf


async def show_shelf(asked: Asked) -> list[GameInfo]:
    """Show the games on the shelf."""
    # In a thread: the first time this loads them.
    return await asyncio.to_thread(shown_shelf)


async def show_tables(asked: Asked) -> Lists:
    """Show my tables, listed tables, and those I finished."""
    return await asked.registry.lists(asked.person)


ROUTES: Final = [
    Route("GET", "/api/shelf", show_shelf, list[GameInfo]),
    Route("GET", "/api/tables", show_tables, Lists),
]
