"""What the open cards would be worth to a seat; only told on demand, and to that seat alone."""

from __future__ import annotations

from retorta.core.codec import plain
from retorta.core.words import Seat
from retorta.games.laar.cards import Kind
from retorta.games.laar.rules.best import points_of_player
from retorta.games.laar.rules.stacks import goods_of, table_of
from retorta.games.laar.state import NOTHING, Laar


def worth(state: Laar, seat: Seat) -> dict[str, int]:
    """Return the points each open card would add, were they counted right after taking it.

    By place and kind: ``good:2:spice``. A card with an expert on it is what the expert makes
    of it. Only what lies open and the seat's own goods count in this, so it gives nothing away.
    """
    table = table_of(state)
    now = points_of_player(table, state.memo, seat)
    found: dict[str, int] = {}
    for place, card in enumerate(state.goods):
        if card == NOTHING:
            continue
        expert = state.assigned[place]
        for kind in Kind if expert == NOTHING else [Kind(expert)]:
            stacks = [stack.copy() for stack in state.stacks[seat]]
            stacks[kind].append(card)
            table[seat] = goods_of(state.cardboard, stacks)
            points = points_of_player(table, state.memo, seat)
            found[f"good:{place}:{plain(kind)}"] = points - now
    return found
