"""Cubes that a planner of Alchemists used to lay in vain: each of these was seen in its games."""

from __future__ import annotations

import pytest
from support.alchemists_bench import DEMO, Bench

from retorta.core.words import Move, Seat
from retorta.games.alchemists.bots.planner import Planner
from retorta.games.alchemists.bots.plans import Actions, Plans
from retorta.games.alchemists.bots.potion_values import PotionValues
from retorta.games.alchemists.bots.resource_values import ResourceValues
from retorta.games.alchemists.bots.theory_values import TheoryValues
from retorta.games.alchemists.cards import (
    AREAS,
    ARTIFACT_PRICE,
    MIX,
    PAIRS,
    Adventurer,
    Area,
    Artifact,
    How,
    Ingredient,
    Seal,
)
from retorta.games.alchemists.moves import Discard
from retorta.games.alchemists.rules.planning import PlanActions
from retorta.games.alchemists.rules.transmute import Transmute
from retorta.games.alchemists.state import Experiment

TOAD, FERN, SCORPION = Ingredient.TOAD, Ingredient.FERN, Ingredient.SCORPION
DEAR = Artifact.SILVER_CHALICE


def knows_everything(bench: Bench, seat: Seat) -> None:
    for first, second in PAIRS:
        made = MIX[DEMO[Ingredient(first)]][DEMO[Ingredient(second)]]
        bench.state.experiments.append(Experiment(seat, How.ON_SELF, first, second, None, made))


def plans_of(bench: Bench, seat: Seat) -> Plans:
    bench.ask(PlanActions([seat], []))
    view = bench.match.view(seat)
    resources = ResourceValues(view, Planner(listens=True).weighed_worlds(view))
    return Plans(resources, TheoryValues(resources), PotionValues(resources))


def plan(free: int, **areas: int) -> Actions:
    """Return a plan with so many actions in some areas and *free* cubes left."""
    actions = [0] * AREAS
    for name, number in areas.items():
        actions[Area[name.upper()]] = number
    return (*actions, free)


def best(bench: Bench, seat: Seat) -> Move:
    pov = bench.match.pov(seat)
    moves = pov.moves
    worths = Planner(listens=True).worths(pov.view, moves)
    return moves[worths.index(max(worths))]


def shop(gold: int) -> Bench:
    """An adventurer in town and the Silver Chalice on sale, with so much gold."""
    bench = Bench(4)
    bench.state.adventurer = Adventurer.RANGER
    bench.state.on_sale = [DEAR]
    bench.lab(0).gold = gold
    bench.lab(0).free = 5
    return bench


def test_a_card_that_is_to_be_sold_is_not_made_into_gold() -> None:
    """Two cards in hand: they are sold, or one of them is transmuted, not both."""
    bench = shop(1)
    bench.hand(0, TOAD, FERN)
    plans = plans_of(bench, 0)
    alone = plans.worth(plan(3, sell=1))
    assert plans.worth(plan(2, sell=1, transmute=1)) < alone - 3
    best_plan, _ = max(plans.worths(0), key=lambda each: each[1])
    assert not (best_plan[Area.SELL] and best_plan[Area.TRANSMUTE])


def test_a_purchase_does_not_hang_on_a_sale_that_may_fail() -> None:
    """What only the price of a sale could pay is worth the cube as often as it is paid."""
    blind = shop(ARTIFACT_PRICE[DEAR] - 1)
    blind.hand(0, TOAD, FERN, SCORPION)
    plans = plans_of(blind, 0)
    assert plans.sale.paid < 0.8
    bought = plans.worth(plan(2, sell=1, buy=1)) - plans.worth(plan(2, sell=1))
    rich = shop(ARTIFACT_PRICE[DEAR])
    rich.hand(0, TOAD, FERN, SCORPION)
    sure = plans_of(rich, 0)
    surely = sure.worth(plan(2, sell=1, buy=1)) - sure.worth(plan(2, sell=1))
    assert bought < plans.sale.paid * surely + 0.5
    poor = shop(0)
    poor.hand(0, TOAD, FERN, SCORPION)
    laid, _ = max(plans_of(poor, 0).worths(0), key=lambda each: each[1])
    assert not laid[Area.BUY]


def test_gold_is_made_for_what_it_is_to_pay() -> None:
    """With the cube for a theory laid and no gold, the coin is the theory."""
    bench = Bench(4)
    knows_everything(bench, 0)
    bench.hand(0, TOAD)
    bench.lab(0).gold = 0
    bench.state.round = 4
    bench.cubes(Area.PUBLISH, 0)
    bench.ask(Transmute(0, 1, 0))
    assert best(bench, 0) == Discard(TOAD)


def test_gold_is_made_for_the_artifact_it_is_to_pay() -> None:
    bench = shop(ARTIFACT_PRICE[DEAR] - 1)
    bench.state.round = 6
    bench.hand(0, TOAD)
    bench.cubes(Area.BUY, 0)
    bench.ask(Transmute(0, 1, 0))
    assert best(bench, 0) == Discard(TOAD)


def test_the_student_may_want_the_coin_that_is_spent() -> None:
    """A test on the student is worth less to who keeps no gold for him."""
    found = []
    for gold in (0, 1):
        bench = Bench(4)
        bench.hand(0, TOAD, FERN, SCORPION, Ingredient.FLOWER)
        bench.lab(0).gold = gold
        bench.lab(0).free = 5
        plans = plans_of(bench, 0)
        found.append(plans.worth(plan(3, student=2)) - plans.worth(plan(3)))
    assert found[0] < found[1]


@pytest.mark.parametrize("area", ["buy", "publish", "debunk"])
def test_who_acts_late_finds_less(area: str) -> None:
    """Those ahead may buy, publish or debunk first."""
    found = []
    for order in ([0, 1, 2, 3], [1, 2, 3, 0]):
        bench = shop(6)
        knows_everything(bench, 0)
        bench.state.order = order
        bench.state.round = 4
        bench.theory(FERN, DEMO[TOAD], {1: Seal.RED})
        plans = plans_of(bench, 0)
        found.append(plans.worth(plan(3, **{area: 1})) - plans.worth(plan(3)))
    assert found[0] > found[1] > 0
