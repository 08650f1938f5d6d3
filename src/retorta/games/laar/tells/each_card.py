"""What the cards would bring that the seat cannot choose by its moves now.

Others' experts lie on them, or the seat has no expert who would make that good of them; all the
same it may get them so.
"""

from __future__ import annotations

from retorta.core.tells import Effect, Fact
from retorta.games.laar.cards import Kind
from retorta.games.laar.state import NOTHING
from retorta.games.laar.tells.gains import Gains
from retorta.games.laar.tells.seen import SENDING, Seen


def other_cards(seen: Seen, gains: Gains) -> list[Effect]:
    """Return what each card would bring, as each good that no move of the seat makes of it."""
    if seen.question != SENDING:
        return []
    told: list[Effect] = []
    state, hand = seen.state, seen.state.hands[seen.seat]
    for place, good in enumerate(seen.goods):
        assert good is not None, "nothing is taken before all experts are sent"
        sent = state.assigned[place]
        kinds = [kind for kind in Kind if not hand[kind]] if sent == NOTHING else [Kind(sent)]
        for kind in kinds:
            gained = gains.of(good.card - 1, int(kind))
            parts = {"good": place, "kind": kind, "points": gained}
            told.append(Fact("card-would-bring", parts, deduced=True))
    return told
