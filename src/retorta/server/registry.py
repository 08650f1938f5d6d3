"""All tables of one server: loaded when somebody comes, and dropped when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from aiohttp import web
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from retorta import plugins
from retorta.core.verifiable import fresh_seed
from retorta.server.descriptors import connections_of_one
from retorta.server.health import Health
from retorta.server.http.header_timeout import HeaderTimeout
from retorta.server.http.limits import Buckets, Sockets
from retorta.server.http.proxies import Proxies
from retorta.server.incidents import Incident
from retorta.server.local_network import LocalNetwork
from retorta.server.mailbox import Mailbox
from retorta.server.metrics import Metrics
from retorta.server.ownership import Alone, Attendance, Ownership
from retorta.server.quotas import Quotas
from retorta.server.settings import Settings
from retorta.server.sockets.connection import Connection
from retorta.server.storage.commit_status import InDoubt
from retorta.server.storage.damage import Damage
from retorta.server.storage.database import open_database
from retorta.server.storage.load import load
from retorta.server.storage.lobby import find as find_tables
from retorta.server.storage.people import People, Person
from retorta.server.storage.writer import Writer
from retorta.server.sweeper import Sweeper
from retorta.server.thinking.bot_turns import BotTurns
from retorta.server.thinking.queued_thinker import QueuedThinker
from retorta.server.thinking.ray_bridge import RayBridge
from retorta.server.thinking.ray_thinker import RayThinker
from retorta.server.thinking.thinkers import readers, thinkers, unpack_games
from retorta.server.upkeep import Upkeep
from retorta.tables import lobby
from retorta.tables.answers import Id, Lists, NewSeat, NewTable
from retorta.tables.changes import Change, Request, Sender, Shown
from retorta.tables.closing import NO_TABLE, RESTARTED
from retorta.tables.new_table import new_table
from retorta.tables.refusals import Forbidden, NotStored
from retorta.tables.rows import TableGone
from retorta.tables.saved_table import SavedTable
from retorta.tables.table import Table
from retorta.tables.table_queue import TableQueue
from retorta.thinking.hints import Hints

LEFT_TO_WRITE: Final = 2.0
"""Seconds to write what is left when the server stops."""
_log = logging.getLogger("retorta.server")


class Registry:
    """The tables of one server, and everything that serves them."""

    def __init__(self, settings: Settings, ownership: Ownership | None = None) -> None:
        self.settings = settings
        self.ownership = ownership or Alone()
        self.metrics = Metrics()
        self.engine: Engine = open_database(settings.database, settings.database_limit)
        self.damage = Damage(self.engine)
        fence, patience = self.ownership.fence, self.ownership.patience
        self.writer = Writer(
            self.engine, self.metrics, self._replaced, fence, patience, self.damage
        )
        self.upkeep = Upkeep(
            settings, self.engine, self.writer, self.take_away, self.ownership.is_keeper
        )
        self.people = People(self.engine, self.writer, self.ownership.tell_person)
        self._ray = RayBridge(settings.ray) if settings.ray else None
        self.thinking, counts = thinkers(settings, self.metrics)
        self._thinker = QueuedThinker(self.thinking, counts)
        self.bot_turns = BotTurns(
            self._thinker, self.metrics, counts, settings.bot_pause, settings.bot_again
        )
        self.hints = Hints(self._thinker, settings.hint_time)
        self.replays = readers(settings, self.metrics, self._ray)
        self.local_network = LocalNetwork(settings)
        self.quotas = Quotas(self.engine, settings)
        self.requests = Buckets(*settings.requests)
        self.addresses = Buckets(*settings.requests_of_address)
        crowd = connections_of_one(settings.connections_per_address)
        proxies = Proxies(settings.proxies)
        self.header_timeout = HeaderTimeout(settings.request_limit, crowd, proxies.is_trusted)
        self.bodies = Sockets(settings.sockets, settings.bodies_per_address)
        self.uploads = Sockets(settings.sockets, settings.uploads_at_once)
        self.sockets = Sockets(
            settings.sockets, settings.sockets_per_address, settings.sockets_per_person
        )
        self.tables: dict[str, Mailbox] = {}
        self._connections: set[Connection] = set()
        """All open sockets."""
        self.reading = Incident(
            works="the database can be read again",
            fails="the database cannot be read",
            lasting=self.damage,
        )
        self._loading: dict[str, asyncio.Future[Mailbox]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._unpacking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin."""
        if self._ray is not None:
            cores = await self._ray.open()
            self.thinking.welcome([RayThinker(self._ray) for _ in range(max(cores, 1))])
        self.writer.start()
        await self.ownership.open(self, self.engine)
        self._sweeping = asyncio.create_task(Sweeper(self).go())
        self._watching = asyncio.create_task(Health(self.metrics).watch())
        # Load the games now, so that nobody has to wait for them, on the first page or later.
        self._unpacking = asyncio.create_task(asyncio.to_thread(unpack_games))

    async def close(self) -> None:
        """Stop: disconnect everybody, and write what is left."""
        await self.ownership.begin_to_leave()
        for task in (self._sweeping, self._watching):
            if task:
                task.cancel()
        if self._unpacking:
            # A game that cannot be loaded must not keep the writer from writing what is left.
            await asyncio.wait([self._unpacking])
        self.bot_turns.stop()
        for mailbox in list(self.tables.values()):
            self._send_away(mailbox, RESTARTED)
        await self.writer.stop(LEFT_TO_WRITE)
        await self.ownership.leave()
        await self.thinking.stop()
        await self.replays.stop()
        if self._ray is not None:
            await self._ray.close()
        self.engine.dispose()

    # Tables.

    async def table(self, id: str) -> Mailbox:
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
        try:
            return await asyncio.shield(loading)
        finally:
            del loading  # otherwise a refusal and this frame would refer to each other

    async def new_table(self, person: Person, address: str, wanted: NewTable) -> str:
        """Make a table; it starts at once if no seat is free. Return its id."""
        async with self.quotas.room_for_table(person.id, address, wanted):
            await self._check_files(person, address, wanted)
            saved = await asyncio.to_thread(
                new_table, wanted, person.id, person.nickname, new_id(), fresh_seed(), time.time()
            )
            self._demand_here(person)
            await self.writer.write(*saved.rows())
        if wanted.listed:
            self.quotas.origins.add(saved.id, address)
        self.has_made(saved)
        return saved.id

    async def rematch(self, person: Person, table: TableQueue, sender: Sender) -> Id:
        """Make another table with the same people; it counts like any other new table."""
        id, seed, saved = new_id(), fresh_seed(), table.table.saved

        def take(now: float) -> Change:
            self._demand_here(person)
            return table.table.rematch(sender, id, seed, now)

        async def ask() -> Id:
            made: Id = (await table.ask(take)).answer
            return made

        if saved.rematch is not None:
            return await ask()
        async with self.quotas.room_for_table(person.id, sender.place, _once_more(saved)):
            made = await ask()
        if saved.listed and made.id == id:
            self.quotas.origins.add(id, sender.place)
        return made

    def _demand_here(self, person: Person) -> None:
        """Refuse a device that was signed out or blocked while its request waited."""
        if not self.people.is_here(person.device, person.id):
            raise Forbidden("sent-away")

    async def _check_files(self, person: Person, address: str, wanted: NewTable) -> None:
        """Let a worker process read uploaded files first; only what it accepts is used here."""
        files = {option.name for option in plugins.box(wanted.game).options if option.is_file}
        if any(wanted.options.get(name) for name in files):
            seats, options = len(wanted.seats), wanted.options
            await self.replays.check_file(person.id, address, wanted.game, seats, options)

    async def lists(self, person: Person) -> Lists:
        """Return the tables that *person* may want to see."""
        found = await asyncio.to_thread(find_tables, self.engine, person.id, self.quotas.origins.of)
        self.reading.worked()
        return lobby.lists(found, self._table_at_hand, self.ownership.present, person.id)

    async def take_away(self, id: str) -> None:
        """Delete a table with everything that was played at it, even if people are there."""
        mailbox = self.tables.get(id)
        if mailbox is None:
            await self.ownership.make_sure(id)
            await self.writer.write(TableGone(id))
            self.ownership.let_go(id)
            return
        try:
            await mailbox.ask(partial(_taking_away, mailbox.table))
        except NotStored:
            if not mailbox.is_forgotten:  # somebody may have closed it at the same moment
                raise

    @contextlib.contextmanager
    def open_connection(self, connection: Connection) -> Iterator[None]:
        """Keep track of a socket while it is open, whether or not it has said hello."""
        self._connections.add(connection)
        try:
            yield
        finally:
            self._connections.remove(connection)

    def have_sent_away(self, person: str) -> None:
        """Close the sockets of people who may no longer be here, also on other servers."""
        self._close_strangers()
        self.ownership.tell_person(person, away=True)

    def _close_strangers(self) -> None:
        for connection in list(self._connections):
            connection.is_sent_away()

    def read_again(self, person: str) -> None:
        """Reload the tables where somebody sits from the log, since their name was deleted."""
        self._read_again(person)
        self.ownership.tell_person(person, forgotten=True)

    def _read_again(self, person: str) -> None:
        for mailbox in list(self.tables.values()):
            if mailbox.table.saved.seats_of(person):
                self._send_away(mailbox, RESTARTED)

    def forget(self, mailbox: Mailbox) -> None:
        """Drop a table from memory: nobody plays at it here any more, not even its bots."""
        mailbox.is_forgotten = True
        if self.tables.get(mailbox.table.saved.id) is mailbox:
            del self.tables[mailbox.table.saved.id]
            self.ownership.let_go(mailbox.table.saved.id)

    # What a mailbox asks of us.

    async def read(self, id: str) -> SavedTable:
        """Read a table back from the log."""
        await self.ownership.make_sure(id)
        try:
            read = await asyncio.to_thread(self._settled, id)
        except (SQLAlchemyError, InDoubt) as problem:
            self.reading.failed(problem)
            raise NotStored("not-stored") from None
        self.reading.worked()
        return read

    def _settled(self, id: str) -> SavedTable:
        self.writer.settle()
        return load(self.engine, id)

    def think(self, mailbox: Mailbox, request: Request) -> None:
        """Let a bot think about its turn."""
        self.bot_turns.begin(mailbox, request)

    def attend(self, mailbox: Mailbox) -> None:
        """Note that other people are watching a table whose bots are thinking."""
        self._thinker.attend(mailbox.table)

    def has_made(self, saved: SavedTable) -> None:
        """Register a table that has been made and stored."""
        if self.ownership.is_alone:  # otherwise the first node that is asked for it takes it
            self._at_hand(saved)

    def has_gone(self, mailbox: Mailbox) -> None:
        """Drop a table that no longer exists."""
        self._send_away(mailbox, NO_TABLE)

    def _table_at_hand(self, id: str) -> Table | None:
        mailbox = self.tables.get(id)
        return mailbox.table if mailbox else None

    def _at_hand(self, saved: SavedTable) -> Mailbox:
        table = Table(saved, self.settings.absence, time.time())
        mailbox = self.tables[saved.id] = Mailbox(table, self)
        mailbox.settle()
        return mailbox

    async def _load(self, id: str) -> Mailbox:
        saved = await self.read(id)
        if not self.ownership.owns(id):  # it was lost while it was read
            raise NotStored("not-stored")
        return self._at_hand(saved)

    def _send_away(self, mailbox: Mailbox, code: int) -> None:
        for watcher in list(mailbox.watchers):
            watcher.close(code)
        self.forget(mailbox)

    def _replaced(self) -> None:
        """Drop everything in memory: the database was restored from a backup."""
        _log.warning("the database was restored; everybody is asked to come back")
        self.people.ask_again()
        self._close_strangers()
        self.lose_all()
        self.bot_turns.stop()

    # What an ownership asks of us.

    def lose(self, id: str) -> None:
        """Drop a table that now belongs to another server, and disconnect everybody there."""
        mailbox = self.tables.get(id)
        if mailbox is not None:
            self._send_away(mailbox, RESTARTED)

    def lose_all(self) -> None:
        """Drop all tables in the same way."""
        for mailbox in list(self.tables.values()):
            self._send_away(mailbox, RESTARTED)

    async def look_again(self, person: str | None = None, forgotten: bool = False) -> None:
        """Look up *person*, or everybody, again: another server has changed them."""
        await self.people.look_again(person)
        self._close_strangers()
        if person is not None and forgotten:
            self._read_again(person)

    async def find_sent_away(self) -> None:
        """Close the sockets of people whom another server has signed out or blocked."""
        if await self.people.find_sent_away():
            self._close_strangers()

    def request_came(self, request: web.Request) -> None:
        """Note that a request has arrived, although another server answers it."""
        self.header_timeout.head_came(request.protocol)

    def has_been_passed(self, request: web.Request) -> None:
        """Note that another node forwarded a request, and will forward more on its connection."""
        self.header_timeout.of_node(request.protocol)

    async def look(self) -> None:
        """Check whether the database was restored from a backup."""
        await self.writer.look()

    def all_at_hand(self) -> Sequence[Table]:
        """Return the tables in memory."""
        return [mailbox.table for mailbox in self.tables.values()]

    def attendance(self) -> Mapping[str, Attendance]:
        """Return who is at the tables in memory, without tables where nobody is."""
        return {
            id: Attendance(len(mailbox.watchers), [it.sender.person for it in mailbox.watchers])
            for id, mailbox in self.tables.items()
            if mailbox.watchers
        }


def _taking_away(table: Table, now: float) -> Change:
    return Change([TableGone(table.saved.id)], lambda: Shown(table.number, gone=True))


def _once_more(saved: SavedTable) -> NewTable:
    """Return the request that a rematch counts as: the same table, not in the list."""
    seats = [NewSeat("bot" if chair.kind == "bot" else "friend") for chair in saved.chairs]
    return NewTable(saved.box.name, seats, saved.options)


def new_id() -> str:
    """Return an id for a table or a record that nobody can guess."""
    return secrets.token_urlsafe(12)
