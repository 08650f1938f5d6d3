"""A bot for Potion-Making that thinks its own turn through to the end."""

from __future__ import annotations

from random import Random
from typing import Final

from retorta.core import door
from retorta.core.box import Pov
from retorta.core.dealer import Dealer, SeededDealer
from retorta.core.words import Move, Seat
from retorta.games.potion_making.cards import INGREDIENTS, POINTS, RECIPE, Face
from retorta.games.potion_making.moves import Build, Cast, PlayAsElement
from retorta.games.potion_making.rules.recipes import missing, supply
from retorta.games.potion_making.rules.turn import TakeTurn
from retorta.games.potion_making.state import PotionMaking

READY: Final = 0.45
"""What a point is worth in a recipe that could be built now, but has to wait a round."""
ONE_SHORT: Final = 0.15
"""The same where one ingredient is missing."""
FAR_OFF: Final = 0.04
"""The same where more is missing."""
LATER: Final = 0.6
"""A recipe waits for the better ones in hand: each next one is worth this part."""
SPELL_IN_HAND: Final = 1.6
"""What a spell is worth that is kept for a better moment, while the deck lasts."""
LONG_DECK: Final = 12
"""Below so many cards in the deck a kept spell loses its worth."""
BUILT: Final = 0.12
"""What a point is worth in an own built recipe: others pay half to use it."""
SHARE_OF_RIVALS: Final = {2: 0.9, 3: 0.6, 4: 0.5, 5: 0.4, 6: 0.35}
"""What a point given to one rival costs, by the number of players."""
OPENED: Final = 0.3
"""How far the recipes that the table now offers to rivals are feared."""


class Greedy:
    """Tries every way to end its turn in a dream and likes best what it leaves behind."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, pov: Pov) -> Move:
        moves = pov.moves
        if len(moves) == 1:
            return moves[0]
        # One dream is enough: nothing hidden plays a part until the turn is over.
        dealer = SeededDealer(self._random.getrandbits(32), listening=False)
        dream = pov.imagine(dealer)
        values = [value_of(dream, pov.seat, move, dealer) for move in moves]
        most = max(values)
        good = [move for move, value in zip(moves, values, strict=True) if value > most - 1e-9]
        return self._random.choice(good)


def value_of(before: PotionMaking, seat: Seat, move: Move, dealer: Dealer) -> float:
    """Return what the best turn that goes on with *move* leads to."""
    after = before.copy()
    ends_turn = isinstance(move, PlayAsElement | Build) or not any(
        isinstance(step, TakeTurn) for step in before.agenda
    )
    door.carry_out(after, seat, move, dealer)
    if not after.agenda or (ends_turn and isinstance(after.agenda[-1], TakeTurn)):
        return worth(after, seat)
    moves = door.legal_moves(after, seat)
    if isinstance(after.agenda[-1], TakeTurn):
        # A second spell is thought about when the first has worked.
        moves = [each for each in moves if not isinstance(each, Cast)]
    if not moves:
        return worth(after, seat)
    return max(value_of(after, seat, each, dealer) for each in moves)


def worth(table: PotionMaking, seat: Seat) -> float:
    """Return how much a seat likes the table at the end of its turn, in points."""
    there = supply(table)
    rivals = sum(table.totals) - table.totals[seat]
    share = SHARE_OF_RIVALS[table.seats]
    return (
        table.totals[seat]
        - share * rivals
        + in_hand(table, seat, there)
        + sum(BUILT * POINTS[RECIPE[built.card]] for built in table.built[seat])
        - OPENED * share * offered(table, seat, there)
    )


def in_hand(table: PotionMaking, seat: Seat, there: list[int]) -> float:
    """Return what the cards of the hand promise."""
    if not table.agenda:
        return 0.0
    promises = sorted((promise(table, face, there) for face in table.hands[seat]), reverse=True)
    return sum(value * LATER**place for place, value in enumerate(promises))


def promise(table: PotionMaking, face: Face, there: list[int]) -> float:
    """Return what a card of the hand is worth if it is not played yet."""
    if RECIPE[face] < 0:
        return SPELL_IN_HAND * min(1.0, len(table.deck) / LONG_DECK)
    points = POINTS[RECIPE[face]]
    if missing(there, face) is None:
        return READY * points
    lacking = sum(1 for ingredient in INGREDIENTS[RECIPE[face]] if there[ingredient] == 0)
    return (ONE_SHORT if lacking <= 1 else FAR_OFF) * points


def offered(table: PotionMaking, seat: Seat, there: list[int]) -> float:
    """Return the points rivals may be expected to build next, as far as anybody can tell.

    It looks at all the cards the seat cannot see as one heap, so a dream tells no more
    than the truth would.
    """
    unseen = list(table.deck)
    held = 0
    for owner, hand in enumerate(table.hands):
        if owner != seat:
            unseen.extend(hand)
            held += len(hand)
    if not unseen:
        return 0.0
    open_to_all = sum(
        POINTS[RECIPE[face]]
        for face in unseen
        if RECIPE[face] >= 0 and missing(there, face) is None
    )
    return open_to_all * held / len(unseen)
