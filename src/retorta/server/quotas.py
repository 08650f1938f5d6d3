"""Limits on what one person, or one address, may make and store.

The limits per address are high enough for a club behind one address; they are meant for somebody
who pretends to be a new person every time.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from retorta.server.http.limits import Buckets, is_local
from retorta.server.origins import Origins
from retorta.server.settings import Settings
from retorta.server.storage import usage
from retorta.server.storage.lobby import LOOKED_THROUGH
from retorta.server.storage.usage import Usage
from retorta.tables.answers import NewTable
from retorta.tables.messages import ChatSaid, Jot, UndoRequest
from retorta.tables.refusals import NotNow, NotStored, TooFast

P = ParamSpec("P")
T = TypeVar("T")
DAY: Final = 24 * 3600.0
SCARCE: Final = 50.0
"""How much more everything costs once the server's total storage is used up."""
LISTED: Final = LOOKED_THROUGH / 2
"""Listed tables that may be made from one address in a day, whether they wait or are being played.
This is half of the latest tables that the lobby looks through, so it finds those of others too."""
TAKEN_BACK: Final = 1000
"""Bytes counted for an undo, and for the move that it takes back. A game ends, and so does its log,
unless the same move is played and taken back again and again."""
LINK: Final = 1000
"""Bytes counted for a personal link, and for the device that it may bring, which stays for good."""
NAMED: Final = 500
"""Bytes counted for a nickname, which is somebody's first row in the database."""
MEASURED: Final = 60.0
"""Seconds between two measurements of the total storage."""


class Quotas:
    """The limits of one server, and the tables that are being made now."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self._engine = engine
        self._settings = settings
        self._tables = Buckets(*settings.tables_per_address)
        self._listed = Buckets(LISTED / DAY, LISTED)
        self._uploads = Buckets(*settings.uploads_per_address)
        self._stored_by = Buckets(settings.stored_by_person / DAY, settings.stored_by_person)
        stored = settings.stored_from_address
        self._stored_from = Buckets(stored / DAY, stored)
        self._chat_of = Buckets(*settings.chat_of_person)
        self._chat_from = Buckets(*settings.chat_of_address)
        self.origins = Origins()
        self.is_full = False
        """Whether the total storage exceeds its limit."""
        self._measured = float("-inf")
        self._making: Counter[str] = Counter()
        """Tables that are being written, by person: they count already."""

    async def measure(self) -> None:
        """Measure the total storage, if that is due."""
        now = time.monotonic()
        if now - self._measured >= MEASURED:
            self._measured = now
            stored = await _counted(usage.bytes_of_all, self._engine)
            self.is_full = stored > self._settings.stored_in_all

    @asynccontextmanager
    async def room_for_table(
        self, person: str, address: str, wanted: NewTable
    ) -> AsyncIterator[None]:
        """Refuse a table that would be one too many; count it while it is being made."""
        if not is_local(address) and not self._tables.take(address):
            raise TooFast("too-fast")
        self._making[person] += 1
        try:
            since = time.time() - DAY
            held = await _counted(usage.tables_of, self._engine, person, since)
            self._demand_room(held, self._making[person] - 1, wanted)
            if wanted.listed and not is_local(address):
                await self._demand_room_in_list(address)
            self.demand_room(person, address, _size(wanted))
            yield
        finally:
            self._making[person] -= 1
            if not self._making[person]:
                del self._making[person]

    async def demand_room_for_record(self, person: str, address: str, size: int) -> list[str]:
        """Refuse a record that would be one too many; return the records to delete for it.

        Nobody is refused because of what others uploaded: if the total is used up, the person who
        stores most loses the records that nobody has viewed for longest.
        """
        if not is_local(address) and not self._uploads.take(address):
            raise TooFast("too-fast")
        most = self._settings.records_per_person
        if await _counted(usage.records_of, self._engine, person) >= most:
            raise NotNow("records-full", most=most)
        self._demand_room_for_bytes(person, address, size)
        kept = int(self._settings.records_kept)
        return await _counted(usage.too_many_records, self._engine, size, kept)

    def demand_room_for_words(
        self, person: str, address: str, said: ChatSaid | Jot | UndoRequest
    ) -> None:
        """Refuse chat that comes too fast, and chat, notes or undos that store too much."""
        if isinstance(said, ChatSaid):
            fits = self._chat_of.take(person)
            if not fits or not (is_local(address) or self._chat_from.take(address)):
                raise TooFast("too-fast")
        size = TAKEN_BACK if isinstance(said, UndoRequest) else _size(said)
        self.demand_room(person, address, size)

    def demand_room(self, person: str, address: str, size: int) -> None:
        """Refuse what exceeds a daily allowance, which shrinks once the total is used up.

        What is stored here cannot be deleted to make room for something new. So everybody may
        store less in a day. People and addresses that have stored more than that are refused at
        once, and newcomers still have room.
        """
        price = SCARCE if self.is_full else 1.0
        self._demand_room_for_bytes(person, address, price * size)

    def _demand_room_for_bytes(self, person: str, address: str, size: float) -> None:
        fits = self._stored_by.take(person, size)
        if not fits or not (is_local(address) or self._stored_from.take(address, size)):
            raise TooFast("stored-much")

    async def _demand_room_in_list(self, address: str) -> None:
        made = self.origins.tables_of(address)
        most = self._settings.listed_per_address
        if len(made) >= most:
            listed = await _counted(usage.listed_among, self._engine, made)
            self.origins.keep(address, listed)
            if sum(listed.values()) >= most:
                raise NotNow("listed-full", most=most)
        if not self._listed.take(address):
            raise TooFast("stored-much")

    def _demand_room(self, held: Usage, making: int, wanted: NewTable) -> None:
        settings = self._settings
        if held.tables + making >= settings.tables_per_person:
            raise NotNow("tables-full", most=settings.tables_per_person)
        bots_only = all(seat.kind == "bot" for seat in wanted.seats)
        if bots_only and held.bots_only + making >= settings.bot_tables_per_person:
            raise NotNow("bot-tables-full", most=settings.bot_tables_per_person)
        if wanted.listed and held.listed + making >= settings.listed_per_person:
            raise NotNow("listed-full", most=settings.listed_per_person)


def _size(said: object) -> int:
    """Return the size of something in bytes, as JSON."""
    return len(msgspec.json.encode(said))


async def _counted(count: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Return a count from the database; refuse if it does not answer."""
    try:
        return await asyncio.to_thread(count, *arguments, **named)
    except SQLAlchemyError:
        raise NotStored("not-stored") from None
