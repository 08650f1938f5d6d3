"""Games that bots play among themselves, as many as the command line asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from retorta.arena.plan import Plan
from retorta.cli import seating
from retorta.core.box import Box
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption

MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 256


def demand_workers(workers: int) -> None:
    """Refuse a number of processes that nobody has."""
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption("workers", workers=str(workers), most=MOST_WORKERS)


def plan_of(
    box: Box,
    bots: str | None,
    games: int,
    options: Sequence[str],
    seed: int,
    duplicate: bool = False,
) -> Plan:
    """Return the plan of so many games; whatever is wrong with it is said before any is played."""
    names = seating.bots_for_all(box, bots)
    seating.seat_bots(box, names, seed)
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("games", games=str(games), most=MOST_GAMES)
    if duplicate:
        # Whole sets only: every bot plays every seat of every deal.
        games = -(-games // len(names)) * len(names)
    chosen = box.checked_options(seating.read_options(box, options))
    box.start(len(names), chosen, SeededDealer(seed))
    return Plan(box.name, box.edition, chosen, names, games, duplicate, seed)


def command_of(name: str, plan: Plan, options: Sequence[str]) -> str:
    """Return the command that plays these games again, to be kept beside what came of them."""
    asked = f"retorta {name} {plan.game} FOLDER --bots {','.join(plan.bots)}"
    asked += f" --games {plan.games} --seed {plan.seed}"
    return asked + "".join(f" --option {option}" for option in options)
