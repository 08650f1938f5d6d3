"""The plan of a run: which bots, which deals, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from retorta.arena.luck import seed_of


@dataclass(frozen=True)
class Plan:
    """An arena as it was requested. The same plan gives the same games."""

    game: str
    edition: int
    options: dict[str, str]
    bots: list[str]
    """One for each seat; the same bot may sit several times."""
    games: int
    duplicate: bool
    """Whether each deal is played once for every rotation of the bots round the table."""
    seed: int
    """What the deals follow from, and who sits where."""
    bots_secret: str | None
    """What the luck of the bots follows from. ``None``: the seed, where nobody is measured but
    the house's own bots play or learn, and in journals of before; a bot that is told such luck
    could find the deals by it."""
    inside: bool = False
    """Whether bots of others play in the process of the arena, where they can look around."""

    @property
    def rotations(self) -> int:
        """How many games in a row have the same deal."""
        return len(self.bots) if self.duplicate else 1


@dataclass(frozen=True)
class PlannedGame:
    """One game to play."""

    number: int
    deal: int
    """The seed of the dealer."""
    seats: list[int]
    """The place in the plan's list of the bot at each seat."""
    seeds: list[int]
    """The seed of the bot at each seat."""


def planned_game(plan: Plan, number: int) -> PlannedGame:
    """Return the game of that number; bots move one seat on from game to game.

    The order in which they sit changes after each full rotation, because it matters who plays
    before whom.
    """
    luck = plan.seed if plan.bots_secret is None else plan.bots_secret
    bots = len(plan.bots)
    deal = number // plan.rotations
    order = list(range(bots))
    Random(seed_of(plan.seed, "order", number // bots)).shuffle(order)
    seats = [order[(seat + number) % bots] for seat in range(bots)]
    return PlannedGame(
        number=number,
        deal=seed_of(plan.seed, "deal", deal),
        seats=seats,
        seeds=[seed_of(luck, f"bot {bot}", number) for bot in seats],
    )
