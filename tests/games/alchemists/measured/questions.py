"""What holds of a question as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.alchemists.measured.mixtures import both_signs_in, first_to_show_in
from games.alchemists.measured.sales import loss_of_one, prices_are
from games.alchemists.measured.theories import conference_in, ruled_out_in, theory_is_right

from retorta.core.tells import Effect, Fact
from retorta.core.words import Seat
from retorta.games.alchemists.cards import (
    Area,
    Formula,
    Ingredient,
)
from retorta.games.alchemists.rules.selling import price_of
from retorta.games.alchemists.state import LaidSeal


def fact_of(effect: Effect) -> dict[str, Any]:
    assert isinstance(effect, Fact)
    return effect.parts


def gold_now(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["gold"] == state.labs[seat].gold)


def cubes_left(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["cubes"] == state.labs[seat].free)


def unused_already(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["cubes"] == state.labs[seat].unused)


def seals_left(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["number"] == sum(state.labs[seat].seals))


def student_charges(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(state.unwilling and fact_of(effect)["gold"] == 1)


def sellers(state: Any, seat: Seat, effect: Effect) -> bool:
    others = [s for s in state.rows[Area.SELL] if s != seat and not state.done[Area.SELL][s]]
    return bool(fact_of(effect)["seats"] == others)


def ahead_on_tie(state: Any, seat: Seat, effect: Effect) -> bool:
    """With the same faces as all others, these sell after oneself."""
    row = state.rows[Area.SELL]
    return bool(fact_of(effect)["seats"] == row[row.index(seat) + 1 :])


def prices_now(state: Any, seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact)
    return prices_are(state, seat, effect)


def promised(state: Any, seat: Seat, effect: Effect) -> bool:
    step, parts = state.agenda[-1], fact_of(effect)
    assert parts["quality"] is step.guaranteed
    return bool(parts["gold"] == price_of(state, seat, step.guaranteed))


def ordered(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["order"] is state.agenda[-1].potion)


def staked(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["loss"] == loss_of_one(state, seat))


def later_grants(state: Any, seat: Seat, effect: Effect) -> bool:
    return bool(fact_of(effect)["number"] == 3)


def conference_now(state: Any, seat: Seat, effect: Effect) -> bool:
    return conference_in(state, seat, effect, state)


def seal_now(state: Any, seat: Seat, effect: Effect) -> bool:
    book = state.books[state.agenda[-1].ingredient]
    return LaidSeal(seat, fact_of(effect)["seal"]) in book


def asked_about(state: Any) -> tuple[Ingredient, Formula]:
    step = state.agenda[-1]
    formula = getattr(step, "formula", None)
    return step.ingredient, state.theories[step.ingredient] if formula is None else formula


def question_ruled_out(state: Any, seat: Seat, effect: Effect) -> bool:
    return ruled_out_in(state, seat, *asked_about(state))


def question_right(state: Any, seat: Seat, effect: Effect) -> bool:
    """A chance is held to its frequency with the moves; here it must be possible."""
    assert isinstance(effect, Fact)
    if effect.how == "certain":
        return theory_is_right(state, *asked_about(state))
    return True


def question_wrong(state: Any, seat: Seat, effect: Effect) -> bool:
    return not theory_is_right(state, *asked_about(state))


def question_marked(sign: str) -> Callable[[Any, Seat, Effect], bool]:
    def holds(state: Any, seat: Seat, effect: Effect) -> bool:
        kind, formula = asked_about(state)
        return bool(state.labs[seat].marks.decode()[8 * kind + formula] == sign)

    return holds


def claimed_first(state: Any, seat: Seat, effect: Effect) -> bool:
    return first_to_show_in(state, seat, state.agenda[-1].claimed, effect)


def claimed_both(state: Any, seat: Seat, effect: Effect) -> bool:
    return both_signs_in(state, seat, state.agenda[-1].claimed, effect)


def claimed_for_nothing(state: Any, seat: Seat, effect: Effect) -> bool:
    potion = state.agenda[-1].claimed
    shown = state.first_shown[potion] is not None
    return shown and potion ^ 1 not in state.labs[seat].exhibited
