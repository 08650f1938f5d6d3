"""A fingerprint of how the opponents of a task play: it changes when they decide differently.

It is computed from their decisions in the first public deals, against a bot that never changes,
always with the same luck.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from retorta.bots import Bot
from retorta.core.box import Pov
from retorta.core.match import Match
from retorta.core.words import Move
from retorta.research.benchmark import beliefs
from retorta.research.benchmark.luck import PUBLIC, Luck
from retorta.research.benchmark.tasks import TASKS, sat_down

DEALS: Final = 3
SLOW: Final = {"alchemists-4-master": "master@2x"}
"""Opponents that would take minutes. They only begin one deal at full strength, and play the
others to the end with fewer dreams, where a changed judgement shows sooner or later."""
BEGINNING: Final = 16
"""The number of decisions in such a beginning; it includes one that used dreams."""
STRIDE: Final = 7
LUCK: Final = Luck(bots=PUBLIC)
"""The bots' luck is not secret here, since no score is measured."""


class FingerprintBot:
    """Plays varied moves that are the same in every version, because it knows no game."""

    def __init__(self, seed: int) -> None:
        self._choices = 0

    def choose(self, pov: Pov) -> Move:
        moves = sorted(pov.moves, key=pov.box.rules.catalogue.index)
        self._choices += 1
        return moves[STRIDE * self._choices % len(moves)]


def fingerprint(name: str) -> str:
    """Return eight digits that change whenever an opponent of the task decides differently."""
    digest = hashlib.blake2b(digest_size=4)
    for decision in _decisions(name):
        digest.update(f"{decision},".encode())
    return digest.hexdigest()


def _decisions(name: str) -> Iterator[int]:
    """Yield the decisions of a task's opponents, as numbers in the catalogue."""
    if name == beliefs.NAME:
        for game in range(DEALS):
            yield from _played(*beliefs.sat_down(game, LUCK))
        return
    task = TASKS[name]
    if name in SLOW:
        yield from islice(_played(*sat_down(task, FingerprintBot, 0, 0, LUCK)), BEGINNING)
        task = replace(task, opponent=SLOW[name])
    for deal in range(DEALS):
        yield from _played(*sat_down(task, FingerprintBot, deal, deal % task.players, LUCK))


def _played(match: Match, bots: list[Bot]) -> Iterator[int]:
    while deciders := match.deciders():
        seat = deciders[0]
        move = bots[seat].choose(match.pov(seat))
        if not isinstance(bots[seat], FingerprintBot):
            yield match.box.rules.catalogue.index(move)
        match.play(seat, move)
