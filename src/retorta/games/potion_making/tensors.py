"""Potion-Making as planes of numbers, for learners."""

from __future__ import annotations

from typing import Final

from retorta.core.box import View
from retorta.games.potion_making.cards import CARDS_IN_THE_BOX, ELEMENT_COUNT, FACES
from retorta.games.potion_making.views import OwnView, PublicView
from retorta.research.bounds import Bounds
from retorta.research.tensors.planes import Plane, Planes, counts, one_hot
from retorta.research.tensors.room import TensorsRoom

MEANINGS: Final = {
    "hand": "own cards, by face",
    "cards": "cards in hand, by seat",
    "shown": "cards taken openly into each hand, by seat and face; zeros if not remembered",
    "built": "built recipes, by seat and face",
    "under": "cards under the built recipes, by seat and face",
    "points": "points so far, by seat",
    "sources": "points for elements, for one's recipes, for others' use of them, by seat",
    "cabinet": "cards in the stacks of the cabinet, by face",
    "tops": "the card on top of each stack, by face",
    "seconds": "the card below it, by face",
    "stacks": "the height of each stack, by element",
    "apart": "triple cards in the cabinet, by face",
    "returning": "cards on their way back, by face",
    "about": "the built recipe that the question is about, by face",
    "active": "whose turn it is",
    "asked": "who is to decide",
    "table": "cards in the deck",
}


def planes(view: View) -> list[Plane]:
    """Return what a seat sees of Potion-Making."""
    public: PublicView = view.public
    own: OwnView = view.own
    players = public.players
    found = Planes(len(players), own.seat)
    found.put("hand", counts(own.hand, FACES))
    found.seats("cards", [player.cards for player in players])
    found.by_seat("shown", [counts(player.shown, FACES) for player in players])
    found.by_seat("built", [counts([b.card for b in player.built], FACES) for player in players])
    under = [[card for b in player.built for card in b.under] for player in players]
    found.by_seat("under", [counts(cards, FACES) for cards in under])
    found.seats("points", [player.points for player in players])
    sources = [player.sources for player in players]
    found.by_seat("sources", [[each.elements, each.recipes, each.halves] for each in sources])
    stacks = public.stacks
    found.put("cabinet", counts([card for stack in stacks for card in stack.cards], FACES))
    found.put("tops", counts([stack.cards[-1] for stack in stacks], FACES))
    found.put("seconds", counts([s.cards[-2] for s in stacks if len(s.cards) > 1], FACES))
    heights = counts([stack.element for stack in stacks for _ in stack.cards], ELEMENT_COUNT)
    found.put("stacks", heights)
    found.put("apart", counts(public.apart, FACES))
    found.put("returning", counts(public.returning, FACES))
    found.put("about", one_hot(public.about, FACES))
    found.chosen_seats("active", [public.active])
    found.chosen_seats("asked", public.deciders)
    found.put("table", [public.deck])
    return found.found


def bounds(seats: int) -> Bounds:
    """Return wide bounds: the rules give no simple ones."""
    return Bounds(0, 1000, 3000, CARDS_IN_THE_BOX)


ROOM: Final = TensorsRoom(planes, MEANINGS, bounds)
