"""The requests that every host of tables answers: address, types, and what each does."""

from __future__ import annotations

from typing import Final

from retorta.tables.routes import lobby, replays, tables
from retorta.tables.routes.route import Route

ROUTES: Final[list[Route]] = [*lobby.ROUTES, *tables.ROUTES, *replays.ROUTES]
