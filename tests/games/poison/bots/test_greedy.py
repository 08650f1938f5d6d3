"""How bots of Poison judge positions: thirteen fits, and a tie spares nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from retorta.core.match import Match
from retorta.games.poison.bots.greedy import MAJORITY_KEEPS, Greedy, taking_costs
from retorta.games.poison.bots.knowledge import LEADS, reasons_to_take
from retorta.games.poison.bots.knowledge import taking_costs as taking_costs_of_a_master
from retorta.games.poison.cards import Card
from retorta.games.poison.moves import Play
from retorta.games.poison.rules.scoring import POINTS_FOR_POTION, colours_of

Situation = Callable[..., Match]
REDS = [*[Card.RED_1] * 3, *[Card.RED_2] * 3, *[Card.RED_5] * 3, *[Card.RED_7] * 3]


def test_3_a_card_that_brings_thirteen_is_laid_there(situation: Situation) -> None:
    """The fourth poison fits beside nine; beside eleven and twelve it would be the last drop."""
    nine = [Card.RED_1, Card.RED_1, Card.RED_2, Card.RED_5]
    eleven, twelve = [Card.BLUE_7, Card.BLUE_4], [Card.PURPLE_7, Card.PURPLE_5]
    match = situation([[Card.POISON], [Card.RED_7], [Card.RED_7]], [nine, eleven, twelve])

    assert Greedy(1).choose(match.pov(0)) == Play(Card.POISON, 0)


@pytest.mark.parametrize(
    ("mine", "others", "costs"),
    [
        (2, 3, 1.0),
        (3, 3, MAJORITY_KEEPS),
        (2, 4, 1.0),
        (7, 2, -7 * MAJORITY_KEEPS),
    ],
    ids=["a tie", "a lead", "behind", "a lead for good"],
)
def test_4_whoever_only_ties_for_most_pays(
    situation: Situation, mine: int, others: int, costs: float
) -> None:
    """Who has most of a colour alone is spared it; not so who has as many as somebody else."""
    assert MAJORITY_KEEPS == LEADS
    spilt = [Card.RED_4]
    piles = [REDS[:mine], REDS[mine : mine + others], []]
    match = situation([[Card.POISON]] * 3, [spilt, [], []], piles, piles="open")
    sheet = [colours_of(pile) for pile in match.state.taken]

    assert taking_costs(match.view(0).public, 0, spilt) == pytest.approx(costs * POINTS_FOR_POTION)
    assert taking_costs_of_a_master(sheet, 0, colours_of([Card.RED_4])) == pytest.approx(
        costs * POINTS_FOR_POTION
    )
    reasons = {reason.text for reason in reasons_to_take(match.state, 0, [int(Card.RED_4)])}
    assert ("poison-hint-leads" in reasons) == (mine + 1 > others)
