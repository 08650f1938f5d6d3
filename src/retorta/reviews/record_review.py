"""A review of a record, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from retorta.core import record
from retorta.core.box import Box, Pov
from retorta.core.match import Match
from retorta.core.replay import Moment, replay
from retorta.core.words import Move, Seat
from retorta.reviews.judging import LUCK, Judgement, judge


@dataclass(frozen=True)
class Reviewed:
    """One decision of a record, judged."""

    number: int
    """The number of the move in the record, from 1; undone moves are not counted."""
    seat: Seat
    played: Move
    judgement: Judgement

    @property
    def best(self) -> Move:
        """What a master would have played."""
        return self.judgement.best

    @property
    def lost(self) -> float:
        """How many points the decision cost."""
        return self.judgement.lost


@dataclass(frozen=True)
class Account:
    """The total losses of one seat."""

    seat: Seat
    decisions: int
    """Decisions in which there was a choice."""
    agreed: int
    """Decisions in which it lost nothing."""
    lost: float


@dataclass(frozen=True)
class _Turn:
    """A decision of the record that was not taken back."""

    number: int
    seat: Seat
    played: Move
    before: object
    """The state in which it was taken."""


class RecordReview:
    """A record, replayed once; its decisions are judged one after another."""

    def __init__(self, lines: Iterable[bytes], find_box: Callable[[str], Box]) -> None:
        self._turns: list[_Turn] = []
        match: Match | None = None
        before: object = None
        for moment in replay(lines, find_box):
            match = moment.match
            self._note(moment, before)
            before = match.state.copy()
        assert match is not None
        self.match = match

    def _note(self, moment: Moment, before: object) -> None:
        if isinstance(moment.entry, record.Turn):
            move = moment.match.box.rules.catalogue.read(moment.entry.move)
            self._turns.append(_Turn(moment.number, moment.entry.seat, move, before))
        elif isinstance(moment.entry, record.Undo):
            self._turns.pop()

    def __len__(self) -> int:
        return len(self._turns)

    def decisions(self, dreams: int, seed: int = LUCK) -> Iterator[Reviewed]:
        """Judge the decisions one by one, as they are requested; this may take a while."""
        box = self.match.box
        for turn in self._turns:
            pov = Pov(box, turn.before, turn.seat)
            found = judge(pov, turn.played, dreams, seed + turn.number)
            yield Reviewed(turn.number, turn.seat, turn.played, found)


def accounts(reviewed: list[Reviewed], seats: int) -> list[Account]:
    """Return the total losses of each seat."""
    found = []
    for seat in range(seats):
        own = [each.judgement for each in reviewed if each.seat == seat]
        open_ones = [each for each in own if each.moves > 1]
        agreed = sum(each.lost == 0 for each in open_ones)
        lost = sum(each.lost for each in open_ones)
        found.append(Account(seat, len(open_ones), agreed, lost))
    return found
