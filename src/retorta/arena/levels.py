"""Each level of our bots against the level below, in every game and with every number of seats.

Levels get a number of dreams instead of a time limit, so that neither the load nor the machine
changes a game; the master, which normally has no such number, is given one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from retorta import plugins
from retorta.arena.plan import Plan
from retorta.bots.levels import Level
from retorta.core.errors import BadOption

LADDER: Final = tuple(plugins.ladder())
"""The levels from the weakest to the strongest."""


@dataclass(frozen=True)
class Rung:
    """Two neighbouring levels at tables of one game with a given number of seats."""

    game: str
    players: int
    better: str
    """The level that should be better."""
    worse: str

    @property
    def journal(self) -> str:
        """The file name of its journal, in a folder with those of all rungs."""
        return f"{self.game}-{self.players}-{self.better}-{self.worse}.jsonl"

    def plan(self, deals: int, seed: int) -> Plan:
        """Return its games: every deal once for each rotation of the bots round the table."""
        box = plugins.box(self.game)
        upper = self.players // 2
        bots = [self.better] * upper + [self.worse] * (self.players - upper)
        games = deals * self.players
        options = box.checked_options({})
        # Only our own bots play, so the result is the same on any machine.
        return Plan(self.game, box.edition, options, bots, games, True, seed, bots_secret=None)


def rungs(games: Iterable[str], players: int | None, master: str) -> Iterator[Rung]:
    """Yield all rungs of some games, for one number of players or for all."""
    for game in games:
        fewest, most = plugins.box(game).seats
        if players is not None and not fewest <= players <= most:
            raise BadOption("seats", game=game, seats=players, fewest=fewest, most=most)
        names = [named(game, level, master) for level in LADDER]
        for seats in range(fewest, most + 1):
            if players in (None, seats):
                for place in range(1, len(names)):
                    yield Rung(game, seats, names[place], names[place - 1])


def named(game: str, level: str, master: str) -> str:
    """Return a level with its number of dreams, if it has one."""
    name = f"{level}@{master}" if level == LADDER[-1] else level
    bot = plugins.new_bot(game, name, 1)  # refuses an invalid budget before anybody plays
    if name != level:
        return name
    if not isinstance(bot, Level):
        return level
    return f"{level}@{bot.enough(bot.search(plugins.box(game)).knowledge)}x"
