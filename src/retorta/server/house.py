"""The house: every table, found when somebody looks and forgotten when nobody does."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from typing import Final

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import SQLAlchemyError

from retorta import shelf
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption, TableError
from retorta.core.verifiable import commitment, fresh_seed
from retorta.server import archive, lobby, snapshots, wire
from retorta.server.chairs import Chair
from retorta.server.connection import RESTARTED
from retorta.server.hints import Hints
from retorta.server.kept import Kept
from retorta.server.limits import Buckets, Sockets
from retorta.server.metrics import Metrics
from retorta.server.outbox import Outbox
from retorta.server.persons import Person, Persons, checked_name
from retorta.server.refusals import NotStored
from retorta.server.settings import Settings
from retorta.server.storage.database import open_database
from retorta.server.storage.gathering import Statement
from retorta.server.storage.schema import CHAIRS, TABLES
from retorta.server.storage.writer import Writer
from retorta.server.table import Table
from retorta.server.thinking import Thinking
from retorta.server.workers import Workers

SWEEP: Final = 1.0
"""Seconds between two rounds through the house."""
SNAPSHOTS: Final = 5
"""Snapshots made in one round at most: there are moves to take meanwhile."""
HINTS: Final = 4
"""Hints that each worker may have to think of at once: bots must have their turns too."""
LOOK: Final = 2.0
"""Seconds without a commit after which the database is asked whether it is still the same."""
_log = logging.getLogger("retorta.server")


class House:
    """All that one server has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.engine: Engine = open_database(settings.database)
        self.writer = Writer(self.engine, self.metrics, self._replaced)
        self.persons = Persons(self.engine, self.writer)
        self.workers = Workers(settings.workers, settings.bot_limit)
        self.thinking = Thinking(self.workers, self.metrics, settings.bot_pause)
        self.hints = Hints(self.workers, settings.hint_time, HINTS * settings.workers)
        self.requests = Buckets(*settings.requests)
        self.sockets = Sockets(settings.sockets, settings.sockets_per_address)
        self.outbox = Outbox()
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._unpacking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin."""
        self.writer.start()
        self._sweeping = asyncio.create_task(self._sweep_forever())
        # Nobody should wait for the games to load, neither for the first page nor later.
        self._unpacking = asyncio.create_task(asyncio.to_thread(_unpack_games))

    async def close(self) -> None:
        """Stop: send everybody away, write what is left."""
        if self._sweeping:
            self._sweeping.cancel()
        if self._unpacking:
            await self._unpacking
        self.thinking.stop()
        for table in list(self.tables.values()):
            for connection in list(table.connections):
                connection.close(RESTARTED)
            self.forget(table)
        await self.workers.stop()
        await self.writer.stop()
        self.engine.dispose()

    async def table(self, id: str) -> Table:
        """Return the table, read from the disk if it is not in memory."""
        found = self.tables.get(id)
        if found is not None:
            found.used = time.monotonic()
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def new_table(self, person: Person, asked: wire.NewTable) -> Table:
        """Make a table; it starts at once if no seat is free."""
        box = shelf.box(asked.game)
        options = box.checked_options(asked.options)
        chairs = [self._new_chair(seat, it, person, asked) for seat, it in enumerate(asked.seats)]
        if sum(it.kind == "me" for it in asked.seats) > 1:
            raise BadOption("seat-kinds")
        # Options that the game itself refuses should be refused now, not when it starts.
        await asyncio.to_thread(box.start, len(chairs), options, SeededDealer(0))
        seed = fresh_seed()
        kept = Kept(
            id=new_id(),
            box=box,
            options=options,
            listed=asked.listed,
            host=person.id,
            seed=seed,
            commitment=commitment(seed),
            chairs=chairs,
        )
        return await self.add(kept)

    async def add(self, kept: Kept, statements: list[Statement] | None = None) -> Table:
        """Keep a new table; it starts at once if no seat is free."""
        if not any(chair.is_free for chair in kept.chairs):
            kept.match = kept.deal()
            kept.phase = "playing"
            kept.story = archive.opening(kept.match)
        rows: list[Statement] = [
            (insert(TABLES), kept.table_row()),
            (insert(CHAIRS), [chair.row(kept.id) for chair in kept.chairs]),
        ]
        await self.writer.write(statements=[*rows, *(statements or [])])
        table = self._at_hand(kept)
        self.thinking.consider(table)
        return table

    def forget(self, table: Table) -> None:
        """Let a table go: nobody plays at it any more, not even its bots."""
        table.is_forgotten = True
        if self.tables.get(table.kept.id) is table:
            del self.tables[table.kept.id]

    async def lists(self, person: Person) -> wire.Lists:
        """Return the tables that *person* may want to see."""
        found = await asyncio.to_thread(lobby.find, self.engine, person.id)
        return lobby.lists(found, self.tables, person.id)

    def _new_chair(
        self, seat: int, it: wire.SeatAsked, person: Person, asked: wire.NewTable
    ) -> Chair:
        if it.kind == "bot":
            shelf_bot(asked.game, it.bot)
            return Chair(seat, "bot", bot=it.bot)
        if it.kind == "me":
            name = checked_name(it.name) if it.name else person.nickname
            return Chair(seat, "person", person.id, name, salt=asked.salt)
        if it.kind == "hotseat":
            name = checked_name(it.name) if it.name else ""
            return Chair(seat, "hotseat", person.id, name, salt=asked.salt)
        return Chair(seat, "person")

    def _at_hand(self, kept: Kept) -> Table:
        async def reload() -> Kept:
            return await self._read(kept.id)

        table = Table(
            kept,
            self.writer,
            self.metrics,
            reload,
            self.settings.absence,
            self.thinking.consider,
        )
        self.tables[kept.id] = table
        return table

    async def _load(self, id: str) -> Table:
        kept = await self._read(id)
        table = self._at_hand(kept)
        self.thinking.consider(table)
        return table

    async def _read(self, id: str) -> Kept:
        try:
            return await asyncio.to_thread(archive.load, self.engine, id)
        except SQLAlchemyError:
            raise NotStored("not-stored") from None

    def _replaced(self) -> None:
        """Everything was restored from a backup: nothing in memory is true any more."""
        _log.warning("the database was restored; everybody is asked to come back")
        self.persons.forget()
        for table in list(self.tables.values()):
            for connection in list(table.connections):
                connection.close(RESTARTED)
            self.forget(table)
        self.thinking.stop()

    async def _sweep_forever(self) -> None:
        looked = time.monotonic()
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep()
                if time.monotonic() - looked >= LOOK:
                    looked = time.monotonic()
                    await self.writer.look()
            except TableError:
                continue

    async def _sweep(self) -> None:
        now = time.monotonic()
        for table in list(self.tables.values()):
            await table.trust()
            for connection in list(table.connections):
                if connection.is_stuck(self.settings.send_limit):
                    self.metrics.too_slow += 1
                    connection.close(RESTARTED)
            idle = now - table.used > self.settings.idle
            if idle and not table.connections and not table.thinking and not table.lock.locked():
                self.forget(table)
        self.metrics.tables = len(self.tables)
        due = [
            table
            for table in self.tables.values()
            if table.can_be_seen and snapshots.is_due(table.kept, now - table.used)
        ]
        for table in due[:SNAPSHOTS]:
            if table.can_be_seen:
                await table.keep_snapshot()


def _unpack_games() -> None:
    for name in shelf.games():
        shelf.box(name)
    # All this stays: the garbage collector need not go through it again and again.
    gc.freeze()


def new_id() -> str:
    """Return a name for a table or a record that nobody can guess."""
    return secrets.token_urlsafe(12)


def shelf_bot(game: str, name: str) -> None:
    """Refuse a bot that is not on the shelf: no module of anybody's is imported here."""
    if name not in shelf.bots(game):
        raise BadOption("bot-on-shelf", bot=name, game=game, known=shelf.bots(game))


def is_well(engine: Engine) -> bool:
    """Whether the database answers."""
    try:
        with engine.connect() as connection:
            connection.execute(select(TABLES.c.id).limit(1))
    except SQLAlchemyError:
        return False
    return True
