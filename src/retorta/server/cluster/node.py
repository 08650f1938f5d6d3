"""A node: this server as one of several on the same database.

This is the event loop's side of the cluster. It knows which tables are held here and under which
number, asks ``owners.py`` about all others, and gives everything up as soon as other nodes may
have declared it dead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final
from weakref import WeakSet

from aiohttp import web
from sqlalchemy import Engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from retorta import plugins
from retorta.core import codec
from retorta.core.errors import BadOption
from retorta.server.cluster.fence import OwnersFence
from retorta.server.cluster.files import Files, keep
from retorta.server.cluster.forwarding import Forwarding
from retorta.server.cluster.heartbeat import BEAT, SILENCE, Heartbeat, Myself, shut_down
from retorta.server.cluster.node_addresses import NodeAddresses
from retorta.server.cluster.notices import Left, Notice, PersonChanged, Restored, Wanted
from retorta.server.cluster.owners import Busy, NowOurs, Owners, Peer, application_name
from retorta.server.cluster.presence import Presence
from retorta.server.http.static import CLIENT
from retorta.server.ownership import Attendance, Elsewhere, House
from retorta.server.settings import Settings
from retorta.server.storage.jobs import Fence
from retorta.server.storage.only_server import demand_no_other
from retorta.tables.refusals import NotStored

WATCH: Final = 0.2
"""Seconds between two checks of the heartbeat."""
ROUND: Final = 5
"""Checks after which others are told who is at our tables, as far as that has changed."""
ALL_AGAIN: Final = 150
"""Checks after which they are told everything again: some of them may be new."""
LEAVING: Final = 1.0
"""Seconds for telling the database that we are leaving; otherwise our silence will tell it."""
LOCK_NUMBERS: Final = 1 << 31
COMMIT_PATIENCE: Final = 0.02
"""Seconds that a move may wait for others to share its commit, if they come that often."""
_log = logging.getLogger("retorta.server")


class Node:
    """One server of a cluster."""

    is_alone = False
    patience = COMMIT_PATIENCE

    def __init__(
        self, database: str, address: str, base: str, compression: bool, may_keep: bool = False
    ) -> None:
        self.id = secrets.token_hex(8)
        url = make_url(database).update_query_dict({"application_name": application_name(self.id)})
        self.database = url.render_as_string(hide_password=False)
        """The address of the database, for all connections of this node."""
        self._plays = {name: list(plugins.box(name).editions) for name in plugins.games()}
        self.myself = Peer(self.id, address, secrets.token_urlsafe(24))
        driverless = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heart = Heartbeat(
            driverless,
            Myself(
                id=self.id,
                lock=secrets.randbelow(LOCK_NUMBERS),
                address=address,
                secret=self.myself.secret,
                plays=codec.dumps(self._plays).decode(),
                may_keep=may_keep,
            ),
            self,
        )
        self._fences: dict[str, int] = {}
        """Tables that are ours, each with its number."""
        self._fresh: set[str] = set()
        """Tables that were taken just now, of which no writes can be in progress."""
        self._addresses = NodeAddresses(lambda: self._heart.alive)
        self._looking: dict[str, asyncio.Future[Peer | None]] = {}
        self._letting_go: dict[str, int] = {}
        self._presence = Presence(self.id, lambda: self._heart.alive, self._heart.send)
        self.fence: Fence = OwnersFence(self._fences, self._lost)
        self.forwarding = Forwarding(self, base, compression)
        self._files = Files(base)
        self.middlewares: Sequence[Any] = [self.forwarding.enter, self._files.enter]
        self._connections: WeakSet[Any] = WeakSet()
        self._owners: Owners
        self._house: House
        self._loop: asyncio.AbstractEventLoop
        self._watching: asyncio.Task[None] | None = None
        self._looking_out: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_up = False
        self._is_leaving = False

    # Coming and going.

    async def open(self, house: House, engine: Engine) -> None:
        """Join the cluster; return when the node is registered."""
        self._house = house
        self._loop = asyncio.get_running_loop()
        self._owners = Owners(engine, self.id, self._plays)
        event.listen(engine, "connect", lambda connection, _: self._connections.add(connection))
        await asyncio.to_thread(demand_no_other, engine)
        await asyncio.to_thread(keep, engine, CLIENT)
        self._files.engine = engine
        await self.forwarding.open()
        self._heart.start()
        while not self._heart.is_sure():
            await asyncio.sleep(0.01)
        self._is_up = True
        self._watching = asyncio.create_task(self._watch())
        self._looking_out = asyncio.create_task(self._find_sent_away())

    def is_ready(self) -> bool:
        """Whether tables may be given to this node."""
        return self._heart.is_sure() and not self._is_leaving

    async def begin_to_leave(self) -> None:
        """Take no more tables: new requests are for other nodes."""
        self._is_leaving = True
        with contextlib.suppress(SQLAlchemyError, TimeoutError):
            async with asyncio.timeout(LEAVING):
                await asyncio.to_thread(self._owners.begin_to_leave)

    async def leave(self) -> None:
        """Release all tables to other nodes; everything is written by now."""
        for task in (self._watching, self._looking_out):
            if task is not None:
                task.cancel()
        with contextlib.suppress(SQLAlchemyError, TimeoutError):
            async with asyncio.timeout(LEAVING):
                await asyncio.to_thread(self._owners.leave)
            self._heart.send(Left(self.id))
        await asyncio.to_thread(self._heart.stop)
        await self.forwarding.close()

    async def _watch(self) -> None:
        """Give everything up when the heartbeat has been silent for too long, and begin again."""
        rounds = 0
        while True:
            await asyncio.sleep(WATCH)
            rounds += 1
            try:
                if self._heart.is_sure():
                    if not self._is_up:
                        _log.warning("this node takes tables again")
                    self._is_up = True
                elif self._is_up:
                    self._give_up()
                else:
                    self._heart.cut()
                if rounds % ROUND == 0:
                    self._presence.tell(self._house, anew=rounds % ALL_AGAIN == 0)
            except Exception:
                _log.exception("looking after the cluster failed")

    async def _find_sent_away(self) -> None:
        """Check with every heartbeat whether somebody was signed out: a notice may be lost.

        This cannot be known while the database does not answer, but then there is no heartbeat
        either.
        """
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._house.find_sent_away()
            except SQLAlchemyError:
                continue
            except Exception:
                _log.exception("looking for people who were signed out failed")

    def _give_up(self) -> None:
        _log.warning("no heartbeat for %s s: all tables are given up", SILENCE)
        self._is_up = False
        self._lose_all()
        # Whatever is still waiting for the database would wait in vain.
        for connection in list(self._connections):
            shut_down(connection)

    def _lose_all(self) -> None:
        self._house.metrics.lost += len(self._fences)
        self._fences.clear()
        self._fresh.clear()
        self._addresses.forget_all()
        self._presence.none_ours()
        self._house.lose_all()

    # What the heartbeat reports, in its thread.

    def joined(self) -> None:
        """Look up again what missed notices may have changed."""
        self._in_loop(self._look_again)
        self._in_loop(self._presence.forget_heard)

    def ended(self) -> None:
        """Give up everything: others declared this node dead."""
        _log.warning("this node was taken for dead; it starts again")
        self._in_loop(self._lose_all)

    def heard(self, notice: Notice) -> None:
        """Handle a notice."""
        self._in_loop(self._take_up, notice)

    def _in_loop(self, done: Callable[..., object], *heard: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: the server has stopped
            self._loop.call_soon_threadsafe(done, *heard)

    def _take_up(self, notice: Notice) -> None:
        if isinstance(notice, PersonChanged):
            self._look_again(notice.id, notice.forgotten)
        elif isinstance(notice, Restored):
            self._soon(self._house.look())
        elif isinstance(notice, Left):
            self._presence.has_left(notice.node)
        elif isinstance(notice, Wanted):
            if notice.node == self.id:
                self._house.lose(notice.table)
        else:
            self._presence.hear(notice)

    def _look_again(self, person: str | None = None, forgotten: bool = False) -> None:
        self._soon(self._ask_who(person, forgotten))

    async def _ask_who(self, person: str | None, forgotten: bool) -> None:
        # If the database is down, the next heartbeat checks what matters most.
        with contextlib.suppress(SQLAlchemyError):
            await self._house.look_again(person, forgotten)

    # Where tables are.

    async def find(self, id: str) -> Peer | None:
        """Return the node that holds the table; ``None`` if this node should answer."""
        if id in self._fences and self._heart.is_sure():
            return None
        known = self._addresses.find(id)
        if known is not None:
            return known
        looking = self._looking.get(id)
        if looking is None:
            looking = self._looking[id] = asyncio.ensure_future(self._look(id))
            looking.add_done_callback(lambda _: self._looking.pop(id, None))
        try:
            return await asyncio.shield(looking)
        finally:
            del looking  # otherwise a refusal and this frame would refer to each other

    async def _look(self, id: str) -> Peer | None:
        if not self._heart.is_sure():
            raise NotStored("not-stored")
        try:
            found = await asyncio.to_thread(self._owners.look, id)
        except (SQLAlchemyError, Busy):
            raise NotStored("not-stored") from None
        if isinstance(found, Peer):
            self._addresses.remember(id, found)
            return found
        if found is not None:
            self._now_ours(id, found)
        return None

    def _now_ours(self, id: str, taken: NowOurs) -> None:
        self._house.metrics.taken += 1
        if not self._heart.is_sure():  # it may have taken too long
            raise NotStored("not-stored")
        # What we remember of it may be out of date, since another node may have had it.
        self._house.lose(id)
        self._fences[id] = taken.fence
        self._fresh.add(id)
        self._addresses.forget(id)
        self._presence.now_ours(id)

    def is_alive(self, peer: Peer) -> bool:
        """Whether another node is alive, according to our last heartbeat."""
        return self._addresses.is_alive(peer)

    def forget_where(self, id: str) -> None:
        """Forget where a table is."""
        self._addresses.forget(id)

    def has_passed_on(self, request: web.Request) -> None:
        """Count a request or a socket that went to another node."""
        self._house.metrics.passed_on += 1
        self._house.request_came(request)

    def has_been_passed(self, request: web.Request) -> None:
        """Note that another node forwarded a request: its connections serve many people."""
        self._house.has_been_passed(request)

    def want(self, id: str, owner: Peer) -> None:
        """Ask an owner that cannot be reached to let go of a table."""
        self._heart.send(Wanted(owner.id, id))

    async def make_sure(self, id: str) -> None:
        """Wait until a table is ours, and none of its writes are still in progress."""
        fence = self._fences.get(id)
        if fence is not None and id not in self._fresh:
            try:
                raised = await asyncio.to_thread(self._owners.make_sure, id, fence)
            except SQLAlchemyError:
                raise NotStored("not-stored") from None
            if raised is not None and self._fences.get(id) == fence:
                self._fences[id] = raised
                return
            self._fences.pop(id, None)
        if id not in self._fences and await self.find(id) is not None:
            raise Elsewhere("not-stored")
        self._fresh.discard(id)

    def owns(self, id: str) -> bool:
        """Whether a table is still ours, as far as we know."""
        return id in self._fences

    def let_go(self, id: str) -> None:
        """Release a table at which nobody is left."""
        fence = self._fences.pop(id, None)
        self._fresh.discard(id)
        self._presence.no_longer_ours(id)
        if fence is not None and not self._is_leaving:
            if not self._letting_go:
                self._soon(self._let_go())
            self._letting_go[id] = fence

    async def _let_go(self) -> None:
        tables, self._letting_go = self._letting_go, {}
        # If that fails, the table stays ours in the database: other nodes forward requests for it
        # to us, and we take it.
        with contextlib.suppress(SQLAlchemyError):
            await asyncio.to_thread(self._owners.let_go, tables)

    def _lost(self, id: str) -> None:
        self._house.metrics.lost += 1
        self._fences.pop(id, None)
        self._fresh.discard(id)
        self._presence.no_longer_ours(id)
        self._house.lose(id)

    # What others are told.

    def present(self, id: str) -> frozenset[int]:
        """Return the seats whose people are present, at a table that another node holds."""
        return self._presence.seats(id)

    def attendance(self) -> Mapping[str, Attendance]:
        """Return who is at tables that other nodes hold, without tables where nobody is."""
        return self._presence.attendance(self._fences)

    def is_keeper(self) -> bool:
        """Whether this node makes the backups: only one of those that are set to does."""
        return self._heart.is_keeper

    def tell_person(self, id: str, away: bool = False, forgotten: bool = False) -> None:
        """Tell other nodes that somebody's name, devices or rights have changed."""
        self._heart.send(PersonChanged(id, away, forgotten))

    def _soon(self, work: Any) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def node_of(settings: Settings) -> Node:
    """Return the node for a server with these settings, which must include its address."""
    if not settings.database.startswith("postgresql"):
        raise BadOption("cluster-database")
    assert settings.address, "whoever listens knows where"
    return Node(
        settings.database,
        settings.address,
        settings.base,
        settings.compression,
        may_keep=bool(settings.backup_every),
    )
