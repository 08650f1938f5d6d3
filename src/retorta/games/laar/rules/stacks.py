"""3. The principle: a card becomes one good, and lies in one of five stacks."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.words import Seat
from retorta.games.laar.cards import (
    BEAST,
    GEM,
    SPELL,
    SPICE,
    WEAPON,
    Cardboard,
    CardNumber,
    SpellZone,
    WeaponZone,
)
from retorta.games.laar.state import Laar


@dataclass(init=False)
class Goods:
    """One player's goods as they are counted: of every card only the zone that matters."""

    spices: list[int]
    beasts: list[int]
    """In the order they were taken."""
    weapons: list[WeaponZone]
    spells: list[SpellZone]
    gems: list[int]
    """Classes, from 1 to 8."""

    def __init__(
        self,
        spices: list[int],
        beasts: list[int],
        weapons: list[WeaponZone],
        spells: list[SpellZone],
        gems: list[int],
    ) -> None:
        self.spices = spices
        self.beasts = beasts
        self.weapons = weapons
        self.spells = spells
        self.gems = gems

    def sizes(self) -> list[int]:
        """Return how many goods of each kind there are, in the order of the kinds."""
        return [
            len(self.spices),
            len(self.beasts),
            len(self.weapons),
            len(self.spells),
            len(self.gems),
        ]


def goods_of(cardboard: Cardboard, stacks: list[list[CardNumber]]) -> Goods:
    """3. Return what five stacks are as goods."""
    return Goods(
        [cardboard.spices[card] for card in stacks[SPICE]],
        [cardboard.beasts[card] for card in stacks[BEAST]],
        [cardboard.weapons[card] for card in stacks[WEAPON]],
        [cardboard.spells[card] for card in stacks[SPELL]],
        [cardboard.gems[card] for card in stacks[GEM]],
    )


def with_good(goods: Goods, cardboard: Cardboard, card: CardNumber, kind: int) -> Goods:
    """3. Return the goods with one more on top of a stack; the other stacks are shared."""
    more = Goods(goods.spices, goods.beasts, goods.weapons, goods.spells, goods.gems)
    if kind == SPICE:
        more.spices = [*goods.spices, cardboard.spices[card]]
    elif kind == BEAST:
        more.beasts = [*goods.beasts, cardboard.beasts[card]]
    elif kind == WEAPON:
        more.weapons = [*goods.weapons, cardboard.weapons[card]]
    elif kind == SPELL:
        more.spells = [*goods.spells, cardboard.spells[card]]
    else:
        assert kind == GEM
        more.gems = [*goods.gems, cardboard.gems[card]]
    return more


def table_of(state: Laar) -> list[Goods]:
    """Return everybody's goods, clockwise."""
    return [goods_of(state.cardboard, stacks) for stacks in state.stacks]


def left_of(seats: int, seat: Seat) -> Seat:
    """Return who sits to the left: the next one clockwise."""
    return (seat + 1) % seats


def from_first(state: Laar) -> list[Seat]:
    """Return all seats clockwise, the first player of the round first."""
    return [(state.first + turn) % state.seats for turn in range(state.seats)]
