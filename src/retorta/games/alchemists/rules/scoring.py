"""10. Final scoring, the big revelation, and the winner."""

from __future__ import annotations

from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.words import Outcome, Seat
from retorta.games.alchemists.cards import (
    ARTIFACT_POINTS,
    COLOURS,
    GOLD_STAR,
    GRANT_POINTS,
    INGREDIENTS,
    SIGNS,
    SILVER_STAR,
    Formula,
    Ingredient,
    Seal,
)
from retorta.games.alchemists.events import (
    GameEnded,
    LabCounted,
    TheoryChecked,
    TruthRevealed,
)
from retorta.games.alchemists.rules.decks import favors_of
from retorta.games.alchemists.state import NOTHING, Alchemists, Lab, Score

GOLD_FOR_A_FAVOR: Final = 2
GOLD_FOR_A_POINT: Final = 3
GOLD_STAR_POINTS: Final = 5
SILVER_STAR_POINTS: Final = 3
WRONG_THEORY_COSTS: Final = 4
FIRST_HEDGE: Final = 2
REPUTATION_FOR_A_POINT: Final = 5
"""13. The Magic Mirror."""
POINTS_PER_ARTIFACT: Final = 2
"""13. The Crystal Cabinet."""
FEATHER_IN_CAP: Final = 13
MAGIC_MIRROR: Final = 15
WISDOM_IDOL: Final = 16
CRYSTAL_CABINET: Final = 17


def final_scoring(state: Alchemists, dealer: Dealer) -> None:
    """10. Reputation, artifacts, grants, gold; then the truth about every theory."""
    state.scores = [score_of(state, seat) for seat in range(state.seats)]
    if dealer.listening:
        announce_truth(state, dealer)
        for seat in range(state.seats):
            announce_score(state, seat, dealer)
        totals = [score.total() for score in state.scores]
        dealer.announce(GameEnded(totals, winners(state)))


def announce_truth(state: Alchemists, dealer: Dealer) -> None:
    """10.1 The big revelation: one after the other, the theories are checked."""
    dealer.announce(TruthRevealed([Formula(formula) for formula in state.formulas]))
    for ingredient in range(INGREDIENTS):
        theory = state.theories[ingredient]
        if theory != NOTHING:
            book = state.books[ingredient]
            dealer.announce(
                TheoryChecked(
                    Ingredient(ingredient),
                    Formula(theory),
                    theory == state.formulas[ingredient],
                    [seal // 8 for seal in book],
                    [Seal(seal % 8) for seal in book],
                )
            )


def announce_score(state: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """10. Say how a player's points come together."""
    score = state.scores[seat]
    lab = state.labs[seat]
    dealer.announce(
        LabCounted(
            seat,
            score.reputation,
            score.artifacts,
            score.grants,
            score.gold,
            score.seals,
            score.idol,
            score.coins,
            favors_of(lab.favors),
            [Ingredient(kind) for kind in range(INGREDIENTS) for _ in range(lab.set_aside[kind])],
        )
    )


def score_of(state: Alchemists, seat: Seat) -> Score:
    """10. Return how one player's points come together."""
    lab = state.labs[seat]
    gold = lab.gold + GOLD_FOR_A_FAVOR * sum(lab.favors)
    seals = 0
    right = 0
    for ingredient in range(INGREDIENTS):
        for seal in state.books[ingredient]:
            if seal // 8 == seat:
                wrong = wrong_colours(state.theories[ingredient], state.formulas[ingredient])
                seals += points_for_seal(seal % 8, wrong)
                if not wrong:
                    right += 1
    return Score(
        lab.reputation,
        points_for_artifacts(lab),
        sum([GRANT_POINTS[grant] for grant in lab.grants]),
        gold // GOLD_FOR_A_POINT,
        seals,
        right if WISDOM_IDOL in lab.artifacts else 0,
        gold % GOLD_FOR_A_POINT,
    )


def points_for_artifacts(lab: Lab) -> int:
    """13. Printed points, and those of Mirror, Feather and Cabinet; the Idol waits."""
    points = 0
    for artifact in lab.artifacts:
        points += ARTIFACT_POINTS[artifact]
        if artifact == MAGIC_MIRROR:
            points += lab.reputation // REPUTATION_FOR_A_POINT
        elif artifact == FEATHER_IN_CAP:
            points += sum([1 for cards in lab.set_aside if cards])
        elif artifact == CRYSTAL_CABINET:
            points += POINTS_PER_ARTIFACT * len(lab.artifacts)
    return points


def wrong_colours(theory: int, truth: int) -> list[int]:
    """10.1 Return the colours in which a published formula has the wrong sign."""
    return [colour for colour in range(COLOURS) if SIGNS[theory][colour] != SIGNS[truth][colour]]


def points_for_seal(seal: int, wrong: list[int]) -> int:
    """10.1 Stars score on a right theory; a hedge saves if its colour alone was wrong."""
    if not wrong:
        if seal == GOLD_STAR:
            return GOLD_STAR_POINTS
        return SILVER_STAR_POINTS if seal == SILVER_STAR else 0
    if len(wrong) == 1 and seal == FIRST_HEDGE + wrong[0]:
        return 0
    return -WRONG_THEORY_COSTS


def winners(state: Alchemists) -> list[Seat]:
    """10.2 Most points win; then most coins left; then the victory is shared."""
    best = max([score.total() for score in state.scores])
    tied = [seat for seat in range(state.seats) if state.scores[seat].total() == best]
    most = max([state.scores[seat].coins for seat in tied])
    return [seat for seat in tied if state.scores[seat].coins == most]


def outcome(state: Alchemists) -> Outcome:
    """Return how the game ended, and why."""
    points = [score.total() for score in state.scores]
    winning = winners(state)
    if points.count(max(points)) == 1:
        reason = "most-points"
    elif len(winning) == 1:
        reason = "most-coins"
    else:
        reason = "shared"
    return Outcome(points, winning, reason)
