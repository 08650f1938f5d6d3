"""What the open cards would be worth to one seat, shown only to that seat; the points so far."""

from __future__ import annotations

from retorta.core.codec import plain
from retorta.core.words import Seat
from retorta.games.laar.cards import GEM, Kind
from retorta.games.laar.imagine import gems_hidden
from retorta.games.laar.rules.best import points_to_come
from retorta.games.laar.rules.stacks import goods_of, table_of
from retorta.games.laar.state import NOTHING, Laar


def worth(state: Laar, seat: Seat) -> dict[str, int]:
    """Return the points each open card would add, were they counted right after taking it.

    By place and kind: ``good:2:spice``. A card with an expert on it is what the expert makes
    of it, and a universal good what it will be where it is laid best. Only what lies open and
    the seat's own goods count in this, so it gives nothing away.
    """
    table = table_of(state)
    now = points_to_come(state, seat, state.stacks[seat], table)
    found: dict[str, int] = {}
    for place, card in enumerate(state.goods):
        if card == NOTHING:
            continue
        expert = state.assigned[place]
        for kind in Kind if expert == NOTHING else [Kind(expert)]:
            stacks = [stack.copy() for stack in state.stacks[seat]]
            stacks[kind].append(card)
            points = points_to_come(state, seat, stacks, table)
            found[f"good:{place}:{plain(kind)}"] = points - now
    return found


def open_points(state: Laar) -> list[int]:
    """Return what everybody would count now; gems that lie face down count for nobody."""
    closed = gems_hidden(state)
    everybody = [
        [[] if closed and kind == GEM else stack for kind, stack in enumerate(stacks)]
        for stacks in state.stacks
    ]
    table = [goods_of(state.cardboard, stacks) for stacks in everybody]
    return [points_to_come(state, seat, stacks, table) for seat, stacks in enumerate(everybody)]
