"""By how much a choice changes a number."""

from __future__ import annotations

from games.alchemists.measured.choice import events_of, own_part
from laws.tells_law import Followed

from retorta.core import door
from retorta.core.words import Event, Seat
from retorta.games.alchemists import events as told
from retorta.games.alchemists import moves as played
from retorta.games.alchemists.cards import (
    Favor,
    Formula,
    How,
    Ingredient,
)
from retorta.games.alchemists.rules import scoring


def gold(followed: Followed, seat: Seat) -> int:
    end = own_part(followed)[1]
    return int(end.labs[seat].gold - followed.before.labs[seat].gold)


def reputation(followed: Followed, seat: Seat) -> int:
    changes = events_of(followed, told.ReputationChanged)
    return sum(event.change for event in changes if event.seat == seat)


def ingredients(followed: Followed, seat: Seat) -> int:
    """Cards that come and go; what a Herbalist brings and takes is hers."""
    number = 0
    # A second one may come when the first is done.
    herbalists = len(followed.parts) if asks_herbalist(followed) else 0
    for event in own_part(followed)[0]:
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, told.FavorPlayed) and event.favor is Favor.HERBALIST:
            herbalists += 1
        elif isinstance(event, told.IngredientsDrawn):
            number += 0 if herbalists else event.number
            herbalists -= bool(herbalists)
        elif isinstance(event, told.IngredientGathered):
            number += 1
        elif isinstance(event, told.IngredientTransmuted):
            number -= 1
        elif isinstance(event, told.PotionSold | told.PotionExhibited) or tests_cards(event):
            number -= 2
        elif isinstance(event, told.MortarUsed):
            number += 1
        elif isinstance(event, told.MortarGivenUp):
            number -= 1
    if asks_herbalist(followed) and followed.seat == seat:
        number -= 1
    return number


def tests_cards(event: Event) -> bool:
    """Whether a test uses its ingredients up: not with the Thinking Cap."""
    return isinstance(event, told.PotionTested) and event.how is not How.WITH_CAP


def asks_herbalist(followed: Followed) -> bool:
    return door.question(followed.before) == "herbalist"


def favors(followed: Followed, seat: Seat) -> int:
    """Cards drawn, and the one that the move itself plays."""
    drawn = sum(e.number for e in events_of(followed, told.FavorsDrawn) if e.seat == seat)
    plays = isinstance(followed.move, played.PlayFavor | played.SendAssociate)
    return int(drawn) - (plays and seat == followed.seat)


def cubes(followed: Followed, seat: Seat) -> int:
    return int(followed.first.labs[seat].free - followed.before.labs[seat].free)


def unused(followed: Followed, seat: Seat) -> int:
    first, *_ = followed.parts
    for event in first:
        if isinstance(event, told.ActionDeclined) and event.seat == seat:
            return event.cubes
        if isinstance(event, told.PlanningFinished) and event.seat == seat:
            return event.unused
    return 0


def artifact_points(followed: Followed, seat: Seat) -> int:
    """What artifacts would count, reputation aside."""
    before, after = followed.before.labs[seat].copy(), own_part(followed)[1].labs[seat].copy()
    after.reputation = before.reputation
    return scoring.points_for_artifacts(after) - scoring.points_for_artifacts(before)


def grant_points(followed: Followed, seat: Seat) -> int:
    points = followed.before.options.printed.grant_points
    before, after = followed.before.labs[seat].grants, own_part(followed)[1].labs[seat].grants
    return int(sum(points[grant] for grant in after) - sum(points[grant] for grant in before))


def seal_points(followed: Followed, seat: Seat) -> int:
    """What the seal just laid would count if the game ended now."""
    return alone(followed, followed.before.formulas)


def alone(followed: Followed, formulas: list[Formula]) -> int:
    """Count one's new seal by itself, against a truth."""
    end = own_part(followed)[1].copy()
    (laid,) = [
        event
        for part in followed.parts[:1]
        for event in part
        if isinstance(event, told.TheoryPublished | told.TheoryEndorsed | told.SealExchanged)
    ]
    end.formulas = formulas
    for kind in Ingredient:
        if kind is not laid.ingredient:
            end.books[kind] = []
        else:
            end.books[kind] = [seal for seal in end.books[kind] if seal.seat == followed.seat]
    return scoring.points_for_seals(end, followed.seat).points
