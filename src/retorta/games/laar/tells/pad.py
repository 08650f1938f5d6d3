"""5. What is written on the pad before anybody else decides.

An answer that nobody else has to add to is followed by the count, as far as the next question to
another seat. What depends on the seat's own later answers, or on gems that lie face down, is told
for each line of the pad from the least to the most that it can come to.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final, TypeAlias

from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.tells import Change, Effect
from retorta.core.words import Move, Seat
from retorta.games.laar.cards import CLASSES, GEM, SPELL, WEAPON, WEAPONS, CardNumber
from retorta.games.laar.rules.beasts import points_for_beasts
from retorta.games.laar.rules.best import WEIGHED_TOGETHER, points_besides_arms
from retorta.games.laar.rules.end import totals
from retorta.games.laar.rules.gems import points_for_gems, points_of_best_split
from retorta.games.laar.rules.spells import points_for_spells
from retorta.games.laar.rules.spices import points_for_spices
from retorta.games.laar.rules.stacks import Goods, goods_of, table_of
from retorta.games.laar.rules.universal import universal_goods
from retorta.games.laar.rules.weapons import (
    LEFT,
    RIGHT,
    bits,
    points_for_weapons,
    wards_of,
    weapons_that_count,
)
from retorta.games.laar.state import Laar
from retorta.games.laar.tells.asked import chooses_side, decide_after, names_wards
from retorta.games.laar.tells.seen import PLACING, Seen

Range: TypeAlias = tuple[int, int]
"""The least and the most."""
NOTHING_WRITTEN: Final[Range] = (0, 0)


def written(seen: Seen, move: Move) -> list[Effect]:
    """Return everybody's points that are written before another seat decides."""
    after = seen.state.copy()
    door.play(after, seen.seat, move, SeededDealer(0, listening=False))
    ranges = _written_at_once(seen, after)
    if door.deciders(after) == [seen.seat]:
        cards = universal_goods(after, seen.seat) if door.question(after) == PLACING else []
        if len(cards) > WEIGHED_TOGETHER:
            return []  # no deck of the box has so many; the ways to lay them are too many to try
        ranges = [_sum(*both) for both in zip(ranges, _later(seen, after, cards), strict=True)]
    return [
        Change(
            "points", seat, least, most, "certain" if least == most else "possible", deduced=True
        )
        for seat, (least, most) in enumerate(ranges)
        if (least, most) != NOTHING_WRITTEN
    ]


def _sum(one: Range, other: Range) -> Range:
    return one[0] + other[0], one[1] + other[1]


def _written_at_once(seen: Seen, after: Laar) -> list[Range]:
    """Return what was written right after the move; of blank gems, what they might come to."""
    ranges = []
    counts_gems = after.sheet[GEM] and not seen.state.sheet[GEM]
    both = zip(totals(seen.state), totals(after), strict=True)
    for seat, (before, now) in enumerate(both):
        blank = seen.face_down[seat] if counts_gems else 0
        if blank:
            now -= after.sheet[GEM][seat]
        ranges.append(_sum((now - before, now - before), gems_face_down(blank)))
    return ranges


def gems_face_down(number: int) -> Range:
    """5.2 Return the least and the most that so many gems come to: a point each, or long runs."""
    each = [number // CLASSES + (gem < number % CLASSES) for gem in range(CLASSES)]
    return number, points_of_best_split(each)


def _later(seen: Seen, after: Laar, cards: list[CardNumber]) -> list[Range]:
    """Return what the seat's own later answers have written; *cards* are still to be laid."""
    seat = seen.seat
    others = [other for other in range(after.seats) if other != seat]
    nothing = [NOTHING_WRITTEN] * after.seats
    ranges = nothing
    if door.question(after) == PLACING:
        if decide_after(after, seat, PLACING):
            return nothing
        ranges = [_lines(seen, after, other, cards) for other in range(after.seats)]
    if any(names_wards(after, other) or chooses_side(after, other) for other in others):
        return ranges
    found = list(_weapons(after, seat, cards))
    weapons = [(min(points), max(points)) for points in zip(*found, strict=True)]
    return [_sum(*both) for both in zip(ranges, weapons, strict=True)]


def _lines(seen: Seen, after: Laar, seat: Seat, cards: list[CardNumber]) -> Range:
    """5.1 to 5.4 Return what the first four lines come to.

    No line gets shorter by a good more. So the least is without the universal goods that are
    still to be laid, and no line comes to more than with all of them on its stack.
    """
    stacks = after.stacks[seat]
    if seat != seen.seat:
        goods = goods_of(after.cardboard, stacks)
        points = points_besides_arms(goods, after.memo)
        blank = seen.face_down[seat]
        if blank:
            points -= points_for_gems(goods)
        return _sum((points, points), gems_face_down(blank))
    fixed = [[card for card in stack if card not in cards] for stack in stacks]
    least = points_besides_arms(goods_of(after.cardboard, fixed), after.memo)
    most = goods_of(after.cardboard, [[*stack, *cards] for stack in fixed])
    points = points_for_spells(most) + points_for_gems(most) + points_for_spices(most)
    return least, points + _most_for_beasts(after, most, len(cards))


def _most_for_beasts(after: Laar, goods: Goods, laid: int) -> int:
    """5.4 Return the most for beasts when so many are laid on top, in any order."""
    first = len(goods.beasts) - laid
    below, above = goods.beasts[:first], goods.beasts[first:]
    orders = permutations(above) if after.memo.next else [above]
    return max(points_for_beasts([*below, *order], after.memo) for order in orders)


def _weapons(after: Laar, seat: Seat, cards: list[CardNumber]) -> Iterator[list[int]]:
    """5.5 Yield everybody's points for weapons, for all that the seat may answer."""
    arms = [weapons_that_count(goods) for goods in table_of(after)]
    wards, sides = after.wards.copy(), after.sides.copy()
    number = wards_of(after, seat)
    masks = [
        mask
        for mask in range(1 << WEAPONS)
        if mask & after.wards[seat] == after.wards[seat] and bits(mask) == number
    ]
    for laid in range(len(cards) + 1):
        for chosen in combinations(cards, laid):
            world = after.copy()
            stacks = world.stacks[seat]
            stacks[SPELL] = [card for card in stacks[SPELL] if card not in chosen]
            stacks[WEAPON] += chosen
            arms[seat] = weapons_that_count(goods_of(after.cardboard, stacks))
            choices = (LEFT, RIGHT) if chooses_side(world, seat) else (sides[seat],)
            for mask in masks:
                wards[seat] = mask
                for side in choices:
                    yield points_for_weapons(arms, wards, [*sides[:seat], side, *sides[seat + 1 :]])
