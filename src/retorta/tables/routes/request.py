"""A request as a route sees it: who made it, what was sent, and what its host can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from retorta.core.errors import TableError
from retorta.tables import incoming
from retorta.tables.answers import Hint, Id, Link, Lists, Me, NewTable
from retorta.tables.changes import Sender
from retorta.tables.messages import HintRequest
from retorta.tables.refusals import NotNow
from retorta.tables.table_queue import TableQueue

T = TypeVar("T")


@dataclass(frozen=True)
class File:
    """An answer that is no JSON."""

    content: bytes
    kind: str
    name: str = ""
    """Under which a browser saves it; empty where it is shown."""


def jsonl(content: bytes, name: str) -> File:
    """Return a record as a file."""
    return File(content, "application/jsonl", f"{name}.jsonl")


class Request(ABC):
    """One request. A host makes this its own; what only a server can do, a tab leaves refused."""

    def __init__(self, named: Mapping[str, str], query: Mapping[str, str], body: Any) -> None:
        self.named = named
        """What the address itself says."""
        self.query = query
        """What stands behind its question mark."""
        self.body = body

    @property
    def id(self) -> str:
        """The table or record that the address names."""
        return self.named["id"]

    def number(self) -> int:
        """Return the line of play that the address names."""
        return incoming.number_in(self.named["number"])

    def seat(self) -> int | None:
        """Return the seat behind the question mark, if one is named."""
        return incoming.seat_in(self.query.get("seat"))

    def seat_needed(self) -> int:
        """Return the seat behind the question mark."""
        seat = self.seat()
        if seat is None:
            raise TableError("request-shape")
        return seat

    @property
    @abstractmethod
    def sender(self) -> Sender:
        """Whose request it is; found out anew each time, since to answer may take long."""

    # Tables.

    @abstractmethod
    async def table(self) -> TableQueue:
        """Return the table that the address names."""

    @abstractmethod
    async def lists(self) -> Lists:
        """Return the tables to be shown in the lobby."""

    @abstractmethod
    async def make_table(self, wish: NewTable) -> str:
        """Make a table, and have it written; return its id."""

    async def rematch(self, table: TableQueue) -> Id:
        """Make another table with the same people."""
        id, seed = self.new_id(), self.new_seed()
        shown = await table.ask(lambda now: table.table.rematch(self.sender, id, seed, now))
        made: Id = shown.answer
        return made

    @abstractmethod
    async def hint(self, table: TableQueue, wanted: HintRequest) -> Hint:
        """Return what somebody should play."""

    @abstractmethod
    def new_id(self) -> str:
        """Return a name for a table or a record that nobody can guess."""

    @abstractmethod
    def new_seed(self) -> bytes:
        """Return the secret that a deal follows from."""

    # People.

    @abstractmethod
    async def me(self) -> Me:
        """Return what I am called."""

    @abstractmethod
    async def rename(self, nickname: str) -> Me:
        """Have me called something else."""

    async def new_link(self) -> Link:
        """Return a link that makes another device mine."""
        raise NotNow("needs-a-server")

    async def claim(self) -> Me:
        """Make this device the person's who made the link."""
        raise NotNow("needs-a-server")

    # Records.

    async def room_for_record(self, lines: bytes) -> list[str]:
        """Return the records that have to go for this one; refuse it if there is no room."""
        return []

    @abstractmethod
    async def keep_record(self, id: str, lines: bytes, gone: list[str]) -> None:
        """Have a record written in the place of those that go."""

    @abstractmethod
    async def brought_record(self) -> bytes | None:
        """Return the record that the address names, if one of that name was brought."""

    @abstractmethod
    async def ask_of_record(
        self, id: str, load: Callable[[], Awaitable[bytes]], job: str, **named: Any
    ) -> dict[str, Any]:
        """Have a record read elsewhere, and return what was found; *load* fetches it."""

    async def note_look(self) -> None:  # noqa: B027 - a tab keeps what it has
        """Take note that somebody looks at a record; refuse one that no longer exists."""

    # How a host does things.

    async def once(self, name: str, make: Callable[[], Any]) -> Any:
        """Return what is the same for everybody."""
        return make()

    async def apart(self, work: Callable[[], T]) -> T:
        """Return what comes of work that takes longer than a move may wait."""
        return work()

    def demand_texts(self) -> None:  # noqa: B027 - a server has them
        """Refuse what needs sentences where there are none."""
