"""10. Final scoring, the big revelation, and the winner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.words import Outcome, Seat
from retorta.games.alchemists.cards import (
    ARTIFACT_POINTS,
    HEDGE,
    SIGNS,
    Artifact,
    Colour,
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
from retorta.games.alchemists.state import Alchemists, Lab, Score

GOLD_FOR_A_FAVOR: Final = 2
GOLD_FOR_A_POINT: Final = 3
GOLD_STAR_POINTS: Final = 5
SILVER_STAR_POINTS: Final = 3
WRONG_THEORY_COSTS: Final = 4
REPUTATION_FOR_A_POINT: Final = 5
"""13. The Magic Mirror."""
POINTS_PER_ARTIFACT: Final = 2
"""13. The Crystal Cabinet."""


def final_scoring(state: Alchemists, dealer: Dealer) -> None:
    """10. Reputation, artifacts, grants, gold; then the truth about every theory."""
    state.scores = [score_of(state, seat) for seat in range(state.seats)]
    if dealer.listening:
        announce_truth(state, dealer)
        for seat in range(state.seats):
            announce_score(state, seat, dealer)
        totals = [score.total() for score in state.scores]
        dealer.announce(GameEnded(totals, winners(state.scores)))


def announce_truth(state: Alchemists, dealer: Dealer) -> None:
    """10.1 The big revelation: one after the other, the theories are checked."""
    dealer.announce(TruthRevealed(state.formulas.copy()))
    for ingredient in Ingredient:
        theory = state.theories[ingredient]
        if theory is not None:
            book = state.books[ingredient]
            right = theory is state.formulas[ingredient]
            owners, seals = [seal.seat for seal in book], [seal.kind for seal in book]
            dealer.announce(TheoryChecked(ingredient, theory, right, owners, seals))


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
            [kind for kind in Ingredient for _ in range(lab.set_aside[kind])],
        )
    )


def score_of(state: Alchemists, seat: Seat) -> Score:
    """10. Return how one player's points come together."""
    printed = state.options.printed
    return score(state.labs[seat], points_for_seals(state, seat), printed.grant_points)


def score(lab: Lab, seals: SealPoints, grant_points: tuple[int, ...]) -> Score:
    """10. Return the points of a laboratory, what its seals brought among them."""
    gold = lab.gold + GOLD_FOR_A_FAVOR * sum(lab.favors)
    return Score(
        lab.reputation,
        points_for_artifacts(lab),
        sum([grant_points[grant] for grant in lab.grants]),
        gold // GOLD_FOR_A_POINT,
        seals.points,
        seals.right if Artifact.WISDOM_IDOL in lab.artifacts else 0,
        gold % GOLD_FOR_A_POINT,
    )


@dataclass(frozen=True)
class SealPoints:
    """10.1 What the seals of one player brought."""

    points: int
    right: int
    """How many of them lie on right theories."""


def points_for_seals(state: Alchemists, seat: Seat) -> SealPoints:
    """10.1 Return what the seals of one player bring when the truth is known."""
    points = 0
    right = 0
    for ingredient in Ingredient:
        theory = state.theories[ingredient]
        for seal in state.books[ingredient]:
            if seal.seat == seat and theory is not None:
                wrong = wrong_colours(theory, state.formulas[ingredient])
                points += points_for_seal(seal.kind, wrong)
                if not wrong:
                    right += 1
    return SealPoints(points, right)


def points_for_artifacts(lab: Lab) -> int:
    """13. Printed points, and those of Mirror, Feather and Cabinet; the Idol waits."""
    kinds = sum([1 for cards in lab.set_aside if cards])
    return artifact_points(lab.artifacts, lab.reputation, kinds)


def artifact_points(artifacts: list[Artifact], reputation: int, kinds: int) -> int:
    """13. The same, of these artifacts; *kinds* of ingredients lie under the Feather in Cap."""
    points = 0
    for artifact in artifacts:
        points += ARTIFACT_POINTS[artifact]
        if artifact is Artifact.MAGIC_MIRROR:
            points += reputation // REPUTATION_FOR_A_POINT
        elif artifact is Artifact.FEATHER_IN_CAP:
            points += kinds
        elif artifact is Artifact.CRYSTAL_CABINET:
            points += POINTS_PER_ARTIFACT * len(artifacts)
    return points


def wrong_colours(theory: Formula, truth: Formula) -> list[Colour]:
    """10.1 Return the colours in which a published formula has the wrong sign."""
    return [colour for colour in Colour if SIGNS[theory][colour] is not SIGNS[truth][colour]]


def points_for_seal(seal: Seal, wrong: list[Colour]) -> int:
    """10.1 Stars score on a right theory; a hedge saves if its colour alone was wrong."""
    if not wrong:
        if seal is Seal.GOLD:
            return GOLD_STAR_POINTS
        return SILVER_STAR_POINTS if seal is Seal.SILVER else 0
    if len(wrong) == 1 and seal is HEDGE[wrong[0]]:
        return 0
    return -WRONG_THEORY_COSTS


def winners(scores: list[Score]) -> list[Seat]:
    """10.2 Most points win; then most coins left; then the victory is shared."""
    best = max([score.total() for score in scores])
    tied = [seat for seat in range(len(scores)) if scores[seat].total() == best]
    most = max([scores[seat].coins for seat in tied])
    return [seat for seat in tied if scores[seat].coins == most]


def outcome(state: Alchemists) -> Outcome:
    """Return how the game ended, and why."""
    points = [score.total() for score in state.scores]
    winning = winners(state.scores)
    if points.count(max(points)) == 1:
        reason = "most-points"
    elif len(winning) == 1:
        reason = "most-coins"
    else:
        reason = "shared"
    return Outcome(points, winning, reason)
