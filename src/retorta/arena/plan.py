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
    """One for each seat; the same bot may have several seats."""
    games: int
    duplicate: bool
    """Whether each deal is played once for every rotation of the bots round the table."""
    seed: int
    """The seed for the deals and the seating."""
    bots_secret: str | None
    """The secret for the bots' luck. ``None`` means the seed: used when only our own bots play
    or learn, and in older journals. A bot with such luck could find the deals by it."""
    inside: bool = False
    """Whether third-party bots play in the arena's process, where they can look around."""

    @property
    def rotations(self) -> int:
        """The number of consecutive games with the same deal."""
        return len(self.bots) if self.duplicate else 1


@dataclass(frozen=True)
class PlannedGame:
    """One game to play."""

    number: int
    deal: int
    """The seed of the dealer."""
    seats: list[int]
    """The index in the plan's list of the bot at each seat."""
    seeds: list[int]
    """The seed of the bot at each seat."""


def planned_game(plan: Plan, number: int) -> PlannedGame:
    """Return the game of that number; bots move by one seat from game to game.

    Their seating order changes after each full rotation, because it matters who plays before
    whom.
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
