"""The best answers to the questions of the count (``docs/rules/laar.md#rulings``, 9).

They go by what the asked seat knows: its own goods and what lies open. Others' universal
goods are taken to stay, their protections and sides to be chosen best.
"""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Final

from retorta.core.words import Move, Seat
from retorta.games.laar.cards import (
    BEAST,
    GEM,
    KINDS,
    SPELL,
    WEAPON,
    WEAPONS,
    CardNumber,
    Memo,
    SpellKind,
    WeaponZone,
)
from retorta.games.laar.moves import LEAVE, SIDES, TRANSFERS, WARDS
from retorta.games.laar.rules.beasts import points_for_beasts
from retorta.games.laar.rules.gems import points_for_gems
from retorta.games.laar.rules.spells import points_for_spells, spells_of
from retorta.games.laar.rules.spices import points_for_spices
from retorta.games.laar.rules.stacks import Goods, goods_of, table_of
from retorta.games.laar.rules.universal import PlaceUniversalGoods, universal_goods
from retorta.games.laar.rules.weapons import (
    TWO_PLAYERS,
    ChooseSides,
    NameWards,
    best_side,
    best_wards,
    points_for_weapons,
    wards_of,
    weapons_that_count,
)
from retorta.games.laar.state import NOTHING, Laar

_WARD: Final[int] = int(SpellKind.WARD)
WEIGHED_TOGETHER: Final = 4
"""Universal goods whose places are weighed together; the deck in the box has no more."""


def best_answer(state: Laar, seat: Seat) -> Move | None:
    """Return the best answer for the seat that is asked, ``None`` where that is its own affair."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, PlaceUniversalGoods):
        return best_transfer(state, seat)
    if isinstance(step, NameWards):
        return best_ward(state, seat)
    if isinstance(step, ChooseSides):
        arms = weapons_that_count(goods_of(state.cardboard, state.stacks[seat]))
        return SIDES[best_side(arms, state.wards[1 - seat])]
    return None


def best_ward(state: Laar, seat: Seat) -> Move:
    """Return the protection to name next."""
    arms = [weapons_that_count(goods) for goods in table_of(state)]
    named = state.wards[seat]
    mask = best_wards(arms, seat, wards_of(state, seat), named) & ~named
    return WARDS[next(weapon for weapon in range(WEAPONS) if mask >> weapon & 1)]


def best_transfer(state: Laar, seat: Seat) -> Move:
    """Return the first of the moves that place the universal goods best."""
    cards = universal_goods(state, seat)
    for first in range(0, len(cards), WEIGHED_TOGETHER):
        way = best_way(state, seat, cards[first : first + WEIGHED_TOGETHER])
        if way:
            card, kind = way[0]
            return TRANSFERS[card][kind if kind < SPELL else kind - 1]
    return LEAVE


def best_way(state: Laar, seat: Seat, cards: list[CardNumber]) -> list[tuple[CardNumber, int]]:
    """Return how to place these universal goods best; of equal ways the one with fewer moves."""
    weighing = Weighing(state, seat)
    best: list[tuple[CardNumber, int]] = []
    most = weighing.points(best)
    for moved in range(1, len(cards) + 1):
        for way in ways_to_place(cards, moved, state.memo):
            points = weighing.points(way)
            if points > most:
                most = points
                best = way
    return best


class Weighing:
    """Counts one player's points for many ways to place universal goods.

    Gems, beasts and weapons take long to count and depend only on what was laid among them,
    so each is counted once for the same cards; :func:`points_of_player` says the same.
    """

    def __init__(self, state: Laar, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.table = table_of(state)
        self.gems: dict[tuple[int, ...], int] = {}
        self.beasts: dict[tuple[int, ...], int] = {}
        self.weapons: dict[tuple[int, ...], int] = {}

    def points(self, way: list[tuple[CardNumber, int]]) -> int:
        """Return the player's points when the goods are placed that way."""
        goods = goods_of(self.state.cardboard, placed(self.state.stacks[self.seat], way))
        self.table[self.seat] = goods
        gems, beasts, weapons = laid(way, GEM), laid(way, BEAST), laid(way, WEAPON)
        if gems not in self.gems:
            self.gems[gems] = points_for_gems(goods)
        if beasts not in self.beasts:
            self.beasts[beasts] = points_for_beasts(goods.beasts, self.state.memo)
        if weapons not in self.weapons:
            self.weapons[weapons] = points_of_arms(self.table, self.seat)
        points = points_for_spells(goods) + points_for_spices(goods)
        return points + self.gems[gems] + self.beasts[beasts] + self.weapons[weapons]


def laid(way: list[tuple[CardNumber, int]], kind: int) -> tuple[int, ...]:
    """Return the cards laid on one stack, in order."""
    return tuple([card for card, stack in way if stack == kind])


def ways_to_place(
    cards: list[CardNumber], moved: int, memo: Memo
) -> list[list[tuple[CardNumber, int]]]:
    """Return every way to move so many of the cards, each as moves in order.

    The order matters only among beasts, and only where the memo goes by it.
    """
    others = [kind for kind in range(KINDS) if kind != SPELL]
    found: list[tuple[list[int], list[int], list[tuple[CardNumber, int]]]] = []
    for chosen in combinations(cards, moved):
        for kinds in product(others, repeat=moved):
            for way in orders([(chosen[place], kinds[place]) for place in range(moved)], memo):
                ranks = [cards.index(card) for card, _ in way]
                found.append((ranks, [kind for _, kind in way], way))
    found.sort()
    return [way for _, _, way in found]


def orders(way: list[tuple[CardNumber, int]], memo: Memo) -> list[list[tuple[CardNumber, int]]]:
    """Return the orders in which the same moves may come to something else."""
    cards: list[list[CardNumber]] = [[] for _ in range(KINDS)]
    for card, kind in way:
        cards[kind].append(card)
    ways: list[list[tuple[CardNumber, int]]] = [[]]
    for kind in range(KINDS):
        together = [sorted(cards[kind])]
        if kind == BEAST and len(memo.next):
            together = [list(order) for order in permutations(cards[kind])]
        ways = [[*way, *[(card, kind) for card in order]] for way in ways for order in together]
    return ways


def placed(
    stacks: list[list[CardNumber]], way: list[tuple[CardNumber, int]]
) -> list[list[CardNumber]]:
    """Return the stacks after universal goods were moved."""
    after = [stack.copy() for stack in stacks]
    for card, kind in way:
        after[SPELL].remove(card)
        after[kind].append(card)
    return after


def points_of_player(table: list[Goods], memo: Memo, seat: Seat) -> int:
    """5. Return all points of one player, everybody's protections and sides chosen best."""
    goods = table[seat]
    points = points_for_spells(goods) + points_for_gems(goods) + points_for_spices(goods)
    points += points_for_beasts(goods.beasts, memo)
    return points + points_of_arms(table, seat)


def points_of_arms(table: list[Goods], seat: Seat) -> int:
    """5.5 Return the points of one player's weapons, against everybody's."""
    arms = [weapons_that_count(others) for others in table]
    wards = [
        best_wards(arms, other, min(spells_of(table[other], _WARD), WEAPONS), 0)
        for other in range(len(table))
    ]
    return points_for_weapons(arms, wards, best_sides(arms, wards))[seat]


def best_sides(arms: list[list[WeaponZone]], wards: list[int]) -> list[int]:
    """5.5 Return the side that each of two players chooses; more players choose none."""
    if len(arms) != TWO_PLAYERS:
        return [NOTHING] * len(arms)
    return [best_side(arms[0], wards[1]), best_side(arms[1], wards[0])]
