"""3.3 to 3.5 What a recipe brings: to its builder, and to the owners of what it is made of."""

from __future__ import annotations

from collections import Counter
from typing import Any

from retorta.core.box import Sources, View
from retorta.core.tells import Change, Effect, Fact, How, Lacking
from retorta.core.words import Seat
from retorta.games.potion_making.cards import (
    BIT,
    INGREDIENTS,
    NOTHING,
    POINTS,
    RECIPE,
    SECOND_BIT,
    Card,
    Face,
    printed,
)
from retorta.games.potion_making.moves import UseBuilt
from retorta.games.potion_making.rules import recipes
from retorta.games.potion_making.rules.recipes import ChooseIngredient
from retorta.games.potion_making.state import Built, PotionMaking
from retorta.games.potion_making.targets import held, targets
from retorta.games.potion_making.tells import table
from retorta.games.potion_making.tells.cabinet import gone


def built(before: PotionMaking, seat: Seat, first: PotionMaking) -> list[Effect]:
    """Return what a recipe brings whose ingredients are gathered, however it goes on."""
    ends = gathered(first, seat)
    used = [used_up(before, end) for end in ends]
    return [
        *_scored(before, seat, ends),
        *_lost(seat, used),
        *_returned(used),
        *gone(before, ends),
    ]


def gathered(first: PotionMaking, seat: Seat) -> list[PotionMaking]:
    """3.4 Return the table for every way to choose the ingredients that are still open."""
    step = table.question(first)
    if not isinstance(step, ChooseIngredient):
        return [first]
    ends: list[PotionMaking] = []
    for move in step.legal_moves(first, seat):
        ends.extend(gathered(table.after(first, seat, move), seat))
    return ends


def used_up(before: PotionMaking, end: PotionMaking) -> list[tuple[Seat, Built]]:
    """Return the built recipes that went into another, and whose they were."""
    under_way = before.built[before.active][-1:] if _is_gathering(before) else []
    kept = {id(each) for row in [*end.built, under_way] for each in row}
    return [
        (owner, each)
        for owner, row in enumerate(before.built)
        for each in row
        if id(each) not in kept
    ]


def _is_gathering(state: PotionMaking) -> bool:
    return isinstance(table.question(state), ChooseIngredient)


def _scored(before: PotionMaking, seat: Seat, ends: list[PotionMaking]) -> list[Effect]:
    """3.5 The builder scores whatever is chosen; the others as their recipes are used."""
    scored: list[Effect] = []
    for owner in sorted(range(before.seats), key=lambda other: other != seat):
        gains = [end.totals[owner] - before.totals[owner] for end in ends]
        least, most = min(gains), max(gains)
        if most:
            how: How = "certain" if least == most else "possible"
            scored.append(Change("points", owner, least, most, how))
    return scored


def _lost(seat: Seat, used: list[list[tuple[Seat, Built]]]) -> list[Effect]:
    """Return whose recipes are used up; of one's own, what is still to be chosen goes unsaid."""
    ways: Counter[tuple[Seat, Face]] = Counter()
    for way in used:
        ways.update({(owner, each.card) for owner, each in way})
    return [
        Fact(
            "uses",
            {"owner": owner, "card": Card(face)},
            "certain" if count == len(used) else "possible",
        )
        for (owner, face), count in sorted(ways.items())
        if count == len(used) or owner != seat
    ]


def _returned(used: list[list[tuple[Seat, Built]]]) -> list[Effect]:
    """Return the cards under used recipes that go back to the cabinet whatever is chosen."""
    returning: Counter[Face] | None = None
    for way in used:
        beneath = Counter(face for _, each in way for face in each.under)
        returning = beneath if returning is None else returning & beneath
    return returns(list((returning or Counter()).elements()))


def returns(cards: list[Face]) -> list[Effect]:
    """Return which cards go back to the cabinet, if any do."""
    if not cards:
        return []
    return [Fact("returns", {"cards": [Card(face) for face in sorted(cards)]})]


def in_hand(state: PotionMaking, seat: Seat) -> list[Effect]:
    """Return of every recipe in the hand whether it can be built now, and what it lacks."""
    faces = sorted(set(state.hands[seat]))
    return [told_of(state, seat, face) for face in faces if RECIPE[face] != NOTHING]


def told_of(state: PotionMaking, seat: Seat, face: Face) -> Effect:
    """Return whether a recipe could be built now, from what, and who would score by it.

    Everything it could be made of lies open, so nothing is given away.
    """
    recipe = RECIPE[face]
    ingredients = INGREDIENTS[recipe]
    there = recipes.supply(state)
    lacks = recipes.lacking(there, face)
    serving = [recipes.sources(state, ingredient) for ingredient in ingredients]
    earns = {seat: POINTS[recipe]}
    for moves in serving:
        for move in moves:
            if isinstance(move, UseBuilt) and move.owner != seat:
                earns[move.owner] = recipes.share_of(POINTS[recipe])
    parts: dict[str, Any] = {
        "card": Card(face),
        "serving": [[targets(move)[0] for move in moves] for moves in serving],
        "enough": [not lacks & (BIT[each] | SECOND_BIT[each]) for each in ingredients],
        "earners": list(earns),
        "earns": list(earns.values()),
    }
    if not lacks:
        return Fact("recipe-ready", parts)
    missing = recipes.missing_ingredients(there, face)
    parts["missing"] = [printed(ingredient) for ingredient in missing]
    return Lacking("recipe-lacking", len(ingredients), len(ingredients) - len(missing), parts=parts)


def sources(view: View) -> dict[str, Sources]:
    """Return where the ingredients of each recipe in hand could come from, by its target.

    It tells the same as :func:`in_hand`, at any time and not only to who has to play a card.
    """
    found: dict[str, Sources] = {}
    for effect in in_hand(table.laid_out(view), view.own.seat):
        assert isinstance(effect, Fact | Lacking)
        parts = effect.parts
        earns = dict(zip(parts["earners"], parts["earns"], strict=True))
        found[held(parts["card"])] = Sources(parts["serving"], parts["enough"], earns)
    return found


def wanted(state: PotionMaking) -> list[Effect]:
    """3.4 Return which ingredient is being chosen, and for which recipe."""
    step = table.question(state)
    assert isinstance(step, ChooseIngredient)
    return [Fact("wanted", {"card": Card(step.card), "ingredient": printed(step.wanted())})]
