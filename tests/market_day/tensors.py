"""Market Day for learners."""

from __future__ import annotations

from typing import Final

from market_day import FAVOURS, OwnView, PublicView
from market_day.vocabulary import Favour, Potion
from retorta.core.box import View
from retorta.research.bounds import Bounds
from retorta.research.tensors.planes import Plane, Planes, counts
from retorta.research.tensors.room import TensorsRoom

MEANINGS: Final = {
    "hand": "own cards, by favour",
    "wanted": "potions that are wanted",
    "gold": "gold, by seat",
    "day": "the day",
}


def planes(view: View) -> list[Plane]:
    public: PublicView = view.public
    own: OwnView = view.own
    found = Planes(len(public.stalls), own.seat)
    found.put("hand", counts(own.hand, len(Favour)))
    found.put("wanted", counts(public.wanted, len(Potion)))
    found.seats("gold", [stall.gold for stall in public.stalls])
    found.put("day", [public.day])
    return found.found


def bounds(seats: int) -> Bounds:
    return Bounds(0, 100, 200, len(FAVOURS))


ROOM: Final = TensorsRoom(planes, MEANINGS, bounds)
