"""The greedy bot goes by what it is shown, and is better than chance."""

from __future__ import annotations

import pytest

from retorta.bots import Bot
from retorta.bots.random import RandomBot
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.laar import BOX
from retorta.games.laar.bots.greedy import Greedy


def play(seats: int, seed: int, **options: str) -> list[int]:
    """Play one greedy bot, in seat 0, against random ones; return the points."""
    match = Match(BOX, seats, SeededDealer(seed), options)
    bots: list[Bot] = [Greedy(seed), *(RandomBot(seed + seat) for seat in range(1, seats))]
    while deciders := match.deciders():
        seat = deciders[0]
        match.play(seat, bots[seat].choose(match.pov(seat)))
    return match.end().points


def test_it_beats_chance() -> None:
    """In twelve games it makes at least half as many points again as the best other."""
    games = [play(2 + seed % 3, seed) for seed in range(12)]

    assert sum(points[0] for points in games) > 1.5 * sum(max(points[1:]) for points in games)


@pytest.mark.parametrize("variant", ["basic", "open", "closed"])
@pytest.mark.parametrize("memory", ["aid", "none"])
def test_it_plays_every_variant(variant: str, memory: str) -> None:
    assert play(3, 5, variant=variant, memory=memory)[0] > 0


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(4, 7) == play(4, 7)
