"""A request as a route sees it: its sender, its content, and what its host can do."""

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
    """An answer that is not JSON."""

    content: bytes
    kind: str
    name: str = ""
    """The name under which a browser saves it; empty if the browser shows it instead."""


def jsonl(content: bytes, name: str) -> File:
    """Return a record as a file."""
    return File(content, "application/jsonl", f"{name}.jsonl")


class Request(ABC):
    """One request. Each host subclasses it; what only a server can do is refused in a tab."""

    def __init__(self, named: Mapping[str, str], query: Mapping[str, str], body: Any) -> None:
        self.named = named
        """The parameters in the path."""
        self.query = query
        """The parameters in the query."""
        self.body = body

    @property
    def id(self) -> str:
        """The id of the table or record in the address."""
        return self.named["id"]

    def number(self) -> int:
        """Return the line number in the address."""
        return incoming.number_in(self.named["number"])

    def seat(self) -> int | None:
        """Return the seat in the query, if there is one."""
        return incoming.seat_in(self.query.get("seat"))

    def seat_needed(self) -> int:
        """Return the seat in the query."""
        seat = self.seat()
        if seat is None:
            raise TableError("request-shape")
        return seat

    @property
    @abstractmethod
    def sender(self) -> Sender:
        """The person who made it; looked up again each time, since answering may take long."""

    # Tables.

    @abstractmethod
    async def table(self) -> TableQueue:
        """Return the table named in the address."""

    @abstractmethod
    async def lists(self) -> Lists:
        """Return the tables to show in the lobby."""

    @abstractmethod
    async def make_table(self, wish: NewTable) -> str:
        """Make and store a table; return its id."""

    async def rematch(self, table: TableQueue) -> Id:
        """Make another table with the same people."""
        id, seed = self.new_id(), self.new_seed()
        shown = await table.ask(lambda now: table.table.rematch(self.sender, id, seed, now))
        made: Id = shown.answer
        return made

    @abstractmethod
    async def hint(self, table: TableQueue, wanted: HintRequest) -> Hint:
        """Return a hint."""

    @abstractmethod
    def new_id(self) -> str:
        """Return a name for a table or a record that nobody can guess."""

    @abstractmethod
    def new_seed(self) -> bytes:
        """Return the secret seed for a deal."""

    # People.

    @abstractmethod
    async def me(self) -> Me:
        """Return what I am called."""

    @abstractmethod
    async def rename(self, nickname: str) -> Me:
        """Change what I am called."""

    async def new_link(self) -> Link:
        """Return a link that makes another device mine."""
        raise NotNow("needs-a-server")

    async def claim(self) -> Me:
        """Make this device belong to the person who made the link."""
        raise NotNow("needs-a-server")

    # Records.

    async def room_for_record(self, lines: bytes) -> list[str]:
        """Return the records to delete to make room; refuse this one if there is none."""
        return []

    @abstractmethod
    async def keep_record(self, id: str, lines: bytes, gone: list[str]) -> None:
        """Store a record in place of the deleted ones."""

    @abstractmethod
    async def brought_record(self) -> bytes | None:
        """Return the uploaded record named in the address, if there is one."""

    @abstractmethod
    async def ask_of_record(
        self, id: str, load: Callable[[], Awaitable[bytes]], job: str, **named: Any
    ) -> dict[str, Any]:
        """Ask a worker about a record and return its answer; *load* fetches the record."""

    async def note_look(self) -> None:  # noqa: B027 - a tab keeps what it has
        """Record that a record is being looked at; refuse one that no longer exists."""

    # How a host does things.

    async def once(self, name: str, make: Callable[[], Any]) -> Any:
        """Return a value that is the same for everybody."""
        return make()

    async def apart(self, work: Callable[[], T]) -> T:
        """Return the result of work that takes longer than a move may wait."""
        return work()

    def demand_texts(self) -> None:  # noqa: B027 - a server has them
        """Refuse a request that needs sentences if this host has none."""
