"""A connection shows at once to whoever is asked, and before long to whoever looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from retorta.server.connection import Connection
from retorta.server.outbox import Outbox

BLINK = 0.2


class Loop(asyncio.SelectorEventLoop):
    """A loop whose clock goes when it is told to."""

    now = 1_000.0

    def time(self) -> float:
        return self.now


class Kept:
    number = 0


class Table:
    """As much of a table as a connection sees of it."""

    def __init__(self) -> None:
        self.kept = Kept()
        self.can_be_seen = True

    def view_frame(self, seat: int | None, seen: int) -> bytes:
        return b"view %d after %d" % (self.kept.number, seen)


class Pipe:
    is_full = False
    room: Callable[[], None] | None = None
    taker: Callable[[str], bool] | None = None

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def write_text(self, text: bytes) -> None:
        self.sent.append(text)

    def abort(self) -> None:
        raise AssertionError("nobody is to be cut off")


class Guest:
    """A connection, and what came through it."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        self.loop = loop
        self.table = Table()
        self.pipe = Pipe()
        table: Any = self.table
        self.connection = Connection(
            table, "anna", 0, self.pipe, Outbox(), lambda code: None, BLINK
        )

    async def happens(self, show: Callable[[], None]) -> list[bytes]:
        """Let a move happen; return the views that came."""
        self.table.kept.number += 1
        show()
        return await self.came()

    async def came(self, after: float = 0.0) -> list[bytes]:
        """Return the views that came until *after* seconds from now."""
        self.loop.now += after
        for _ in range(3):
            await asyncio.sleep(0)
        sent = list(self.pipe.sent)
        self.pipe.sent.clear()
        return sent


@pytest.fixture
def lives() -> Callable[[Callable[[Guest], Awaitable[None]]], None]:
    def live(life: Callable[[Guest], Awaitable[None]]) -> None:
        async def begin() -> None:
            await life(Guest())

        with asyncio.Runner(loop_factory=Loop) as runner:
            runner.run(begin())

    return live


def test_whoever_is_asked_sees_every_move_at_once(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        assert await guest.happens(guest.connection.show) == [b"view 1 after -1"]
        assert await guest.happens(guest.connection.show) == [b"view 2 after 1"]

    lives(life)


def test_whoever_looks_on_sees_at_once_what_comes_after_a_while(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        assert await guest.happens(guest.connection.show_soon) == [b"view 1 after -1"]
        guest.loop.now += BLINK
        assert await guest.happens(guest.connection.show_soon) == [b"view 2 after 1"]

    lives(life)


def test_what_comes_in_a_rush_comes_together(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        await guest.happens(guest.connection.show)
        for _ in range(5):
            assert await guest.happens(guest.connection.show_soon) == []
        assert await guest.came(after=BLINK) == [b"view 6 after 1"]
        assert await guest.came(after=BLINK) == [], "it came twice"

    lives(life)


def test_being_asked_ends_the_waiting(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        await guest.happens(guest.connection.show)
        assert await guest.happens(guest.connection.show_soon) == []
        assert await guest.happens(guest.connection.show) == [b"view 3 after 1"]
        assert await guest.came(after=BLINK) == [], "it came twice"

    lives(life)


def test_a_view_that_was_due_while_a_move_was_under_way_comes_with_it(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        await guest.happens(guest.connection.show)
        await guest.happens(guest.connection.show_soon)
        guest.table.can_be_seen = False
        assert await guest.came(after=BLINK) == []
        guest.table.can_be_seen = True
        assert await guest.happens(guest.connection.show_soon) == [b"view 3 after 1"]

    lives(life)


def test_a_view_in_between_puts_the_next_one_off(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        await guest.happens(guest.connection.show)
        assert await guest.happens(guest.connection.show_soon) == []
        guest.loop.now += BLINK / 2
        assert await guest.happens(guest.connection.show) == [b"view 3 after 1"]
        assert await guest.happens(guest.connection.show_soon) == []
        assert await guest.came(after=BLINK / 2) == [], "a blink after the first one is too soon"
        assert await guest.came(after=BLINK / 2) == [b"view 4 after 3"]
        assert await guest.came(after=BLINK) == [], "it came twice"

    lives(life)


def test_a_view_that_is_due_does_not_wait_for_its_blink(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        await guest.happens(guest.connection.show)
        assert await guest.happens(guest.connection.show_soon) == []
        guest.table.can_be_seen = False
        assert await guest.happens(guest.connection.show) == []
        guest.table.can_be_seen = True
        assert await guest.happens(guest.connection.show_soon) == [b"view 4 after 1"]

    lives(life)
