"""A bot that tries to deal all hands again from the seed it is told.

It knows the house's source: how seeds of deals and of bots follow from one number, how tables of
the terminal number theirs, which numbers are usual, and which is that of the public deals. What
it finds it writes beside its own file, which a test copies to a folder of its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from retorta.arena.luck import seed_of
from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Move
from retorta.research.benchmark.luck import PUBLIC

GUESSES: list[int | str] = [*range(50), PUBLIC]
GAMES = range(12)
SEATS = range(4)
TASK = "poison-4-greedy"


def deals_behind(seed: int) -> list[int]:
    """Return the seeds of all deals that a bot's seed might have to do with."""
    found = [seed, *(seed - seat for seat in SEATS)]
    for guess in GUESSES:
        for number in GAMES:
            for seat in SEATS:
                if seed_of(guess, f"bot {seat}", number) == seed:
                    found += [
                        seed_of(guess, "deal", number // rotations) for rotations in (1, 3, 4)
                    ]
                if seed_of(guess, f"{TASK} seat {seat}", number) == seed:
                    found.append(seed_of(guess, f"{TASK} deal", number))
                if seed_of(guess, "bot", seat) == seed:
                    found.append(int(guess))
    return found


class Thief:
    """Plays the first move it may, and robs whoever tells it too much."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._is_first = True

    def choose(self, pov: Pov) -> Move:
        if self._is_first:
            self._is_first = False
            place = Path(__file__).parent
            (place / "tried").touch()
            hands = self.hands(pov)
            if hands is not None:
                (place / "stolen").write_text(repr(hands))
        return pov.moves[0]

    def hands(self, pov: Pov) -> Any:
        """Return everybody's hand, if a deal is found in which one's own is what it is."""
        seats = len(pov.public.players)
        for deal in deals_behind(self._seed):
            match = Match(pov.box, seats, SeededDealer(deal))
            hands = [match.view(seat).own.hand for seat in range(seats)]
            if sorted(hands[pov.seat]) == sorted(pov.own.hand):
                return hands
        return None
