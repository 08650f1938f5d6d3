"""A bot that plays nothing but Market Day, and what search can know of it."""

from __future__ import annotations

from random import Random
from typing import Final

from market_day.vocabulary import HECKLE, PASS, Offer, Sell
from retorta.core.box import Pov
from retorta.core.rooms import BotsRoom
from retorta.core.words import Move


class Pedlar:
    """Lays no smiles, sells whatever is wanted, and heckles whoever else sells."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, pov: Pov) -> Move:
        return max(pov.moves, key=lambda move: (_liked(move), self._random.random()))


def _liked(move: Move) -> int:
    if isinstance(move, Offer):
        return -move.smiles
    if isinstance(move, Sell) or move == HECKLE:
        return 1
    return 0 if move == PASS else -1


ROOM: Final = BotsRoom(bots={"pedlar": f"{__name__}:Pedlar"})
