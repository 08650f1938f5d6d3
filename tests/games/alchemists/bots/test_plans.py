"""What the bots of Alchemists conclude and how they weigh it, in situations laid out by hand."""

from __future__ import annotations

import pytest
from support.alchemists_bench import DEMO, Bench

from retorta import plugins
from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Move, Seat
from retorta.games.alchemists.bots.beginner_grid import BeginnerGrid
from retorta.games.alchemists.bots.planner import Planner, rivals_seen
from retorta.games.alchemists.bots.plans import Plans
from retorta.games.alchemists.bots.potion_values import PotionValues
from retorta.games.alchemists.bots.remaining_worlds import RemainingWorlds, facts_seen
from retorta.games.alchemists.bots.resource_values import ResourceValues
from retorta.games.alchemists.bots.theory_values import NEVER, TheoryValues
from retorta.games.alchemists.bots.weighed_worlds import Rival, WeighedWorlds
from retorta.games.alchemists.cards import (
    AREAS,
    ARTIFACT_PRICE,
    INGREDIENTS,
    MIX,
    PAIRS,
    Area,
    Artifact,
    Favor,
    Formula,
    How,
    Ingredient,
    Seal,
)
from retorta.games.alchemists.knowledge import Shown
from retorta.games.alchemists.moves import (
    DECLINE,
    HURRY,
    PASS,
    Buy,
    Disprove,
    LaySeal,
    PlayFavor,
    Publish,
)
from retorta.games.alchemists.rules.areas import PutOnBoots
from retorta.games.alchemists.rules.artifacts import BuyArtifact
from retorta.games.alchemists.rules.debunking import DisproveAspect
from retorta.games.alchemists.rules.planning import PlanActions
from retorta.games.alchemists.rules.publishing import ChooseSeal, PublishTheory
from retorta.games.alchemists.state import Experiment

TOAD, FERN, SCORPION = Ingredient.TOAD, Ingredient.FERN, Ingredient.SCORPION
TRUTH = [int(DEMO[kind]) for kind in Ingredient]


def result(first: int, second: int) -> Shown:
    return Shown(first, second, 1 << MIX[TRUTH[first]][TRUTH[second]])


def everything() -> list[Shown]:
    return [result(first, second) for first, second in PAIRS]


def mixed(bench: Bench, seat: Seat, *pairs: tuple[Ingredient, Ingredient]) -> None:
    """Let a seat have drunk the mixtures of *pairs*."""
    for first, second in pairs:
        shown = MIX[TRUTH[first]][TRUTH[second]]
        bench.state.experiments.append(Experiment(seat, How.ON_SELF, first, second, None, shown))


def worths(bench: Bench, seat: Seat) -> dict[Move, float]:
    pov = bench.match.pov(seat)
    return dict(zip(pov.moves, Planner(listens=True).worths(pov.view, pov.moves), strict=True))


def best(bench: Bench, seat: Seat) -> Move:
    found = worths(bench, seat)
    return max(found, key=lambda move: found[move])


# Remaining worlds


@pytest.mark.parametrize("results", [0, 1, 3, 6])
def test_without_rivals_the_weighed_worlds_are_counted(results: int) -> None:
    facts = everything()[: results * 4 : 4]
    weighed_worlds, counted = WeighedWorlds(facts, []), RemainingWorlds(facts)
    for kind in range(INGREDIENTS):
        assert weighed_worlds.formulas(kind) == pytest.approx(counted.formulas(kind))
    for first, second in PAIRS:
        assert weighed_worlds.potions(first, second) == pytest.approx(
            counted.potions(first, second)
        )
        assert weighed_worlds.bits(first, second) == pytest.approx(counted.bits(first, second))
    assert weighed_worlds.hedged(2, 3, 1) == pytest.approx(counted.hedged(2, 3, 1))
    assert weighed_worlds.sign(2, 1, 0) == pytest.approx(counted.sign(2, 1, 0))


def test_a_rivals_theory_is_a_likely_fact() -> None:
    theory = ((TOAD, Formula.BLUE_PLUS, True),)
    alone = WeighedWorlds([], [])
    told = WeighedWorlds([], [Rival(theory, 0)])
    doubted = WeighedWorlds([], [Rival(theory, 2)])
    chances = [each.formulas(TOAD)[Formula.BLUE_PLUS] for each in (alone, doubted, told)]
    assert chances[0] == pytest.approx(1 / 8)
    assert chances[0] < chances[1] < chances[2] < 0.8
    assert told.by_facts(TOAD, Formula.BLUE_PLUS) == pytest.approx(1 / 8)


def test_facts_come_before_what_rivals_say() -> None:
    wrong = ((TOAD, Formula.ALL_MINUS, True),)
    weighed_worlds = WeighedWorlds(everything(), [Rival(wrong, 0)])
    assert weighed_worlds.formulas(TOAD)[DEMO[TOAD]] == pytest.approx(1)


def test_who_is_caught_at_one_lie_is_trusted_less() -> None:
    """What one rival says about two ingredients hangs together: honest or not."""
    right = (TOAD, DEMO[TOAD], True)
    lie = (FERN, Formula.ALL_MINUS, True)
    facts = [result(FERN, kind) for kind in range(INGREDIENTS) if kind not in (FERN, TOAD)]
    honest = WeighedWorlds(facts, [Rival((right,), 0)])
    caught = WeighedWorlds(facts, [Rival((right, lie), 0)])
    assert honest.formulas(TOAD)[DEMO[TOAD]] > caught.formulas(TOAD)[DEMO[TOAD]]


def test_the_theory_board_says_who_published_and_who_endorsed() -> None:
    bench = Bench()
    bench.theory(TOAD, Formula.BLUE_PLUS, {1: Seal.GOLD, 2: Seal.SILVER})
    bench.lab(2).lost[Seal.RED] = 1
    one, two = rivals_seen(bench.match.view(0))
    assert one == Rival(((TOAD, Formula.BLUE_PLUS, True),), 0)
    assert two == Rival(((TOAD, Formula.BLUE_PLUS, False),), 1)


def test_experiments_in_a_row_teach_together() -> None:
    weighed_worlds = WeighedWorlds([result(0, 1)], [])
    experiment_row = weighed_worlds.experiment_row()
    first = experiment_row.gain(2, 3)
    after = experiment_row.after(2, 3)
    assert after.bits == pytest.approx(first)
    assert after.gain(2, 3) == pytest.approx(0, abs=1e-9), "the same again teaches nothing"
    assert after.after(4, 5).bits <= after.bits + experiment_row.gain(4, 5) + 1e-9
    assert WeighedWorlds(everything(), []).experiment_row().gain(2, 3) == 0


def test_a_novice_combines_nothing() -> None:
    """Two results about the same ingredient leave less than each of them by itself."""
    facts = [result(TOAD, SCORPION), result(TOAD, FERN), result(SCORPION, FERN)]
    grid, exact = BeginnerGrid(facts), RemainingWorlds(facts)
    left = [sum(chance > 0 for chance in each.formulas(TOAD)) for each in (grid, exact)]
    assert left[0] >= left[1]
    assert grid.formulas(TOAD)[DEMO[TOAD]] < exact.formulas(TOAD)[DEMO[TOAD]]
    again = grid.potions(TOAD, FERN)
    assert again[MIX[TRUTH[TOAD]][TRUTH[FERN]]] == 1, "what was mixed gives the same again"
    assert sum(grid.potions(0, 4)) == pytest.approx(1)


# Theories


def test_a_certain_theory_gets_the_gold_star_near_the_end() -> None:
    bench = Bench()
    mixed(bench, 0, *PAIRS)
    bench.state.round = 6
    bench.ask(ChooseSeal(0, 1, TOAD, DEMO[TOAD]))
    assert best(bench, 0) == LaySeal(Seal.GOLD)


def test_no_star_on_what_is_less_than_even() -> None:
    bench = Bench()
    mixed(bench, 0, (TOAD, FERN), (TOAD, SCORPION))
    pov = bench.match.pov(0)
    weighed_worlds = WeighedWorlds(facts_seen(pov.view), [])
    theories = TheoryValues(ResourceValues(pov.view, weighed_worlds))
    seals = [2, 3, 2, 2, 2]
    for kind in range(INGREDIENTS):
        for formula in range(8):
            if weighed_worlds.formulas(kind)[formula] < 0.5:
                assert theories.sealed_as(kind, formula, Seal.GOLD, seals) == NEVER
                assert theories.sealed_as(kind, formula, Seal.SILVER, seals) == NEVER


def test_hearsay_alone_earns_no_star() -> None:
    """A rival's word makes a formula likely; the facts do not, and they decide on stars."""
    bench = Bench()
    bench.theory(TOAD, Formula.BLUE_PLUS, {1: Seal.GOLD, 2: Seal.GOLD})
    pov = bench.match.pov(0)
    rivals = [Rival(((TOAD, Formula.BLUE_PLUS, True),), 0)] * 3
    weighed_worlds = WeighedWorlds([], rivals)
    assert weighed_worlds.formulas(TOAD)[Formula.BLUE_PLUS] > 0.5
    theories = TheoryValues(ResourceValues(pov.view, weighed_worlds))
    assert theories.sealed_as(TOAD, Formula.BLUE_PLUS, Seal.GOLD, [2, 3, 2, 2, 2]) == NEVER


def test_what_is_known_is_published_and_what_is_not_is_left() -> None:
    bench = Bench()
    bench.ask(PublishTheory(0, 1))
    assert best(bench, 0) == DECLINE
    mixed(bench, 0, *PAIRS)
    move = best(bench, 0)
    assert isinstance(move, Publish)
    assert DEMO[move.ingredient] == move.formula


def test_a_theory_known_to_be_wrong_is_debunked_and_a_right_one_is_not() -> None:
    bench = Bench()
    mixed(bench, 0, *PAIRS)
    bench.theory(TOAD, DEMO[TOAD], {1: Seal.GOLD})
    bench.ask(DisproveAspect(0, 1))
    assert best(bench, 0) == DECLINE
    bench.theory(FERN, Formula.ALL_PLUS, {2: Seal.GOLD})
    move = best(bench, 0)
    assert isinstance(move, Disprove)
    assert move.ingredient == FERN


# Plans


def resources_to_plan(bench: Bench) -> ResourceValues:
    bench.hand(0, TOAD, FERN, SCORPION, Ingredient.FLOWER)
    bench.lab(0).free = 5
    bench.ask(PlanActions([0], []))
    view = bench.match.view(0)
    return ResourceValues(view, Planner(listens=True).weighed_worlds(view))


def plans_of(resources: ResourceValues) -> Plans:
    return Plans(resources, TheoryValues(resources), PotionValues(resources))


def test_all_plans_of_a_round_are_weighed_unless_there_is_no_time() -> None:
    resources = resources_to_plan(Bench())
    plans = plans_of(resources)
    found = plans.worths(0)
    assert len(found) == len({actions for actions, _ in found}) > 100
    assert all(len(actions) == AREAS + 1 for actions, _ in found)
    fewer = plans_of(resources)
    fewer.most = 20
    assert len(fewer.worths(0)) == 20
    late = plans_of(resources)
    late.deadline = 0.0
    assert len(late.worths(0)) == 1


def test_more_cubes_are_never_worth_less() -> None:
    plans = plans_of(resources_to_plan(Bench()))
    assert max(worth for _, worth in plans.worths(1)) >= max(worth for _, worth in plans.worths(0))


def test_an_early_round_is_for_experiments() -> None:
    bench = Bench()
    bench.lab(0).gold = 0
    resources = resources_to_plan(bench)
    actions, _ = max(plans_of(resources).worths(0), key=lambda each: each[1])
    assert actions[Area.STUDENT] + actions[Area.DRINK] >= 2
    assert not actions[Area.PUBLISH]


def test_who_knows_everything_publishes_and_tests_no_more() -> None:
    bench = Bench()
    mixed(bench, 0, *PAIRS)
    actions, _ = max(plans_of(resources_to_plan(bench)).worths(0), key=lambda each: each[1])
    assert actions[Area.PUBLISH]
    assert not actions[Area.STUDENT] + actions[Area.DRINK]


def test_cubes_are_laid_as_planned() -> None:
    """From cube to cube the same plan is followed, whether it is kept in mind or made anew."""
    bench = Bench()
    resources = resources_to_plan(bench)
    planned, _ = max(plans_of(resources).worths(0), key=lambda each: each[1])
    keeps = Planner(listens=True)
    while bench.question() == "plan-actions":
        pov = bench.match.pov(0)
        moves = pov.moves
        kept = keeps.worths(pov.view, moves)
        anew = Planner(listens=True).worths(pov.view, moves)
        assert max(kept) == pytest.approx(max(anew))
        bench.play(0, moves[kept.index(max(kept))])
    assert [actions[0] for actions in bench.state.planned] == list(planned[:AREAS])


# The exhibition and the boots


def test_both_signs_of_a_colour_make_the_best_show() -> None:
    bench = Bench()
    mixed(bench, 0, *PAIRS)
    bench.state.round = 6
    view = bench.match.view(0)
    potions = PotionValues(ResourceValues(view, Planner(listens=True).weighed_worlds(view)))
    plus, minus = (
        next(pair for pair in PAIRS if MIX[TRUTH[pair[0]]][TRUTH[pair[1]]] == potion)
        for potion in (0, 1)
    )
    hand = [0] * INGREDIENTS
    for kind in (*plus, *minus):
        hand[kind] += 1
    shows = potions.show(hand, 4)
    assert shows[0] == 0
    assert shows[2] > shows[1] + 2


def test_two_shopkeepers_are_called_where_only_both_are_enough() -> None:
    """The Silver Chalice, six points for four gold, with two gold in the purse."""
    bench = Bench()
    bench.state.on_sale = [Artifact.SILVER_CHALICE]
    bench.lab(0).gold = ARTIFACT_PRICE[Artifact.SILVER_CHALICE] - 2
    bench.favors(0, Favor.SHOPKEEPER, Favor.SHOPKEEPER)
    bench.ask(BuyArtifact(0, 0, 0))
    for expected in (PlayFavor(Favor.SHOPKEEPER),) * 2 + (Buy(Artifact.SILVER_CHALICE),):
        assert best(bench, 0) == expected
        bench.play(0, expected)


def test_the_boots_are_worn_where_they_are_offered() -> None:
    bench = Bench()
    bench.artifacts(0, Artifact.BOOTS_OF_SPEED)
    bench.cubes(Area.PUBLISH, 0)
    mixed(bench, 0, *PAIRS)
    bench.ask(PutOnBoots(0, Area.PUBLISH))
    assert best(bench, 0) == HURRY
    bench.ask(PutOnBoots(0, Area.DEBUNK))
    assert best(bench, 0) == PASS


@pytest.mark.parametrize("level", ["novice", "apprentice", "adept", "master"])
def test_a_level_looks_at_nothing_hidden(level: str) -> None:
    box = plugins.box("alchemists")
    for seed in range(4):
        match = Match(box, 3, SeededDealer(seed), {"level": "master"} if seed % 2 else {})
        luck = SeededDealer(seed)
        for _ in range(20 + 30 * seed):
            moves = match.legal_moves(match.deciders()[0])
            match.play(match.deciders()[0], moves[luck.pick(len(moves))])
        seat = match.deciders()[0]
        dream = box.views.imagine(match.state, seat, SeededDealer(100 + seed))
        one, other = (
            plugins.new_bot("alchemists", f"{level}@3x", 5).choose(Pov(box, state, seat))
            for state in (match.state, dream)
        )
        assert one == other


def test_an_exhibit_is_a_fact_too() -> None:
    bench = Bench()
    bench.state.experiments.append(
        Experiment(0, How.AT_EXHIBITION, FERN, TOAD, None, MIX[TRUTH[FERN]][TRUTH[TOAD]])
    )
    assert facts_seen(bench.match.view(0)) == [result(FERN, TOAD)]
