"""How much one person may have made, and one address: by person first.

A club behind one address does not meet the bounds by address, which are for whoever comes with
a new face every time.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, ParamSpec, TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from retorta.server.http.limits import Buckets, is_local
from retorta.server.settings import Settings
from retorta.server.storage import holdings
from retorta.server.storage.holdings import Holdings
from retorta.tables.answers import NewTable
from retorta.tables.refusals import NotNow, NotStored, TooFast

P = ParamSpec("P")
T = TypeVar("T")
DAY: Final = 24 * 3600.0


class Quotas:
    """The bounds of one server, and what is being made just now."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self._engine = engine
        self._settings = settings
        self._tables = Buckets(*settings.tables_per_address)
        self._uploads = Buckets(*settings.uploads_per_address)
        self._making: Counter[str] = Counter()
        """Tables on their way to the disk, by person: they count already."""

    @asynccontextmanager
    async def room_for_table(
        self, person: str, address: str, asked: NewTable
    ) -> AsyncIterator[None]:
        """Refuse a table that would be one too many; count it while it is being made."""
        if not is_local(address) and not self._tables.take(address):
            raise TooFast("too-fast")
        self._making[person] += 1
        try:
            since = time.time() - DAY
            held = await _counted(holdings.tables_of, self._engine, person, since)
            self._demand_room(held, self._making[person] - 1, asked)
            yield
        finally:
            self._making[person] -= 1
            if not self._making[person]:
                del self._making[person]

    async def demand_room_for_record(self, person: str, address: str) -> None:
        """Refuse a record that would be one too many."""
        if not is_local(address) and not self._uploads.take(address):
            raise TooFast("too-fast")
        most = self._settings.records_per_person
        if await _counted(holdings.records_of, self._engine, person) >= most:
            raise NotNow("records-full", most=most)

    def _demand_room(self, held: Holdings, making: int, asked: NewTable) -> None:
        settings = self._settings
        if held.tables + making >= settings.tables_per_person:
            raise NotNow("tables-full", most=settings.tables_per_person)
        bots_only = all(seat.kind == "bot" for seat in asked.seats)
        if bots_only and held.bots_only + making >= settings.bot_tables_per_person:
            raise NotNow("bot-tables-full", most=settings.bot_tables_per_person)
        if asked.listed and held.listed + making >= settings.listed_per_person:
            raise NotNow("listed-full", most=settings.listed_per_person)


async def _counted(count: Callable[P, T], *asked: P.args, **named: P.kwargs) -> T:
    """Return what the database counts; if it does not answer, nothing can be made either."""
    try:
        return await asyncio.to_thread(count, *asked, **named)
    except SQLAlchemyError:
        raise NotStored("not-stored") from None
