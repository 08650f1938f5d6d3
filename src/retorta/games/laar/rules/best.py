"""The best answers to the questions of the count (``docs/rules/laar.md#rulings``, 9).

They depend on what the deciding seat knows: its own goods and what lies open. It is assumed that
others leave their universal goods in place, and choose their wards and sides as well as possible.
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
    SPICE,
    WEAPON,
    WEAPONS,
    Cardboard,
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
from retorta.games.laar.rules.stacks import Goods, goods_of, table_of, with_good
from retorta.games.laar.rules.universal import PlaceUniversalGoods, universal_among
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
_WEAPON_BOOST: Final[int] = int(SpellKind.WEAPON_BOOST)
_GEM_SHIFT: Final[int] = int(SpellKind.GEM_SHIFT)
_UNIVERSAL: Final[int] = int(SpellKind.UNIVERSAL)
WEIGHED_TOGETHER: Final = 4
"""The most universal goods whose places are weighed together; the deck has no more."""


def best_answer(state: Laar, seat: Seat) -> Move | None:
    """Return the best answer for the seat that decides, or ``None`` if there is no suggestion."""
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
    """Return the ward to name next."""
    arms = [weapons_that_count(goods) for goods in table_of(state)]
    named = state.wards[seat]
    mask = best_wards(arms, seat, wards_of(state, seat), named, NOTHING) & ~named
    return WARDS[next(weapon for weapon in range(WEAPONS) if mask >> weapon & 1)]


def best_transfer(state: Laar, seat: Seat) -> Move:
    """Return the first of the moves that place the universal goods best."""
    way = weighing_of(state, seat, state.stacks[seat], table_of(state)).best_way()
    if not way:
        return LEAVE
    card, kind = way[0]
    return TRANSFERS[card][kind if kind < SPELL else kind - 1]


def points_to_come(
    state: Laar, seat: Seat, stacks: list[list[CardNumber]], table: list[Goods]
) -> int:
    """5. Return what one player with these *stacks* will count, universal goods placed best.

    *table* is everybody's goods; the player's own are not looked at.
    """
    if universal_among(state.cardboard, stacks):
        return weighing_of(state, seat, stacks, table).most()
    own = table[seat]
    table[seat] = goods_of(state.cardboard, stacks)
    points = points_of_player(table, state.memo, seat)
    table[seat] = own
    return points


def gain_to_come(state: Laar, seat: Seat, table: list[Goods], card: CardNumber, kind: int) -> int:
    """5. Return by how much :func:`points_to_come` grows with one more good on a stack.

    Only what the good changes is computed, unless there is a universal good to place.
    """
    spell: int = state.cardboard.spells[card].kind if kind == SPELL else NOTHING
    stacks = state.stacks[seat]
    if spell == _UNIVERSAL or universal_among(state.cardboard, stacks):
        more = stacks.copy()
        more[kind] = [*stacks[kind], card]
        now = points_to_come(state, seat, stacks, table)
        return points_to_come(state, seat, more, table) - now
    goods = table[seat]
    gained = gain_besides_arms(state, goods, card, kind)
    if kind == WEAPON or spell in (_WARD, _WEAPON_BOOST):
        before = points_of_arms(table)[seat]
        table[seat] = with_good(goods, state.cardboard, card, kind)
        gained += points_of_arms(table)[seat] - before
        table[seat] = goods
    return gained


def gain_besides_arms(state: Laar, goods: Goods, card: CardNumber, kind: int) -> int:
    """5.1 to 5.4 Return what one more good on a stack brings; this and the spells change."""
    more = with_good(goods, state.cardboard, card, kind)
    gained = 0
    if more.spells:
        gained = points_for_spells(more) - points_for_spells(goods)
    if kind == SPICE:
        return gained + points_for_spices(more) - points_for_spices(goods)
    if kind == BEAST:
        memo = state.memo
        return gained + points_for_beasts(more.beasts, memo) - points_for_beasts(goods.beasts, memo)
    if kind == GEM or (kind == SPELL and state.cardboard.spells[card].kind == _GEM_SHIFT):
        return gained + points_for_gems(more) - points_for_gems(goods)
    return gained


def points_of_all(state: Laar) -> list[int]:
    """5. Return what everybody will count, each by :func:`points_to_come`."""
    table = table_of(state)
    arms = points_of_arms(table)
    points: list[int] = []
    for seat in range(state.seats):
        if universal_among(state.cardboard, state.stacks[seat]):
            weighing = weighing_of(state, seat, state.stacks[seat], table)
            weighing.weapons[()] = arms[seat]
            points.append(weighing.most())
        else:
            points.append(points_besides_arms(table[seat], state.memo) + arms[seat])
    return points


def weighing_of(
    state: Laar, seat: Seat, stacks: list[list[CardNumber]], table: list[Goods]
) -> Weighing:
    """Return how to weigh the universal goods among these *stacks* of a player."""
    cards = universal_among(state.cardboard, stacks)
    others = [card for card in stacks[SPELL] if card not in cards]
    fixed = goods_of(state.cardboard, [*stacks[:SPELL], others, *stacks[SPELL + 1 :]])
    return Weighing(state.cardboard, state.memo, seat, fixed, cards, table)


class Weighing:
    """Counts one player's points for many ways to place universal goods.

    Gems, beasts and weapons take long to count and depend only on what was laid among them,
    so each is counted once for the same cards; :func:`points_of_player` says the same.
    """

    def __init__(
        self,
        cardboard: Cardboard,
        memo: Memo,
        seat: Seat,
        fixed: Goods,
        cards: list[CardNumber],
        table: list[Goods],
    ) -> None:
        self.cardboard = cardboard
        self.memo = memo
        self.seat = seat
        self.fixed = fixed
        """The player's goods without the universal ones."""
        self.cards = cards
        """The universal goods."""
        self.arms = [weapons_that_count(goods) for goods in table]
        self.wards = [wards_among(goods) for goods in table]
        self.wards[seat] = wards_among(self.fixed)
        self.gems: dict[tuple[int, ...], int] = {}
        self.beasts: dict[tuple[int, ...], int] = {}
        self.weapons: dict[tuple[int, ...], int] = {}

    def best_way(self) -> list[tuple[CardNumber, int]]:
        """Return how to place the universal goods best; of equal ways one with fewest moves.

        Where there are very many of them, some are placed after the others.
        """
        best: list[tuple[CardNumber, int]] = []
        most = self.points(best)
        for first in range(0, len(self.cards), WEIGHED_TOGETHER):
            before = best
            together = self.cards[first : first + WEIGHED_TOGETHER]
            for places in ways_to_place(len(together), self.memo):
                way = [*before, *[(together[place], kind) for place, kind in places]]
                points = self.points(way)
                if points > most:
                    most = points
                    best = way
        return best

    def most(self) -> int:
        """Return the player's points when the goods are placed best."""
        return self.points(self.best_way())

    def points(self, way: list[tuple[CardNumber, int]]) -> int:
        """Return the player's points when the goods are placed that way."""
        goods = self.goods(way)
        gems, beasts, weapons = laid(way, GEM), laid(way, BEAST), laid(way, WEAPON)
        if gems not in self.gems:
            self.gems[gems] = points_for_gems(goods)
        if beasts not in self.beasts:
            self.beasts[beasts] = points_for_beasts(goods.beasts, self.memo)
        if weapons not in self.weapons:
            self.arms[self.seat] = weapons_that_count(goods)
            self.weapons[weapons] = points_between(self.arms, self.wards)[self.seat]
        points = points_for_spells(goods) + points_for_spices(goods)
        return points + self.gems[gems] + self.beasts[beasts] + self.weapons[weapons]

    def goods(self, way: list[tuple[CardNumber, int]]) -> Goods:
        """Return the player's goods after the moves; what is not moved stays a spell."""
        goods = self.fixed
        moved: list[CardNumber] = []
        for card, kind in way:
            goods = with_good(goods, self.cardboard, card, kind)
            moved.append(card)
        for card in self.cards:
            if card not in moved:
                goods = with_good(goods, self.cardboard, card, SPELL)
        return goods


def laid(way: list[tuple[CardNumber, int]], kind: int) -> tuple[int, ...]:
    """Return the cards laid on one stack, in order."""
    return tuple([card for card, stack in way if stack == kind])


def ways_to_place(cards: int, memo: Memo) -> list[list[tuple[int, int]]]:
    """Return every way to move some of so many cards, fewer moves first.

    Each way is moves in order: the place of a card among them, and the stack it is laid on.
    """
    return WAYS_BY_ORDER[cards] if len(memo.next) else WAYS[cards]


def all_ways(cards: int, by_order: bool) -> list[list[tuple[int, int]]]:
    """Return every way to move some of so many cards, each as moves in order.

    The order matters only among beasts, and only where the memo goes by it.
    """
    others = [kind for kind in range(KINDS) if kind != SPELL]
    found: list[tuple[int, list[int], list[int], list[tuple[int, int]]]] = []
    for moved in range(1, cards + 1):
        for chosen in combinations(range(cards), moved):
            for kinds in product(others, repeat=moved):
                for way in orders([(chosen[at], kinds[at]) for at in range(moved)], by_order):
                    places = [place for place, _ in way]
                    found.append((moved, places, [kind for _, kind in way], way))
    found.sort()
    return [way for _, _, _, way in found]


def orders(way: list[tuple[int, int]], by_order: bool) -> list[list[tuple[int, int]]]:
    """Return the orders in which the same moves may come to something else."""
    places: list[list[int]] = [[] for _ in range(KINDS)]
    for place, kind in way:
        places[kind].append(place)
    ways: list[list[tuple[int, int]]] = [[]]
    for kind in range(KINDS):
        together = [places[kind]]
        if kind == BEAST and by_order:
            together = [list(order) for order in permutations(places[kind])]
        ways = [[*way, *[(place, kind) for place in order]] for way in ways for order in together]
    return ways


WAYS: Final = [all_ways(cards, by_order=False) for cards in range(WEIGHED_TOGETHER + 1)]
WAYS_BY_ORDER: Final = [all_ways(cards, by_order=True) for cards in range(WEIGHED_TOGETHER + 1)]


def points_of_player(table: list[Goods], memo: Memo, seat: Seat) -> int:
    """5. Return all points of one player, with everybody's wards and sides chosen best."""
    return points_besides_arms(table[seat], memo) + points_of_arms(table)[seat]


def points_besides_arms(goods: Goods, memo: Memo) -> int:
    """5.1 to 5.4 Return the points that do not depend on neighbours."""
    points = points_for_spells(goods) + points_for_gems(goods) + points_for_spices(goods)
    return points + points_for_beasts(goods.beasts, memo)


def points_of_arms(table: list[Goods]) -> list[int]:
    """5.5 Return the points of everybody's weapons, against each other."""
    arms = [weapons_that_count(goods) for goods in table]
    return points_between(arms, [wards_among(goods) for goods in table])


def wards_among(goods: Goods) -> int:
    """5.5 Return how many weapon types these goods can ward off."""
    return min(spells_of(goods, _WARD), WEAPONS)


def points_between(arms: list[list[WeaponZone]], wards: list[int]) -> list[int]:
    """5.5 Return everybody's points for weapons, with wards and sides chosen best."""
    named = [best_wards(arms, seat, wards[seat], 0, NOTHING) for seat in range(len(arms))]
    return points_for_weapons(arms, named, best_sides(arms, named))


def best_sides(arms: list[list[WeaponZone]], wards: list[int]) -> list[int]:
    """5.5 Return the side that each of two players chooses; more players choose none."""
    if len(arms) != TWO_PLAYERS:
        return [NOTHING] * len(arms)
    return [best_side(arms[0], wards[1]), best_side(arms[1], wards[0])]
