"""5.5 Weapons: what neighbours take from each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.laar.cards import SPELL, WEAPON, WEAPONS, Side, SpellKind, WeaponType, WeaponZone
from retorta.games.laar.events import SideChosen, WardNamed, WeaponsCounted
from retorta.games.laar.moves import SIDES, WARDS, ChooseSide, Ward
from retorta.games.laar.rules.end import EndGame
from retorta.games.laar.rules.stacks import Goods, left_of, table_of
from retorta.games.laar.state import NOTHING, Laar

BOOST: Final = 2
"""5.1 A boost adds 2 to both numbers."""
TWO_PLAYERS: Final = 2
EVERYTHING: Final = 1000
"""More than all weapons of a table can take."""
LEFT: Final[int] = int(Side.LEFT)
RIGHT: Final[int] = int(Side.RIGHT)
_WEAPON_BOOST: Final[int] = int(SpellKind.WEAPON_BOOST)
_WARD: Final[int] = int(SpellKind.WARD)

WARD_ANOTHER_TYPE: Final = Rule("laar", "ward-another-type", "5.5")


@dataclass(init=False)
class NameWards(Step):
    """5.5 A weapon type is named for each ward, beginning with the first player of the last round.

    Boosts are known by then; two wards name two types (``docs/rules/laar.md#rulings``, 6).
    """

    to_ask: list[Seat]

    def __init__(self, to_ask: list[Seat]) -> None:
        self.to_ask = to_ask

    def question(self) -> str:
        return "name-wards"

    def deciders(self, state: Laar) -> list[Seat]:
        for seat in self.to_ask:
            if bits(state.wards[seat]) < wards_of(state, seat):
                return [seat]
        return []

    def candidates(self, state: Laar, seat: Seat) -> list[Move]:
        return WARDS

    def objection(self, state: Laar, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Ward) and state.wards[seat] >> int(move.weapon) & 1:
            return WARD_ANOTHER_TYPE
        return None

    def take(self, state: Laar, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Ward)
        state.wards[seat] |= 1 << int(move.weapon)
        if dealer.listening:
            dealer.announce(WardNamed(seat, move.weapon))

    def resume(self, state: Laar, dealer: Dealer) -> None:
        two = state.seats == TWO_PLAYERS
        state.agenda[-1] = ChooseSides(self.to_ask) if two else CountWeapons()

    def copy(self) -> NameWards:
        return NameWards(self.to_ask.copy())


@dataclass(init=False)
class ChooseSides(Step):
    """5.5 Two players choose one side of their whole stack; the other counts nothing."""

    to_ask: list[Seat]

    def __init__(self, to_ask: list[Seat]) -> None:
        self.to_ask = to_ask

    def question(self) -> str:
        return "choose-sides"

    def deciders(self, state: Laar) -> list[Seat]:
        for seat in self.to_ask:
            if state.stacks[seat][WEAPON] and state.sides[seat] == NOTHING:
                return [seat]
        return []

    def candidates(self, state: Laar, seat: Seat) -> list[Move]:
        return SIDES

    def take(self, state: Laar, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, ChooseSide)
        state.sides[seat] = int(move.side)
        if dealer.listening:
            dealer.announce(SideChosen(seat, move.side))

    def resume(self, state: Laar, dealer: Dealer) -> None:
        state.agenda[-1] = CountWeapons()

    def copy(self) -> ChooseSides:
        return ChooseSides(self.to_ask.copy())


@dataclass
class CountWeapons(Step):
    """5.5 Every pair of neighbours writes down the difference."""

    def resume(self, state: Laar, dealer: Dealer) -> None:
        arms = [weapons_that_count(goods) for goods in table_of(state)]
        points = points_for_weapons(arms, state.wards, state.sides)
        state.sheet[WEAPON] = points
        state.agenda[-1] = EndGame()
        if dealer.listening:
            dealer.announce(WeaponsCounted(list(points)))

    def copy(self) -> CountWeapons:
        return CountWeapons()


def wards_of(state: Laar, seat: Seat) -> int:
    """Return how many weapon types a seat may name; there are no more than four."""
    spells = state.cardboard.spells
    wards = 0
    for card in state.stacks[seat][SPELL]:
        if spells[card].kind == _WARD:
            wards += 1
    return min(wards, WEAPONS)


def bits(mask: int) -> int:
    """Return how many weapon types a mask names."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


def weapons_that_count(goods: Goods) -> list[WeaponZone]:
    """5.5 Two or more weapons of a type count nothing, boosts or not; others are boosted."""
    if not goods.weapons:
        return []
    counts = [0] * WEAPONS
    for weapon in goods.weapons:
        counts[weapon.type] += 1
    boosts = [0] * WEAPONS
    for spell in goods.spells:
        if spell.kind == _WEAPON_BOOST:
            boosts[spell.of[0]] += BOOST
    arms: list[WeaponZone] = []
    for weapon in goods.weapons:
        if counts[weapon.type] > 1:
            continue
        more = boosts[weapon.type]
        arms.append(WeaponZone(weapon.type, weapon.left + more, weapon.right + more))
    return arms


def strength(arms: list[WeaponZone], side: int, mask: int) -> int:
    """5.5 Return what one side of the weapons takes from somebody protected against *mask*."""
    taken = 0
    for weapon in arms:
        if not mask >> weapon.type & 1:
            if side == LEFT:
                taken += weapon.left
            elif side == RIGHT:
                taken += weapon.right
    return taken


def points_for_weapons(
    arms: list[list[WeaponZone]], wards: list[int], sides: list[int]
) -> list[int]:
    """5.5 Every pair of neighbours: what I take from you minus what you take from me."""
    points = [0] * len(arms)
    for seat, left, takes, loses in pairs_of(arms, wards, sides):
        points[seat] += takes - loses
        points[left] += loses - takes
    return points


def pairs_of(
    arms: list[list[WeaponZone]], wards: list[int], sides: list[int]
) -> list[tuple[Seat, Seat, int, int]]:
    """5.5 Return each seat with its left neighbour, what it takes from that one and what it loses.

    Two players are one pair, each with the side they chose.
    """
    seats = len(arms)
    if seats == TWO_PLAYERS:
        takes, loses = strength(arms[0], sides[0], wards[1]), strength(arms[1], sides[1], wards[0])
        return [(0, 1, takes, loses)]
    pairs: list[tuple[Seat, Seat, int, int]] = []
    for seat in range(seats):
        left = left_of(seats, seat)
        takes = strength(arms[seat], LEFT, wards[left])
        loses = strength(arms[left], RIGHT, wards[seat])
        pairs.append((seat, left, takes, loses))
    return pairs


def pairs_at(state: Laar) -> list[tuple[Seat, Seat, int, int]]:
    """Return the pairs of neighbours at this table, as its weapons are counted."""
    arms = [weapons_that_count(goods) for goods in table_of(state)]
    return pairs_of(arms, state.wards, state.sides)


def best_side(arms: list[WeaponZone], mask: int) -> int:
    """Return the side that takes more from somebody protected against *mask*."""
    return RIGHT if strength(arms, RIGHT, mask) > strength(arms, LEFT, mask) else LEFT


def taken_from(arms: list[list[WeaponZone]], seat: Seat, mask: int, side: int) -> int:
    """Return what the neighbours take from a seat if it is protected against *mask*.

    Of two players the other one chooses the side that takes more, unless that *side* is known.
    """
    seats = len(arms)
    if seats == TWO_PLAYERS:
        other = arms[1 - seat]
        if side != NOTHING:
            return strength(other, side, mask)
        return max(strength(other, LEFT, mask), strength(other, RIGHT, mask))
    left = arms[left_of(seats, seat)]
    right = arms[(seat + seats - 1) % seats]
    return strength(left, RIGHT, mask) + strength(right, LEFT, mask)


def best_wards(arms: list[list[WeaponZone]], seat: Seat, wards: int, named: int, side: int) -> int:
    """Return the best weapon types to ward off, as bits; some of them are already *named*.

    With two players the *side* of the other one may be known. Of equally good types, those that
    stop most in all directions are chosen.
    """
    if not wards:
        return named
    best = NOTHING
    least = 0
    for mask in range(1 << WEAPONS):
        if mask & named == named and bits(mask) == wards:
            held_off = 0
            for owner in range(len(arms)):
                if owner != seat:
                    for each in (LEFT, RIGHT):
                        held_off += strength(arms[owner], each, 0)
                        held_off -= strength(arms[owner], each, mask)
            taken = taken_from(arms, seat, mask, side) * EVERYTHING - held_off
            if best == NOTHING or taken < least:
                best = mask
                least = taken
    return best


def types_in(mask: int) -> list[WeaponType]:
    """Return the weapon types of a mask."""
    return [weapon for weapon in WeaponType if mask >> int(weapon) & 1]
