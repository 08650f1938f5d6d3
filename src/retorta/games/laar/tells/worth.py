"""What the open cards would be worth to one seat, for programs that ask at any time."""

from __future__ import annotations

from retorta.core.box import View
from retorta.core.codec import plain
from retorta.core.tells import Choice
from retorta.games.laar.cards import Kind
from retorta.games.laar.state import NOTHING
from retorta.games.laar.tells.gains import Gains
from retorta.games.laar.tells.seen import SENDING, seen_in


def worth(view: View) -> dict[str, int]:
    """Return the points each open card would add, were they counted right after taking it.

    By place and kind: ``good:2:spice``. A card with an expert on it is what the expert makes
    of it, and a universal good what it will be where it is laid best.
    """
    seen = seen_in(Choice(view, view.own.seat, SENDING, [], chances=True))
    gains = Gains(seen.state, seen.seat, seen.table)
    found: dict[str, int] = {}
    for place, good in enumerate(seen.goods):
        if good is None:
            continue
        sent = seen.state.assigned[place]
        for kind in Kind if sent == NOTHING else [Kind(sent)]:
            found[f"good:{place}:{plain(kind)}"] = gains.of(good.card - 1, int(kind))
    return found
