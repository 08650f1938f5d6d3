"""6. Publish a theory, or endorse one: gold, reputation, grants, and whether it can be right."""

from __future__ import annotations

from retorta.core.tells import Change, Effect, Fact, Told
from retorta.games.alchemists.cards import FORMULAS, Formula, Ingredient
from retorta.games.alchemists.moves import Endorse, Publish, TakeGrant
from retorta.games.alchemists.notebook import Sign
from retorta.games.alchemists.rules.grants import GRANT_PAYS, LATER_GRANT_ASKS
from retorta.games.alchemists.rules.publishing import (
    COLLEAGUE_ASKS,
    PUBLICATION_BRINGS,
    authority_of,
    price_to_publish,
)
from retorta.games.alchemists.tells.conference import next_conference
from retorta.games.alchemists.tells.grants import grant_brought
from retorta.games.alchemists.tells.seen import Seen

MARKS = {Sign.CROSS.value: "cross", Sign.QUESTION.value: "question", Sign.CIRCLE.value: "circle"}


def publish_theory(seen: Seen) -> Told:
    """6.1, 6.3 Every theory that may be published or endorsed."""
    seals = sum(seen.own.seals)
    question: list[Effect] = [seen.gold(), Fact("seals-left", {"number": seals})]
    return Told([*question, *next_conference(seen)], _theories(seen))


def publish_at_once(seen: Seen) -> Told:
    """7.3 In place of the theory that fell; the action in the publishing area is used up."""
    return Told([seen.gold()], _theories(seen))


def _theories(seen: Seen) -> list[list[Effect]]:
    common: dict[Ingredient, list[Effect]] = {}
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, Publish | Endorse):
            ingredient = move.ingredient
            if ingredient not in common:
                common[ingredient] = sealed(seen, ingredient)
            formula = formula_of(seen, ingredient) if isinstance(move, Endorse) else move.formula
            assert formula is not None
            moves.append([*common[ingredient], *theory(seen, ingredient, formula)])
        elif seen.task.question == "publish-at-once":
            moves.append([Fact("publishes-later")])
        else:
            moves.append(seen.declined())
    return moves


def formula_of(seen: Seen, ingredient: Ingredient) -> Formula | None:
    """Return the formula that is published for an ingredient."""
    return seen.public.books[ingredient].formula


def sealed(seen: Seen, ingredient: Ingredient) -> list[Effect]:
    """6.1, 6.3 Return what a seal on this book costs and brings, whichever it is."""
    grant, effects = grant_brought(seen, ingredient)
    colleagues = seen.public.books[ingredient].owners
    gold = grant - price_to_publish(seen.me.artifacts) - COLLEAGUE_ASKS * len(colleagues)
    fame = authority_of(seen.me.artifacts)
    if formula_of(seen, ingredient) is None:
        fame += PUBLICATION_BRINGS
    paid: list[Effect] = [
        Change("gold", colleague, COLLEAGUE_ASKS, COLLEAGUE_ASKS) for colleague in colleagues
    ]
    change = [*seen.change("gold", gold), *seen.change("reputation", seen.moved(fame))]
    return [*change, *paid, *effects, *next_conference(seen, 1)]


def theory(seen: Seen, ingredient: Ingredient, formula: Formula) -> list[Effect]:
    """6. Return what speaks for or against a theory: the grid, one's marks, the worlds left."""
    cell = ingredient * FORMULAS + formula
    effects: list[Effect] = []
    if seen.own.grid[cell] == Sign.CROSS.value:
        effects.append(Fact("ruled-out", warns=True))
    mark = MARKS.get(seen.own.marks[cell])
    if mark is not None:
        effects.append(Fact(f"marked-{mark}", warns=mark == "cross"))
    if seen.chances:
        effects += rightness(seen, ingredient, formula)
    return effects


def rightness(seen: Seen, ingredient: Ingredient, formula: Formula) -> list[Effect]:
    """Return in how many of the worlds left a theory is right."""
    among = seen.worlds.formulas(ingredient)[formula]
    if not among:
        return [Fact("cannot-be-right", deduced=True, warns=True)]
    return seen.worlds.fact("right", {}, among)


def choose_grant(seen: Seen) -> Told:
    """6.4 One of several grants; the others then ask for three ingredients."""
    points = {grant.grant: grant.points for grant in seen.public.grants}
    moves: list[list[Effect]] = []
    for move in seen.moves:
        assert isinstance(move, TakeGrant)
        gold = seen.change("gold", GRANT_PAYS)
        moves.append([*gold, *seen.change("grant-points", points[move.grant])])
    return Told([Fact("later-grants", {"number": LATER_GRANT_ASKS})], moves)
