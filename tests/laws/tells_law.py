"""The law of what is told before a move: it happens.

The law plays every told move in dreams of the seat, and goes on through the seat's own chain of
questions until somebody else decides. What is measured there, each game says in ``MEASURED`` of
its ``tells_measured.py`` beside its tests, from the states and the events alone, so that it cannot
repeat a mistake of the game's ``tells``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from laws.laws import Table, moments

from retorta.core import door
from retorta.core.box import Box
from retorta.core.dealer import SeededDealer
from retorta.core.tells import Change, Effect, Fact, Lacking, Pointless, Told, told, without_deduced
from retorta.core.words import Event, Move, Seat

LONGEST_CHAIN = 60
"""Answers that a seat may give one after the other before anybody else decides."""
Z = 5.0
"""Standard errors by which a chance may differ from its frequency: once in two million."""


@dataclass(frozen=True)
class Followed:
    """A move and its own chain of answers, played in one dream."""

    seat: Seat
    move: Move
    before: Any
    after: Any
    """The state when somebody else has to decide."""
    first: Any
    """The state right after the move itself, before any answer of the chain."""
    events: list[Event]
    """All of it, as nobody but the dealer sees it."""
    answers: list[Move]
    """The later answers of the chain."""
    states: list[Any] = field(default_factory=list)
    """The state after the move, and after each answer: one choice may be over before the chain."""
    parts: list[list[Event]] = field(default_factory=list)
    """The events of the move, and of each answer."""


@dataclass(frozen=True)
class Measured:
    """How one game measures what it tells; every kind of effect needs its measure."""

    changes: Mapping[str, Callable[[Followed, Seat], int]]
    """By how much a number of a seat changed."""
    facts: Mapping[str, Callable[[Followed, Fact], bool]] = field(default_factory=dict)
    """Whether a fact came true."""
    lacking: Mapping[str, Callable[[Any, Seat, Move, Lacking], bool]] = field(default_factory=dict)
    """Whether that is lacking, in a dream before the move."""
    pointless: Mapping[str, Callable[[Followed, Pointless], bool]] = field(default_factory=dict)
    """Whether this continuation brought nothing."""
    questions: Mapping[str, Callable[[Any, Seat, Effect], bool]] = field(default_factory=dict)
    """Whether what is told of the question as a whole holds, in a dream before the move."""
    complete: frozenset[str] = frozenset()
    """Numbers of which every change is told: one that is not mentioned does not change."""


@dataclass
class Count:
    """How often something with a chance happened."""

    expected: float = 0.0
    variance: float = 0.0
    happened: int = 0
    tries: int = 0


def choices(table: Table, seed: int, every: int) -> Iterator[tuple[Any, Seat]]:
    """Yield positions of a game, and who has a choice to make there."""
    for match in moments(table, seed, every):
        for seat in match.deciders():
            yield match.state, seat


def law_what_is_told_happens(
    table: Table, seed: int, measured: Measured, every: int = 9, dreams: int = 6, moves: int = 6
) -> dict[str, int]:
    """Hold a game to all that is told in it; return how often each kind of effect was met."""
    met: dict[str, int] = defaultdict(int)
    # Apart for each place in the list: in one dream, what is true after one move is often true
    # after the others, and only what is independent may be added up.
    counts: dict[int, dict[str, Count]] = defaultdict(lambda: defaultdict(Count))
    luck = SeededDealer(seed + 1)
    for state, seat in choices(table, seed, every):
        said = told(table.box, state, seat, chances=True)
        if said is None:
            continue
        _check_layers(table.box, state, seat, said)
        legal = door.legal_moves(state, seat)
        assert len(said.moves) == len(legal), "one list of effects for each move"
        numbers = range(len(legal))
        if len(legal) > moves:
            numbers = range(luck.pick(len(legal)), len(legal), -(-len(legal) // moves))
        for _ in range(dreams):
            dream = table.box.views.imagine(state, seat, luck)
            again = told(table.box, dream, seat, chances=True)
            assert again == said, f"told differently in a dream: {again} and {said}"
            _check_question(measured, dream, seat, said.question, met)
            for place, number in enumerate(numbers):
                followed = follow(table.box, dream, seat, legal[number], luck)
                for effect in said.moves[number]:
                    met[_name(effect)] += 1
                    check(measured, followed, effect, counts[place])
                _check_complete(measured, followed, said.moves[number], table.seats)
    for of_a_place in counts.values():
        for name, count in of_a_place.items():
            far = abs(count.happened - count.expected)
            assert far <= Z * sqrt(count.variance) + 1, (
                f"{name}: expected {count.expected:.1f} of {count.tries}, happened {count.happened}"
            )
    return met


def follow(box: Box, dream: Any, seat: Seat, move: Move, luck: SeededDealer) -> Followed:
    """Play *move* and any answers of the seat's own chain, until somebody else decides."""
    before, after = dream.copy(), dream.copy()
    dealer = SeededDealer(luck.pick(1 << 30))
    door.play(after, seat, move, dealer)
    first = after.copy()
    states, parts = [first], [dealer.collect()]
    answers: list[Move] = []
    while door.deciders(after) == [seat]:
        if len(answers) == LONGEST_CHAIN:
            break
        legal = door.legal_moves(after, seat)
        answers.append(legal[luck.pick(len(legal))])
        door.play(after, seat, answers[-1], dealer)
        states.append(after.copy())
        parts.append(dealer.collect())
    events = [event for part in parts for event in part]
    return Followed(seat, move, before, after, first, events, answers, states, parts)


def check(measured: Measured, followed: Followed, effect: Effect, counts: dict[str, Count]) -> None:
    """Hold one effect to one dream; a chance is added up in *counts*."""
    said = f"{followed.move}: {effect}"
    if isinstance(effect, Change):
        assert effect.least <= effect.most, said
        change = measured.changes[effect.what](followed, effect.seat)
        happened = effect.least <= change <= effect.most
        said = f"{said}, and it changed by {change}"
    elif isinstance(effect, Fact):
        happened = measured.facts[effect.what](followed, effect)
    elif isinstance(effect, Lacking):
        assert effect.has < effect.needs, said
        assert measured.lacking[effect.what](
            followed.before, followed.seat, followed.move, effect
        ), said
        return
    else:
        assert measured.pointless[effect.what](followed, effect), said
        return
    if effect.how == "certain":
        assert effect.odds is None, said
        assert happened, said
    elif effect.how == "chance":
        assert effect.odds is not None, said
        favourable, all_cases = effect.odds
        assert 0 < favourable < all_cases, f"{said}: that is certain or impossible"
        assert effect.deduced, f"{said}: a chance is the player's own affair"
        share = favourable / all_cases
        count = counts[_name(effect)]
        count.tries += 1
        count.happened += happened
        count.expected += share
        count.variance += share * (1 - share)
    else:
        assert effect.odds is None, said


def _check_question(
    measured: Measured, dream: Any, seat: Seat, effects: list[Effect], met: dict[str, int]
) -> None:
    for effect in effects:
        met[f"question {_name(effect)}"] += 1
        assert measured.questions[effect.what](dream, seat, effect), effect


def _check_layers(box: Box, state: Any, seat: Seat, said: Told) -> None:
    rules = told(box, state, seat, chances=False)
    assert rules == without_deduced(said), "the layer of the rules is the other without deductions"


def _check_complete(
    measured: Measured, followed: Followed, effects: list[Effect], seats: int
) -> None:
    """What is not mentioned does not change; what is, stays within the widest that is told."""
    for what in sorted(measured.complete):
        for seat in range(seats):
            told_of = [
                effect
                for effect in effects
                if isinstance(effect, Change) and (effect.what, effect.seat) == (what, seat)
            ]
            change = measured.changes[what](followed, seat)
            least = min([0, *(effect.least for effect in told_of)])
            most = max([0, *(effect.most for effect in told_of)])
            assert least <= change <= most, (
                f"{followed.move}: {what} of seat {seat} changed by {change}, told: {told_of}"
            )


def _name(effect: Effect) -> str:
    return f"{type(effect).__name__.lower()} {effect.what}"
