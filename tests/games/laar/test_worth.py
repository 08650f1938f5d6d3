"""What an open card would be worth to a seat."""

from __future__ import annotations

import random

from retorta import plugins
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Seat
from retorta.games.laar.cards import GEM
from retorta.games.laar.open_points import open_points
from retorta.games.laar.rules.best import points_of_all, points_to_come
from retorta.games.laar.rules.stacks import table_of
from retorta.games.laar.state import Laar
from retorta.games.laar.tells.worth import worth


def matches(moves: int, **options: str) -> Match:
    """Return a game of three after so many moves by chance."""
    match, luck = Match(plugins.box("laar"), 3, SeededDealer(5), options), random.Random(5)
    for _ in range(moves):
        seat = match.deciders()[0]
        match.play(seat, luck.choice(match.legal_moves(seat)))
    return match


def will_count(state: Laar, seat: Seat) -> int:
    return points_to_come(state, seat, state.stacks[seat], table_of(state))


def test_it_is_what_the_card_adds_when_it_is_taken() -> None:
    for moves in (33, 34, 45):
        match = matches(moves)
        seat = match.deciders()[0]
        told = worth(match.view(seat))
        before = will_count(match.state, seat)
        for move in match.legal_moves(seat):
            taken = match.state.copy()
            written = plugins.box("laar").words.targets(move)[-1]
            kinds = [name for name in told if name.startswith(f"{written}:")]
            if len(kinds) != 1:
                continue
            place = int(written.split(":")[1])
            card, kind = taken.goods[place], taken.assigned[place]
            taken.stacks[seat][kind].append(card)
            after = will_count(taken, seat)
            assert told[kinds[0]] == after - before


def test_it_depends_on_nothing_the_seat_cannot_know() -> None:
    match = matches(40)
    for seat in range(3):
        for seed in range(4):
            dream = match.box.views.imagine(match.state, seat, SeededDealer(seed))
            assert worth(match.box.view(dream, seat)) == worth(match.view(seat))


def test_who_leads_counts_what_lies_open_for_everybody() -> None:
    """Gems that lie face down count for nobody; in the open variant all goods count."""
    hidden = matches(45).state
    bare = hidden.copy()
    for stacks in bare.stacks:
        stacks[GEM].clear()
    assert open_points(hidden) == points_of_all(bare) != points_of_all(hidden)
    open_gems = matches(45, variant="open").state
    assert open_points(open_gems) == points_of_all(open_gems)
