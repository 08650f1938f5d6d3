"""Everything a player can decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.catalogue import Catalogue
from retorta.core.words import Move
from retorta.games.laar.cards import CARDS_IN_THE_BOX, Expert, Kind, Side, WeaponType

MOST_SEATS: Final = 4
"""2. Up to four players, and as many goods are opened in a round."""


@dataclass(frozen=True)
class Assign(Move):
    """Play an expert on an open card, counted from 0."""

    expert: Expert
    good: int


@dataclass(frozen=True)
class Acquire(Move):
    """Take an open card as the good that it has become."""

    good: int


@dataclass(frozen=True)
class Exchange(Move):
    """Take the expert off the last card, play another and take the card as that good."""

    expert: Expert


@dataclass(frozen=True)
class Transfer(Move):
    """Move a universal good, by the number of its card, onto another stack."""

    card: int
    kind: Kind


@dataclass(frozen=True)
class Leave(Move):
    """Let the universal goods that are left stay spells."""


@dataclass(frozen=True)
class Ward(Move):
    """Name the type of weapon that takes nothing from you."""

    weapon: WeaponType


@dataclass(frozen=True)
class ChooseSide(Move):
    """With two players: say which side of your weapons counts."""

    side: Side


ASSIGNMENTS: Final[list[list[Move]]] = [
    [Assign(expert, good) for good in range(MOST_SEATS)] for expert in Expert
]
"""By expert and open card."""
ACQUISITIONS: Final[list[Move]] = [Acquire(good) for good in range(MOST_SEATS)]
EXCHANGES: Final[list[Move]] = [Exchange(expert) for expert in Expert]
TRANSFERS: Final[list[list[Move]]] = [
    [Transfer(card + 1, kind) for kind in Kind if kind != Kind.SPELL]
    for card in range(CARDS_IN_THE_BOX)
]
"""By card; the kinds in their order, spells left out."""
LEAVE: Final[Move] = Leave()
WARDS: Final[list[Move]] = [Ward(weapon) for weapon in WeaponType]
SIDES: Final[list[Move]] = [ChooseSide(side) for side in Side]

MOVES: Final[list[Move]] = [
    *[move for assignments in ASSIGNMENTS for move in assignments],
    *ACQUISITIONS,
    *EXCHANGES,
    *[move for transfers in TRANSFERS for move in transfers],
    LEAVE,
    *WARDS,
    *SIDES,
]

CATALOGUE: Final = Catalogue(MOVES)
