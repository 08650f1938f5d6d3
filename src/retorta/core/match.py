"""Match: a game being played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from retorta.core import codec, door, reading
from retorta.core.box import Box, Pov, View
from retorta.core.dealer import Dealer
from retorta.core.errors import NoUndo, Unreadable
from retorta.core.record import End, Entry, Header, Jotting, Turn, Undo
from retorta.core.words import Event, Move, Outcome, Rule, Seat


class Match:
    """A table of one game: its state, its dealer, and what was played so far."""

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
        """What was seen to happen before the first decision."""
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
        """The record so far: turns, and undone ones too."""
        self._before: list[tuple[Seat, Any]] = []
        self._lines = 0

    @property
    def seats(self) -> int:
        """How many seats the table has."""
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
        """Return what *seat* might think of but may not play, each with the rule."""
        return door.refusals(self.state, seat)

    def view(self, seat: Seat | None) -> View:
        """Return what *seat* is shown; ``None`` is a bystander."""
        return self.box.view(self.state, seat)

    def pov(self, seat: Seat) -> Pov:
        """Return the place of *seat*."""
        return Pov(self.box, self.state, seat)

    def points(self) -> list[int]:
        """Return each seat's points as they stand."""
        return self.box.rules.points(self.state)

    def outcome(self) -> Outcome:
        """Return how the game ended."""
        return self.box.rules.outcome(self.state)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Play *move* for *seat*; return what is seen to happen."""
        asked = self.deciders()
        before = self.state.copy()
        used = len(self.dealer.luck)
        self.dealer.begin(f"move {self._lines + 1}")
        door.play(self.state, seat, move, self.dealer)
        events = self.dealer.collect()
        luck = self.dealer.luck[used:]
        self.entries.append(Turn(seat, self.box.rules.catalogue.plain(move), luck))
        self._lines += 1
        revealed = any(event.reveals for event in events)
        if luck or revealed or asked != [seat] or self.deciders() != [seat]:
            self._before.clear()
        else:
            self._before.append((seat, before))
        return events

    def can_undo(self, seat: Seat) -> bool:
        """Whether *seat* may take its last move back.

        It may while it is still to decide, and its move neither used luck nor showed
        anything that was hidden.
        """
        return bool(self._before) and self._before[-1][0] == seat

    def undo(self, seat: Seat) -> None:
        """Take the last move of *seat* back."""
        if not self.can_undo(seat):
            raise NoUndo("no-undo", seat=seat)
        self.state = self._before.pop()[1]
        self.entries.append(Undo(seat))
        self._lines += 1

    def standing(self) -> tuple[Any, list[tuple[Seat, Any]]]:
        """Return copies of the state, and of those that an undo would bring back."""
        return self.state.copy(), [(seat, before.copy()) for seat, before in self._before]

    def go_on_from(self, entries: list[Entry], state: Any, before: list[tuple[Seat, Any]]) -> None:
        """Go on from where another match of the same deal stood, its jottings left out."""
        self.entries = list(entries)
        self.state = state
        self._before = list(before)
        self._lines = len(entries)

    def jot(self, seat: Seat, written: object) -> None:
        """Write *written*, JSON data, into the notebook of *seat*, asked or not.

        It is no move and uses no luck: nothing of the game depends on it, and an undo
        leaves it.
        """
        jotting = self.read_jotting(seat, written)
        self.note_down(seat, jotting)
        self.entries.append(Jotting(seat, codec.plain(jotting)))

    def read_jotting(self, seat: Seat, written: object) -> Any:
        """Return *written*, JSON data, as what may stand in the notebook of *seat*."""
        notebook = self.box.notebook
        if notebook is None:
            raise Unreadable("no-notebook", game=self.box.name)
        jotting = reading.read(notebook.jottings, written)
        # The game itself may refuse it; then nothing has changed.
        notebook.jot(self.state.copy(), seat, jotting)
        return jotting

    def note_down(self, seat: Seat, jotting: Any) -> None:
        """Write a *jotting* that was read, for a server that records it elsewhere."""
        notebook = self.box.notebook
        assert notebook is not None
        for state in [self.state, *(before for _, before in self._before)]:
            notebook.jot(state, seat, jotting)

    def end(self, seed: str | None = None, salts: Sequence[str] = ()) -> End:
        """Return the last line of the record of a finished game."""
        outcome = self.outcome()
        return End(outcome.points, outcome.winners, outcome.reason, seed, list(salts))
