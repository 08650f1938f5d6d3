"""4.1 What is scored by the cards after a spell: a calculation, so for whoever wants it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from retorta.core.tells import Change, Effect, How
from retorta.core.words import Seat
from retorta.games.potion_making.cards import INGREDIENTS, NOTHING, POINTS, RECIPE, Face
from retorta.games.potion_making.moves import CASTS, UseBuilt
from retorta.games.potion_making.rules.cabinet import lay, points_as_element
from retorta.games.potion_making.rules.recipes import lacking, share_of, sources, supply
from retorta.games.potion_making.rules.returning import ReturnCards
from retorta.games.potion_making.rules.spells import objection_to_casting
from retorta.games.potion_making.rules.turn import TakeTurn
from retorta.games.potion_making.state import PotionMaking
from retorta.games.potion_making.tells import table

MOST_ENDS: Final = 150
"""Ways for spells to end that are looked at for one question. More would take too long."""


@dataclass
class Span:
    """What is scored in a turn after its spells, at least and at most."""

    least: int
    most: int
    halves: dict[Seat, int] = field(default_factory=dict)
    """The most that each of the others scores by it."""

    def add(self, other: Span) -> None:
        """Widen it by another span."""
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)
        for seat, half in other.halves.items():
            self.halves[seat] = max(self.halves.get(seat, 0), half)


class TooManyEndsError(Exception):
    """There are more ways to go on than can be counted in time."""


def following(state: PotionMaking, seat: Seat, afters: list[PotionMaking]) -> list[list[Effect]]:
    """Return for each move what follows *after* it; nothing at all if one cannot be counted.

    At the very end of the game, where nobody else has a card, the seat plays on turn after turn:
    that is not counted either.
    """
    untold: list[list[Effect]] = [[] for _ in afters]
    if table.is_alone(state, seat):
        return untold
    turns = Turns(state, seat)
    try:
        spans = [turns.span(after) for after in afters]
    except TooManyEndsError:
        return untold
    return [_effects(seat, span) if span else [] for span in spans]


def _effects(seat: Seat, span: Span) -> list[Effect]:
    how: How = "certain" if span.least == span.most else "possible"
    told: list[Effect] = [Change("points-after", seat, span.least, span.most, how, deduced=True)]
    for owner, half in sorted(span.halves.items()):
        told.append(Change("points-after", owner, 0, half, "possible", deduced=True))
    return told


class Turns:
    """The ways in which the turn of a seat can go on after the moves of one question."""

    def __init__(self, state: PotionMaking, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self._ends = 0
        self._counted: dict[tuple[int, tuple[Face, ...]], Span] = {}
        self._owners: dict[Face, list[Seat]] = {}

    def span(self, after: PotionMaking) -> Span | None:
        """Return what is scored after a move; ``None`` if the turn is over."""
        return self._span(after) if table.goes_on(after, self.seat) else None

    def _span(self, after: PotionMaking) -> Span:
        step = table.question(after)
        if step is None or isinstance(step, TakeTurn):
            return self._of_next_card(after)
        if isinstance(step, ReturnCards) and not self._holds_spell(after):
            # Whatever their order, they are there; only a spell cares what lies on top.
            after = after.copy()
            for face in after.returning:
                lay(after, face)
            return self._of_next_card(after)
        moves = step.legal_moves(after, self.seat)
        return _whole([self._span(table.after(after, self.seat, move)) for move in moves])

    def _of_next_card(self, end: PotionMaking) -> Span:
        self._ends += 1
        if self._ends > MOST_ENDS:
            raise TooManyEndsError
        there = supply(end)
        key = (there, tuple(end.hands[self.seat]))
        if key not in self._counted:
            self._counted[key] = self._of_hand(end, there)
        return _whole([self._counted[key], *self._of_spells(end)])

    def _of_hand(self, end: PotionMaking, there: int) -> Span:
        """Return what the cards of the hand score as elements and as recipes."""
        spans = []
        for face in end.hands[self.seat]:
            points = points_as_element(end, face)
            spans.append(Span(points, points))
            if RECIPE[face] != NOTHING and not lacking(there, face):
                points = POINTS[RECIPE[face]]
                halves = dict.fromkeys(self._owners_of(face), share_of(points))
                spans.append(Span(points, points, halves))
        return _whole(spans)

    def _of_spells(self, end: PotionMaking) -> list[Span]:
        """4.5 Return what is scored if the next card is a spell again."""
        spans = []
        for face in end.hands[self.seat]:
            if RECIPE[face] == NOTHING and not objection_to_casting(end, self.seat, face):
                turn = end.copy()
                turn.agenda = [TakeTurn()]
                after = table.after(turn, self.seat, CASTS[face])
                spans.append(self.span(after) or Span(0, 0))
        return spans

    def _holds_spell(self, state: PotionMaking) -> bool:
        return any(RECIPE[face] == NOTHING for face in state.hands[self.seat])

    def _owners_of(self, face: Face) -> list[Seat]:
        """Return who else owns something for a recipe. No spell of the seat changes that."""
        if face not in self._owners:
            self._owners[face] = sorted(
                {
                    move.owner
                    for ingredient in INGREDIENTS[RECIPE[face]]
                    for move in sources(self.state, ingredient)
                    if isinstance(move, UseBuilt) and move.owner != self.seat
                }
            )
        return self._owners[face]


def _whole(spans: list[Span]) -> Span:
    """Return the span that holds all of them."""
    whole = Span(spans[0].least, spans[0].most, dict(spans[0].halves))
    for span in spans[1:]:
        whole.add(span)
    return whole
