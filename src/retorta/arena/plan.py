"""What is to be played: which bots, which deals, who sits where."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Plan:
    """An arena as it was asked for. The same plan gives the same games."""

    game: str
    edition: int
    options: dict[str, str]
    bots: list[str]
    """One for each seat; the same bot may sit several times."""
    games: int
    duplicate: bool
    """Whether each deal is played once for every rotation of the bots round the table."""
    seed: int

    @property
    def rotations(self) -> int:
        """How many games in a row have the same deal."""
        return len(self.bots) if self.duplicate else 1


@dataclass(frozen=True)
class Sitting:
    """One game to play."""

    number: int
    deal: int
    """The seed of the dealer."""
    seats: list[int]
    """The place in the plan's list of the bot at each seat."""
    seeds: list[int]
    """The seed of the bot at each seat."""


def sitting(plan: Plan, number: int) -> Sitting:
    """Return the game of that number; bots move one seat on from game to game.

    In which order they sit changes from round trip to round trip: it matters who plays
    before whom.
    """
    bots = len(plan.bots)
    deal = number // plan.rotations
    order = list(range(bots))
    Random(seed_of(plan.seed, "order", number // bots)).shuffle(order)
    seats = [order[(seat + number) % bots] for seat in range(bots)]
    return Sitting(
        number=number,
        deal=seed_of(plan.seed, "deal", deal),
        seats=seats,
        seeds=[seed_of(plan.seed, f"bot {bot}", number) for bot in seats],
    )


def seed_of(seed: int, label: str, number: int) -> int:
    """Return a seed of its own for every purpose, the same on every machine."""
    digest = hashlib.blake2b(f"{seed} {label} {number}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")
