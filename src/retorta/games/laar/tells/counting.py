"""5. The count's questions: where universal goods are laid, what wards stop, what sides take."""

from __future__ import annotations

from retorta.core.tells import Change, Effect, Fact, Pointless
from retorta.core.words import Move, Seat
from retorta.games.laar.cards import SPELL, CardNumber, WeaponType, WeaponZone
from retorta.games.laar.moves import CATALOGUE, ChooseSide, Transfer, Ward
from retorta.games.laar.printed import good_view
from retorta.games.laar.rules.best import points_besides_arms, points_of_arms
from retorta.games.laar.rules.stacks import Goods, goods_of, left_of
from retorta.games.laar.rules.weapons import (
    LEFT,
    RIGHT,
    TWO_PLAYERS,
    strength,
    taken_from,
    weapons_that_count,
)
from retorta.games.laar.state import NOTHING
from retorta.games.laar.tells.pad import written
from retorta.games.laar.tells.seen import Seen
from retorta.games.laar.tells.stacks import joins
from retorta.games.laar.tells.taking import others_changed


def brought_by_answer(seen: Seen, move: Move) -> list[Effect]:
    """Return what an answer brings, and what is then written on the pad."""
    told: list[Effect] = []
    if isinstance(move, Transfer):
        told += joins(seen, good_view(seen.state.cardboard, move.card - 1), move.kind)
    if not seen.chances:
        return told
    if isinstance(move, Ward):
        told.append(_warded(seen, move.weapon))
    elif isinstance(move, ChooseSide):
        told.append(_takes(seen, int(move.side)))
    else:
        told += _laid(seen, move)
    if seen.suggested is not None and CATALOGUE.read(seen.suggested) == move:
        told.append(Fact("suggested", deduced=True))
    return told + written(seen, move)


def _laid(seen: Seen, move: Move) -> list[Effect]:
    """5.0 Return by how much more everybody would count with a card laid there, or left."""
    state, seat = seen.state, seen.seat
    if not isinstance(move, Transfer):
        return [Change("points-now", seat, 0, 0, deduced=True)]
    card: CardNumber = move.card - 1
    stacks = [stack.copy() for stack in state.stacks[seat]]
    stacks[SPELL].remove(card)
    stacks[move.kind].append(card)
    table = seen.table.copy()
    table[seat] = goods_of(state.cardboard, stacks)
    before, after = points_of_arms(seen.table), points_of_arms(table)
    gained = after[seat] - before[seat] + _besides(seen, table[seat]) - _besides(seen)
    told: list[Effect] = [Change("points-now", seat, gained, gained, deduced=True)]
    return told + others_changed(seat, before, after)


def _besides(seen: Seen, goods: Goods | None = None) -> int:
    return points_besides_arms(goods or seen.table[seen.seat], seen.state.memo)


def _warded(seen: Seen, weapon: WeaponType) -> Effect:
    """5.5 Return what a ward stops of that which the neighbours take as things stand."""
    state, seat = seen.state, seen.seat
    arms = [weapons_that_count(goods) for goods in seen.table]
    if not any(_concerns(each, weapon) for each in _turned_to(arms, seat)):
        return Pointless("ward-idle", {"weapon": weapon}, deduced=True)
    named = state.wards[seat]
    before = taken_from(arms, seat, named, NOTHING)
    after = taken_from(arms, seat, named | 1 << int(weapon), NOTHING)
    return Fact("stops", {"points": before - after}, deduced=True)


def _turned_to(arms: list[list[WeaponZone]], seat: Seat) -> list[tuple[list[WeaponZone], int]]:
    """Return whose weapons point at *seat*, and with which side."""
    seats = len(arms)
    if seats == TWO_PLAYERS:
        return [(arms[1 - seat], LEFT), (arms[1 - seat], RIGHT)]
    left = left_of(seats, seat)
    return [(arms[left], RIGHT), (arms[(seat + seats - 1) % seats], LEFT)]


def _concerns(turned: tuple[list[WeaponZone], int], weapon: WeaponType) -> bool:
    arms, side = turned
    return strength([each for each in arms if each.type == weapon], side, 0) > 0


def _takes(seen: Seen, side: int) -> Effect:
    """5.5 Return what one side of the weapons takes from the other player; all wards are named."""
    other = 1 - seen.seat
    arms = weapons_that_count(seen.table[seen.seat])
    points = strength(arms, side, seen.state.wards[other])
    return Fact("side-takes", {"other": other, "points": points}, deduced=True)
