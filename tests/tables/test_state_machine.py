"""People who join, leave, send twice, send late, take back and return: nobody is misled.

After every step each seat is shown what a table built anew from the log would show it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.boxes_that_tell import telling, wrong_with_tells
from support.table_host import AWAY, Host, view_of

from retorta.core.errors import TableError
from retorta.tables.changes import Change, Request, Sender
from retorta.tables.messages import (
    WIRE,
    ChatSaid,
    ComeBack,
    Hello,
    Jot,
    Leave,
    Look,
    MoveMade,
    SeatBot,
    Sit,
    Stand,
    Start,
    UndoRequest,
)
from retorta.tables.table import Table
from retorta.tables.table_info import info

PEOPLE = ("anna", "boris", "cleo")
TABLES = {
    "poison": ("me", "random", "friend", "hotseat"),
    "alchemists": ("me", "friend"),
    "potion-making": ("me", "friend", "random"),
    "laar": ("hotseat", "hotseat", "friend"),
}
WRITTEN: dict[str, list[dict[str, Any]]] = {
    "alchemists": [
        {"ingredient": "toad", "formula": "red-plus", "sign": "cross"},
        {"text": "the toad is not to be trusted"},
    ]
}


class PeopleAtATable(RuleBasedStateMachine):
    """One table and everybody who may want something of it."""

    @initialize(game=st.sampled_from(sorted(TABLES)), waits=st.sampled_from((False, False, True)))
    def lay(self, game: str, waits: bool) -> None:
        self.game = game
        self.host = Host(game, *TABLES[game])
        self.senders: list[Sender] = []
        self.read: dict[Sender, tuple[int | None, list[Any]]] = {}
        """The seat that each page looks from, and its log."""
        self.sent: list[tuple[Sender, Any, int]] = []
        """Messages that were written, with the number they were answered."""
        self.on_its_way: Change | None = None
        """Taken, and not yet written."""
        self.from_whom: tuple[Sender, Any] | None = None
        """Whose message that was."""
        self.latecomers: list[Sender] = []
        """Came, or jotted something down, while something was on its way."""
        self.jottings: list[tuple[Change, Sender, Jot]] = []
        self.requests: list[Request] = []
        if not waits:
            self.host.do(Sender("boris", "Boris"), Sit(TABLES[game].index("friend")))
        for person in ("anna", "boris"):
            self.join(person)

    # What people do.

    @rule(person=st.sampled_from((*PEOPLE, "")), chosen=st.none() | st.integers(0, 3))
    def join(self, person: str, chosen: int | None = None) -> None:
        sender = Sender(person, person.title(), chosen)
        self.take_at_once(sender, Hello(self.host.id(), WIRE, -1))
        self.senders.append(sender)
        if self.on_its_way is not None:
            self.latecomers.append(sender)

    @precondition(lambda self: self.senders)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        sender = self.senders.pop(data.draw(st.integers(0, len(self.senders) - 1)))
        self.host.finish(self.host.table.leave(sender, self.host.now))

    @rule(person=st.sampled_from(PEOPLE), seat=st.integers(0, 3))
    def sit(self, person: str, seat: int) -> None:
        self.begin(Sender(person, person.title()), Sit(seat))

    @rule(person=st.sampled_from(PEOPLE), seat=st.integers(0, 3))
    def stand(self, person: str, seat: int) -> None:
        self.begin(Sender(person, person.title()), Stand(seat))

    @rule(person=st.sampled_from(PEOPLE), bot=st.sampled_from(("", "random")))
    def start(self, person: str, bot: str) -> None:
        self.begin(Sender(person, person.title()), Start(bot))

    @rule(person=st.sampled_from(PEOPLE), seat=st.integers(0, 3))
    def let_a_bot_play(self, person: str, seat: int) -> None:
        self.begin(Sender(person, person.title()), SeatBot(seat, "random"))

    @rule(person=st.sampled_from(PEOPLE), seat=st.integers(0, 3))
    def come_back(self, person: str, seat: int) -> None:
        self.begin(Sender(person, person.title()), ComeBack(seat))

    @rule(
        person=st.sampled_from(PEOPLE), seat=st.integers(0, 3), bot=st.sampled_from(("", "random"))
    )
    def leave_the_game(self, person: str, seat: int, bot: str) -> None:
        """Others play on against a bot; who left looks on from the same seat."""
        self.begin(Sender(person, person.title()), Leave(seat, bot))

    @precondition(lambda self: self.senders)
    @rule(data=st.data(), seat=st.integers(0, 3))
    def look(self, data: st.DataObject, seat: int) -> None:
        self.begin(data.draw(st.sampled_from(self.senders)), Look(self.host.id(), seat))

    @precondition(lambda self: self.senders)
    @rule(data=st.data(), text=st.sampled_from(("hello", " \x07 ", "well played")))
    def say(self, data: st.DataObject, text: str) -> None:
        self.begin(data.draw(st.sampled_from(self.senders)), ChatSaid(self.host.id(), text))

    @rule(data=st.data(), moves=st.integers(1, 6))
    def play_on(self, data: st.DataObject, moves: int) -> None:
        for _ in range(moves):
            self.move(data)
            if self.on_its_way is not None:
                self.it_is_written()

    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        table = self.host.table
        for seat in table.deciders:
            person = table.saved.chairs[seat].person
            shown = None if person is None else view_of(table, seat)
            if person is None or shown is None or not shown["moves"]:
                continue
            legal = data.draw(st.sampled_from(shown["moves"]))
            self.begin(Sender(person), MoveMade(self.host.id(), seat, legal["move"]))
            return

    @rule(person=st.sampled_from(PEOPLE), seat=st.integers(0, 3))
    def take_back(self, person: str, seat: int) -> None:
        self.begin(Sender(person), UndoRequest(self.host.id(), seat))

    @rule(data=st.data(), person=st.sampled_from(PEOPLE), seat=st.integers(0, 3))
    def jot(self, data: st.DataObject, person: str, seat: int) -> None:
        if self.on_its_way is not None:
            self.it_is_written()
        written = data.draw(st.sampled_from(WRITTEN.get(self.game, [{"text": "nothing"}])))
        sender, message = Sender(person), Jot(self.host.id(), seat, written)
        try:
            change = self.host.take(sender, message)
        except TableError:
            return
        self.jottings.append((change, sender, message))

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def send_twice(self, data: st.DataObject) -> None:
        """What was said before gets the same answer, and happens once."""
        if self.on_its_way is not None:
            self.it_is_written()
        sender, message, number = data.draw(st.sampled_from(self.sent))
        if isinstance(message, MoveMade | UndoRequest):
            change = self.host.take(sender, message)
            assert change.rows == []
            assert self.host.finish(change).number == number

    # What bots do.

    @rule()
    def ask_the_bots(self) -> None:
        self.requests += self.host.table.new_requests()

    @precondition(lambda self: self.requests)
    @rule(data=st.data())
    def a_bot_answers(self, data: st.DataObject) -> None:
        """An answer is played only while everything it was asked about still holds."""
        if self.on_its_way is not None:
            self.it_is_written()
        request = data.draw(st.sampled_from(self.requests))
        table = self.host.table
        match = table.saved.match
        assert match is not None
        holds = (
            table.saved.phase == "playing"
            and request.number == len(match.entries)
            and table.saved.chairs[request.seat].bot == request.bot
            and request in self.host_requests(table)
        )
        legal = match.legal_moves(request.seat)
        move = match.box.rules.catalogue.plain(legal[0]) if legal else {}
        change = table.bot_chose(request, move, self.host.now)
        assert bool(change.rows) == holds
        if change.rows:
            self.on_its_way, self.from_whom = change, None

    @rule(data=st.data(), person=st.sampled_from(PEOPLE), sits=st.booleans())
    def a_bot_gives_up(self, data: st.DataObject, person: str, sits: bool) -> None:
        """Then somebody may take its seat in the middle of the game, and see what it saw."""
        if self.on_its_way is not None:
            self.it_is_written()
        table = self.host.table
        asked = self.host_requests(table) if table.saved.phase == "playing" else []
        if not asked:
            return
        request = data.draw(st.sampled_from(asked))
        self.host.finish(table.give_up(request))
        if sits:
            self.sit(person, request.seat)

    def host_requests(self, table: Table) -> list[Request]:
        """Return what the bots would be asked now, by a table that has asked nothing yet."""
        return [
            Request(table.number, seat, bot, table._occupants[seat])
            for seat in table.deciders
            if (bot := table.saved.chairs[seat].bot) is not None
        ]

    # What the host does.

    @rule(seconds=st.sampled_from((1.0, AWAY)))
    def wait(self, seconds: float) -> None:
        self.host.now += seconds

    @precondition(lambda self: self.on_its_way is not None)
    @rule()
    def it_is_written(self) -> None:
        change, self.on_its_way = self.on_its_way, None
        assert change is not None
        self.latecomers.clear()
        shown = self.host.finish(change)
        if self.from_whom is not None:
            self.sent.append((*self.from_whom, shown.number))

    @precondition(lambda self: self.on_its_way is not None)
    @rule(lost=st.booleans())
    def it_cannot_be_written(self, lost: bool) -> None:
        """The host builds the table again; the log knows whether it happened."""
        change, self.on_its_way = self.on_its_way, None
        assert change is not None
        self.latecomers.clear()
        if not lost:  # it was written, only the answer was lost
            self.host.log.write(change.rows)
        saved = self.host.log.saved()
        assert change.is_in(saved) == (not lost)
        self.host.table.rebuild(saved)
        self.jottings.clear()

    @precondition(lambda self: self.jottings)
    @rule()
    def a_jotting_is_written(self) -> None:
        change, sender, message = self.jottings.pop(0)
        self.host.finish(change)
        again = self.host.table
        if self.on_its_way is None:
            assert again.take(sender, message, self.host.now).rows == []
        else:
            # What the seat was shown lacks the jotting, and the game has moved on: it waits.
            self.latecomers += [
                each for each in self.senders if again.seat_of(each) == message.seat
            ]

    # What must hold.

    @invariant()
    def everybody_is_shown_what_the_log_says(self) -> None:
        if not hasattr(self, "host"):
            return
        table, anew = self.host.table, self.host.anew()
        for place, sender in enumerate(self.senders):
            if place % 2 and self.on_its_way is None:
                continue  # a slow reader: looks only when something is on its way already
            seat = table.seat_of(sender)
            shown = view_of(table, seat)
            if shown is None:
                # Nothing of the kind yet, and something is on its way: it waits for that.
                came_late = self.on_its_way is not None and sender in self.latecomers
                assert table.saved.phase == "waiting" or came_late
                continue
            assert shown == view_of(anew, seat), f"seat {seat} is misled"
        for person in PEOPLE:
            told, true = info(table, person, self.host.now), info(anew, person, self.host.now)
            present = {seat.seat for seat in told.seats if seat.present}
            assert present == {
                chair.seat
                for chair in table.saved.chairs
                if any(sender.person == chair.person for sender in self.senders)
            }
            for place, chair in enumerate(told.seats):
                is_away = chair.kind != "bot" and not chair.free and not chair.present
                assert (chair.away is not None) == is_away
                chair.present, chair.away = False, true.seats[place].away
            told.stuck = true.stuck  # it is not written: the bot is asked again
            told.changed = true.changed
            assert told == true

    @invariant()
    def nobody_sees_with_another_s_eyes(self) -> None:
        """What is handed out is the receiver's at that moment, and a page reads its own log."""
        for sender in getattr(self, "senders", []):
            frame = self.host.table.view_frame(sender)
            if frame is None:
                continue
            shown = json.loads(frame)
            self.is_told_of_its_choices(sender, shown)
            seat, chairs = shown["seat"], self.host.table.saved.chairs
            mine = [chair.seat for chair in chairs if chair.person == sender.person]
            assert seat is None or seat in mine
            assert seat is None or len(mine) == 1 or sender.chosen == seat, "nobody chose it"
            looked_from, log = self.read.get(sender, (seat, []))
            log = [] if looked_from != seat else log
            self.read[sender] = seat, [*log, *shown["events"]]
            assert self.read[sender][1] == (view_of(self.host.table, seat) or {})["events"]

    def is_told_of_its_choices(self, sender: Sender, shown: dict[str, Any]) -> None:
        """What is told after a view is told of it, to a seat that has to decide, or to nobody."""
        table = self.host.table
        tells = table.tells_frame(sender)
        is_asked = shown["seat"] in shown["deciders"]
        if tells is None:
            assert not is_asked or self.on_its_way is not None
            return
        assert is_asked
        assert wrong_with_tells(json.loads(tells), shown) == []
        assert table.tells_frame(sender) is tells, "it is made once"

    @precondition(lambda self: self.senders)
    @rule(seat=st.integers(0, 1))
    def nobody_is_shown_another_s_own(self, seat: int) -> None:
        if self.host.table.saved.chairs[seat].person is None:
            return
        shown = view_of(self.host.table, seat)
        if shown is not None:
            assert shown["seat"] == shown["own"]["seat"] == seat

    @invariant()
    def for_whoever_left_a_bot_plays(self) -> None:
        for chair in self.host.table.saved.chairs if hasattr(self, "host") else ():
            assert not chair.left or (chair.person is not None and chair.bot is not None)

    # How.

    def begin(self, sender: Sender, message: Any) -> None:
        """Have a message taken, when what is on its way is written: one at a time."""
        if self.on_its_way is not None:
            self.it_is_written()
        before = json.dumps(view_of(self.host.table, None))
        try:
            change = self.host.take(sender, message)
        except TableError:
            assert json.dumps(view_of(self.host.table, None)) == before
            return
        if not change.rows:
            self.host.finish(change)
            return
        self.on_its_way, self.from_whom = change, (sender, message)

    def take_at_once(self, sender: Sender, message: Any) -> None:
        self.host.finish(self.host.take(sender, message))


@pytest.fixture(autouse=True)
def told_of_choices() -> Iterator[None]:
    with telling():
        yield


TestPeopleAtATable = PeopleAtATable.TestCase
TestPeopleAtATable.settings = settings(
    settings(), max_examples=8 * settings().max_examples, stateful_step_count=40
)
