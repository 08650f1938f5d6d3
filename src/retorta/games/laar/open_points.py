"""The points so far, by what lies open."""

from __future__ import annotations

from retorta.games.laar.cards import GEM
from retorta.games.laar.imagine import gems_hidden
from retorta.games.laar.rules.best import points_to_come
from retorta.games.laar.rules.stacks import goods_of
from retorta.games.laar.state import Laar


def open_points(state: Laar) -> list[int]:
    """Return what everybody would count now; gems that lie face down count for nobody."""
    closed = gems_hidden(state)
    everybody = [
        [[] if closed and kind == GEM else stack for kind, stack in enumerate(stacks)]
        for stacks in state.stacks
    ]
    table = [goods_of(state.cardboard, stacks) for stacks in everybody]
    return [points_to_come(state, seat, stacks, table) for seat, stacks in enumerate(everybody)]
