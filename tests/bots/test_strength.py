"""Small versions of what ``docs/bots.md`` reports: enough to notice when a bot goes wrong.

Budgets are numbers of dreams, so the results are the same on every machine. The levels play
with fewer dreams than they have, and with the same knowledge.
"""

from __future__ import annotations

import pytest
from support.tiers import STRENGTH

from retorta import plugins
from retorta.arena.plan import Plan
from retorta.arena.results import ArenaResults, BotResult, results_of
from retorta.arena.tournament import run

pytestmark = [STRENGTH, pytest.mark.one_build]


def arena(game: str, bots: list[str], games: int) -> ArenaResults:
    box = plugins.box(game)
    plan = Plan(
        game, box.edition, box.checked_options({}), bots, games, True, seed=1, bots_secret=None
    )
    return results_of(plan, run(plan), box.rules.fewest_points_win)


def results(game: str, bots: list[str], games: int) -> dict[str, BotResult]:
    return {result.bot: result for result in arena(game, bots, games).bots}


def test_a_master_of_poison_has_far_fewer_points_than_greedy_ones() -> None:
    found = results("poison", ["master@60x", "greedy", "greedy", "greedy"], 4)
    assert found["master@60x"].points < 0.6 * found["greedy"].points


def test_a_master_of_laar_beats_greedy_even_in_a_hurry() -> None:
    found = results("laar", ["master@24x", "greedy"], 4)
    assert found["master@24x"].points > found["greedy"].points
    assert found["master@24x"].wins >= 0.5


@pytest.mark.soak
def test_a_master_of_laar_beats_greedy_in_twenty_deals() -> None:
    """Four games say little; in forty the lead is beyond luck, and three games in five are won."""
    found = arena("laar", ["master@24x", "greedy"], 40)
    [lead] = found.comparisons
    assert lead.better == "master@24x"
    assert lead.points_interval[0] > 0
    assert found.bots[0].wins >= 0.6


def test_a_master_of_potion_making_in_a_hurry_keeps_up_with_greedy() -> None:
    """Forty dreams are too few to lead there: in 150 games each wins about half."""
    found = results("potion-making", ["master@40x", "greedy"], 6)
    assert found["master@40x"].points > 0.9 * found["greedy"].points


@pytest.mark.parametrize(
    ("game", "bots", "games"),
    [
        ("poison", ["adept@40x", "apprentice@4x", "novice@8x", "random"], 8),
        ("potion-making", ["adept@40x", "apprentice@4x", "novice@6x", "random"], 16),
        ("laar", ["adept@40x", "apprentice@4x"], 4),
        ("laar", ["apprentice@8x", "novice@8x"], 16),
        ("laar", ["novice@8x", "random"], 4),
    ],
)
def test_each_level_beats_the_one_below(game: str, bots: list[str], games: int) -> None:
    found = results(game, bots, games)
    points = [found[bot].points for bot in bots]
    assert points == sorted(points, reverse=not plugins.box(game).rules.fewest_points_win)
    assert len(set(points)) == len(points)


@pytest.mark.parametrize("game", plugins.games())
def test_every_level_plays_every_game(game: str) -> None:
    box = plugins.box(game)
    seats = max(box.seats[0], 2)
    levels = ["novice@2x", "master@2x", "random", "random"][:seats]
    found = results(game, levels, 1)
    assert set(found) == set(levels)
