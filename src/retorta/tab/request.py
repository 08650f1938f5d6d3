"""A request from a page of this tab, and the tab's part in answering it."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from retorta.core import codec
from retorta.core.verifiable import SEED_BYTES
from retorta.tab.store import add, put
from retorta.tab.tab_table import TabTable, steps
from retorta.tab.table_rows import read_listed
from retorta.tables import lobby
from retorta.tables.answers import Hint, Lists, Me, NewTable
from retorta.tables.chairs import checked_name
from retorta.tables.changes import Sender
from retorta.tables.messages import HintRequest
from retorta.tables.new_table import new_table
from retorta.tables.refusals import NotNow
from retorta.tables.routes.request import Request
from retorta.tables.table_queue import TableQueue

if TYPE_CHECKING:
    from retorta.tab.host import Host

ID_BYTES: Final = 12


class TabRequest(Request):
    """One request in this tab."""

    def __init__(
        self, host: Host, named: Mapping[str, str], query: Mapping[str, str], body: Any
    ) -> None:
        super().__init__(named, query, body)
        self._host = host

    @property
    def sender(self) -> Sender:
        return self._host.sender()

    # Tables.

    async def table(self) -> TabTable:
        return await self._host.find(self.id)

    async def lists(self) -> Lists:
        host = self._host
        listed = [read_listed(text) for text in await host.store.read("tables", "")]
        return lobby.lists(listed, host.at_hand, lambda _: frozenset(), host.person)

    async def make_table(self, wish: NewTable) -> str:
        host = self._host
        if any(seat.kind == "friend" for seat in wish.seats):
            raise NotNow("friends-need-a-server")
        seed = self.new_seed()
        saved = new_table(wish, host.person, host.nickname, self.new_id(), seed, host.now())
        await host.store.write(steps(saved.rows(), {}))
        return saved.id

    async def hint(self, table: TableQueue, wanted: HintRequest) -> Hint:
        return await self._host.hints.ask(table, self.sender, wanted)

    def new_id(self) -> str:
        return urlsafe_b64encode(self._host.luck(ID_BYTES)).decode()

    def new_seed(self) -> bytes:
        return self._host.luck(SEED_BYTES)

    # The user of the device.

    async def me(self) -> Me:
        return Me(self._host.nickname)

    async def rename(self, nickname: str) -> Me:
        name = checked_name(nickname)
        await self._host.store.write([put("person", "me", codec.text({"nickname": name}))])
        self._host.nickname = name
        return Me(name)

    # Records.

    async def keep_record(self, id: str, lines: bytes, gone: list[str]) -> None:
        await self._host.store.write([add("records", id, lines.decode())])

    async def brought_record(self) -> bytes | None:
        found = await self._host.store.read("records", self.id)
        return found[0].encode() if found else None

    async def ask_of_record(
        self, id: str, load: Callable[[], Awaitable[bytes]], job: str, **named: Any
    ) -> dict[str, Any]:
        # Read it even if the other worker has it open: the record may be gone.
        lines = await load()

        async def told() -> bytes:
            return lines

        return await self._host.thinker.read({"job": job, "key": id, **named}, told)

    # The tab's implementations.

    def demand_texts(self) -> None:
        raise NotNow("needs-a-server")
