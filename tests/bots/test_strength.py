"""Small versions of what ``docs/bots.md`` reports: enough to notice when a bot goes wrong.

Budgets are numbers of dreams, so the results are the same on every machine.
"""

from __future__ import annotations

import pytest

from retorta import shelf
from retorta.arena.hall import hold
from retorta.arena.plan import Plan
from retorta.arena.standing import Standing, table


def standings(game: str, bots: list[str], games: int) -> dict[str, Standing]:
    box = shelf.box(game)
    plan = Plan(game, box.edition, box.checked_options({}), bots, games, True, seed=1)
    found = table(plan, hold(plan), box.fewest_points_win)
    return {standing.bot: standing for standing in found.standings}


def test_knowledge_of_poison_beats_greedy() -> None:
    found = standings("poison", ["adept@16x", "greedy", "greedy", "greedy"], 4)
    assert found["adept@16x"].points < 0.9 * found["greedy"].points


def test_more_dreams_and_more_knowledge_are_better() -> None:
    found = standings("poison", ["adept@12x", "novice@4x", "random", "random"], 4)
    assert found["adept@12x"].points < found["novice@4x"].points < found["random"].points


@pytest.mark.parametrize("game", ["laar", "potion-making"])
def test_a_little_search_beats_none(game: str) -> None:
    found = standings(game, ["adept@8x", "random"], 2)
    assert found["adept@8x"].points > found["random"].points
    assert found["adept@8x"].wins == 1


@pytest.mark.parametrize("game", shelf.games())
def test_every_level_plays_every_game(game: str) -> None:
    box = shelf.box(game)
    seats = max(box.seats[0], 2)
    levels = ["novice@2x", "master@2x", "random", "random"][:seats]
    found = standings(game, levels, 1)
    assert set(found) == set(levels)
