"""What a player of Alchemists has at the beginning of a round, as numbers for learning.

Each thing counts once, and once more for every round to come: it is assumed to have one value at
the end, and another for each round in which it can still be used.
"""

from __future__ import annotations

from math import log2
from typing import Final

from retorta.core.codec import plain
from retorta.core.words import Seat
from retorta.games.alchemists.cards import ROUNDS, Artifact, Formula, Seal
from retorta.games.alchemists.knowledge import facts_of
from retorta.games.alchemists.rules.grants import seals_that_count
from retorta.games.alchemists.rules.scoring import points_for_seal, wrong_colours
from retorta.games.alchemists.state import Alchemists, LaidSeal
from retorta.games.alchemists.worlds import by_formula, worlds_of

GOLD_STEPS: Final = (0, 2, 5)
CARD_STEPS: Final = (0, 2, 4)
BIT_STEPS: Final = (0, 2, 4, 8)
"""The numbers from which one more coin, card or bit has a different worth."""
EACH_ROUND: Final = ", each round to come"


def gold_name(step: int) -> str:
    """Return the name for coins above a step."""
    return f"gold over {step}"


def cards_name(step: int) -> str:
    """Return the name for ingredients in hand above a step."""
    return f"ingredients over {step}"


def bits_name(step: int) -> str:
    """Return the name for bits still to be found out above a step."""
    return f"bits to find out over {step}"


def artifact_name(artifact: Artifact) -> str:
    """Return the name for owning an artifact."""
    return f"artifact {plain(artifact)}"


_HAD: Final = [
    "reputation",
    *map(gold_name, GOLD_STEPS),
    *map(cards_name, CARD_STEPS),
    *map(bits_name, BIT_STEPS),
    "favors",
    "seals",
    "seals ahead of the best rival",
    "points of seals by what is known",
    "gold stars left",
    "silver stars left",
    "grants",
    "cubes lost to poison",
    "paralysed",
    "kinds of ingredients",
    *map(artifact_name, Artifact),
]
NAMES: Final = ["everybody", *_HAD, "everybody" + EACH_ROUND, *(had + EACH_ROUND for had in _HAD)]


def moment(state: Alchemists) -> int:
    """Return a number that changes when there is something to record: a round begins."""
    return state.round


def features(state: Alchemists, seat: Seat) -> list[float]:
    """Return what *seat* has and knows, in the order of ``NAMES``."""
    lab = state.labs[seat]
    worlds: int = worlds_of(facts_of(state, seat))
    counts = [seals_that_count(state, each) for each in range(state.seats)]
    rivals = max(count for each, count in enumerate(counts) if each != seat)
    had = [
        1.0,
        float(lab.reputation),
        *stairs(GOLD_STEPS, lab.gold),
        *stairs(CARD_STEPS, sum(lab.hand)),
        *stairs(BIT_STEPS, log2(worlds.bit_count())),
        float(sum(lab.favors)),
        float(counts[seat]),
        float(counts[seat] - rivals),
        sum(
            _by_knowledge(state, worlds, ingredient, seal)
            for ingredient, book in enumerate(state.books)
            for seal in book
            if seal.seat == seat
        ),
        float(lab.seals[Seal.GOLD]),
        float(lab.seals[Seal.SILVER]),
        float(len(lab.grants)),
        float(lab.unused),
        float(seat in state.paralysed),
        float(sum(cards > 0 for cards in lab.hand)),
        *(float(artifact in lab.artifacts) for artifact in Artifact),
    ]
    rounds = ROUNDS + 1 - state.round
    return [*had, *(each * rounds for each in had)]


def stairs(steps: tuple[int, ...], count: float) -> list[float]:
    """Return how much of *count* lies between each step and the next."""
    ends = (*steps[1:], count)
    return [float(max(min(count, end) - begin, 0)) for begin, end in zip(steps, ends, strict=True)]


def _by_knowledge(state: Alchemists, worlds: int, ingredient: int, laid: LaidSeal) -> float:
    """Return the expected points of a seal, by the chances that its owner can compute."""
    theory = state.theories[ingredient]
    assert theory is not None
    points = 0.0
    for truth in Formula:
        chance = (worlds & by_formula(ingredient)[truth]).bit_count() / worlds.bit_count()
        if chance:
            points += chance * points_for_seal(laid.kind, wrong_colours(theory, truth))
    return points
