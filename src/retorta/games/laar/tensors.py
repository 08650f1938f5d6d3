"""Guilds of Laar as planes of numbers, for learners."""

from __future__ import annotations

from typing import Final

from retorta.core.box import View
from retorta.games.laar.cards import CARDS_IN_THE_BOX, KINDS, MEMOS, WEAPONS, Side
from retorta.games.laar.moves import MOST_SEATS
from retorta.games.laar.views import GoodView, OwnView, PlayerView, PublicView
from retorta.research.bounds import Bounds
from retorta.research.tensors.planes import Plane, Planes, counts, one_hot
from retorta.research.tensors.room import TensorsRoom

MEANINGS: Final = {
    "goods": "the card in each open place, by its number less one",
    "assigned": "the expert on it",
    "experts": "experts of each seat, by kind; zeros if they are hidden",
    "experts_left": "how many experts each seat has",
    "discard": "experts in the common discard, by kind; zeros if it is face down",
    "spices": "cards taken as spices, by seat and number",
    "beasts": "cards taken as beasts: the place in the order they were taken, from 1",
    "weapons": "cards taken as weapons",
    "spells": "cards taken as spells",
    "gems": "cards taken as gems; zeros if they are face down",
    "gems_taken": "how many gems each seat has",
    "wards": "weapon types that take nothing from a seat",
    "sides": "of two players: the side of the weapons that counts",
    "counted": "points written down for each kind of goods, by kind and seat",
    "is_counted": "which kinds have been counted",
    "totals": "points so far, by seat",
    "memo": "the memo the table plays with",
    "first": "who holds the first-player card",
    "asked": "who is to decide",
    "table": "round, rounds, cards in the deck, experts in the discard",
}


def planes(view: View) -> list[Plane]:
    """Return what a seat sees of Guilds of Laar."""
    public: PublicView = view.public
    own: OwnView = view.own
    players = public.players
    found = Planes(len(players), own.seat)
    empty: list[float] = [0.0] * CARDS_IN_THE_BOX
    goods = [_cards([place.good] if place.good else []) for place in public.goods]
    goods += [empty] * (MOST_SEATS - len(goods))
    found.put("goods", [each for row in goods for each in row], MOST_SEATS, CARDS_IN_THE_BOX)
    experts = [one_hot(place.expert, KINDS) for place in public.goods]
    experts += [[0.0] * KINDS] * (MOST_SEATS - len(experts))
    found.put("assigned", [each for row in experts for each in row], MOST_SEATS, KINDS)
    held = [counts(player.experts, KINDS) for player in players]
    if own.experts is not None:
        held[own.seat] = counts(own.experts, KINDS)
    found.by_seat("experts", held)
    found.seats("experts_left", [player.experts_left for player in players])
    found.put("discard", counts(public.discard, KINDS))
    found.by_seat("spices", [_cards(player.spices) for player in players])
    found.by_seat("beasts", [_in_order(player) for player in players])
    found.by_seat("weapons", [_cards(player.weapons) for player in players])
    found.by_seat("spells", [_cards(player.spells) for player in players])
    gems = [_cards(player.gems or []) for player in players]
    if own.gems is not None:
        gems[own.seat] = _cards(own.gems)
    found.by_seat("gems", gems)
    found.seats("gems_taken", [player.gems_taken for player in players])
    found.by_seat("wards", [counts(player.wards, WEAPONS) for player in players])
    found.by_seat("sides", [one_hot(player.side, len(Side)) for player in players])
    sheet = {int(line.kind): line.points for line in public.sheet}
    none = [0] * len(players)
    counted = [sheet.get(kind, none)[seat] for kind in range(KINDS) for seat in found.around]
    found.put("counted", counted, KINDS, len(players))
    found.put("is_counted", [float(kind in sheet) for kind in range(KINDS)])
    found.seats("totals", public.totals)
    found.put("memo", [float(name == public.memo.name) for name in MEMOS])
    found.chosen_seats("first", [public.first])
    found.chosen_seats("asked", public.deciders)
    found.put("table", [public.round, public.rounds, public.deck, public.discarded])
    return found.found


def _cards(goods: list[GoodView]) -> list[float]:
    return counts([good.card - 1 for good in goods], CARDS_IN_THE_BOX)


def _in_order(player: PlayerView) -> list[float]:
    places = [0.0] * CARDS_IN_THE_BOX
    for place, good in enumerate(player.beasts, 1):
        places[good.card - 1] = place
    return places


def bounds(seats: int) -> Bounds:
    """Return wide bounds: the rules give no simple ones."""
    return Bounds(-400, 800, 400, CARDS_IN_THE_BOX)


ROOM: Final = TensorsRoom(planes, MEANINGS, bounds)
