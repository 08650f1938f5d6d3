"""The value, in points, of what is left after a round: gold, cards, favors, bits and artifacts.

It comes from rules of thumb, or was learned from many games.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from retorta.bots.learned import weights_of
from retorta.games.alchemists.bots.features import (
    BIT_STEPS,
    CARD_STEPS,
    EACH_ROUND,
    GOLD_STEPS,
    NAMES,
    artifact_name,
    bits_name,
    cards_name,
    gold_name,
    stairs,
)
from retorta.games.alchemists.cards import ARTIFACT_POINTS, ROUNDS, Artifact
from retorta.games.alchemists.rules.scoring import GOLD_FOR_A_FAVOR, GOLD_FOR_A_POINT

BIT: Final = (0.0, 1.6, 1.6, 1.5, 1.3, 1.1, 0.1)
"""The worth of one of the first bits of knowledge, by the round in which it is found out."""
LAST_BITS: Final = ((2.0, 2.0), (4.0, 1.6), (8.0, 1.2), (16.0, 1.0))
"""The factor for the last bits, by the number of bits left: they make theories certain."""
COINS: Final = (1.2, 1.1, 0.9, 0.9, 0.8, 0.8, 0.6, 0.6)
"""The worth of the first coin in the purse during the game, the second, and so on."""
MORE_COINS: Final = 0.35
COIN_AT_THE_END: Final = 1 / GOLD_FOR_A_POINT
CARDS: Final = (0.8, 0.8, 0.7, 0.7, 0.5, 0.5, 0.3, 0.3)
"""The worth of the first ingredient kept for the next round, the second, and so on."""
CARDS_FOR_EXHIBITION: Final = (0.8, 0.8, 0.8, 0.8, 0.7, 0.7, 0.5, 0.5)
"""The same before the last round, when everything is known."""
FAVOR: Final = 0.65
FAVOR_AT_THE_END: Final = GOLD_FOR_A_FAVOR / GOLD_FOR_A_POINT
A_ROUND: Final = {
    Artifact.PERISCOPE: 0.7,
    Artifact.MAGIC_MORTAR: 0.9,
    Artifact.BOOTS_OF_SPEED: 1.7,
    Artifact.PRINTING_PRESS: 0.9,
    Artifact.ROBE_OF_RESPECT: 1.6,
    Artifact.SEAL_OF_AUTHORITY: 2.6,
}
"""The worth of artifacts with a lasting effect, for each later round."""
LATER: Final = {Artifact.DISCOUNT_CARD: 2.6, Artifact.FEATHER_IN_CAP: 3.0}
"""The worth of the others, used once in some later round."""
"""The weights, with the command that made them."""


class LeftoverValues:
    """Rules of thumb."""

    def bits(self, left: float, round: int) -> float:
        """Return the loss from a number of bits still to be found out at the end of a round."""
        missing = 0.0
        before = 0.0
        for most, times in LAST_BITS:
            missing += times * max(min(left, most) - before, 0.0)
            before = most
        return BIT[min(round, ROUNDS)] * missing

    def gold(self, gold: float, round: int) -> float:
        """Return the worth of an amount of gold at the end of a round."""
        if round >= ROUNDS:
            return gold * COIN_AT_THE_END
        return _stairs(COINS, MORE_COINS, gold)

    def cards(self, cards: float, round: int, left: float) -> float:
        """Return the worth of a number of ingredients, given the bits still to be found out."""
        if round >= ROUNDS or cards <= 0:
            return 0.0
        if round == ROUNDS - 1:
            known = 1 - left / 15.3
            return (0.3 + 0.7 * known) * _stairs(CARDS_FOR_EXHIBITION, 0.2, cards)
        return _stairs(CARDS, 0.15, cards)

    def favor(self, round: int) -> float:
        """Return the worth of drawing a favor."""
        return FAVOR_AT_THE_END if round >= ROUNDS else FAVOR

    def artifact(self, artifact: Artifact, round: int) -> float:
        """Return the worth of an artifact after the round in which it is bought."""
        worth = ARTIFACT_POINTS[artifact] + LATER.get(artifact, 0.0)
        if artifact in A_ROUND:
            # The Seal of Authority works in the round it is bought; the Robe not in the last.
            rounds = ROUNDS - round + (artifact == Artifact.SEAL_OF_AUTHORITY)
            rounds -= artifact == Artifact.ROBE_OF_RESPECT
            worth += A_ROUND[artifact] * max(rounds + 0.3, 0.0)
        return worth


class LearnedLeftoverValues(LeftoverValues):
    """Values learned from many games of bots; after the last round the rules are used."""

    def __init__(self, weights: dict[str, float]) -> None:
        self._weights = weights
        self._in_order = [weights[name] for name in NAMES]

    def points(self, had: list[float]) -> float:
        """Return the expected final points of a player who has all this."""
        return sum(weight * each for weight, each in zip(self._in_order, had, strict=True))

    def _weight(self, name: str, round: int) -> float:
        return self._weights[name] + (ROUNDS - round) * self._weights[name + EACH_ROUND]

    def _along(self, names: list[str], parts: list[float], round: int, sign: float = 1.0) -> float:
        """Return the worth of an amount, step by step; more is never worth less."""
        return sum(
            part * max(sign * self._weight(name, round), 0.0)
            for name, part in zip(names, parts, strict=True)
            if part
        )

    def bits(self, left: float, round: int) -> float:
        if round >= ROUNDS:
            return super().bits(left, round)
        return self._along(_BITS, stairs(BIT_STEPS, left), round, -1.0)

    def gold(self, gold: float, round: int) -> float:
        if round >= ROUNDS:
            return super().gold(gold, round)
        return self._along(_GOLD, stairs(GOLD_STEPS, gold), round)

    def cards(self, cards: float, round: int, left: float) -> float:
        if round >= ROUNDS or cards <= 0:
            return 0.0
        return self._along(_CARDS, stairs(CARD_STEPS, cards), round)

    def favor(self, round: int) -> float:
        if round >= ROUNDS:
            return super().favor(round)
        return self._weight("favors", round)

    def artifact(self, artifact: Artifact, round: int) -> float:
        if round >= ROUNDS:
            return super().artifact(artifact, round)
        return self._weight(artifact_name(artifact), round)


_BITS: Final = [bits_name(step) for step in BIT_STEPS]
_GOLD: Final = [gold_name(step) for step in GOLD_STEPS]
_CARDS: Final = [cards_name(step) for step in CARD_STEPS]
RULES_OF_THUMB: Final = LeftoverValues()


@cache
def learned() -> LearnedLeftoverValues:
    """Return the values learned from games, from their file."""
    return LearnedLeftoverValues(weights_of(__name__))


def _stairs(steps: tuple[float, ...], more: float, count: float) -> float:
    worth = 0.0
    for step in steps:
        part = min(count, 1.0)
        if part <= 0:
            return worth
        worth += step * part
        count -= 1
    return worth + more * max(count, 0.0)
