"""The greedy bot: it never breaks down, it learns, and it beats chance."""

from __future__ import annotations

from typing import Any

import pytest
from support.alchemists_bench import Bench
from support.table import ANNA, BORIS

from retorta.bots.random import RandomBot
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.alchemists import BOX
from retorta.games.alchemists.bots.greedy import Greedy
from retorta.games.alchemists.bots.move_by_move import worths
from retorta.games.alchemists.bots.move_by_move.goods import GOLD
from retorta.games.alchemists.bots.remaining_worlds import Board, RemainingWorlds, disproof_by_claim
from retorta.games.alchemists.cards import Formula, How, Ingredient, Potion, Quality, Seal
from retorta.games.alchemists.events import TheoryChecked
from retorta.games.alchemists.knowledge import Shown
from retorta.games.alchemists.moves import Mix
from retorta.games.alchemists.rules.experiments import TryOnStudent
from retorta.games.alchemists.rules.publishing import ChooseSeal
from retorta.games.alchemists.rules.selling import BrewForSale
from retorta.games.alchemists.state import NOTHING, Experiment

MUSHROOM, FERN, TOAD, CLAW, FLOWER, MANDRAKE, SCORPION, FEATHER = Ingredient


def play(match: Match, bots: list[Any]) -> list[object]:
    events: list[object] = []
    while match.deciders():
        seat = match.deciders()[0]
        events.extend(match.play(seat, bots[seat].choose(match.pov(seat))))
    return events


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["apprentice", "master"])
def test_it_beats_random_players_and_never_breaks_down(seats: int, level: str) -> None:
    won = 0
    for seed in range(4):
        match = Match(BOX, seats, SeededDealer(seed), {"level": level})
        place = seed % seats
        bots: list[Any] = [RandomBot(seed + seat) for seat in range(seats)]
        bots[place] = Greedy(seed)
        play(match, bots)
        won += place in match.end().winners
    assert won >= 3


def test_what_it_publishes_is_mostly_right() -> None:
    checked: list[bool] = []
    for seed in range(6):
        match = Match(BOX, 3, SeededDealer(seed))
        events = play(match, [Greedy(seed + seat) for seat in range(3)])
        checked.extend(event.right for event in events if isinstance(event, TheoryChecked))
    assert len(checked) > 12
    assert sum(checked) > 0.7 * len(checked)


def test_it_experiments_where_it_learns_most() -> None:
    """Mushroom and toad were mixed before: they teach nothing more."""
    bench = Bench(2)
    bench.hand(ANNA, MUSHROOM, TOAD, FERN)
    bench.state.experiments.append(
        Experiment(ANNA, How.ON_SELF, MUSHROOM, TOAD, None, Potion.HEALING)
    )
    bench.ask(TryOnStudent(ANNA, 0))

    assert Greedy(1).choose(bench.match.pov(ANNA)) != Mix(MUSHROOM, TOAD)


def test_it_hedges_the_colour_it_doubts() -> None:
    """Red and blue of the toad are known, green is not."""
    bench = Bench(2)
    for potion in (Potion.HEALING, Potion.WISDOM):
        bench.state.experiments.append(
            Experiment(BORIS, How.ON_SELF, TOAD, MUSHROOM, None, potion, ANNA, TOAD)
        )
    bench.ask(ChooseSeal(ANNA, 0, TOAD, Formula.ALL_PLUS))
    chosen = Greedy(1).choose(bench.match.pov(ANNA))

    assert getattr(chosen, "seal", None) == Seal.GREEN


def test_chances_add_up_and_know_what_is_certain() -> None:
    formula_chances = RemainingWorlds([Shown(MUSHROOM, TOAD, 1 << Potion.HEALING)])

    assert sum(formula_chances.formulas(TOAD)) == pytest.approx(1)
    assert formula_chances.formulas(TOAD)[Formula.RED_MINUS] == 0
    assert formula_chances.potions(MUSHROOM, TOAD)[Potion.HEALING] == 1
    assert formula_chances.bits(MUSHROOM, TOAD) == 0
    assert formula_chances.bits(FERN, CLAW) == pytest.approx(2.8, abs=0.1)
    assert formula_chances.sign(TOAD, 0, 0) == 1
    assert formula_chances.hedged(TOAD, Formula.ALL_PLUS, 1) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("theories", "sealed", "claim", "chance"),
    [
        ({TOAD: Formula.RED_MINUS}, set(), Potion.HEALING, 1.0),
        ({TOAD: Formula.RED_PLUS}, set(), Potion.HEALING, 0.0),
        ({TOAD: Formula.RED_MINUS}, {TOAD}, Potion.HEALING, 0.0),
        ({TOAD: Formula.RED_PLUS, MUSHROOM: Formula.ALL_PLUS}, set(), Potion.SPEED, 1.0),
    ],
)
def test_it_knows_what_a_masters_claim_would_show(
    theories: dict[Ingredient, Formula],
    sealed: set[int],
    claim: Potion,
    chance: float,
) -> None:
    formula_chances = RemainingWorlds([Shown(MUSHROOM, TOAD, 1 << Potion.HEALING)])
    published = [int(theories.get(kind, NOTHING)) for kind in Ingredient]
    board = Board(published, sealed, set())

    assert disproof_by_claim(formula_chances, board, MUSHROOM, TOAD, claim) == chance


SURE_OF_WISDOM = RemainingWorlds([Shown(MUSHROOM, FERN, 1 << Potion.WISDOM)])
"""Mushroom and fern were seen to make it: a blue potion with a plus."""


@pytest.mark.parametrize(
    ("order", "guaranteed", "gold", "reputation"),
    [
        (Potion.WISDOM, Quality.EXACT, 4, 0),
        (Potion.WISDOM, Quality.RIGHT_SIGN, 3, 0),
        (Potion.SPEED, Quality.EXACT, 0, 0),
        (Potion.SPEED, Quality.RIGHT_SIGN, 3, 0),
        (Potion.SPEED, Quality.NEUTRAL, 2, 0),
        (Potion.INSANITY, Quality.NEUTRAL, 0, -1),
        (Potion.INSANITY, Quality.WRONG_SIGN, 1, -1),
    ],
)
def test_5_2_a_sale_as_good_as_guaranteed_is_paid(
    order: Potion, guaranteed: Quality, gold: int, reputation: int
) -> None:
    """No better than promised is good enough; neutral or worse costs reputation all the same."""
    bench = Bench(2)
    bench.hand(ANNA, MUSHROOM, FERN)
    bench.ask(BrewForSale(ANNA, order, guaranteed, 0, 0))
    [worth] = worths(bench.match.view(ANNA), SURE_OF_WISDOM, [Mix(MUSHROOM, FERN)])

    assert worth == pytest.approx(GOLD * gold + reputation)
