"""How what is told in Potion-Making is measured, from states and events alone."""

from __future__ import annotations

from games.potion_making import tells_of_cabinet as cabinet
from games.potion_making import tells_of_recipes as recipes
from games.potion_making import tells_of_spells as spells
from games.potion_making.tells_followed import first
from laws.tells_law import Followed, Measured

from retorta.core.tells import Effect, Fact, Lacking, Pointless
from retorta.core.words import Seat
from retorta.games.potion_making.cards import (
    INGREDIENTS,
    RECIPE,
    Element,
    Kind,
    Recipe,
    printed,
)
from retorta.games.potion_making.events import (
    ElementPlayed,
    RecipeBuilt,
)
from retorta.games.potion_making.moves import Build, Cast, PlayAsElement, UseBuilt, UseElement
from retorta.games.potion_making.state import PotionMaking

FIVE = 5
"""Cards in a full hand."""


def points(followed: Followed, seat: Seat) -> int:
    """What the card played scores, up to the next card of the seat."""
    if isinstance(followed.move, PlayAsElement):
        return first(followed, ElementPlayed).points if seat == followed.seat else 0
    if isinstance(followed.move, Build | UseElement | UseBuilt):
        built = first(followed, RecipeBuilt)
        if seat == followed.seat:
            return int(built.points)
        return int(built.half) if seat in built.helpers else 0
    return 0


def points_after(followed: Followed, seat: Seat) -> int:
    """What all that follows it scores, before anybody else decides."""
    whole: int = followed.after.totals[seat] - followed.before.totals[seat]
    return whole - points(followed, seat)


def plays_on(followed: Followed, _fact: Fact) -> bool:
    return any(isinstance(move, PlayAsElement | Build | Cast) for move in followed.answers)


def draws_later(followed: Followed, fact: Fact) -> bool:
    lacks = FIVE - len(followed.after.hands[followed.seat])
    return lacks >= fact.parts["number"] and bool(followed.before.deck)


def ends_game(followed: Followed, _fact: Fact) -> bool:
    return not followed.after.agenda and not any(
        isinstance(move, PlayAsElement | Build | Cast) for move in followed.answers
    )


def brings_nothing(followed: Followed, _effect: Pointless) -> bool:
    after, seat = followed.after, followed.seat
    scored = after.totals[seat] - followed.before.totals[seat]
    return not (scored or after.hands[seat] or after.deck)


# The question as a whole.


def cards_left(state: PotionMaking, seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact)
    return effect.parts == {"hand": len(state.hands[seat]), "deck": len(state.deck)}


def nobody_else(state: PotionMaking, seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact)
    others = sum(len(hand) for owner, hand in enumerate(state.hands) if owner != seat)
    return not (state.deck or others) and effect.parts["number"] == len(state.hands[seat])


def turn_goes_on(state: PotionMaking, seat: Seat, _effect: Effect) -> bool:
    questions = [step.question() for step in state.agenda]
    holds = state.hands[seat] or questions[-1] == "choose-what-to-learn"
    return "take-turn" in questions[:-1] and bool(holds)


def wanted_now(state: PotionMaking, _seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact)
    under_way = state.built[state.active][-1]
    wanted = INGREDIENTS[RECIPE[under_way.card]][len(under_way.under)]
    told: Element | Recipe | Kind = effect.parts["ingredient"]
    return effect.parts["card"] == under_way.card and told is printed(wanted)


def recipe_in_hand(state: PotionMaking, seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact | Lacking)
    return recipes.is_told(state, seat, effect)


MEASURED = Measured(
    changes={"points": points, "points-after": points_after},
    facts={
        "on-top": cabinet.on_top,
        "at-bottom": cabinet.at_bottom,
        "apart": cabinet.apart,
        "uncovers": cabinet.uncovers,
        "gone": cabinet.gone,
        "beneath": cabinet.beneath,
        "uses": recipes.uses,
        "returns": recipes.returns,
        "recipe-ready": lambda followed, fact: recipes.is_told(followed.first, followed.seat, fact),
        "knowledge": spells.works,
        "destruction": spells.works,
        "transformation": spells.works,
        "learns": spells.learns,
        "breaks": spells.breaks,
        "keeps": spells.keeps,
        "keeps-nothing": spells.keeps_nothing,
        "gives-up": spells.gives_up,
        "turns": spells.turns,
        "play-on": plays_on,
        "draws-later": draws_later,
        "ends-game": ends_game,
    },
    lacking={"recipe-lacking": recipes.is_lacking},
    pointless={"no-card-follows": brings_nothing},
    questions={
        "cards-left": cards_left,
        "nobody-else": nobody_else,
        "play-on": turn_goes_on,
        "wanted": wanted_now,
        "recipe-ready": recipe_in_hand,
        "recipe-lacking": recipe_in_hand,
    },
    complete=frozenset({"points"}),
)
