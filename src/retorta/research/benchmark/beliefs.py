"""A task about beliefs: predict each ingredient of Alchemists from what a seat has seen.

A seat's facts leave some of the 40 320 worlds, from which the exact posterior can be counted.
A predictor gets views of such games and returns how likely each formula is for each ingredient;
its score is its surprise at the truth, in bits per ingredient.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from math import isclose, log2
from statistics import mean
from typing import Final

from retorta import plugins
from retorta.arena.luck import seed_of
from retorta.bots import Bot
from retorta.core.box import View
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption, TableError, Unknown
from retorta.core.match import Match
from retorta.games.alchemists.bots.planner import Planner
from retorta.games.alchemists.bots.remaining_worlds import RemainingWorlds, facts_seen
from retorta.games.alchemists.cards import FORMULAS, INGREDIENTS
from retorta.outside.foreign_predictor import ForeignPredictor
from retorta.research.benchmark.luck import Luck
from retorta.research.benchmark.tasks import mean_and_interval

NAME: Final = "alchemists-beliefs"
PLAYERS: Final = 4
EDITION: Final = 2
GAMES: Final = 20
"""The default number of games for a score."""
BOT: Final = "greedy"
"""The bot that plays the games whose views are shown."""
EVERY: Final = 10
"""Decisions between two views."""
LEAST: Final = 1e-6
"""The lower limit of a probability, which keeps the surprise finite."""

ROUNDED: Final = 1e-3
"""The tolerance for an ingredient's probabilities to sum to one, since they may be rounded."""

Chances = list[list[float]]
"""For each ingredient, how likely each formula is."""
Predictor = Callable[[View], Chances]


@dataclass(frozen=True)
class Shown:
    """A view of a game, and the truth behind it."""

    view: View
    truth: list[int]


def uniform(view: View) -> Chances:
    """Return equal chances for all formulas, as if nothing were known."""
    return [[1 / FORMULAS] * FORMULAS for _ in range(INGREDIENTS)]


def posterior(view: View) -> Chances:
    """Return the exact chances given the facts that a seat has seen, and nothing else."""
    worlds = RemainingWorlds(facts_seen(view))
    return [worlds.formulas(ingredient) for ingredient in range(INGREDIENTS)]


def with_hearsay(view: View) -> Chances:
    """Return the chances that the master uses: the facts, and what rivals published."""
    worlds = Planner(listens=True).weighed_worlds(view)
    return [worlds.formulas(ingredient) for ingredient in range(INGREDIENTS)]


REFERENCES: Final[dict[str, Predictor]] = {
    "uniform": uniform,
    "posterior": posterior,
    "hearsay": with_hearsay,
}


def sat_down(game: int, luck: Luck) -> tuple[Match, list[Bot]]:
    """Return a game of the task before its first move, and its bots."""
    box = plugins.box("alchemists")
    deal = SeededDealer(seed_of(luck.deals, f"{NAME} deal", game))
    match = Match(box, PLAYERS, deal, edition=EDITION)
    bots = [
        plugins.new_bot(box.name, BOT, seed_of(luck.bots, f"{NAME} seat {seat}", game))
        for seat in range(PLAYERS)
    ]
    return match, bots


def shown(game: int, luck: Luck | None = None) -> Iterator[Shown]:
    """Yield views of a game, each from the seat that must decide."""
    match, bots = sat_down(game, luck or Luck())
    truth = [int(formula) for formula in match.state.formulas]
    number = 0
    while deciders := match.deciders():
        pov = match.pov(deciders[0])
        if number % EVERY == 0:
            yield Shown(pov.view, truth)
        match.play(deciders[0], bots[deciders[0]].choose(pov))
        number += 1


def surprise(chances: Chances, truth: list[int]) -> float:
    """Return the surprise at the truth in bits, averaged over the ingredients."""
    return mean(
        -log2(max(row[formula], LEAST)) for row, formula in zip(chances, truth, strict=True)
    )


def predicted(predict: Predictor, view: View) -> Chances:
    """Return a predictor's chances for a view; refuse anything else."""
    try:
        found = [[float(chance) for chance in row] for row in predict(view)]
    except TableError:  # already has a message
        raise
    except Exception as problem:  # a third-party function may raise anything
        raise BadOption(
            "predictor-failed", problem=f"{type(problem).__name__}: {problem}"
        ) from problem
    if [len(row) for row in found] != [FORMULAS] * INGREDIENTS:
        raise BadOption("predictor-shape", rows=INGREDIENTS, numbers=FORMULAS)
    for row in found:
        # Otherwise a predictor that calls everything certain would never be surprised.
        if not (min(row) >= 0 and isclose(sum(row), 1, abs_tol=ROUNDED)):
            raise BadOption("predictor-sum", row=", ".join(f"{chance:g}" for chance in row))
    return found


def surprises(predict: Predictor, games: int, luck: Luck | None = None) -> Iterator[float]:
    """Yield a predictor's mean surprise in each of the first games."""
    luck = luck or Luck()
    for game in range(games):
        seen = shown(game, luck)
        yield mean(surprise(predicted(predict, each.view), each.truth) for each in seen)


@dataclass(frozen=True)
class BeliefScore:
    """How a predictor did."""

    bits: float
    """The surprise at the truth, averaged over the ingredients; less is better."""
    low: float
    high: float
    """Its 95 % interval, by games."""
    games: int


def score(surprised: list[float]) -> BeliefScore:
    """Return the score for the results of a number of games."""
    return BeliefScore(*mean_and_interval(surprised), len(surprised))


def predictor_of(name: str, inside: bool = False) -> Predictor:
    """Return a predictor by its name: one of the references, or ``module:function``.

    A third-party function is called in a separate process or, with *inside*, in this one, where
    it could look up the truth.
    """
    if name in REFERENCES:
        return REFERENCES[name]
    module, sign, function = name.partition(":")
    if sign and not inside and not module.startswith("retorta."):
        foreign = ForeignPredictor(name)
        if not foreign.is_found:
            raise Unknown("predictor", predictor=name, known=list(REFERENCES))
        return foreign
    try:
        found: Predictor | None = getattr(import_module(module), function)
    except Exception:  # importing a third-party module may raise anything
        found = None
    if not callable(found):
        raise Unknown("predictor", predictor=name, known=list(REFERENCES))
    return found
