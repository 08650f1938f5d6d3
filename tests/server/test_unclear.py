"""A commit whose answer was lost: the log says what happened, and nobody is told a lie.

The line to the database is cut while it commits: what was sent may have got through, or not,
and the database may be read afterwards, or not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from support.guests import Guest, HouseOfTests, Refused, Tab

from retorta.tables.refusals import NotStored

KINDS = ["move", "chat", "jotting", "seat"]


class Line:
    """The line to the database of a server."""

    def __init__(self, house: HouseOfTests, patch: pytest.MonkeyPatch) -> None:
        self._registry = house.registry
        self._commit = house.registry.writer._commit
        self._patch = patch

    def cut(self, gets_through: bool, can_be_read: bool = True) -> None:
        """Cut it at every commit from now on."""

        def commit(jobs: Any) -> None:
            if gets_through:
                self._commit(jobs)
            raise OperationalError("COMMIT", {}, Exception("the line was cut"))

        async def read(id: str) -> None:
            raise NotStored("not-stored")

        self._patch.setattr(self._registry.writer, "_commit", commit)
        if not can_be_read:
            self._patch.setattr(self._registry, "read", read)

    def mend(self) -> None:
        self._patch.undo()


@pytest.fixture
def line(house: HouseOfTests) -> Iterator[Line]:
    with pytest.MonkeyPatch.context() as patch:
        yield Line(house, patch)


class Anna:
    """She plays both seats of a table, somebody looks on; she sends one thing of a kind."""

    def __init__(self, house: HouseOfTests, kind: str) -> None:
        self._engine = house.registry.engine
        self._kind = kind
        self.guest: Guest = house.guest("Anna")
        self.table = self.guest.table("alchemists", "me", "hotseat")
        self.tab: Tab = self.guest.open(self.table, seat=0)
        self.tab.settle(0)
        self.watching: Tab = house.guest("Olga").open(self.table)
        self.watching.settle(0)
        self._messages = {
            "move": {"type": "move", "seat": 0, "move": self.tab.view["moves"][0]["move"]},
            "chat": {"type": "chat", "text": "hello"},
            "jotting": {"type": "jot", "seat": 0, "written": {"text": "the toad"}},
        }

    def send(self) -> int:
        """Send it, under the same id each time; return the number it is answered with."""
        if self._kind == "seat":
            path = f"/api/tables/{self.table}/bot"
            number: int = self.guest.post(path, {"seat": 1, "bot": "random"})["number"]
        else:
            number = self.tab.ask({"id": self._kind, **self._messages[self._kind]})["number"]
        return number

    def refusal(self) -> str:
        """Send it; return why it was refused."""
        with pytest.raises(Refused) as caught:
            self.send()
        return str(caught.value.name)

    def logged(self) -> int:
        """Return how often it is on the disk."""
        counted = {
            "move": 'SELECT count(*) FROM moves WHERE "table" = ? AND seat = 0',
            "chat": 'SELECT count(*) FROM chat WHERE "table" = ?',
            "jotting": 'SELECT count(*) FROM jottings WHERE "table" = ?',
            "seat": "SELECT count(*) FROM chairs WHERE \"table\" = ? AND bot = 'random'",
        }[self._kind]
        with self._engine.connect() as connection:
            found: int = connection.exec_driver_sql(counted, (self.table,)).scalar_one()
        return found

    def see_it(self) -> None:
        """Wait until those who may see it do."""
        seen: dict[str, tuple[Tab, Callable[[Tab], Any]]] = {
            "move": (self.watching, lambda tab: tab.view["number"] >= 1),
            "chat": (self.watching, lambda tab: [it["text"] for it in tab.chat] == ["hello"]),
            "jotting": (self.tab, lambda tab: tab.view["own"]["note"] == "the toad"),
            "seat": (self.watching, lambda tab: tab.info["seats"][1]["replaced"]),
        }
        tab, is_there = seen[self._kind]
        tab.until(lambda: is_there(tab))


@pytest.fixture(params=KINDS)
def anna(request: pytest.FixtureRequest, house: HouseOfTests) -> Anna:
    return Anna(house, request.param)


def test_what_got_through_is_told_as_done(anna: Anna, line: Line) -> None:
    line.cut(gets_through=True)
    number = anna.send()
    line.mend()
    anna.see_it()
    assert anna.logged() == 1
    assert anna.send() >= number, "sent again it is the same"
    assert anna.logged() == 1


def test_what_did_not_get_through_is_told_as_not_stored(anna: Anna, line: Line) -> None:
    line.cut(gets_through=False)
    assert anna.refusal() == "not-stored"
    line.mend()
    assert anna.logged() == 0
    anna.send()
    anna.see_it()
    assert anna.logged() == 1


@pytest.mark.parametrize("gets_through", [False, True])
def test_what_nobody_can_say_is_told_as_unclear_and_counts_once(
    anna: Anna, line: Line, gets_through: bool
) -> None:
    line.cut(gets_through, can_be_read=False)
    assert anna.refusal() == "unclear"
    assert anna.refusal() == "unclear", "however often it is sent meanwhile"
    line.mend()
    anna.send()
    anna.see_it()
    assert anna.logged() == 1


def test_the_table_goes_on_afterwards(house: HouseOfTests, line: Line) -> None:
    """Everything that can be said at a table is taken again, in the order it comes."""
    people = [Anna(house, kind) for kind in KINDS]
    anna = people[0]
    line.cut(gets_through=True, can_be_read=False)
    assert anna.refusal() == "unclear"
    line.mend()
    for other in people[1:]:
        other.guest, other.table, other.tab = anna.guest, anna.table, anna.tab
        other.watching = anna.watching
        other.send()
        other.see_it()
    assert anna.send() == 1
    assert [it.logged() for it in people] == [1, 1, 1, 1]
