"""The count, line by line: what each spell brought, and what neighbours took from each other."""

from __future__ import annotations

import random

import pytest

from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.laar import BOX
from retorta.games.laar.cards import Kind


def played(seats: int, seed: int) -> Match:
    luck = random.Random(seed)
    match = Match(BOX, seats, SeededDealer(seed))
    while match.deciders():
        seat = match.deciders()[0]
        match.play(seat, luck.choice(match.legal_moves(seat)))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_5_1_the_lines_of_spells_add_up_to_the_points_for_spells(seats: int) -> None:
    view = played(seats, seats).view(None).public
    sheet = {line.kind: line.points for line in view.sheet}

    assert [sum(player.spell_points) for player in view.players] == sheet[Kind.SPELL]
    assert [len(player.spell_points) for player in view.players] == [
        len(player.spells) for player in view.players
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_5_5_the_pairs_of_neighbours_add_up_to_the_points_for_weapons(seats: int) -> None:
    """Two players are one pair; more sit in a circle, each with a left neighbour."""
    view = played(seats, seats).view(None).public
    sheet = {line.kind: line.points for line in view.sheet}
    points = [0] * seats
    for pair in view.pairs:
        assert pair.left == (pair.seat + 1) % seats
        points[pair.seat] += pair.takes - pair.loses
        points[pair.left] -= pair.takes - pair.loses

    assert len(view.pairs) == (1 if seats == 2 else seats)
    assert points == sheet[Kind.WEAPON]


def test_nothing_of_it_is_told_before_the_count() -> None:
    view = Match(BOX, 3, SeededDealer(1)).view(None).public

    assert view.pairs == []
    assert all(player.spell_points is None for player in view.players)
