"""Dealing again what a seat of Poison cannot see; near the end, in every possible way."""

from __future__ import annotations

from math import comb
from typing import Any, Final

from mypy_extensions import i64

from retorta.bots.search.knowledge import Dreams, World
from retorta.core.dealer import Dealer, DreamDealer
from retorta.core.words import Seat
from retorta.games.poison.bots.dreamt_round import Place, Round, draw, round_of
from retorta.games.poison.cards import FACES
from retorta.games.poison.moves import CAULDRONS
from retorta.games.poison.state import Poison

FEW_CARDS: Final = 2
"""The most cards in each hand for the rest of the round to be solved."""
FEW_WORLDS: Final = 400
"""The most ways of dealing them that are examined one by one."""


class PoisonDreams(Dreams):
    """Deals what a seat cannot see, repeatedly, into the same round object."""

    def __init__(self, pov: Any) -> None:
        super().__init__(pov)
        # All dreams agree in what the seat knows, so any of them will do.
        state = pov.imagine(DreamDealer(0))
        assert isinstance(state, Poison)
        self.seat: i64 = pov.seat
        self.known = round_of(state)
        self.round = round_of(state)
        self.aside: i64 = len(state.set_aside)
        unseen = [*state.pile, *state.set_aside]
        for seat in range(state.seats):
            if seat != self.seat:
                unseen += [face for face in range(FACES) for _ in range(state.hands[seat][face])]
        unseen.sort()
        self.round.unseen = unseen

    def deal(self, dealer: Dealer) -> Round:
        dream = self.round
        known = self.known
        dream.turn.seat = known.turn.seat
        for number in range(CAULDRONS):
            pot = dream.pots[number]
            lying = known.pots[number]
            pot.total = lying.total
            pot.colour = lying.colour
            pot.pile = lying.pile
            pot.price = lying.price
        unseen = dream.unseen
        left: i64 = len(unseen)
        for seat in range(len(dream.places)):
            place = dream.places[seat]
            before = known.places[seat]
            place.pile = before.pile
            place.leads = before.leads
            if seat == self.seat:
                place.kinds = before.kinds
                place.counts = before.counts
                place.cards = before.cards
                continue
            place.kinds = 0
            place.counts = 0
            place.cards = 0
            for _ in range(before.cards):
                left -= 1
                place.take_up(draw(unseen, left, dealer))
        if known.left:
            for _ in range(self.aside):
                left -= 1
                draw(unseen, left, dealer)
        dream.left = known.left
        return dream

    def worlds(self) -> list[World]:
        known = self.known
        for place in known.places:
            if place.cards > FEW_CARDS:
                return []
        if known.left:
            return []
        others = [seat for seat in range(len(known.places)) if seat != self.seat]
        counts = [self.round.unseen.count(face) for face in range(FACES)]
        deals = deals_of([known.places[seat].cards for seat in others], counts)
        if len(deals) > FEW_WORLDS:
            return []
        return [World(self._with_hands(others, deal), deal.ways) for deal in deals]

    def _with_hands(self, others: list[Seat], deal: Deal) -> Round:
        world = self.known.copy()
        for place in range(len(others)):
            hand = Place()
            hand.pile = world.places[others[place]].pile
            hand.leads = world.places[others[place]].leads
            for face in deal.hands[place]:
                hand.take_up(face)
            world.places[others[place]] = hand
        return world


class Deal:
    """A hand for each of some seats, and the number of ways to deal them."""

    hands: list[list[int]]
    ways: int

    def __init__(self, hands: list[list[int]], ways: int) -> None:
        self.hands = hands
        self.ways = ways


def deals_of(sizes: list[int], counts: list[int]) -> list[Deal]:
    """Return every deal of these cards in hands of given sizes; if there are too many, some."""
    if not sizes:
        return [Deal([], 1)]
    found: list[Deal] = []
    for hand in hands_of(sizes[0], counts, 0):
        left = counts.copy()
        for face in hand.hands[0]:
            left[face] -= 1
        for rest in deals_of(sizes[1:], left):
            found.append(Deal(hand.hands + rest.hands, hand.ways * rest.ways))
            if len(found) > FEW_WORLDS:
                return found
    return found


def hands_of(cards: int, counts: list[int], first: int) -> list[Deal]:
    """Return every hand of a given size from these cards, starting at one face."""
    if not cards:
        return [Deal([[]], 1)]
    found: list[Deal] = []
    for face in range(first, FACES):
        for copies in range(1, min(cards, counts[face]) + 1):
            ways = comb(counts[face], copies)
            for rest in hands_of(cards - copies, counts, face + 1):
                found.append(Deal([[face] * copies + rest.hands[0]], ways * rest.ways))
    return found
