"""A master of Alchemists dreams of its best plans before it lays its cubes."""

from __future__ import annotations

import math
from time import perf_counter

import pytest

from retorta import plugins
from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.door import question
from retorta.core.match import Match
from retorta.core.words import Seat
from retorta.games.alchemists.bots.dreams import CONTENDERS, JUDGED, Dreams
from retorta.games.alchemists.bots.leftover_values import learned
from retorta.games.alchemists.bots.levels import Master
from retorta.games.alchemists.bots.master_planner import MasterPlanner
from retorta.games.alchemists.bots.plans import Actions
from retorta.games.alchemists.cards import AREAS, ROUNDS, Favor


def about_to_plan(seed: int, round: int) -> tuple[Match, Seat]:
    """A game of adepts, at the moment when somebody is to lay the first cube of a round."""
    match = Match(plugins.box("alchemists"), 3, SeededDealer(seed))
    bots = [plugins.new_bot("alchemists", "adept@20x", seat) for seat in range(3)]
    while match.state.round < round or question(match.state) != "plan-actions":
        seat = match.deciders()[0]
        match.play(seat, bots[seat].choose(match.pov(seat)))
    return match, match.deciders()[0]


def best_plans(pov: Pov, number: int) -> list[Actions]:
    plans = MasterPlanner(1).decide(pov, math.inf, 0).plans.worths(0)
    return [actions for actions, _ in sorted(plans, key=lambda each: -each[1])[:number]]


def test_the_same_worlds_are_dreamt_of_every_plan() -> None:
    match, seat = about_to_plan(1, 2)
    best = best_plans(match.pov(seat), 1)[0]
    dreams = Dreams(match.pov(seat), [best, best], learned(), seed=5)
    dreams.dream()
    dreams.dream()
    assert dreams.totals[0] == dreams.totals[1]
    assert dreams.dreamt == 2


def test_to_lay_no_cubes_leads_to_less() -> None:
    match, seat = about_to_plan(2, 2)
    free = match.state.labs[seat].free
    idle = (*[0] * AREAS, free)
    dreams = Dreams(match.pov(seat), [best_plans(match.pov(seat), 1)[0], idle], learned(), seed=5)
    for _ in range(6):
        dreams.dream()
    assert dreams.totals[0] > dreams.totals[1]


def test_judgement_and_dreams_are_weighed_together() -> None:
    match, seat = about_to_plan(3, 2)
    one, other = best_plans(match.pov(seat), 2)
    dreams = Dreams(match.pov(seat), [one, other], learned(), seed=5)
    assert dreams.weighed([4.0, 3.0]) == {one: 4.0, other: 3.0}, "without dreams as it was judged"
    dreams.dreamt, dreams.totals = JUDGED, [0.0, 3.0 * JUDGED]
    found = dreams.weighed([4.0, 3.0])
    assert found == {one: 4.0, other: pytest.approx((3.0 + 7.0) / 2)}


def test_what_was_dreamt_of_is_laid_to_the_end() -> None:
    """From cube to cube the plan stays that the dreams preferred."""
    match, seat = about_to_plan(4, 3)
    bot = Master(7, "4x")
    planner = MasterPlanner(7)
    decision = planner.decide(match.pov(seat), math.inf, 4)
    assert planner.dreamt == 4
    wanted, _ = max(decision.plans.worths(0), key=lambda each: each[1])
    while question(match.state) == "plan-actions" and match.deciders() == [seat]:
        match.play(seat, bot.choose(match.pov(seat)))
    assert [actions[seat] for actions in match.state.planned] == list(wanted[:AREAS])


def test_dreams_depend_on_nothing_hidden() -> None:
    match, seat = about_to_plan(5, 3)
    box = match.box
    dream = box.views.imagine(match.state, seat, SeededDealer(9))
    chosen = {Master(3, "2x").choose(Pov(box, state, seat)) for state in (match.state, dream)}
    assert len(chosen) == 1


def test_the_assistant_is_thought_of_before_dreams_take_the_time() -> None:
    match, seat = about_to_plan(1, 1)
    match.state.labs[seat].favors[Favor.ASSISTANT] = 1
    planner = MasterPlanner(1)
    deadline = perf_counter() + 2.0
    decision = planner.decide(match.pov(seat), deadline, 1000)
    while perf_counter() < deadline:
        pass
    assert len(decision.plans.worths(1)) > 10


def test_it_dreams_by_the_clock_and_not_in_the_last_round() -> None:
    match, seat = about_to_plan(6, 1)
    planner = MasterPlanner(1)
    planner.decide(match.pov(seat), perf_counter() + 1.0, 1000)
    assert planner.dreamt < 1000
    late = MasterPlanner(1)
    late.decide(match.pov(seat), 0.0, 1000)
    assert late.dreamt == 0
    match, seat = about_to_plan(6, ROUNDS)
    planner.decide(match.pov(seat), math.inf, 2)
    assert planner.dreamt == 0
    assert CONTENDERS > 1
