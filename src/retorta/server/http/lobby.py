"""The lobby: which games there are, and which tables."""

from __future__ import annotations

from typing import Final

import msgspec

from retorta.server.http.asked import Asked, Route
from retorta.server.http.built_once import BUILT, Built
from retorta.tables.answers import GameInfo, Lists
from retorta.tables.shelf import shown_shelf


async def show_shelf(asked: Asked) -> Built:
    """Show the games on the shelf."""

    def make() -> bytes:
        return msgspec.json.encode(shown_shelf())  # the first time this loads them

    return await asked.request.app[BUILT].get(("shelf",), "application/json", make)


async def show_tables(asked: Asked) -> Lists:
    """Show my tables, listed tables, and those I finished."""
    return await asked.registry.lists(asked.person)


ROUTES: Final = [
    Route("GET", "/api/shelf", show_shelf, list[GameInfo]),
    Route("GET", "/api/tables", show_tables, Lists),
]
