"""The mailbox of a table: one message at a time, in turn, whatever becomes of the write.

Without a socket and a database: a writer that a test tells when and how to end, and a log kept
in lists.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest
from support.table_host import Host

from retorta.core.errors import TableError
from retorta.server.mailbox import Mailbox
from retorta.server.metrics import Metrics
from retorta.server.storage.jobs import Told
from retorta.tables.changes import Change, Request, Sender, Shown
from retorta.tables.messages import (
    WIRE,
    ChatLine,
    ChatSaid,
    ComeBack,
    Hello,
    Jot,
    PutAway,
    SeatBot,
    Sit,
    Stand,
    Start,
    UndoRequest,
)
from retorta.tables.refusals import Missing, NotStored
from retorta.tables.rows import Row
from retorta.tables.saved_table import SavedTable

NOTE = {"text": "the toad"}


class Watcher:
    """A connection that remembers what it was to be shown."""

    def __init__(self, mailbox: Mailbox, person: str, seat: int | None = None) -> None:
        self.sender = Sender(person, person.title(), seat)
        self.shown: list[str] = []
        self.lines: list[str] = []
        mailbox.watchers.append(self)
        mailbox.table.senders.append(self.sender)

    def show_view(self) -> None:
        self.shown.append("view")

    def show_table(self) -> None:
        self.shown.append("table")

    def show_chat(self, lines: list[ChatLine]) -> None:
        self.lines += [line.text for line in lines]

    def is_stuck(self, limit: float) -> bool:
        return False

    def close(self, code: int) -> None:
        self.shown.append(f"closed {code}")


class Surroundings:
    """A server of one table; its writer waits to be told what becomes of each job."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.metrics = Metrics()
        self.writer: Any = self
        self.jobs: list[tuple[Sequence[Row], Told]] = []
        self.made: list[str] = []
        self.gone = 0
        self.requests: list[Request] = []
        self.attended: list[int] = []
        self.can_be_read = True
        self.reads = 0
        self.is_full = False

    def put(self, rows: Sequence[Row], told: Told) -> None:
        if self.is_full:
            raise NotStored("not-stored")
        self.jobs.append((rows, told))

    def write(self, at: int = 0) -> None:
        """Write a job, as it should be."""
        rows, told = self.jobs.pop(at)
        self.host.log.write(list(rows))
        told(None)

    def fail(self, reached_the_disk: bool, at: int = 0) -> None:
        """Report that a job was not written, although it may have been."""
        rows, told = self.jobs.pop(at)
        if reached_the_disk:
            self.host.log.write(list(rows))
        told(OSError("the line was cut"))

    async def read(self, id: str) -> SavedTable:
        self.reads += 1
        await asyncio.sleep(0)
        if not self.can_be_read:
            raise NotStored("not-stored")
        if self.host.log.table is None:
            raise Missing("table")
        return self.host.log.saved()

    def think(self, mailbox: Mailbox, request: Request) -> None:
        self.requests.append(request)

    def attend(self, mailbox: Mailbox) -> None:
        self.attended.append(len(mailbox.table.senders))

    def has_made(self, saved: SavedTable) -> None:
        self.made.append(saved.id)

    def has_gone(self, mailbox: Mailbox) -> None:
        self.gone += 1


class Evening:
    """A table in its mailbox, and everything that was answered."""

    def __init__(self, game: str = "poison", *seats: str) -> None:
        self.host = Host(game, *(seats or ("me", "hotseat", "hotseat")))
        self.around = Surroundings(self.host)
        self.mailbox = Mailbox(self.host.table, self.around)
        self.answers: list[tuple[str, str | int]] = []

    @property
    def table(self) -> Any:
        return self.mailbox.table

    def send(self, name: str, message: Any, person: str = "anna") -> None:
        """Post a message; what it is answered is noted under *name*."""
        sender = Sender(person, person.title())
        self.post(name, lambda now: self.table.take(sender, message, now))

    def post(self, name: str, take: Callable[[float], Change]) -> None:
        def answered(shown: Shown | None, problem: TableError | None) -> None:
            if problem is not None:
                self.answers.append((name, problem.name))
            else:
                assert shown is not None
                self.answers.append((name, shown.number))

        self.mailbox.post(take, answered)

    def a_move(self, id: str = "m1") -> Any:
        """Return a move of whoever is asked."""
        seat = self.table.deciders[0]
        move = self.host.move_of(Sender("anna", "Anna", seat))
        move.id = id
        return move

    def to_the_end(self) -> None:
        """Play until the game is over."""
        while self.table.saved.phase != "over":
            self.send("move", self.a_move(self.host.id()))
            self.around.write()
        self.answers.clear()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def lives(life: Coroutine[Any, Any, None]) -> None:
    asyncio.run(life)


# One at a time, in turn.


def test_the_next_is_taken_when_the_one_before_is_written() -> None:
    evening = Evening()
    evening.send("move", evening.a_move())
    for number in range(3):
        evening.send(f"chat {number}", ChatSaid(f"c{number}", "well played"))
    assert evening.answers == []
    assert len(evening.around.jobs) == 1
    evening.around.write()
    assert evening.answers == [("move", 1)]
    for _ in range(3):
        evening.around.write()
    assert evening.answers == [("move", 1), ("chat 0", 1), ("chat 1", 1), ("chat 2", 1)]
    assert evening.mailbox.is_idle


def test_nobody_overtakes_not_even_whoever_speaks_when_answered() -> None:
    evening = Evening()
    came: list[str] = []

    def arrive(name: str) -> Callable[[float], Change]:
        def take(now: float) -> Change:
            came.append(name)
            return Change([], lambda: Shown(0))

        return take

    def answered(shown: Shown | None, problem: TableError | None) -> None:
        evening.post("more", arrive("more"))

    evening.send("move", evening.a_move())
    evening.mailbox.post(arrive("first"), answered)
    evening.post("second", arrive("second"))
    evening.around.write()
    assert came == ["first", "second", "more"]
    assert [name for name, _ in evening.answers] == ["move", "second", "more"]


@pytest.mark.parametrize("gone", range(3))
@pytest.mark.parametrize("on_its_way", [False, True])
def test_whoever_goes_away_holds_nobody_up(gone: int, on_its_way: bool) -> None:
    """And what they asked for happens all the same."""

    async def life() -> None:
        evening = Evening()
        sender = Sender("anna", "Anna")

        async def say(number: int) -> Shown:
            message = ChatSaid(f"c{number}", f"line {number}")
            return await evening.mailbox.ask(lambda now: evening.table.take(sender, message, now))

        tasks = [asyncio.create_task(say(number)) for number in range(3)]
        await settled()
        for number in range(3):
            if on_its_way and number == gone:
                tasks[gone].cancel()
                await settled()
            evening.around.write()
            if not on_its_way and number == 0:
                tasks[gone].cancel()
            await settled()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(it, Shown) for it in done].count(True) >= 2
        assert [line.text for line in evening.table.saved.chat] == ["line 0", "line 1", "line 2"]
        assert evening.mailbox.is_idle

    lives(life())


def test_a_refusal_leaves_the_mailbox_free() -> None:
    evening = Evening()
    evening.send("wrong", UndoRequest("u1", 0))
    evening.send("stranger", UndoRequest("u2", 0), "boris")
    assert evening.answers == [("wrong", "no-undo"), ("stranger", "not-your-seat")]
    assert evening.mailbox.is_idle
    evening.send("move", evening.a_move())
    evening.around.write()
    assert evening.answers[-1] == ("move", 1)


def test_a_jotting_that_is_written_holds_nobody_up() -> None:
    evening = Evening("alchemists", "me", "hotseat")
    watcher = Watcher(evening.mailbox, "anna", 0)
    evening.send("jot", Jot("j1", 0, NOTE))
    evening.send("move", evening.a_move())
    evening.send("chat", ChatSaid("c1", "hello"))
    assert len(evening.around.jobs) == 2, "the move did not wait for the note"
    evening.around.write(1)
    assert evening.answers == [("move", 1)]
    evening.around.write(1)
    assert evening.answers == [("move", 1), ("chat", 1)]
    evening.around.write()
    assert evening.answers[-1] == ("jot", 0)
    assert watcher.shown == ["view", "view"], "after the move, and with the note"
    assert evening.host.view(0)["own"]["note"] == "the toad"
    assert evening.host.view(1)["own"]["note"] == ""


# What cannot be taken, or shown.


def test_after_a_fault_the_sender_is_told_and_the_others_go_on() -> None:
    async def life() -> None:
        evening = Evening()

        def broken(now: float) -> Change:
            evening.table._play(*broken_move)
            raise ZeroDivisionError

        move = evening.a_move()
        broken_move = (move.seat, move.move, "", 0.0)
        evening.post("broken", broken)
        evening.send("move", move)
        await settled()
        assert evening.answers == [("broken", "unexpected")]
        assert evening.around.metrics.failures == 1
        evening.around.write()
        assert evening.answers[-1] == ("move", 1), "what the broken one had played is forgotten"

    lives(life())


def test_what_was_written_and_cannot_be_shown_has_happened() -> None:
    async def life() -> None:
        evening = Evening()
        move = evening.a_move()
        taken = evening.table.take(Sender("anna"), move, 0.0)

        def fail() -> Shown:
            raise ZeroDivisionError

        taken.apply = fail
        evening.post("move", lambda now: taken)
        evening.around.write()
        await settled()
        assert evening.answers == [("move", 1)]
        assert evening.table.number == 1

    lives(life())


def test_what_the_writer_has_no_room_for_has_not_happened() -> None:
    async def life() -> None:
        evening = Evening()
        evening.around.is_full = True
        evening.send("move", evening.a_move())
        await settled()
        assert evening.answers == [("move", "not-stored")]
        evening.around.is_full = False
        evening.send("move", evening.a_move())
        evening.around.write()
        assert evening.answers[-1] == ("move", 1)

    lives(life())


def test_a_table_that_the_server_forgot_takes_nothing() -> None:
    evening = Evening()
    move = evening.a_move()
    evening.mailbox.is_forgotten = True
    evening.send("move", move)
    assert evening.answers == [("move", "not-stored")]
    assert evening.around.jobs == []


# What may or may not have been written.


class Case:
    """A change of one kind: how to ask for it, and how to see whether it happened."""

    def __init__(
        self,
        evening: Evening,
        take: Callable[[float], Change],
        happened: Callable[[], Any],
        done: str | int = 0,
    ) -> None:
        self.evening = evening
        self.take = take
        self.happened = happened
        self.done = done


def asking(evening: Evening, message: Any, person: str = "anna") -> Callable[[float], Change]:
    sender = Sender(person, person.title())
    return lambda now: evening.table.take(sender, message, now)


def a_move() -> Case:
    evening = Evening()
    return Case(
        evening, asking(evening, evening.a_move()), lambda: evening.table.number == 1, done=1
    )


def an_undo() -> Case:
    evening = Evening("alchemists", "me", "hotseat")
    while not any(evening.host.view(seat)["can_undo"] for seat in (0, 1)):
        seat = evening.table.deciders[0]
        move = evening.host.move_of(Sender("anna", "Anna", seat))
        evening.send("move", move)
        evening.around.write()
    seat = next(seat for seat in (0, 1) if evening.host.view(seat)["can_undo"])
    number = evening.table.number
    return Case(
        evening,
        asking(evening, UndoRequest("u1", seat)),
        lambda: evening.table.number == number + 1,
        done=number + 1,
    )


def a_line_of_chat() -> Case:
    evening = Evening()
    take = asking(evening, ChatSaid("c1", "hello"))
    return Case(evening, take, lambda: [it.text for it in evening.table.saved.chat] == ["hello"])


def a_jotting() -> Case:
    evening = Evening("alchemists", "me", "hotseat")
    take = asking(evening, Jot("j1", 0, NOTE))
    return Case(evening, take, lambda: evening.host.view(0)["own"]["note"] == "the toad")


def sitting_down() -> Case:
    evening = Evening("poison", "me", "friend", "friend")
    take = asking(evening, Sit(1), "boris")
    return Case(evening, take, lambda: evening.table.saved.chairs[1].person == "boris")


def sitting_down_as_the_last() -> Case:
    evening = Evening("poison", "me", "friend", "random")
    take = asking(evening, Sit(1), "boris")
    return Case(evening, take, lambda: evening.table.saved.phase == "playing")


def standing_up() -> Case:
    evening = Evening("poison", "me", "friend", "friend")
    take = asking(evening, Stand(0))
    return Case(evening, take, lambda: evening.table.saved.chairs[0].person is None)


def starting() -> Case:
    evening = Evening("poison", "me", "friend", "friend")
    take = asking(evening, Start("random"))
    return Case(evening, take, lambda: evening.table.saved.phase == "playing")


def a_bot_for_oneself() -> Case:
    evening = Evening()
    take = asking(evening, SeatBot(1, "random"))
    return Case(evening, take, lambda: evening.table.saved.chairs[1].is_replaced)


def coming_back() -> Case:
    evening = Evening()
    evening.send("bot", SeatBot(1, "random"))
    evening.around.write()
    take = asking(evening, ComeBack(1))
    return Case(evening, take, lambda: not evening.table.saved.chairs[1].is_replaced)


def a_rematch() -> Case:
    evening = Evening()
    evening.to_the_end()
    sender = Sender("anna", "Anna")
    return Case(
        evening,
        lambda now: evening.table.rematch(sender, "table-2", bytes(32), now),
        lambda: evening.table.saved.rematch == "table-2",
        done=evening.table.number,
    )


KINDS = [
    a_move,
    an_undo,
    a_line_of_chat,
    a_jotting,
    sitting_down,
    sitting_down_as_the_last,
    standing_up,
    starting,
    a_bot_for_oneself,
    coming_back,
    a_rematch,
]


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def kind(request: pytest.FixtureRequest) -> Callable[[], Case]:
    found: Callable[[], Case] = request.param
    return found


def answers_to(case: Case, name: str) -> list[str | int]:
    """Return what was answered under a name."""
    return [answer for message, answer in case.evening.answers if message == name]


def test_what_is_on_the_disk_is_told_as_done_although_an_error_was_reported(
    kind: Callable[[], Case],
) -> None:
    async def life() -> None:
        case = kind()
        watcher = Watcher(case.evening.mailbox, "olga")
        case.evening.post("it", case.take)
        assert not case.happened()
        case.evening.around.fail(reached_the_disk=True)
        await settled()
        assert answers_to(case, "it") == [case.done]
        assert case.happened()
        assert set(watcher.shown) == {"table", "view"}, "and everybody is shown it"

    lives(life())


def test_what_is_not_on_the_disk_is_told_as_not_done(kind: Callable[[], Case]) -> None:
    async def life() -> None:
        case = kind()
        case.evening.post("it", case.take)
        case.evening.around.fail(reached_the_disk=False)
        await settled()
        assert answers_to(case, "it") == ["not-stored"]
        assert not case.happened()
        case.evening.post("again", case.take)
        case.evening.around.write()
        assert answers_to(case, "again") == [case.done]
        assert case.happened()

    lives(life())


@pytest.mark.parametrize("reached_the_disk", [False, True])
def test_what_nobody_can_say_is_told_as_unclear_and_counts_once_when_it_is_sent_again(
    kind: Callable[[], Case], reached_the_disk: bool
) -> None:
    async def life() -> None:
        case = kind()
        around = case.evening.around
        around.can_be_read = False
        case.evening.post("it", case.take)
        around.fail(reached_the_disk)
        await settled()
        case.evening.post("meanwhile", case.take)
        await settled()
        assert answers_to(case, "it") == answers_to(case, "meanwhile") == ["unclear"]
        around.can_be_read = True
        case.evening.post("again", case.take)
        await settled()
        if around.jobs:
            around.write()
        assert answers_to(case, "again")[0] in (case.done, *ONLY_ONCE)
        assert case.happened()
        assert case.evening.host.anew().number == case.evening.table.number

    lives(life())


ONLY_ONCE = ("seat-taken", "table-started")
"""What somebody without an id is told who asks for what has happened already."""


def test_a_line_of_chat_that_was_in_doubt_is_heard_by_those_who_are_there() -> None:
    async def life() -> None:
        evening = Evening()
        watcher = Watcher(evening.mailbox, "olga")
        evening.send("first", ChatSaid("c1", "first"))
        evening.around.write()
        evening.send("second", ChatSaid("c2", "second"))
        evening.around.fail(reached_the_disk=True)
        await settled()
        assert watcher.lines == ["first", "second"]

    lives(life())


def test_putting_a_table_away_is_done_when_it_is_gone() -> None:
    async def life() -> None:
        evening = Evening("poison", "me", "friend", "friend")
        evening.send("away", PutAway())
        evening.send("late", Sit(1), "boris")
        evening.around.host.log.table = None
        evening.around.jobs.pop()[1](OSError("the line was cut"))
        await settled()
        assert evening.answers[0] == ("away", 0)
        assert evening.around.gone == 1

    lives(life())


def test_a_move_that_was_on_its_way_beside_a_jotting_that_failed_is_shown() -> None:
    async def life() -> None:
        evening = Evening("alchemists", "me", "hotseat")
        evening.send("jot", Jot("j1", 0, NOTE))
        evening.send("move", evening.a_move())
        evening.around.fail(reached_the_disk=False)
        await settled()
        assert evening.answers == [], "the log is asked when nothing else is on its way"
        evening.around.write()
        await settled()
        assert evening.answers == [("move", 1), ("jot", "not-stored")]
        evening.send("again", Jot("j1", 0, NOTE))
        evening.around.write()
        assert evening.answers[-1] == ("again", 1)

    lives(life())


def test_those_who_waited_behind_what_was_in_doubt_come_after_it() -> None:
    async def life() -> None:
        evening = Evening()
        evening.send("move", evening.a_move())
        evening.send("chat", ChatSaid("c1", "well played"))
        evening.around.fail(reached_the_disk=True)
        await settled()
        evening.around.write()
        assert evening.answers == [("move", 1), ("chat", 1)]
        assert evening.around.reads == 1

    lives(life())


def test_bots_are_asked_anew_after_the_table_was_built_again() -> None:
    async def life() -> None:
        evening = Evening("poison", "me", "hotseat", "hotseat")
        for seat in range(3):
            evening.send("bot", SeatBot(seat, "random"))
            evening.around.write()
        (first,) = evening.around.requests
        evening.send("chat", ChatSaid("c1", "hello"))
        evening.around.fail(reached_the_disk=False)
        await settled()
        (_, second) = evening.around.requests
        assert (second.number, second.seat) == (first.number, first.seat)
        assert not evening.table.is_wanted(first)
        assert evening.table.is_wanted(second)

    lives(life())


def test_whoever_comes_or_goes_while_a_bot_thinks_is_told_of_once() -> None:
    """Its turn becomes more urgent, or less."""
    evening = Evening("poison", "random", "random", "random")
    mailbox, around = evening.mailbox, evening.around
    boris = Sender("boris")
    mailbox.post(lambda now: mailbox.table.take(boris, Hello("h", WIRE, -1), now), _nobody)
    assert (len(around.requests), around.attended) == (1, [])
    mailbox.thinking = 1
    cyryl = Sender("cyryl")
    mailbox.post(lambda now: mailbox.table.take(cyryl, Hello("h", WIRE, -1), now), _nobody)
    evening.send("chat", ChatSaid("m", "hello"))
    around.write()
    assert around.attended == [2]
    mailbox.post(lambda now: mailbox.table.leave(boris, now), _nobody)
    assert around.attended == [2, 1]


def _nobody(shown: Shown | None, problem: TableError | None) -> None:
    """Answer nobody."""
