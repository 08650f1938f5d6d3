"""A study of whole games of Alchemists: what bots know at the end, and how they publish.

    python tools/alchemists_study.py --bots master,greedy,greedy --games 12 --level master

Games are those of ``retorta arena`` with the same bots, number, seed and ``--duplicate``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from time import perf_counter

from retorta import plugins
from retorta.arena.plan import Plan, planned_game
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Seat
from retorta.games.alchemists.bots.remaining_worlds import RemainingWorlds
from retorta.games.alchemists.cards import INGREDIENTS, Seal
from retorta.games.alchemists.knowledge import facts_of
from retorta.games.alchemists.moves import Decline, LaySeal
from retorta.games.alchemists.rules.publishing import ChooseSeal
from retorta.games.alchemists.state import Alchemists

EVEN = 0.5
CERTAIN = 1 - 1e-9


@dataclass
class Notes:
    """How one seat did in one game."""

    bot: str
    points: int = 0
    wins: float = 0.0
    certain: int = 0
    """Ingredients whose formula follows from the seat's facts at the end."""
    seals: int = 0
    right: int = 0
    """Seals laid on a theory that was true."""
    bare: int = 0
    """Stars on a theory less than even by the seat's facts."""
    declined: int = 0
    """Actions that were planned but not carried out."""
    shares: list[int] = field(default_factory=list)
    """Points from reputation, artifacts, grants, gold, seals and the idol."""
    seconds: list[float] = field(default_factory=list)


def certain_formulas(state: Alchemists, seat: Seat) -> int:
    """Return how many formulas a seat knows for certain from what it has seen."""
    formula_chances = RemainingWorlds(facts_of(state, seat))
    return sum(max(formula_chances.formulas(kind)) >= CERTAIN for kind in range(INGREDIENTS))


def study_game(plan: Plan, number: int) -> list[Notes]:
    """Play one game of an arena and record what each seat did."""
    table = planned_game(plan, number)
    bots = [
        plugins.new_bot(plan.game, plan.bots[bot], seed)
        for bot, seed in zip(table.seats, table.seeds, strict=True)
    ]
    match = Match(plugins.box(plan.game), len(bots), SeededDealer(table.deal), plan.options)
    notes = [Notes(plan.bots[bot]) for bot in table.seats]
    while deciders := match.deciders():
        seat = deciders[0]
        begun = perf_counter()
        move = bots[seat].choose(match.pov(seat))
        notes[seat].seconds.append(perf_counter() - begun)
        noted = notes[seat]
        noted.declined += isinstance(move, Decline)
        if isinstance(move, LaySeal):
            note_seal(noted, match.state, seat, move)
        match.play(seat, move)
    outcome = match.end()
    for seat, noted in enumerate(notes):
        score = match.state.scores[seat]
        noted.points = outcome.points[seat]
        noted.wins = (seat in outcome.winners) / len(outcome.winners)
        noted.certain = certain_formulas(match.state, seat)
        noted.shares = [
            score.reputation,
            score.artifacts,
            score.grants,
            score.gold,
            score.seals,
            score.idol,
        ]
    return notes


def note_seal(noted: Notes, state: Alchemists, seat: Seat, move: LaySeal) -> None:
    step = state.agenda[-1]
    assert isinstance(step, ChooseSeal)
    formula = state.theories[step.ingredient] if step.formula is None else step.formula
    assert formula is not None
    chance = RemainingWorlds(facts_of(state, seat)).formulas(step.ingredient)[formula]
    noted.seals += 1
    noted.right += state.formulas[step.ingredient] == formula
    noted.bare += move.seal <= Seal.SILVER and chance < EVEN


def study(bots: list[str], games: int, seed: int, level: str) -> dict[str, list[Notes]]:
    """Return the results of every bot over *games*, rounded up to whole sets of a deal."""
    box = plugins.box("alchemists")
    games += -games % len(bots)
    options = box.checked_options({"level": level})
    plan = Plan("alchemists", box.edition, options, bots, games, True, seed, None)
    found: dict[str, list[Notes]] = {bot: [] for bot in bots}
    for number in range(games):
        for noted in study_game(plan, number):
            found[noted.bot].append(noted)
    return found


def line(bot: str, notes: list[Notes]) -> str:
    shares = [fmean(each) for each in zip(*(noted.shares for noted in notes), strict=True)]
    seconds = [each for noted in notes for each in noted.seconds]
    return (
        f"{bot:16} {len(notes):4}"
        f" {100 * fmean(noted.wins for noted in notes):5.0f} %"
        f" {fmean(noted.points for noted in notes):6.2f}"
        f" {fmean(noted.certain for noted in notes):6.2f}"
        f" {fmean(noted.seals for noted in notes):6.2f}"
        f" {fmean(noted.right for noted in notes):6.2f}"
        f" {fmean(noted.bare for noted in notes):6.2f}"
        f" {fmean(noted.declined for noted in notes):8.2f}"
        f"  {' '.join(f'{share:5.1f}' for share in shares)}"
        f"  {1000 * fmean(seconds):7.2f} {1000 * max(seconds):7.1f}"
    )


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="master,greedy,greedy")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="apprentice")
    arguments = parser.parse_args(given)
    found = study(arguments.bots.split(","), arguments.games, arguments.seed, arguments.level)
    print(
        "bot              seats    won points  known  seals  right   bare declined"
        "   reput artif grant  gold seals  idol   ms mean     max"
    )
    for bot, notes in found.items():
        print(line(bot, notes))


if __name__ == "__main__":
    main()
