"""A table: takes messages, returns what to write and then what to show.

A change goes through three stages. It is *taken*: checked and, if it is a move, played in memory,
where nobody sees it. It is *written* by the host. Then it is *shown*: the state after
:meth:`Table.written` is what everybody sees until the next change is written.

The host takes one message at a time, in order of arrival, and takes the next one when the
previous change is written. It does not wait for jottings, which concern only one seat.
"""

from __future__ import annotations

from typing import Any, Final

from retorta.core import codec
from retorta.core.box import Box
from retorta.core.errors import NotYourTurn
from retorta.core.match import Match
from retorta.core.record import Turn
from retorta.core.words import Event, Seat
from retorta.tables import seating, speaking
from retorta.tables.answers import Hint
from retorta.tables.chairs import Chair, plays_alone
from retorta.tables.changes import Change, Request, Sender, Shown
from retorta.tables.frames import Frames, Line
from retorta.tables.messages import (
    WIRE,
    WIRE_2,
    ChatSaid,
    ClientMessage,
    ComeBack,
    Hello,
    HintRequest,
    Jot,
    Leave,
    Look,
    MoveMade,
    PutAway,
    SeatBot,
    SetPace,
    Sit,
    Stand,
    Start,
    TableRequest,
    UndoRequest,
)
from retorta.tables.refusals import Forbidden, NotNow
from retorta.tables.rows import MoveRow, Row, TableEnded
from retorta.tables.saved_table import SavedTable

WORDY: Final = 2 << 10
"""The size of a frame's public part, in bytes, from which compression is worthwhile."""


class Table:
    """One table that a host has loaded."""

    def __init__(self, saved: SavedTable, absence: float, now: float) -> None:
        self.saved = saved
        self.absence = absence
        """Seconds a player must be away before others may seat a bot there."""
        self.senders: list[Sender] = []
        """The connections that look at the table."""
        self._left: dict[str, float] = {}
        """The time at which each person's last connection was closed."""
        self._since = now
        self._occupants = [0] * len(saved.chairs)
        """Counts the occupants of each chair."""
        self._requests: dict[Seat, Request] = {}
        """Requests to bots that have not been answered yet."""
        self.hurried: set[Seat] = set()
        """Seats whose bot thought for less than its usual time, because the host is busy."""
        self.stuck: set[Seat] = set()
        """Seats whose bot repeatedly failed to decide."""
        self._is_ahead = False
        """Whether a line of play is not written yet; until then nobody may see the game."""
        self._frames: Frames | None = None
        """The frames last shown."""
        self._chances = saved.aids == "chances"
        """Whether chances are told, too; it changes with the chairs."""
        self._show()

    # Messages.

    def take(self, sender: Sender, message: ClientMessage | TableRequest, now: float) -> Change:
        """Do what *message* asks, if its sender is allowed to; nothing is shown yet.

        A refusal raises a :class:`TableError` and changes nothing.
        """
        key = ""
        if isinstance(message, (MoveMade, UndoRequest, Jot, ChatSaid)):
            key = message_key(sender.person, message.id)
            number = self.saved.taken.get(key)
            if number is not None:
                return Change([], lambda: Shown(number))
        if isinstance(message, MoveMade):
            self.chair_to_play(sender.person, message.seat)
            return self._play(message.seat, message.move, key, now)
        if isinstance(message, UndoRequest):
            self.chair_to_play(sender.person, message.seat)
            return self._undo(message.seat, key, now)
        if isinstance(message, Jot):
            self.chair_to_play(sender.person, message.seat)
            return speaking.jot(self, message, key, now)
        if isinstance(message, ChatSaid):
            return speaking.say(self, sender, message.text, key, now)
        if isinstance(message, Hello):
            return self._greet(sender, message)
        if isinstance(message, Look):
            return self._look(sender, message.seat)
        if isinstance(message, HintRequest):
            return self._hint(sender, message.seat)
        return self._seat(sender, message, now)

    def written(self, change: Change) -> Shown:
        """Return what to show now that the host has made *change* durable."""
        return change.apply()

    def bot_chose(self, request: Request, move: Any, now: float, hurried: bool = False) -> Change:
        """Play what a bot chose, unless the table has moved on meanwhile.

        Everybody is told when a bot starts or stops being *hurried*.
        """
        if not self.is_wanted(request):
            return Change([], lambda: Shown(self.number))
        change = self._play(request.seat, move, "", now)
        if hurried == (request.seat in self.hurried):
            return change
        play = change.apply

        def apply() -> Shown:
            self.hurried ^= {request.seat}
            shown = play()
            shown.table = True
            return shown

        change.apply = apply
        return change

    def give_up(self, request: Request) -> Change:
        """Tell everybody that a bot cannot decide; no other move is played for it."""
        if not self.is_wanted(request):
            return Change([], lambda: Shown(self.number))

        def apply() -> Shown:
            self.stuck.add(request.seat)
            return Shown(self.number, table=True)

        return Change([], apply)

    def ask_again(self, seat: Seat) -> Change:
        """Ask the bot that could not decide once more."""

        def apply() -> Shown:
            self.stuck.discard(seat)
            self._requests.pop(seat, None)
            return Shown(self.number, table=True)

        return Change([], apply)

    def advised(self, sender: Sender, request: Request, hint: Hint) -> Change:
        """Give a hint to the person who asked, unless the table has moved on meanwhile."""
        self._demand_alone(sender, request.seat)
        if not self.is_wanted(request):
            raise NotNow("hint-late")
        return Change([], lambda: Shown(self.number, answer=hint))

    def _seat(self, sender: Sender, message: TableRequest, now: float) -> Change:
        if isinstance(message, Sit):
            return seating.sit(self, sender, message, now)
        if isinstance(message, Stand):
            return seating.stand(self, sender, message.seat, now)
        if isinstance(message, Start):
            return seating.start(self, sender, message.bot, now)
        if isinstance(message, SeatBot):
            return seating.seat_bot(self, sender, message, now)
        if isinstance(message, ComeBack):
            return seating.come_back(self, sender, message.seat, now)
        if isinstance(message, Leave):
            return seating.leave(self, sender, message, now)
        if isinstance(message, SetPace):
            return seating.set_pace(self, sender, message.pace)
        assert isinstance(message, PutAway)
        return seating.put_away(self, sender)

    def rematch(self, sender: Sender, id: str, seed: bytes, now: float) -> Change:
        """Make another table, *id*, for the same people; a table has only one rematch."""
        return seating.rematch(self, sender, id, seed, now)

    # The game.

    def game(self) -> Match:
        """Return the game, if it is being played."""
        saved = self.saved
        if saved.phase == "waiting" or saved.match is None:
            raise NotNow("table-waiting")
        if saved.phase == "over":
            raise NotNow("table-over")
        return saved.match

    def _play(self, seat: Seat, move: Any, key: str, now: float) -> Change:
        match = self.game()
        read = match.box.rules.catalogue.read(move)
        self._make_frames()
        events = match.play(seat, read)
        return self._played(match, seat, False, events, key, now)

    def _undo(self, seat: Seat, key: str, now: float) -> Change:
        match = self.game()
        self._make_frames()
        match.undo(seat)
        return self._played(match, seat, True, [], key, now)

    def _played(
        self, match: Match, seat: Seat, undo: bool, events: list[Event], key: str, now: float
    ) -> Change:
        self._is_ahead = True
        line = Line(len(match.entries), seat, undo, events)
        rows: list[Row] = [_move_row(self.saved.id, match, seat, key, now)]
        if match.is_over:
            outcome = codec.text(codec.plain(match.outcome()))
            rows.append(TableEnded(self.saved.id, "over", outcome, now))

        def apply() -> Shown:
            saved = self.saved
            saved.log.append(line)
            saved.changed = now
            if key:
                saved.taken[key] = line.number
            if match.is_over:
                saved.phase = "over"
            self._is_ahead = False
            was_stuck = bool(self.stuck)
            self.stuck.clear()  # whoever must decide now has a new decision
            self._show()
            return Shown(line.number, view=True, table=match.is_over or was_stuck)

        return Change(rows, apply)

    # Looking.

    def _greet(self, sender: Sender, hello: Hello) -> Change:
        """Welcome a connection."""
        if hello.wire not in (WIRE, WIRE_2):
            raise NotNow("wire-version", wire=WIRE)
        sender.wire = hello.wire
        presence = not self.is_present(sender.person) and self._has_seat(sender.person)
        if sender not in self.senders:
            self.senders.append(sender)
        sender.seen, sender.seen_from = hello.seen, sender.chosen
        shown = Shown(self.number, sender, view=True, table=True, chat=list(self.saved.chat))
        shown.presence = presence
        return Change([], lambda: shown)

    def leave(self, sender: Sender, now: float) -> Change:
        """Remove a connection that was closed."""
        if sender in self.senders:
            self.senders.remove(sender)
        is_gone = not self.is_present(sender.person)
        if is_gone:
            self._left[sender.person] = now
        shown = Shown(self.number, sender, presence=is_gone and self._has_seat(sender.person))
        return Change([], lambda: shown)

    def _look(self, sender: Sender, seat: Seat) -> Change:
        self.chair_of(sender.person, seat)
        looks_from = self.seat_of(sender)
        sender.chosen = seat
        if looks_from == seat:
            return Change([], lambda: Shown(self.number))
        return Change([], lambda: Shown(self.number, to=sender, view=True))

    def view_frame(self, sender: Sender) -> bytes | None:
        """Return the view that *sender* is shown, with the events it has not seen.

        ``None`` if there is no view: the game has not started, or a line of play is still
        being written and nobody looked from this seat before it; the view follows when it is
        written. A sender that looks from another seat than before receives all events again, as
        that seat saw them.
        """
        frames = self._frames
        if frames is None:
            return None
        seat = self.seat_of(sender)
        if not frames.has(seat):
            if self._is_ahead:
                return None
            frames.make([seat])
        seen = sender.seen if seat == sender.seen_from else -1
        frame = frames.view(seat, seen, sender.wire)
        sender.seen, sender.seen_from = frames.number, seat
        return frame

    def tells_frame(self, sender: Sender) -> bytes | None:
        """Return what each choice of *sender*'s seat brings, once its view has been sent.

        ``None`` if the seat has nothing to decide, if its game is silent, or while a line of
        play is being written: then another view follows.
        """
        frames, seat = self._frames, self.seat_of(sender)
        if frames is None or seat is None or sender.wire == WIRE_2:
            return None
        if seat not in frames.deciders or (sender.seen, sender.seen_from) != (frames.number, seat):
            return None
        if self._is_ahead and not frames.has_tells(seat, self._chances):
            return None
        return frames.tells(seat, self._chances) or None

    def has_been_noted(self, seat: Seat) -> None:
        """Show *seat* its own part again: something was written in its notebook."""
        if self._frames is not None:
            self._frames.forget(seat)

    def has_begun(self) -> None:
        """Show the game, which has just started."""
        self._show()

    def rebuild(self, saved: SavedTable) -> Shown:
        """Continue from the state in the log, and show it to everybody."""
        unheard = [line for line in saved.chat if line.number > self.saved.chat_lines]
        self.saved = saved
        self._chances = saved.aids == "chances"
        self._is_ahead = False
        self._requests.clear()
        self.stuck.clear()
        self._occupants = [occupant + 1 for occupant in self._occupants]
        self._show()
        return Shown(self.number, view=True, table=True, chat=unheard or None)

    @property
    def number(self) -> int:
        """The number of lines of play that anybody may see: those that were written."""
        return self._frames.number if self._frames else 0

    @property
    def deciders(self) -> list[Seat]:
        """The seats that must decide, according to what was written."""
        return self._frames.deciders if self._frames else []

    @property
    def can_be_seen(self) -> bool:
        """Whether there is a game, and all of it is written."""
        return self.saved.match is not None and not self._is_ahead

    @property
    def is_wordy(self) -> bool:
        """Whether the public view is long enough to be worth compressing."""
        if self._frames is None:
            return True
        if self.can_be_seen:
            self._frames.make([None])
        return self._frames.public_size >= WORDY

    @property
    def box(self) -> Box:
        """The game that is played here."""
        return self.saved.box

    def _show(self) -> None:
        match = self.saved.match
        self._frames = None if match is None else Frames(match, self.saved.log)

    def _make_frames(self) -> None:
        """Make the frames of the current state for everybody who looks at the table."""
        if self._frames is not None and not self._is_ahead:
            self._frames.make([self.seat_of(sender) for sender in self.senders])

    # Who is who.

    def chair(self, seat: Seat) -> Chair:
        """Return the chair, if there is one."""
        chairs = self.saved.chairs
        if not 0 <= seat < len(chairs):
            raise Forbidden("seat-number", seat=seat + 1, seats=len(chairs))
        return chairs[seat]

    def chair_of(self, person: str, seat: Seat) -> Chair:
        """Return the chair, if it belongs to *person*."""
        chair = self.chair(seat)
        if chair.person != person:
            raise Forbidden("not-your-seat", seat=seat + 1)
        return chair

    def chair_to_play(self, person: str, seat: Seat) -> Chair:
        """Return the chair, if it belongs to *person* and no bot plays there."""
        chair = self.chair_of(person, seat)
        if chair.bot is not None:
            raise NotNow("bot-plays", seat=seat + 1)
        return chair

    def set_chairs(self, chairs: list[Chair]) -> None:
        """Replace the chairs; count a new occupant on each that changed."""
        for chair in chairs:
            if chair != self.saved.chairs[chair.seat]:
                self._occupants[chair.seat] += 1
                self.stuck.discard(chair.seat)
                self.hurried.discard(chair.seat)
        self.saved.chairs = chairs
        self._chances = self.saved.aids == "chances"

    def seat_of(self, sender: Sender) -> Seat | None:
        """Return the seat that *sender* looks from now; ``None`` for a spectator.

        It is the chosen seat while that chair belongs to the sender's person, never another in
        its place. A sender that has chosen none looks from the person's only seat; if there are
        several, each may belong to a different player on the same device.
        """
        seats = [chair.seat for chair in self.saved.chairs if chair.person == sender.person]
        if sender.chosen is not None:
            return sender.chosen if sender.chosen in seats else None
        return seats[0] if len(seats) == 1 else None

    def is_present(self, person: str | None) -> bool:
        """Whether *person* has a connection open."""
        for sender in self.senders:
            if sender.person == person:
                return True
        return False

    def away(self, person: str | None, now: float) -> float | None:
        """Return how many seconds *person* has been away; ``None`` if they are here.

        Nobody knows what was before the host loaded the table: it counts from there.
        """
        if person is None or self.is_present(person):
            return None
        return max(0.0, now - self._left.get(person, self._since))

    def _has_seat(self, person: str) -> bool:
        return bool(self.saved.seats_of(person))

    # Thinking.

    def new_requests(self) -> list[Request]:
        """Return the new requests for bots, each once.

        If all people have left, or none had a seat, and nobody is watching, the game pauses until
        somebody does.
        """
        saved = self.saved
        if saved.phase != "playing" or self._is_ahead or self._is_resting:
            return []
        found = []
        for seat in self.deciders:
            bot = saved.chairs[seat].bot
            if bot is None:
                continue
            request = Request(self.number, seat, bot, self._occupants[seat])
            if self._requests.get(seat) != request:
                self._requests[seat] = request
                found.append(request)
        return found

    @property
    def _is_resting(self) -> bool:
        if self.senders:
            return False
        return all(chair.person is None or chair.left for chair in self.saved.chairs)

    def is_wanted(self, request: Request) -> bool:
        """Whether the answer to *request* would still be of use."""
        saved = self.saved
        return (
            saved.phase == "playing"
            and request.number == self.number
            and request.seat in self.deciders
            and request.bot == (saved.chairs[request.seat].bot or "")
            and request.occupant == self._occupants[request.seat]
        )

    def _hint(self, sender: Sender, seat: Seat) -> Change:
        chair = self._demand_alone(sender, seat)
        if chair.bot is not None:
            raise NotNow("bot-plays", seat=seat + 1)
        match = self.game()
        if seat not in match.deciders():
            raise NotYourTurn(seat, match.deciders())
        request = Request(self.number, seat, "", self._occupants[seat])
        return Change([], lambda: Shown(self.number, request=request))

    def _demand_alone(self, sender: Sender, seat: Seat) -> Chair:
        """Return a chair of *sender*'s; refuse a hint to anybody else, or among friends."""
        chair = self.chair_of(sender.person, seat)
        if not plays_alone(sender.person, self.saved.chairs):
            raise Forbidden("hint-among-friends")
        return chair


def message_key(person: str, id: str) -> str:
    """Return the key of a message, which ensures that it is accepted only once."""
    return f"{person[:32]}:{id}"


def _move_row(table: str, match: Match, seat: Seat, key: str, now: float) -> MoveRow:
    """Return the last line of play, to be written."""
    entry = match.entries[-1]
    move, luck = None, "[]"
    if isinstance(entry, Turn):
        move = codec.text(entry.move)
        luck = codec.text(entry.luck) if entry.luck else luck
    deciders = codec.text(match.deciders())
    return MoveRow(table, len(match.entries), seat, move, luck, deciders, key or None, now)
