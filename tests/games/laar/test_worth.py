"""What an open card would be worth to a seat."""

from __future__ import annotations

import random

from retorta import shelf
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.laar.rules.best import points_of_player
from retorta.games.laar.rules.stacks import table_of
from retorta.games.laar.worth import worth


def matches(moves: int) -> Match:
    """Return a game of three after so many moves by chance."""
    match, luck = Match(shelf.box("laar"), 3, SeededDealer(5)), random.Random(5)
    for _ in range(moves):
        seat = match.deciders()[0]
        match.play(seat, luck.choice(match.legal_moves(seat)))
    return match


def test_it_is_what_the_card_adds_when_it_is_taken() -> None:
    for moves in (33, 34, 45):
        match = matches(moves)
        seat = match.deciders()[0]
        told = worth(match.state, seat)
        before = points_of_player(table_of(match.state), match.state.memo, seat)
        for move in match.legal_moves(seat):
            taken = match.state.copy()
            written = shelf.box("laar").targets(move)[-1]
            kinds = [name for name in told if name.startswith(f"{written}:")]
            if len(kinds) != 1:
                continue
            place = int(written.split(":")[1])
            card, kind = taken.goods[place], taken.assigned[place]
            taken.stacks[seat][kind].append(card)
            after = points_of_player(table_of(taken), taken.memo, seat)
            assert told[kinds[0]] == after - before


def test_it_depends_on_nothing_the_seat_cannot_know() -> None:
    match = matches(40)
    for seat in range(3):
        for seed in range(4):
            dream = match.box.imagine(match.state, seat, SeededDealer(seed))
            assert worth(dream, seat) == worth(match.state, seat)
