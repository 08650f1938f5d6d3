"""A task about beliefs: say what each ingredient of Alchemists is, from what a seat has seen.

A seat's facts leave some of the 40 320 worlds, from which the exact posterior can be counted.
A predictor gets views of such games and says how likely each formula is for each ingredient; its
score is its surprise at the truth, in bits per ingredient.
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
"""How many games a score is told for, unless somebody says how many."""
BOT: Final = "greedy"
"""Who plays the games whose views are shown."""
EVERY: Final = 10
"""Decisions between two views."""
LEAST: Final = 1e-6
"""No chance is taken to be less: a surprise has an end."""

ROUNDED: Final = 1e-3
"""How far from one the chances of an ingredient may add up: some count with few digits."""

Chances = list[list[float]]
"""For each ingredient, how likely each formula is."""
Predictor = Callable[[View], Chances]


@dataclass(frozen=True)
class Shown:
    """A view of a game, and the truth behind it."""

    view: View
    truth: list[int]


def uniform(view: View) -> Chances:
    """Know nothing: every formula is as likely as any other."""
    return [[1 / FORMULAS] * FORMULAS for _ in range(INGREDIENTS)]


def posterior(view: View) -> Chances:
    """Return the exact chances by the facts that a seat has seen, and nothing else."""
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
    """Return a game of the task before its first move, and who plays it."""
    box = plugins.box("alchemists")
    deal = SeededDealer(seed_of(luck.deals, f"{NAME} deal", game))
    match = Match(box, PLAYERS, deal, edition=EDITION)
    bots = [
        plugins.new_bot(box.name, BOT, seed_of(luck.bots, f"{NAME} seat {seat}", game))
        for seat in range(PLAYERS)
    ]
    return match, bots


def shown(game: int, luck: Luck | None = None) -> Iterator[Shown]:
    """Yield views of a game, each of the seat that is to decide."""
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
    """Return the bits of surprise at the truth, for an ingredient on average."""
    return mean(
        -log2(max(row[formula], LEAST)) for row, formula in zip(chances, truth, strict=True)
    )


def predicted(predict: Predictor, view: View) -> Chances:
    """Return a predictor's chances for a view; refuse anything else."""
    try:
        found = [[float(chance) for chance in row] for row in predict(view)]
    except TableError:  # told in a sentence already
        raise
    except Exception as problem:  # whatever a stranger's function does
        raise BadOption(
            "predictor-failed", problem=f"{type(problem).__name__}: {problem}"
        ) from problem
    if [len(row) for row in found] != [FORMULAS] * INGREDIENTS:
        raise BadOption("predictor-shape", rows=INGREDIENTS, numbers=FORMULAS)
    for row in found:
        # Else who takes everything for certain would never be surprised.
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
    """The surprise at the truth, for an ingredient on average; less is better."""
    low: float
    high: float
    """The interval of 95 % about it, by games."""
    games: int


def score(surprised: list[float]) -> BeliefScore:
    """Return the score for the results of a number of games."""
    return BeliefScore(*mean_and_interval(surprised), len(surprised))


def predictor_of(name: str, inside: bool = False) -> Predictor:
    """Return a predictor by its name: one of the references, or ``module:function``.

    A function that does not come with Retorta is called in a process of its own, or with *inside*
    in this one, where it could look up the truth.
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
    except Exception:  # whatever a stranger's module does when it is read
        found = None
    if not callable(found):
        raise Unknown("predictor", predictor=name, known=list(REFERENCES))
    return found
