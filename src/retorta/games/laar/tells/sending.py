"""4.2 Sending an expert: what the card becomes, and whom one has left."""

from __future__ import annotations

from typing import Final

from retorta.core.tells import Change, Effect, Fact
from retorta.games.laar.cards import Expert, Kind
from retorta.games.laar.moves import Assign
from retorta.games.laar.printed import zone_of
from retorta.games.laar.tells.gains import Gains
from retorta.games.laar.tells.seen import Seen


def brought_by_sending(seen: Seen, gains: Gains, move: Assign) -> list[Effect]:
    """Return what an expert makes of a card: it is not surely the sender's.

    Who takes before the sender concerns all moves, and is told with the question.
    """
    good = seen.goods[move.good]
    assert good is not None, "an expert is sent to a card that lies open"
    kind, expert = Kind(int(move.expert)), int(move.expert)
    left = seen.state.hands[seen.seat].copy()
    left[expert] -= 1
    told: list[Effect] = [
        Fact("becomes", {"good": move.good, "kind": kind, "zone": zone_of(good, kind)}),
        Fact("experts-left", {"experts": experts_in(left)}),
    ]
    if seen.chances:
        gained = gains.of(good.card - 1, expert)
        told.append(Change("would-bring", seen.seat, gained, gained, deduced=True))
    return told


def experts_in(hand: list[int]) -> list[Expert]:
    """Return the experts of a hand, one after the other."""
    return [expert for expert in EXPERTS for _ in range(hand[expert])]


EXPERTS: Final = tuple(Expert)
