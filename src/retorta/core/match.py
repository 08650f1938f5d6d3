"""Match: a game being played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

from retorta.core import codec, door, reading
from retorta.core.box import Box, Pov, View
from retorta.core.dealer import Dealer
from retorta.core.errors import BadOption, NotOver, NoUndo, Unknown, Unreadable
from retorta.core.record import LONGEST_NAME, End, Entry, Header, Jotting, Scribe, Turn, Undo
from retorta.core.words import Event, Move, Outcome, Rule, Seat


class Match:
    """A game at one table: its state, its dealer, and its moves so far.

    >>> from retorta import Match, SeededDealer, box
    >>> match = Match(box("poison"), seats=3, dealer=SeededDealer(1))
    >>> match
    <Match of poison, 3 seats: no move yet, seat 1 to play>
    >>> [seat] = match.deciders()
    >>> match.play(seat, match.legal_moves(seat)[0])
    [CardPlayed(seat=1, card=Card.RED_1, cauldron=0, total=1)]
    >>> match
    <Match of poison, 3 seats: 1 move, seat 2 to play>
    """

    def __init__(
        self,
        box: Box,
        seats: int,
        dealer: Dealer,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
        commitment: str | None = None,
        edition: int | None = None,
    ) -> None:
        self.box = box
        self.dealer = dealer
        dealer.begin("set-up")
        self.state = box.start(seats, options or {}, dealer, edition)
        self.opening: list[Event] = dealer.collect()
        """The events before the first decision."""
        if len(names) > seats or any(len(name) > LONGEST_NAME for name in names):
            raise BadOption("names", most=LONGEST_NAME)  # no record of it could be read
        self.header = Header(
            game=box.name,
            edition=edition or box.edition,
            seats=seats,
            options=box.checked_options(options or {}),
            names=list(names),
            commitment=commitment,
            luck=list(dealer.luck),
        )
        self.entries: list[Entry] = []
        """The record so far: turns, including undone ones."""
        self.shown_luck: tuple[str | None, list[str]] = (None, [])
        """The seed and salts of a committed deal, once revealed by its record."""
        self._before: list[tuple[Seat, Any]] = []
        self._lines = 0

    def __repr__(self) -> str:
        return f"<Match of {self.box.name}, {self.seats} seats: {self._progress()}>"

    def _progress(self) -> str:
        moves = sum(
            1 if isinstance(entry, Turn) else -1 if isinstance(entry, Undo) else 0
            for entry in self.entries
        )
        played = "no move yet" if not moves else "1 move" if moves == 1 else f"{moves} moves"
        outcome = self.outcome()
        if outcome is None:
            return f"{played}, {_named(self.deciders())} to play"
        return f"{played}, won by {_named(outcome.winners)} with {outcome.points}"

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return self.header.seats

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.agenda

    def deciders(self) -> list[Seat]:
        """Return who must decide now."""
        return door.deciders(self.state)

    def legal_moves(self, seat: Seat) -> list[Move]:
        """Return what *seat* may play now."""
        return door.legal_moves(self.state, seat)

    def refusals(self, seat: Seat) -> list[tuple[Move, Rule]]:
        """Return the moves that *seat* might consider but may not play, each with the rule."""
        return door.refusals(self.state, seat)

    def view(self, seat: Seat | None) -> View:
        """Return what *seat* is shown; ``None`` is a spectator."""
        if seat is not None:
            demand_seat(seat, self.seats)
        return self.box.view(self.state, seat)

    def pov(self, seat: Seat) -> Pov:
        """Return the place of *seat*."""
        demand_seat(seat, self.seats)
        return Pov(self.box, self.state, seat)

    def points(self) -> list[int]:
        """Return each seat's current points."""
        return self.box.rules.points(self.state)

    def outcome(self) -> Outcome | None:
        """Return how the game ended; ``None`` if it is not over."""
        return self.box.rules.outcome(self.state) if self.is_over else None

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Play *move* for *seat*; return the events.

        Raises :class:`NotYourTurn` or :class:`IllegalMove`, or :class:`Unreadable` if it is not
        a move of this game at all; then nothing has changed.
        """
        written = self.box.rules.catalogue.plain(move)
        deciders = self.deciders()
        before = self.state.copy()
        used = len(self.dealer.luck)
        self.dealer.begin(f"move {self._lines + 1}")
        door.play(self.state, seat, move, self.dealer)
        events = self.dealer.collect()
        luck = self.dealer.luck[used:]
        self.entries.append(Turn(seat, written, luck))
        self._lines += 1
        revealed = any(event.reveals for event in events)
        if luck or revealed or deciders != [seat] or self.deciders() != [seat]:
            self._before.clear()
        else:
            self._before.append((seat, before))
        return events

    def can_undo(self, seat: Seat) -> bool:
        """Whether *seat* may take its last move back.

        It may as long as it is still its turn, and the move neither used luck nor revealed
        anything hidden.
        """
        return bool(self._before) and self._before[-1][0] == seat

    def undo(self, seat: Seat) -> None:
        """Take the last move of *seat* back."""
        if not self.can_undo(seat):
            raise NoUndo("no-undo", seat=seat)
        self.state = self._before.pop()[1]
        self.entries.append(Undo(seat))
        self._lines += 1

    def snapshot(self) -> tuple[Any, list[tuple[Seat, Any]]]:
        """Return copies of the state, and of those that an undo would restore."""
        return self.state.copy(), [(seat, before.copy()) for seat, before in self._before]

    def go_on_from(self, entries: list[Entry], state: Any, before: list[tuple[Seat, Any]]) -> None:
        """Continue from the position of another match of the same deal, without its jottings."""
        self.entries = list(entries)
        self.state = state
        self._before = list(before)
        self._lines = len(entries)

    def jot(self, seat: Seat, written: object) -> None:
        """Write *written*, JSON data, into the notebook of *seat*, at any time.

        It is not a move and uses no luck: nothing in the game depends on it, and an undo does
        not remove it.
        """
        jotting = self.read_jotting(seat, written)
        self.note_down(seat, jotting)
        self.entries.append(Jotting(seat, codec.plain(jotting)))

    def read_jotting(self, seat: Seat, written: object) -> Any:
        """Return *written*, JSON data, as an entry for *seat*'s notebook, or refuse it."""
        notebook = self.box.notebook
        if notebook is None:
            raise Unreadable("no-notebook", game=self.box.name)
        demand_seat(seat, self.seats)
        jotting = reading.read(notebook.jottings, written)
        # The game may refuse it; then nothing has changed.
        notebook.jot(self.state.copy(), seat, jotting)
        return jotting

    def note_down(self, seat: Seat, jotting: Any) -> None:
        """Write a *jotting* that was already read, for a server that records it elsewhere."""
        notebook = self.box.notebook
        assert notebook is not None
        for state in [self.state, *(before for _, before in self._before)]:
            notebook.jot(state, seat, jotting)

    def end(self, seed: str | None = None, salts: Sequence[str] = ()) -> End:
        """Return the last line of the record of a finished game.

        *seed* and *salts* reveal what a committed deal was made of. Before the end of the game
        :class:`NotOver` is raised.
        """
        outcome = self.outcome()
        if outcome is None:
            raise NotOver("not-over", deciders=self.deciders())
        if seed is None and not salts:
            seed, salts = self.shown_luck
        return End(outcome.points, outcome.winners, outcome.reason, seed, list(salts))

    def record_lines(self) -> list[bytes]:
        """Return the lines of the record; the last one is included only when the game is over."""
        scribe = Scribe()
        lines = [scribe.header(self.header)]
        lines += [scribe.entry(entry) for entry in self.entries]
        if self.is_over:
            lines.append(scribe.entry(self.end()))
        return lines

    def save(self, path: str | PathLike[str], replace: bool = False) -> None:
        """Write the record to a file, even during the game; ``retorta.load`` reads it.

        An existing file is refused unless it may be *replaced*; a file that cannot be written
        raises :class:`NotWritten`. The record includes the notebooks of all seats.
        """
        # The only place where the engine writes to disk, and only when a program asks for it.
        from retorta import ledger

        ledger.write_record(path, self.record_lines(), replace)


def demand_seat(seat: Seat, seats: int) -> None:
    """Refuse a seat that the table does not have; as an index, -1 would mean the last one."""
    if not 0 <= seat < seats:
        raise Unknown("seat", seat=str(seat + 1), seats=seats)


def _named(seats: list[Seat]) -> str:
    numbers = ", ".join([str(seat) for seat in seats])
    return f"seat {numbers}" if len(seats) == 1 else f"seats {numbers}"
