"""3. A good joins a stack: what its zone says, and what that makes of the stack.

The rules' layer speaks of the card, of the stack it joins and of the printed aids, never of
several stacks together. How gems and beasts are split best is the player's own affair.
"""

from __future__ import annotations

from retorta.core.tells import Effect, Fact
from retorta.games.laar.cards import Beast, Kind, SpellKind, WeaponType
from retorta.games.laar.events import MadeSet
from retorta.games.laar.printed import zone_of
from retorta.games.laar.rules.beasts import best_sets
from retorta.games.laar.rules.gems import best_runs, points_for_gems
from retorta.games.laar.rules.spices import points_for_spices
from retorta.games.laar.rules.stacks import Goods, left_of, with_good
from retorta.games.laar.rules.weapons import TWO_PLAYERS
from retorta.games.laar.tells.seen import Seen
from retorta.games.laar.views import GoodView


def joins(seen: Seen, good: GoodView, kind: Kind) -> list[Effect]:
    """Return what joins which stack of the asked seat, and what the rules say of that stack."""
    own = seen.table[seen.seat]
    more = with_good(own, seen.state.cardboard, good.card - 1, kind)
    told: list[Effect] = [Fact("joins", {"kind": kind, "zone": zone_of(good, kind)})]
    if kind == Kind.SPICE:
        told.append(_spices(own, more))
    elif kind == Kind.BEAST:
        told += _beasts(seen, more)
    elif kind == Kind.WEAPON:
        told.append(_weapons(seen, own, good))
    elif kind == Kind.SPELL and good.spell.kind == SpellKind.UNIVERSAL:
        told.append(Fact("universal"))
    elif kind == Kind.GEM and seen.chances:
        runs = ["-".join(map(str, run)) for run in best_runs(more)]
        told.append(Fact("runs", {"runs": runs, "points": points_for_gems(more)}, deduced=True))
    return told


def _spices(own: Goods, more: Goods) -> Effect:
    """5.3 Different spices count, a second card of one does not."""
    different = len(set(more.spices))
    if different == len(set(own.spices)):
        return Fact("spice-again")
    return Fact("spices", {"different": different, "points": points_for_spices(more)})


def _beasts(seen: Seen, more: Goods) -> list[Effect]:
    """5.4 Where the order counts, the beast before earns; sets are made of all beasts."""
    memo = seen.state.memo
    if memo.next:
        if len(more.beasts) == 1:
            return []
        before, taken = more.beasts[-2:]
        points = memo.next[before][taken]
        return [Fact("follows", {"before": Beast(before), "points": points})]
    if not seen.chances:
        return []
    sets = [
        MadeSet([Beast(beast) for beast in made], points)
        for made, points in best_sets(more.beasts, memo)
    ]
    points = sum(made.points for made in sets)
    return [Fact("sets", {"sets": sets, "points": points}, deduced=True)] if sets else []


def _weapons(seen: Seen, own: Goods, good: GoodView) -> Effect:
    """5.5 A weapon takes from the neighbours, but several of a type take nothing."""
    weapon, state = good.weapon, seen.state
    before = sum(1 for each in own.weapons if each.type == weapon.type)
    if before:
        parts = {"weapon": WeaponType(weapon.type), "weapons": before + 1}
        return Fact("void", parts, warns=before == 1)
    left = left_of(state.seats, seen.seat)
    figures = {"takes_left": weapon.left, "takes_right": weapon.right}
    if state.seats == TWO_PLAYERS:
        return Fact("takes-one-side", figures)
    right = (seen.seat + state.seats - 1) % state.seats
    return Fact("takes", {"left": left, "right": right, **figures})
