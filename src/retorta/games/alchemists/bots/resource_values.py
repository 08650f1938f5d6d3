"""A seat's situation in Alchemists, and the worth of gold, cards, bits and seals to it.

Everything is in points at the end of the game.
"""

from __future__ import annotations

from math import exp
from typing import Final

from retorta.core.box import View
from retorta.core.words import Seat
from retorta.games.alchemists.bots.leftover_values import RULES_OF_THUMB, LeftoverValues
from retorta.games.alchemists.bots.weighed_worlds import WeighedWorlds
from retorta.games.alchemists.cards import (
    INGREDIENTS,
    ROUNDS,
    SIGNS,
    Artifact,
    Favor,
)
from retorta.games.alchemists.rules.reputation import loss_from
from retorta.games.alchemists.rules.selling import price_for
from retorta.games.alchemists.state import NOTHING
from retorta.games.alchemists.views import OwnView, PlayerView, PublicView

FAVORS: Final = {
    Favor.ASSISTANT: 1.7,
    Favor.HERBALIST: 1.5,
    Favor.CUSTODIAN: 1.0,
    Favor.MERCHANT: 0.9,
    Favor.BARMAID: 0.9,
    Favor.SHOPKEEPER: 0.95,
    Favor.SAGE: 0.95,
    Favor.ASSOCIATE: 0.6,
    Favor.PUBLISHER: 0.5,
}
"""The worth of keeping each favor at the start."""
CUBE: Final = 1.6
"""The worth of a cube in the next round."""
PACE: Final = 0.8
"""The seals that each player is assumed to add in a round."""


class ResourceValues:
    """One seat's situation, taken from its view."""

    def __init__(
        self,
        view: View,
        weighed_worlds: WeighedWorlds,
        leftover_values: LeftoverValues = RULES_OF_THUMB,
    ) -> None:
        seen: PublicView = view.public
        behind: OwnView = view.own
        self.view = seen
        self.weighed_worlds = weighed_worlds
        self.leftover_values = leftover_values
        self.seat = behind.seat
        self.own: PlayerView = seen.players[behind.seat]
        """What everybody sees of the seat's laboratory."""
        self.round = seen.round
        self.last = seen.round >= ROUNDS
        self.hand = [0] * INGREDIENTS
        for kind in behind.hand:
            self.hand[kind] += 1
        self.favors = behind.favors
        self.gold = self.own.gold
        self.artifacts = self.own.artifacts
        self.seals = behind.seals
        self.laid_seals = behind.laid_seals
        self.theories = [
            NOTHING if book.formula is None else int(book.formula) for book in seen.books
        ]
        self.sealed = {kind for kind, book in enumerate(seen.books) if self.seat in book.owners}
        self.marked = {kind for kind, book in enumerate(seen.books) if book.in_conflict}
        self.counts = [0] * len(seen.players)
        for book in seen.books:
            if not book.in_conflict:
                for owner in book.owners:
                    self.counts[owner] += 1
        self.rivals = [seat for seat in range(len(seen.players)) if seat != self.seat]

    # Reputation

    def gain(self, reputation: int) -> float:
        """Return the worth of a gain of reputation, including the Robe of Respect."""
        robed = Artifact.ROBE_OF_RESPECT in self.artifacts and not self.last
        return reputation + (1.0 if robed and reputation > 0 else 0.0)

    def loss(self, reputation: int) -> float:
        """Return the cost of a loss of reputation, by zone."""
        return float(min(loss_from(self.own.reputation, reputation), self.own.reputation - 1))

    def price(self, quality: int, discount: int) -> int:
        """Return the price paid for a guarantee of that quality, with that discount."""
        return price_for(quality, discount, self.own.reputation)

    # The worth of what is kept

    def learnt(self, bits: float) -> float:
        """Return the worth of finding out a number of bits in this round."""
        left = self.weighed_worlds.left()
        missing = self.leftover_values.bits
        return missing(left, self.round) - missing(max(left - bits, 0.0), self.round)

    def purse(self, gold: float) -> float:
        """Return the worth of an amount of gold at the end of this round."""
        return self.leftover_values.gold(gold, self.round)

    def kept(self, cards: float) -> float:
        """Return the worth of a number of ingredients at the end of this round."""
        return self.leftover_values.cards(cards, self.round, self.weighed_worlds.left())

    def favor(self) -> float:
        """Return the worth of drawing a favor."""
        return self.leftover_values.favor(self.round)

    # Seals

    def presence(self, more: int) -> float:
        """Return the gain from conferences and awards if the seat has *more* seals."""
        mine = self.counts[self.seat] + more
        others = max(self.counts[rival] for rival in self.rivals)
        robe = self.gain(1)
        worth = 0.0
        for round in range(max(self.round, 2), ROUNDS + 1):
            ahead = PACE * (round - self.round)
            worth += _leads(mine + ahead, others + ahead) * (robe if round < ROUNDS else 1.0)
        if self.view.conference:
            tile = self.view.conference[self.own.confers_as]
            rounds = (3 if self.round <= 3 else 5) - self.round
            worth += _between(tile, mine + PACE * max(rounds, 0))
        return worth

    def grants(self, ingredients: list[int]) -> float:
        """Return the gain from grants if the seat has seals on more *ingredients*."""
        needed = 3 if self.own.grants else 2
        best = 0.0
        for grant in self.view.grants:
            kinds = {int(kind) for kind in grant.ingredients}
            before = len(kinds & self.sealed - self.marked)
            after = len(kinds & (self.sealed | set(ingredients)) - self.marked)
            prize = 2 * 0.9 + grant.points
            if after >= needed > before:
                best = max(best, prize)
            elif after > before and after == needed - 1 and not self.last:
                best = max(best, 0.35 * prize)
            elif after > before and not self.last:
                best = max(best, 0.15 * prize)
        return best

    def differs(self, ingredient: int, colour: int) -> int:
        """Return the sign that would disprove the theory there."""
        return 1 - SIGNS[self.theories[ingredient]][colour]


def _leads(mine: float, others: float) -> float:
    """Return the chance of having at least as many seals as the best of the others."""
    return 1 / (1 + exp(-2 * (mine - others + 0.5)))


def _between(tile: list[int], seals: float) -> float:
    """Return the gain from a conference tile, for a fractional number of seals."""
    low = min(int(seals), len(tile) - 1)
    high = min(low + 1, len(tile) - 1)
    part = min(seals - low, 1.0)
    return tile[low] + (tile[high] - tile[low]) * part


def planned(view: PublicView, seat: Seat, area: int) -> int:
    """Return the number of actions for which *seat* has laid cubes in an area."""
    for row in view.areas:
        if row.area == area and seat in row.seats:
            return row.actions[row.seats.index(seat)]
    return 0
