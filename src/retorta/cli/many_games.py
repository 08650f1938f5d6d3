"""Options of commands that play many games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from retorta.arena.luck import fresh_secret, seed_of
from retorta.arena.plan import Plan
from retorta.cli import seating
from retorta.core.box import Box
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption

MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 256

BOTS_SECRET = click.option("--bots-secret", metavar="TEXT")
"""For commands that may measure third-party bots: an option that repeats their luck."""
IN_PROCESS = click.option("--in-process", "inside", is_flag=True)
"""For a user's own bots: they play in this process."""


def checked_secret(given: str | None) -> str:
    """Return the secret for the bots' luck, as given or newly drawn."""
    if given is None:
        return fresh_secret()
    if not given or given.split() != [given]:
        raise BadOption("bots-secret")
    return given


def demand_workers(workers: int) -> None:
    """Refuse an impossible number of processes."""
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption("workers", workers=str(workers), most=MOST_WORKERS)


def plan_of(
    box: Box,
    bots: str | None,
    games: int,
    options: Sequence[str],
    seed: int,
    bots_secret: str | None,
    duplicate: bool = False,
    inside: bool = False,
) -> Plan:
    """Return the plan of the games; any error in it is reported before the first is played."""
    names = seating.bots_for_all(box, bots)
    for name in names:
        # Only checks whether they can be made; this luck is not used for anything else.
        seating.made_bot(box, name, seed_of(fresh_secret(), "trial", 0), inside)
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("games", games=str(games), most=MOST_GAMES)
    if duplicate:
        # Only whole sets: every bot plays every seat of every deal.
        games = -(-games // len(names)) * len(names)
    chosen = box.checked_options(seating.read_options(box, options))
    box.start(len(names), chosen, SeededDealer(seed))
    edition = box.edition
    return Plan(box.name, edition, chosen, names, games, duplicate, seed, bots_secret, inside)


def command_of(name: str, plan: Plan, options: Sequence[str]) -> str:
    """Return the command that plays these games again, to be stored with their results."""
    command = f"retorta {name} {plan.game} FOLDER --bots {','.join(plan.bots)}"
    command += f" --games {plan.games} --seed {plan.seed}"
    if plan.bots_secret is not None:
        command += f" --bots-secret {plan.bots_secret}"
    if plan.inside:
        command += " --in-process"
    return command + "".join(f" --option {option}" for option in options)
