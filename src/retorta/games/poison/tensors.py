"""Poison as planes of numbers, for learners."""

from __future__ import annotations

from typing import Final

from retorta.core.box import View
from retorta.games.poison.cards import COPIES, DECK, FACES, POISON_FACE, POTIONS
from retorta.games.poison.views import OwnView, PublicView
from retorta.research.bounds import Bounds
from retorta.research.tensors.planes import Plane, Planes, counts, one_hot
from retorta.research.tensors.room import TensorsRoom

MOST_ROUNDS_OF_THREE: Final = 6
"""Three play as many rounds as they agree on; others as many as they are."""
MEANINGS: Final = {
    "hand": "own cards, by face",
    "cauldrons": "cards in each cauldron, by face",
    "totals": "the sum in each cauldron",
    "colours": "the colour of each cauldron; none while it has no potion",
    "cards": "cards in hand, by seat",
    "taken": "cards taken in this round, by seat and face; zeros if they are not shown",
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
    found.chosen_seats("asked", public.deciders)
    found.put("table", [public.round, public.rounds, public.pile, public.set_aside])
    return found.found


def bounds(seats: int) -> Bounds:
    """Return the bounds that follow from the rules."""
    rounds = MOST_ROUNDS_OF_THREE if seats == 3 else seats
    worst = rounds * (len(DECK) + COPIES[POISON_FACE])  # all cards taken, poison twice
    return Bounds(-worst, 0, rounds * len(DECK), len(DECK))


ROOM: Final = TensorsRoom(planes, MEANINGS, bounds, "retorta.games.poison.batch:PoisonBatch")
