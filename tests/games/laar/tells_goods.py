"""Measures what a good became and where it went, from the events and the states after them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from laws.tells_law import Followed

from retorta.core.tells import Fact
from retorta.core.words import Event, Seat
from retorta.games.laar.build_views import public
from retorta.games.laar.cards import (
    CLASSES,
    SPELL,
    Expert,
    Kind,
    SpellKind,
    WeaponZone,
)
from retorta.games.laar.events import (
    ExpertAssigned,
    ExpertExchanged,
    GoodAcquired,
    GoodTransferred,
)
from retorta.games.laar.rules.beasts import points_for_beasts
from retorta.games.laar.rules.gems import points_for_gems, shifts_of
from retorta.games.laar.rules.spices import points_for_spices
from retorta.games.laar.rules.stacks import Goods, goods_of
from retorta.games.laar.rules.weapons import pairs_of, weapons_that_count
from retorta.games.laar.state import NOTHING, Laar
from retorta.games.laar.views import GemView, WeaponView

SENDING, TAKING, PLACING = "assign-experts", "acquire-goods", "place-universal-goods"


def goods_after(followed: Followed) -> Goods:
    """Return the goods of the decider right after the move."""
    first: Laar = followed.first
    return goods_of(first.cardboard, first.stacks[followed.seat])


def event_of(followed: Followed, *kinds: type[Event]) -> Any:
    return next(event for event in followed.events if isinstance(event, kinds))


def becomes(followed: Followed, fact: Fact) -> bool:
    event = event_of(followed, ExpertAssigned)
    is_so = followed.first.assigned[event.good] == fact.parts["kind"]
    return is_so and (event.good, event.zone) == (fact.parts["good"], fact.parts["zone"])


def experts_left(followed: Followed, fact: Fact) -> bool:
    hand = followed.after.hands[followed.seat]
    return bool([fact.parts["experts"].count(expert) for expert in Expert] == hand)


def joins(followed: Followed, fact: Fact) -> bool:
    event = event_of(followed, GoodAcquired, GoodTransferred)
    kind = fact.parts["kind"]
    on_top = followed.first.stacks[followed.seat][kind][-1:] == [event.card - 1]
    return on_top and (event.kind, event.zone) == (kind, fact.parts["zone"])


def spices(followed: Followed, fact: Fact) -> bool:
    goods = goods_after(followed)
    before = goods_of(followed.before.cardboard, followed.before.stacks[followed.seat])
    different, points = len(set(goods.spices)), points_for_spices(goods)
    more = points_for_spices(before) < points
    return more and (different, points) == (fact.parts["different"], fact.parts["points"])


def spice_again(followed: Followed, fact: Fact) -> bool:
    goods = goods_after(followed)
    return goods.spices[-1] in goods.spices[:-1]


def follows(followed: Followed, fact: Fact) -> bool:
    beasts, memo = goods_after(followed).beasts, followed.before.memo
    more = points_for_beasts(beasts, memo) - points_for_beasts(beasts[:-1], memo)
    return (beasts[-2], more) == (fact.parts["before"], fact.parts["points"])


def sets(followed: Followed, fact: Fact) -> bool:
    beasts, memo = goods_after(followed).beasts, followed.before.memo
    made = fact.parts["sets"]
    for each in made:
        line = memo.needs.index([each.beasts.count(beast) for beast in range(4)])
        assert memo.worths[line] == each.points
    assert Counter(beast for each in made for beast in each.beasts) <= Counter(beasts)
    points = sum(each.points for each in made)
    return bool(points == fact.parts["points"] == points_for_beasts(beasts, memo))


def runs(followed: Followed, fact: Fact) -> bool:
    goods = goods_after(followed)
    split = [[int(gem) for gem in run.split("-")] for run in fact.parts["runs"]]
    for run in split:
        assert all(after == gem % CLASSES + 1 for gem, after in pairwise(run))
        assert len(set(run)) == len(run)
    laid = Counter(gem for run in split for gem in run)
    assert sum(laid.values()) == len(goods.gems)
    assert sum((laid - Counter(goods.gems)).values()) <= shifts_of(goods)
    points = sum(len(run) ** 2 for run in split)
    return bool(points == fact.parts["points"] == points_for_gems(goods))


def void(followed: Followed, fact: Fact) -> bool:
    goods, weapon = goods_after(followed), fact.parts["weapon"]
    types = [each.type for each in goods.weapons]
    assert fact.warns == (types.count(weapon) == 2), f"{fact}: the first of them counts no more"
    idle = all(each.type != weapon for each in weapons_that_count(goods))
    return idle and types.count(weapon) == fact.parts["weapons"]


def taken_by_it(followed: Followed, side: int = NOTHING) -> dict[Seat, int]:
    """Return what a weapon alone takes from everybody, at a table without others."""
    zone: WeaponView = event_of(followed, GoodAcquired, GoodTransferred).zone
    seats, seat = followed.first.seats, followed.seat
    arms: list[list[WeaponZone]] = [[] for _ in range(seats)]
    arms[seat] = [WeaponZone(int(zone.type), zone.left, zone.right)]
    sides = [side if each == seat else NOTHING for each in range(seats)]
    assert any(each.type == zone.type for each in weapons_that_count(goods_after(followed)))
    lost = dict.fromkeys(range(seats), 0)
    for one, other, takes, loses in pairs_of(arms, [0] * seats, sides):
        lost[other] += takes
        lost[one] += loses
    return lost


def takes(followed: Followed, fact: Fact) -> bool:
    parts, lost = fact.parts, taken_by_it(followed)
    seat, seats = followed.seat, followed.first.seats
    told = lost[parts["left"]], lost[parts["right"]]
    is_beside = (parts["left"], parts["right"]) == ((seat + 1) % seats, (seat - 1) % seats)
    return is_beside and told == (parts["takes_left"], parts["takes_right"])


def takes_one_side(followed: Followed, fact: Fact) -> bool:
    parts = fact.parts
    told = [taken_by_it(followed, side)[1 - followed.seat] for side in (0, 1)]
    return told == [parts["takes_left"], parts["takes_right"]]


def universal(followed: Followed, fact: Fact) -> bool:
    first: Laar = followed.first
    card = first.stacks[followed.seat][SPELL][-1]
    return first.cardboard.spells[card].kind == SpellKind.UNIVERSAL


def face_down(followed: Followed, fact: Fact) -> bool:
    event = event_of(followed, GoodAcquired)
    announced = (event.kind, event.zone) == (Kind.GEM, GemView(fact.parts["gem"]))
    return announced and public(followed.first).players[followed.seat].gems is None


def comes_back(followed: Followed, fact: Fact) -> bool:
    return bool(event_of(followed, ExpertExchanged).taken == fact.parts["back"])
