"""A request of a page, as whatever answers it sees it, and the answer on its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from retorta.browser.store import Post
from retorta.core import codec, reading
from retorta.core.errors import TableError, Unreadable
from retorta.tables import incoming
from retorta.tables.changes import Shown
from retorta.tables.in_turn import Answered
from retorta.tables.refusals import NotStored, refused, status_of

JSON: Final = "application/json"
RECORD: Final = "application/jsonl"
UNEXPECTED: Final = 500


class Asked:
    """One request; it is answered once, perhaps later."""

    def __init__(
        self, number: int, named: tuple[str, ...], query: dict[str, str], body: str, post: Post
    ) -> None:
        self.named = named
        """What the address names: a table or a record, and the number of a moment."""
        self.query = query
        self.text = body
        self._number = number
        self._post = post
        self._is_answered = False

    def body(self, kind: Any) -> Any:
        """Return what was sent, as *kind*."""
        try:
            return reading.read(kind, codec.loads(self.text))
        except Unreadable:
            raise TableError("request-shape") from None

    def seat(self) -> int | None:
        """Return the seat behind the question mark, if one is named."""
        return incoming.seat_in(self.query.get("seat"))

    def seat_needed(self) -> int:
        """Return the seat behind the question mark."""
        seat = self.seat()
        if seat is None:
            raise TableError("request-shape")
        return seat

    # The answer.

    def tell(self, answer: Any, status: int = 200) -> None:
        """Answer with something that crosses the wire."""
        self._answer(status, JSON, msgspec.json.encode(answer).decode())

    def hand_out(self, content: str, name: str) -> None:
        """Answer with a record, to be saved under *name*."""
        self._answer(200, RECORD, content, f"{name}.jsonl")

    def refuse(self, problem: TableError) -> None:
        """Say why not."""
        self._answer(status_of(problem), JSON, msgspec.json.encode(refused(problem)).decode())

    def broke(self) -> None:
        """Say that something went wrong which nobody expected."""
        told = msgspec.json.encode(refused(TableError("unexpected"))).decode()
        self._answer(UNEXPECTED, JSON, told)

    def then(self, tell: Callable[[Shown], None]) -> Answered:
        """Return what hears of a table: *tell* goes on from it, a refusal is passed on."""

        def answered(shown: Shown | None, problem: TableError | None) -> None:
            if problem is not None:
                self.refuse(problem)
            else:
                assert shown is not None
                self.doing(lambda: tell(shown))

        return answered

    def when_written(self, tell: Callable[[], None]) -> Callable[[Exception | None], None]:
        """Return what hears of a write: *tell* goes on from it."""

        def told(problem: Exception | None) -> None:
            if problem is not None:
                self.refuse(NotStored("not-stored"))
            else:
                self.doing(tell)

        return told

    def heard(self, tell: Callable[[Any], None]) -> Callable[[Any, TableError | None], None]:
        """Return what hears the other worker: *tell* goes on from it."""

        def heard(found: Any, problem: TableError | None) -> None:
            if problem is not None:
                self.refuse(problem)
            else:
                self.doing(lambda: tell(found))

        return heard

    def doing(self, what: Callable[[], None]) -> None:
        """Do *what*; a refusal is the answer."""
        try:
            what()
        except TableError as problem:
            self.refuse(problem)
        except Exception:
            self.broke()
            raise

    def _answer(self, status: int, kind: str, body: str, name: str = "") -> None:
        if self._is_answered:
            return
        self._is_answered = True
        told = {"answer": self._number, "status": status, "type": kind, "body": body, "name": name}
        self._post(codec.text(told))
