"""A bot for Poison that counts cards and keeps its small ones."""

from __future__ import annotations

from random import Random
from typing import Final

from retorta.core.box import Pov
from retorta.core.words import Move, Seat
from retorta.games.poison.cards import COLOUR, COPIES, POTIONS, VALUE, Card, Colour
from retorta.games.poison.moves import Play
from retorta.games.poison.rules.play import FULL
from retorta.games.poison.rules.scoring import POINTS_FOR_POISON, POINTS_FOR_POTION
from retorta.games.poison.views import PublicView

EASY_TO_KEEP: Final = {1: 0.9, 2: 0.7, 4: 0.35, 5: 0.2, 7: 0.0}
"""The worth of a small card in hand: it still fits where a large one spills."""
POISON_IN_HAND: Final = 0.3
"""The worth of getting rid of a poison card, which hurts those who have to take it."""
RIPENESS: Final = 0.25
"""The share of a nearly full cauldron that the others will probably have to take."""
MAJORITY_KEEPS: Final = 0.35
"""What a potion still costs on average if its taker leads in that colour."""


class Greedy:
    """Looks one move ahead: what it costs now, what it leaves behind, what it keeps in hand."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, pov: Pov) -> Move:
        view: PublicView = pov.public
        moves = pov.moves
        costs = [self._cost(view, pov.seat, move) for move in moves]
        least = min(costs)
        good = [move for move, cost in zip(moves, costs, strict=True) if cost <= least + 1e-9]
        return self._random.choice(good)

    def _cost(self, view: PublicView, seat: Seat, move: Move) -> float:
        assert isinstance(move, Play)
        card = move.card
        cauldron = view.cauldrons[move.cauldron]
        value = VALUE[card]
        cost = EASY_TO_KEEP[value] if card != Card.POISON else -POISON_IN_HAND
        if cauldron.total + value > FULL:
            return cost + taking_costs(view, seat, cauldron.cards)
        filled = [*cauldron.cards, card]
        return cost - RIPENESS * ripe(filled, cauldron.total + value)


def taking_costs(view: PublicView, seat: Seat, cards: list[Card]) -> float:
    """Return about how many points it costs *seat* to take *cards*."""
    cost = 0.0
    for colour in Colour:
        taken = sum(1 for card in cards if COLOUR[card] == colour)
        if not taken:
            continue
        if colour == Colour.POISON:
            cost += POINTS_FOR_POISON * taken
            continue
        mine, best_other, unseen = majority_counts(view, seat, colour)
        if mine + taken > best_other + unseen:
            # Nobody can catch up, so all cards of this colour will be discarded.
            cost -= POINTS_FOR_POTION * mine * MAJORITY_KEEPS
        elif mine + taken > best_other:
            cost += POINTS_FOR_POTION * taken * MAJORITY_KEEPS
        else:
            cost += POINTS_FOR_POTION * taken
    return cost


def majority_counts(view: PublicView, seat: Seat, colour: Colour) -> tuple[int, int, int]:
    """Return the cards *seat* has of a colour, the most of any other, and how many nobody has."""
    counts = [
        sum(1 for card in player.taken_cards or [] if COLOUR[card] == colour)
        for player in view.players
    ]
    printed = sum(COPIES[card] for card in Card if COLOUR[card] == colour)
    others = [count for owner, count in enumerate(counts) if owner != seat]
    return counts[seat], max(others), printed - sum(counts)


def ripe(cards: list[Card], total: int) -> float:
    """Return what is in a cauldron, weighted by how likely the next card makes it spill."""
    points = sum(
        POINTS_FOR_POISON if COLOUR[card] >= POTIONS else POINTS_FOR_POTION for card in cards
    )
    room = FULL - total
    spilling = sum(1 for value in (1, 2, 4, 5, 7) if value > room)
    return points * spilling / 5
