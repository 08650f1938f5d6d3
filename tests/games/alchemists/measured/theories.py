"""6. What holds of theories, seals and grants."""

from __future__ import annotations

from typing import Any

from games.alchemists.measured.choice import Holds, events_of, own_part, sent
from games.alchemists.measured.numbers import alone
from laws.tells_law import Followed

from retorta.core.tells import Effect, Fact
from retorta.core.words import Seat
from retorta.games.alchemists import events as told
from retorta.games.alchemists.cards import (
    HEDGE,
    SIGNS,
    Colour,
    Formula,
    Ingredient,
    Seal,
)
from retorta.games.alchemists.knowledge import facts_of
from retorta.games.alchemists.rules.debunking import cost_of_seal
from retorta.games.alchemists.rules.grants import rightful_grants, seals_that_count
from retorta.games.alchemists.state import LaidSeal
from retorta.games.alchemists.worlds import by_formula


def conference(followed: Followed, fact: Fact) -> bool:
    state = own_part(followed)[1]
    return conference_in(state, followed.seat, fact, followed.before)


def conference_in(state: Any, seat: Seat, fact: Effect, before: Any) -> bool:
    assert isinstance(fact, Fact)
    held = 0 if before.round <= 3 else 1
    tile = before.options.printed.conferences[before.options.conferences[seat]][held]
    seals = seals_that_count(state, seat)
    assert fact.parts["round"] == (3, 5)[held]
    assert fact.parts["seals"] == seals
    return bool(fact.parts["change"] == tile[min(seals, len(tile) - 1)])


def grant(followed: Followed, fact: Fact) -> bool:
    """The right to these arises when the seal lies there."""
    before, move = followed.before.copy(), sent(followed.move)
    kind = getattr(move, "ingredient", None)
    if kind is None:
        kind = before.agenda[-1].ingredient
    before.books[kind].append(LaidSeal(followed.seat, Seal.GOLD))
    assert fact.parts["gold"] == 2
    return bool(rightful_grants(before, followed.seat) == fact.parts["grants"])


def about(followed: Followed) -> tuple[Ingredient, Formula]:
    """The theory that a move is about."""
    state, move = followed.before, sent(followed.move)
    kind = getattr(move, "ingredient", None)
    formula = getattr(move, "formula", None)
    if kind is None:
        step = state.agenda[-1]
        kind, formula = step.ingredient, getattr(step, "formula", None)
    return kind, state.theories[kind] if formula is None else formula


def right(followed: Followed, fact: Fact) -> bool:
    return theory_is_right(followed.before, *about(followed))


def theory_is_right(state: Any, kind: Ingredient, formula: Formula) -> bool:
    return bool(state.formulas[kind] is formula)


def cannot_be_right(followed: Followed, fact: Fact) -> bool:
    return not right(followed, fact)


def ruled_out(followed: Followed, fact: Fact) -> bool:
    """One result alone leaves no world where the theory is right."""
    return ruled_out_in(followed.before, followed.seat, *about(followed))


def ruled_out_in(state: Any, seat: Seat, kind: Ingredient, formula: Formula) -> bool:
    return any(
        not fact.worlds() & by_formula(kind)[formula]
        for fact in facts_of(state, seat)
        if kind in (fact.first, fact.second)
    )


def marked(sign: str) -> Holds:
    def holds(followed: Followed, fact: Fact) -> bool:
        kind, formula = about(followed)
        marks = followed.before.labs[followed.seat].marks.decode()
        return bool(marks[8 * kind + formula] == sign)

    return holds


def if_right(followed: Followed, fact: Fact) -> bool:
    kind, formula = sealed(followed)
    formulas = list(followed.before.formulas)
    formulas[kind] = formula
    return bool(alone(followed, formulas) == fact.parts["points"])


def sealed(followed: Followed) -> tuple[Ingredient, Formula]:
    step = followed.before.agenda[-1]
    end = own_part(followed)[1]
    return step.ingredient, end.theories[step.ingredient]


def by_wrong_colours(followed: Followed) -> dict[frozenset[Colour], int]:
    """What the seal counts for every truth, by the colours that are wrong."""
    kind, formula = sealed(followed)
    found = {}
    for truth in Formula:
        formulas = list(followed.before.formulas)
        formulas[kind] = truth
        wrong = [c for c in Colour if SIGNS[truth][c] is not SIGNS[formula][c]]
        found[frozenset(wrong)] = alone(followed, formulas)
    return found


def if_wrong(followed: Followed, fact: Fact) -> bool:
    found = by_wrong_colours(followed)
    worst = [points for wrong, points in found.items() if len(wrong) > 1]
    return set(worst) == {-fact.parts["points"]}


def hedges(followed: Followed, fact: Fact) -> bool:
    assert sent(followed.move).seal is HEDGE[fact.parts["colour"]]
    return by_wrong_colours(followed)[frozenset([fact.parts["colour"]])] == 0


def if_debunked(followed: Followed, fact: Fact) -> bool:
    seal = sent(followed.move).seal
    costs = {cost_of_seal(seal, colour) for colour in Colour}
    return bool(max(costs) == fact.parts["loss"])


def seals_of_kind(followed: Followed, fact: Fact) -> bool:
    seals = followed.before.labs[followed.seat].seals
    return bool(seals[sent(followed.move).seal] == fact.parts["number"])


def seal_returns(followed: Followed, fact: Fact) -> bool:
    book = followed.before.books[sent(followed.move).ingredient]
    return LaidSeal(followed.seat, fact.parts["seal"]) in book


def seal_stays(followed: Followed, fact: Fact) -> bool:
    book = followed.first.books[followed.before.agenda[-1].ingredient]
    return LaidSeal(followed.seat, fact.parts["seal"]) in book


def publishes_later(followed: Followed, fact: Fact) -> bool:
    return not events_of(followed, told.TheoryPublished)


FACTS: dict[str, Holds] = {
    "conference": conference,
    "grant": grant,
    "right": right,
    "cannot-be-right": cannot_be_right,
    "ruled-out": ruled_out,
    "marked-cross": marked("x"),
    "marked-question": marked("?"),
    "marked-circle": marked("o"),
    "if-right": if_right,
    "if-wrong": if_wrong,
    "if-debunked": if_debunked,
    "hedges": hedges,
    "seals-of-kind": seals_of_kind,
    "seal-returns": seal_returns,
    "seal-stays": seal_stays,
    "publishes-later": publishes_later,
}
