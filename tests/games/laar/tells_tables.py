"""The tables at which what is told in Guilds of Laar is held to the law."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import Final

from games.laar.tells_measured import MEASURED
from laws.laws import Table
from laws.tells_law import law_what_is_told_happens

from retorta.core.match import Match
from retorta.games.laar import BOX
from retorta.games.laar.rules.rounds import ROUNDS

ALL_OPTIONS: Final = 30
"""How many ways there are to choose them."""


@dataclass(frozen=True)
class Late(Table):
    """A game that begins with its last round, so that most of it is the count."""

    def start(self, seed: int) -> Match:
        match, luck = super().start(seed), random.Random(seed)
        while match.state.round < ROUNDS:
            seat = match.deciders()[0]
            match.play(seat, luck.choice(match.legal_moves(seat)))
        return match


def seats(seed: int) -> int:
    """Return a number of seats, so that all are met with all options."""
    return 2 + seed // ALL_OPTIONS % 3


def options(seed: int) -> tuple[tuple[str, str], ...]:
    """Return options by a number, so that all of them are met in turn."""
    return (
        ("variant", ("basic", "open", "closed")[seed % 3]),
        ("memo", ("I", "II", "III", "IV", "V")[seed % 5]),
        ("memory", ("aid", "none")[seed % 2]),
    )


def held_to_the_law(kind: type[Table], seeds: range, every: int, dreams: int) -> Counter[str]:
    met: Counter[str] = Counter()
    for seed in seeds:
        table = kind(BOX, seats(seed), options(seed))
        met.update(law_what_is_told_happens(table, seed, MEASURED, every, dreams, moves=4))
    return met
