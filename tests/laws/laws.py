"""The laws: what holds in every match of every game, written once over ``Box``.

Each law plays a game of a given table from a seed and raises ``AssertionError`` where it is
broken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from retorta.core import codec, door, reading
from retorta.core.box import Box
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption
from retorta.core.match import Match
from retorta.core.record import Scribe
from retorta.core.replay import replay
from retorta.core.words import Move, Seat

LONGEST_GAME: Final = 20_000
"""Decisions. No game of ours comes near; one that does not end would run for ever."""

LAST_DREAM: Final = 2_000
"""Whatever differs in one dream of a hundred is missed by so many once in 500 million times; and
what is hidden and still the same in all of them is held to be no dream, but the truth."""


@dataclass(frozen=True)
class Table:
    """A game, its number of seats and its options."""

    box: Box
    seats: int
    options: tuple[tuple[str, str], ...]
    edition: int | None = None
    """``None`` is the newest."""

    def start(self, seed: int) -> Match:
        options, dealer = dict(self.options), SeededDealer(seed)
        return Match(self.box, self.seats, dealer, options, edition=self.edition)

    def __repr__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options)
        edition = f"-edition-{self.edition}" if self.edition else ""
        return f"{self.box.name}-{self.seats}-{chosen}{edition}"


def tables(box: Box) -> list[Table]:
    """Return every way the game can be set up; an earlier edition with most seats, as usual."""
    names = [option.name for option in box.options]
    values = [option.values or (option.default,) for option in box.options]
    found = []
    for seats in range(box.seats[0], box.seats[1] + 1):
        for chosen in product(*values):
            table = Table(box, seats, tuple(zip(names, chosen, strict=True)))
            try:
                table.start(0)
            except BadOption:
                continue
            found.append(table)
    usual = tuple((option.name, option.default) for option in box.options)
    earlier = [Table(box, box.seats[1], usual, edition) for edition in box.rules.earlier]
    return found + earlier


def play(match: Match, seed: int) -> Iterator[tuple[Seat, Move]]:
    """Play random moves to the end; yield each before it is made."""
    luck = SeededDealer(seed)
    for _ in range(LONGEST_GAME):
        deciders = match.deciders()
        if not deciders:
            return
        seat = deciders[luck.pick(len(deciders))]
        moves = match.legal_moves(seat)
        assert moves, f"seat {seat} is asked and has no move"
        move = moves[luck.pick(len(moves))]
        yield seat, move
        match.play(seat, move)
    raise AssertionError(f"not over after {LONGEST_GAME} decisions")


def moments(table: Table, seed: int, every: int) -> Iterator[Match]:
    """Yield a match at every so many of its decisions, the first included, and at its end."""
    match = table.start(seed)
    for number, _ in enumerate(play(match, seed)):
        if (number + seed) % every == 0 or number == 0:
            yield match
    yield match


def law_1_somebody_can_always_move_and_the_game_ends(table: Table, seed: int) -> None:
    match = table.start(seed)
    for _seat, _move in play(match, seed):
        deciders = match.deciders()
        assert len(set(deciders)) == len(deciders)
        for seat in deciders:
            moves = match.legal_moves(seat)
            assert moves
            assert len(set(moves)) == len(moves), "a move is offered twice"
            assert all(move in table.box.rules.catalogue for move in moves)
    outcome = match.end()
    assert len(outcome.points) == table.seats
    assert outcome.winners
    best = min(outcome.points) if table.box.rules.fewest_points_win else max(outcome.points)
    assert all(outcome.points[winner] == best for winner in outcome.winners)


def law_2_a_copy_stays_as_it_was(table: Table, seed: int) -> None:
    kept: list[tuple[Any, str]] = []
    match = table.start(seed)
    for number, _ in enumerate(play(match, seed)):
        if number % 7 == 0:
            copy = match.state.copy()
            assert copy == match.state
            kept.append((copy, repr(copy)))
        if number % 11 == 0:
            before = repr(match.state)
            door.play_out(match.state.copy(), SeededDealer(seed + number, listening=False))
            assert repr(match.state) == before, "play on a copy changed the original"
    for copy, was in kept:
        assert repr(copy) == was, "play on the original changed a copy"


def law_3_what_a_seat_sees_does_not_depend_on_secrets(table: Table, seed: int) -> None:
    box = table.box
    for match in moments(table, seed, every=6):
        truth = match.state
        before = repr(truth)
        for seat in range(table.seats):
            dream = box.views.imagine(truth, seat, SeededDealer(seed, listening=False))
            views, count = box.views, box.insights.open_points
            assert views.public(dream) == views.public(truth), "the public view shows a secret"
            if count:
                assert count(dream) == count(truth), "who leads tells a secret"
            assert views.own(dream, seat) == views.own(truth, seat), "a seat is shown a secret"
            assert box.remembered(dream, seat) == box.remembered(truth, seat)
            assert door.deciders(dream) == door.deciders(truth)
            assert door.question(dream) == door.question(truth)
            assert door.legal_moves(dream, seat) == door.legal_moves(truth, seat)
            assert door.refusals(dream, seat) == door.refusals(truth, seat)
            assert box.views.census(dream) == box.views.census(truth)
            again = box.views.imagine(dream, seat, SeededDealer(seed + 1, listening=False))
            other = box.views.imagine(truth, seat, SeededDealer(seed + 1, listening=False))
            assert again == other, "a dream depends on the truth"
        assert repr(truth) == before, "imagining changed the truth"


def law_3a_a_dream_can_be_played_to_its_end(table: Table, seed: int) -> None:
    for match in moments(table, seed, every=40):
        for seat in range(table.seats):
            dealer = SeededDealer(seed + seat, listening=False)
            dream = table.box.views.imagine(match.state, seat, dealer)
            door.play_out(dream, dealer)
            assert table.box.rules.outcome(dream).winners


def law_3b_what_a_seat_cannot_see_differs_in_some_dream(table: Table, seed: int) -> None:
    box = table.box
    hidden: dict[tuple[Seat, str], list[Any]] = {}
    differed: set[tuple[Seat, str]] = set()
    length = sum(1 for _ in play(table.start(seed), seed))
    for number, match in enumerate(moments(table, seed, every=1 + length // 60)):
        state = match.state.copy()
        for seat in range(table.seats):
            truth = box.views.secrets(state, seat)
            for name in truth:
                hidden.setdefault((seat, name), []).append(state)
            for tries in range(4):
                dealer = SeededDealer(seed + 10 * number + tries, listening=False)
                dream = box.views.secrets(box.views.imagine(state, seat, dealer), seat)
                assert set(dream) == set(truth)
                differed |= {(seat, name) for name in truth if dream[name] != truth[name]}
    for seat, name in sorted(hidden.keys() - differed):
        dreamt = _differs_at_last(box, hidden[seat, name], seat, name)
        assert dreamt, f"always dreamt as it is: {name}, by seat {seat}"


def _differs_at_last(box: Box, states: list[Any], seat: Seat, name: str) -> bool:
    """Dream on, at all moments in turn, of what a few dreams showed as it is."""
    truths = [box.views.secrets(state, seat)[name] for state in states]
    for number in range(LAST_DREAM):
        place = number % len(states)
        dream = box.views.imagine(states[place], seat, SeededDealer(number, listening=False))
        if box.views.secrets(dream, seat)[name] != truths[place]:
            return True
    return False


def law_4_secret_choices_may_arrive_in_any_order(table: Table, seed: int) -> None:
    for match in moments(table, seed, every=1):
        deciders = match.deciders()
        if len(deciders) < 2:
            continue
        luck = SeededDealer(seed)
        chosen = []
        for seat in deciders:
            moves = match.legal_moves(seat)
            chosen.append((seat, moves[luck.pick(len(moves))]))
        ends = []
        for order in (chosen, chosen[::-1], chosen[1:] + chosen[:1]):
            state = match.state.copy()
            dealer = SeededDealer(seed)
            for seat, move in order:
                if seat in door.deciders(state) and move in door.legal_moves(state, seat):
                    door.play(state, seat, move, dealer)
            ends.append(repr(state))
        assert len(set(ends)) == 1, "the order of arrival matters"


def law_5_a_record_replays_to_the_same_end(table: Table, seed: int) -> None:
    match = table.start(seed)
    for _ in play(match, seed):
        pass
    scribe = Scribe()
    written = [scribe.header(match.header), *map(scribe.entry, match.entries)]
    written.append(scribe.entry(match.end()))
    last = None
    for last in replay(written, lambda name: table.box):  # noqa: B007
        pass
    assert last is not None
    assert repr(last.match.state) == repr(match.state)
    assert last.match.outcome() == match.outcome()


def law_6_things_are_conserved(table: Table, seed: int) -> None:
    match = table.start(seed)
    counted = table.box.views.census(match.state)
    for _ in play(match, seed):
        assert table.box.views.census(match.state) == counted
    assert table.box.views.census(match.state) == counted


def law_7_views_events_and_moves_survive_the_codec(table: Table, seed: int) -> None:
    box = table.box
    match = table.start(seed)
    _survive(match.opening)
    luck = SeededDealer(seed)
    number = 0
    while deciders := match.deciders():
        seat = deciders[0]
        moves = match.legal_moves(seat)
        move = moves[luck.pick(len(moves))]
        read = box.rules.catalogue.read(codec.loads(codec.dumps(codec.plain(move))))
        assert read == move
        _survive(match.play(seat, move))
        if number % 10 == 0:
            _survives(box.views.public(match.state))
            _survives(box.remembered(match.state, None).public)
            for eyes in range(table.seats):
                _survives(box.views.own(match.state, eyes))
        number += 1


def _survive(events: list[Any]) -> None:
    for event in events:
        for eyes in (None, 0, 1):
            seen = event.seen_by(eyes)
            if seen is not None:
                assert type(seen) is type(event)
                _survives(seen)


def _survives(value: Any) -> None:
    assert reading.read(type(value), codec.loads(codec.dumps(codec.plain(value)))) == value


def law_8_the_fast_path_is_the_slow_one(table: Table, seed: int) -> None:
    for match in moments(table, seed, every=1):
        state = match.state
        deciders = match.deciders()
        if deciders:  # at the end nobody is
            assert state.agenda[-1].first_decider(state) == deciders[0]
        for seat in deciders:
            step = state.agenda[-1]
            slow = [
                move
                for move in step.candidates(state, seat)
                if step.objection(state, seat, move) is None
            ]
            assert step.legal_moves(state, seat) == slow
            luck = SeededDealer(seed)
            picked = step.random_move(state, seat, SeededDealer(seed))
            assert picked == slow[luck.pick(len(slow))]


def law_9_every_move_gets_an_answer(table: Table, seed: int) -> None:
    """A move is legal exactly when no rule objects, and every move can be asked about."""
    catalogue = table.box.rules.catalogue
    kinds: dict[type[Move], list[Move]] = {}
    for move in catalogue:
        kinds.setdefault(type(move), []).append(move)
    luck = SeededDealer(seed)
    for match in moments(table, seed, every=5):
        for seat in match.deciders():
            legal = set(match.legal_moves(seat))
            of_each_kind = [moves[luck.pick(len(moves))] for moves in kinds.values()]
            any_ones = [catalogue[luck.pick(len(catalogue))] for _ in range(40)]
            for move in of_each_kind + any_ones:
                rule = door.objection(match.state, seat, move)
                assert (rule is None) == (move in legal), move


def law_10_what_follows_depends_only_on_what_is_seen(table: Table, seed: int) -> None:
    """The same move in two worlds a seat cannot tell apart: while it sees the same happen,
    the worlds still look the same, and the same seats are asked.
    """
    box = table.box
    luck = SeededDealer(seed)
    for match in moments(table, seed, every=4):
        for seat in match.deciders()[:1]:
            for eyes in range(table.seats):
                dream = box.views.imagine(match.state, eyes, luck)
                common = [
                    move
                    for move in door.legal_moves(dream, seat)
                    if move in match.legal_moves(seat)
                ]
                if not common:
                    continue
                move = common[luck.pick(len(common))]
                shown = [_follow(box, world, seat, move, eyes) for world in (match.state, dream)]
                if shown[0][0] == shown[1][0]:
                    assert shown[0][1:] == shown[1][1:], "something hidden shows in what follows"


def _follow(box: Box, world: Any, seat: Seat, move: Move, eyes: Seat) -> tuple[Any, ...]:
    after = world.copy()
    dealer = SeededDealer(7)
    door.play(after, seat, move, dealer)
    seen = [event.seen_by(eyes) for event in dealer.collect()]
    return seen, door.deciders(after), door.question(after), box.view(after, eyes)


LAWS: Final[list[Callable[[Table, int], None]]] = [
    law_1_somebody_can_always_move_and_the_game_ends,
    law_2_a_copy_stays_as_it_was,
    law_3_what_a_seat_sees_does_not_depend_on_secrets,
    law_3a_a_dream_can_be_played_to_its_end,
    law_3b_what_a_seat_cannot_see_differs_in_some_dream,
    law_4_secret_choices_may_arrive_in_any_order,
    law_5_a_record_replays_to_the_same_end,
    law_6_things_are_conserved,
    law_7_views_events_and_moves_survive_the_codec,
    law_8_the_fast_path_is_the_slow_one,
    law_9_every_move_gets_an_answer,
    law_10_what_follows_depends_only_on_what_is_seen,
]
