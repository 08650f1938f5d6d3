"""Measures what answers of the count bring: wards, sides, the best answer."""

from __future__ import annotations

from games.laar.tells_points import PLACING
from laws.tells_law import Followed

from retorta.core import door
from retorta.core.tells import Fact, Pointless
from retorta.core.words import Seat
from retorta.games.laar.cards import (
    SPELL,
    WEAPONS,
    SpellKind,
)
from retorta.games.laar.moves import ChooseSide, Ward
from retorta.games.laar.rules.best import points_of_player, points_to_come
from retorta.games.laar.rules.stacks import table_of
from retorta.games.laar.rules.weapons import pairs_of, weapons_that_count
from retorta.games.laar.state import NOTHING, Laar


def taken_from(state: Laar, seat: Seat, mask: int) -> int:
    """Return what neighbours take from a seat with these wards; of two, the other's better side."""
    arms = [weapons_that_count(goods) for goods in table_of(state)]
    wards = state.wards.copy()
    wards[seat] = mask
    most = 0
    for side in (0, 1):
        sides = [NOTHING if each == seat else side for each in range(state.seats)]
        lost = 0
        for one, other, takes, loses in pairs_of(arms, wards, sides):
            lost += loses if one == seat else takes if other == seat else 0
        most = max(most, lost)
    return most


def stops(followed: Followed, fact: Fact) -> bool:
    assert isinstance(followed.move, Ward)
    before, seat = followed.before, followed.seat
    mask = before.wards[seat]
    less = taken_from(before, seat, mask) - taken_from(
        before, seat, mask | 1 << int(followed.move.weapon)
    )
    return bool(less == fact.parts["points"])


def ward_idle(followed: Followed, pointless: Pointless) -> bool:
    assert isinstance(followed.move, Ward)
    after, seat = followed.after, followed.seat
    mask = after.wards[seat]
    without = mask & ~(1 << int(followed.move.weapon))
    return taken_from(after, seat, mask) == taken_from(after, seat, without)


def side_takes(followed: Followed, fact: Fact) -> bool:
    assert isinstance(followed.move, ChooseSide)
    state, seat = followed.before, followed.seat
    arms = [weapons_that_count(goods) for goods in table_of(state)]
    sides = [int(followed.move.side) if each == seat else NOTHING for each in range(2)]
    ((_, _, takes, loses),) = pairs_of(arms, state.wards, sides)
    assert fact.parts["other"] == 1 - seat
    return bool((takes if seat == 0 else loses) == fact.parts["points"])


def suggested(followed: Followed, fact: Fact) -> bool:
    before, first, seat, move = followed.before, followed.first, followed.seat, followed.move
    if isinstance(move, ChooseSide):
        arms = weapons_that_count(table_of(before)[seat])
        mask = before.wards[1 - seat]
        counting = [each for each in arms if not mask >> each.type & 1]
        sums = sum(each.left for each in counting), sum(each.right for each in counting)
        return max(sums) == sums[int(move.side)]
    if isinstance(move, Ward):
        named = before.wards[seat]
        number = min(sum(is_ward(before, card) for card in before.stacks[seat][SPELL]), WEAPONS)
        masks = [
            mask
            for mask in range(1 << WEAPONS)
            if mask & named == named and bin(mask).count("1") == number
        ]
        least = min(taken_from(before, seat, mask) for mask in masks)
        with_it = [mask for mask in masks if mask >> int(move.weapon) & 1]
        return least == min(taken_from(before, seat, mask) for mask in with_it)
    most = points_to_come(before, seat, before.stacks[seat], table_of(before))
    if door.question(first) == PLACING and door.deciders(first) == [seat]:
        return most == points_to_come(first, seat, first.stacks[seat], table_of(first))
    return most == points_of_player(table_of(first), first.memo, seat)


def is_ward(state: Laar, card: int) -> bool:
    return state.cardboard.spells[card].kind == SpellKind.WARD
