"""How what Alchemists tells is measured: from the states and the events, never from its tells.

A number counts what the choice itself moves, with the answers that belong to it: an order, its
promise and its mixing are one choice, the next action is another. What then happens by itself,
such as the end of a round, is nobody's choice.
"""

from __future__ import annotations

from collections.abc import Callable

from games.alchemists.measured import (
    debunkings,
    missing,
    mixtures,
    numbers,
    questions,
    rounds,
    sales,
    theories,
)
from laws.tells_law import Followed, Measured

from retorta.core.words import Seat
from retorta.games.alchemists import events as told

CHANGES: dict[str, Callable[[Followed, Seat], int]] = {
    "gold": numbers.gold,
    "reputation": numbers.reputation,
    "ingredients": numbers.ingredients,
    "favors": numbers.favors,
    "cubes": numbers.cubes,
    "unused": numbers.unused,
    "artifact-points": numbers.artifact_points,
    "grant-points": numbers.grant_points,
    "seal-points": numbers.seal_points,
}
MEASURED = Measured(
    changes=CHANGES,
    facts={**rounds.FACTS, **sales.FACTS, **mixtures.FACTS, **theories.FACTS, **debunkings.FACTS},
    lacking={
        "buying": missing.buying,
        "publishing": missing.publishing,
        "seals": missing.lacking_seals,
        "theories": missing.lacking_theories,
        "two-different": missing.two_different,
        "enough-ingredients": missing.lacking_ingredients,
    },
    pointless={
        "nothing-on-sale": missing.never(told.ArtifactBought),
        "no-theory": missing.never(told.AspectShown),
    },
    questions={
        "gold-now": questions.gold_now,
        "cubes-left": questions.cubes_left,
        "unused-already": questions.unused_already,
        "conference": questions.conference_now,
        "seals-left": questions.seals_left,
        "student-charges": questions.student_charges,
        "sells-too": questions.sellers,
        "sells-later": questions.sellers,
        "ahead-on-tie": questions.ahead_on_tie,
        "prices": questions.prices_now,
        "order": questions.ordered,
        "paid-if": questions.promised,
        "stake": questions.staked,
        "failing-costs": questions.staked,
        "later-grants": questions.later_grants,
        "seal-now": questions.seal_now,
        "ruled-out": questions.question_ruled_out,
        "right": questions.question_right,
        "cannot-be-right": questions.question_wrong,
        "marked-cross": questions.question_marked("x"),
        "marked-question": questions.question_marked("?"),
        "marked-circle": questions.question_marked("o"),
        "first-to-show": questions.claimed_first,
        "both-signs": questions.claimed_both,
        "nothing-to-gain": questions.claimed_for_nothing,
    },
    complete=frozenset({"gold", "reputation", "ingredients", "favors"}),
)
"""Cards, gold and reputation: every change of the choice itself is told."""
