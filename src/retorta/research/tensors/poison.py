"""Poison as planes."""

from __future__ import annotations

from typing import Final

from retorta.core.box import View
from retorta.games.poison.cards import FACES, POTIONS
from retorta.games.poison.views import OwnView, PublicView
from retorta.research.tensors.planes import Plane, Planes, counts, one_hot

MEANINGS: Final = {
    "hand": "own cards, by face",
    "cauldrons": "cards in each cauldron, by face",
    "totals": "the sum in each cauldron",
    "colours": "the colour of each cauldron; none while it has no potion",
    "cards": "cards in hand, by seat",
    "taken": "cards taken in this round, by seat and face; noughts where they are not shown",
    "heights": "cards taken in this round, by seat",
    "points": "points so far, by seat",
    "giver": "who deals",
    "asked": "who is to decide",
    "table": "round, rounds, cards in the pile, cards set aside",
}


def planes(view: View) -> list[Plane]:
    """Return what a seat sees of Poison."""
    public: PublicView = view.public
    own: OwnView = view.own
    found = Planes(len(public.players), own.seat)
    found.put("hand", counts(own.hand, FACES))
    cauldrons = public.cauldrons
    lying = [number for each in cauldrons for number in counts(each.cards, FACES)]
    found.put("cauldrons", lying, len(cauldrons), FACES)
    found.put("totals", [each.total for each in cauldrons])
    colours = [number for each in cauldrons for number in one_hot(each.colour, POTIONS)]
    found.put("colours", colours, len(cauldrons), POTIONS)
    found.seats("cards", [player.cards for player in public.players])
    found.by_seat("taken", [counts(player.taken_cards, FACES) for player in public.players])
    found.seats("heights", [player.taken for player in public.players])
    found.seats("points", [player.points for player in public.players])
    found.chosen_seats("giver", [public.giver])
    found.chosen_seats("asked", public.asked)
    found.put("table", [public.round, public.rounds, public.pile, public.set_aside])
    return found.found
