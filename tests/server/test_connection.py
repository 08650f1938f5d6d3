"""A connection shows at once to whoever is asked, and before long to whoever looks on.

And it never waits for a client: what has no room stays in the slot, and who reads none of the
answers is sent away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from retorta.server.metrics import Metrics
from retorta.server.sockets.connection import FULL, MOST_ANSWERS, Connection
from retorta.tables.changes import Sender
from retorta.tables.closing import AGAIN_LATER
from retorta.tables.messages import Done

BLINK = 0.2


class Loop(asyncio.SelectorEventLoop):
    """A loop whose clock goes when it is told to."""

    now = 1_000.0

    def time(self) -> float:
        return self.now


class Table:
    """As much of a table as a connection sees of it."""

    def __init__(self) -> None:
        self.number = 0
        self.deciders: list[int] = []
        self.can_be_seen = True
        self.tells: list[bytes | Exception] = []
        """What is to be told next of choices, and what breaks over it."""

    def seat_of(self, sender: Sender) -> int | None:
        return sender.chosen

    def view_frame(self, sender: Sender) -> bytes | None:
        if not self.can_be_seen:
            return None
        seen, sender.seen = sender.seen, self.number
        return b"view %d after %d" % (self.number, seen)

    def tells_frame(self, sender: Sender) -> bytes | None:
        if not self.tells:
            return None
        told = self.tells.pop(0)
        if isinstance(told, Exception):
            raise told
        return told


class Socket:
    """As much of the library's socket, and of what lies below it."""

    compress = False

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.waiting = 0
        """Bytes that the client has not read."""
        self.codes: list[int] = []
        self.is_cut = False

    async def send_frame(self, frame: bytes, kind: object, window: int | None) -> None:
        self.sent.append(frame)

    async def close(self, code: int) -> None:
        self.codes.append(code)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.is_cut = True


class Guest:
    """A connection, and what came through it."""

    def __init__(self, blink: float = BLINK) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        self.loop = loop
        self.table = Table()
        self.socket = Socket()
        table: Any = self.table
        socket: Any = self.socket
        sender = Sender("anna", "Anna", 0)
        self.connection = Connection(table, sender, socket, socket, Metrics(), blink, lambda: True)

    async def decides(self) -> list[bytes]:
        """Let a move happen after which it is our turn; return the views that came."""
        return await self.happens([0])

    async def looks_on(self) -> list[bytes]:
        """Let a move happen after which it is somebody else's turn; return the views that came."""
        return await self.happens([1])

    async def happens(self, deciders: list[int]) -> list[bytes]:
        self.table.number += 1
        self.table.deciders = deciders
        self.connection.show_view()
        return await self.came()

    async def came(self, after: float = 0.0) -> list[bytes]:
        """Return the views that came until *after* seconds from now."""
        self.loop.now += after
        for _ in range(3):
            await asyncio.sleep(0)
        sent = list(self.socket.sent)
        self.socket.sent.clear()
        assert not self.socket.is_cut, "nobody is to be cut off"
        return sent


Life = Callable[[Guest], Awaitable[None]]


@pytest.fixture
def lives() -> Callable[[Life], None]:
    def live(life: Life, blink: float = BLINK) -> None:
        async def begin() -> None:
            await life(Guest(blink))

        with asyncio.Runner(loop_factory=Loop) as runner:
            runner.run(begin())

    return live


def test_whoever_is_asked_sees_every_move_at_once(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        assert await guest.decides() == [b"view 1 after -1"]
        assert await guest.decides() == [b"view 2 after 1"]

    lives(life)


def test_everybody_sees_every_move_at_once_unless_somebody_set_a_blink(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        assert await guest.looks_on() == [b"view 1 after -1"]
        assert await guest.looks_on() == [b"view 2 after 1"]

    lives(life, blink=0.0)


def test_whoever_looks_on_sees_at_once_what_comes_after_a_while(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        assert await guest.looks_on() == [b"view 1 after -1"]
        guest.loop.now += BLINK
        assert await guest.looks_on() == [b"view 2 after 1"]

    lives(life)


def test_what_comes_in_a_rush_comes_together(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        await guest.decides()
        for _ in range(5):
            assert await guest.looks_on() == []
        assert await guest.came(after=BLINK) == [b"view 6 after 1"]
        assert await guest.came(after=BLINK) == [], "it came twice"

    lives(life)


def test_being_asked_ends_the_waiting(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        await guest.decides()
        assert await guest.looks_on() == []
        assert await guest.decides() == [b"view 3 after 1"]
        assert await guest.came(after=BLINK) == [], "it came twice"

    lives(life)


def test_a_view_that_was_due_while_a_move_was_under_way_comes_with_it(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        await guest.decides()
        await guest.looks_on()
        guest.table.can_be_seen = False
        assert await guest.came(after=BLINK) == []
        guest.table.can_be_seen = True
        assert await guest.looks_on() == [b"view 3 after 1"]

    lives(life)


def test_a_view_in_between_puts_the_next_one_off(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        await guest.decides()
        assert await guest.looks_on() == []
        guest.loop.now += BLINK / 2
        assert await guest.decides() == [b"view 3 after 1"]
        assert await guest.looks_on() == []
        assert await guest.came(after=BLINK / 2) == [], "a blink after the first one is too soon"
        assert await guest.came(after=BLINK / 2) == [b"view 4 after 3"]
        assert await guest.came(after=BLINK) == [], "it came twice"

    lives(life)


def test_a_view_that_is_due_does_not_wait_for_its_blink(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        await guest.decides()
        assert await guest.looks_on() == []
        guest.table.can_be_seen = False
        assert await guest.decides() == []
        guest.table.can_be_seen = True
        assert await guest.looks_on() == [b"view 4 after 1"]

    lives(life)


def test_what_changed_at_the_same_number_is_shown_after_the_blink_too(lives: Any) -> None:
    """Something was written into the notebook: the number is what it was."""

    async def life(guest: Guest) -> None:
        await guest.looks_on()
        guest.connection.show_view()
        assert await guest.came() == []
        assert await guest.came(after=BLINK) == [b"view 1 after 1"]

    lives(life)


def test_whoever_has_no_room_is_shown_the_latest_view_when_there_is_some(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        guest.socket.waiting = FULL + 1
        for _ in range(3):
            assert await guest.decides() == []
        guest.socket.waiting = 0
        assert await guest.came(after=BLINK) == [b"view 3 after -1"]

    lives(life)


def test_whoever_lets_too_many_answers_gather_is_sent_away(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        guest.socket.waiting = FULL + 1
        for number in range(MOST_ANSWERS):
            guest.connection.answer(Done(str(number), number))
        assert guest.connection.closing is None
        guest.connection.answer(Done("one too many", 0))
        await asyncio.sleep(0)
        assert guest.connection.closing == AGAIN_LATER
        assert guest.socket.is_cut, "a farewell would not be read either"
        assert guest.socket.sent == []

    assert MOST_ANSWERS == 256
    lives(life)


def test_answers_come_in_order_and_before_the_view(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        guest.socket.waiting = FULL + 1
        await guest.decides()
        for number in range(3):
            guest.connection.answer(Done(str(number), 1))
        guest.socket.waiting = 0
        came = await guest.came(after=BLINK)
        assert came == [
            *(b'{"type":"ok","id":"%d","number":1}' % number for number in range(3)),
            b"view 1 after -1",
        ]

    lives(life)


def test_a_client_that_takes_no_end_of_time_for_one_long_frame_is_stuck_too() -> None:
    """The library waits while a frame longer than its own buffer is not read."""

    async def life() -> None:
        guest = Guest()
        never = asyncio.Event()

        async def send_frame(frame: bytes, kind: object, window: int | None) -> None:
            guest.socket.waiting = len(frame)
            await never.wait()

        guest.socket.send_frame = send_frame  # type: ignore[method-assign]
        guest.table.view_frame = lambda sender: b"x" * 100_000  # type: ignore[method-assign]
        guest.table.deciders = [0]
        guest.connection.show_view()
        await asyncio.sleep(0)
        assert not guest.connection.is_stuck(60.0)
        await asyncio.sleep(0.01)
        assert guest.connection.is_stuck(0.005)
        guest.connection.close(AGAIN_LATER)
        await asyncio.sleep(0)
        assert guest.socket.is_cut, "a farewell would wait as well"

    with asyncio.Runner(loop_factory=RealClock) as runner:
        runner.run(life())


# What choices bring.


def test_what_choices_bring_is_told_when_everybody_has_been_sent_the_view(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        other = Guest()
        other.socket.sent = guest.socket.sent
        guest.table.tells, other.table.tells = [b"tells 1"], [b"tells 2"]
        guest.connection.show_view()
        other.connection.show_view()
        assert await guest.came() == [
            b"view 0 after -1",
            b"view 0 after -1",
            b"tells 1",
            b"tells 2",
        ]
        assert await guest.came(after=BLINK) == [], "it came twice"

    lives(life)


def test_it_waits_for_room_like_everything_else(lives: Any) -> None:
    async def life(guest: Guest) -> None:
        guest.table.tells = [b"tells"]
        await_room = guest.table.view_frame

        def view_frame(sender: Sender) -> bytes | None:
            guest.socket.waiting = FULL + 1
            return await_room(sender)

        guest.table.view_frame = view_frame  # type: ignore[method-assign]
        assert await guest.decides() == [b"view 1 after -1"]
        assert await guest.came(after=BLINK) == []
        guest.socket.waiting = 0
        assert await guest.came(after=BLINK) == [b"tells"]

    lives(life)


def test_what_cannot_be_told_costs_nobody_the_table(
    lives: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def life(guest: Guest) -> None:
        guest.table.tells = [ZeroDivisionError("a guest cannot count"), b"tells"]
        assert await guest.decides() == [b"view 1 after -1"]
        assert guest.connection.closing is None
        assert "a guest cannot count" in caplog.text
        assert await guest.decides() == [b"view 2 after 1", b"tells"]

    lives(life)


class RealClock(Loop):
    """A loop whose clock goes by itself."""

    def time(self) -> float:
        return asyncio.SelectorEventLoop.time(self)
