"""Alchemists as planes of numbers, for learners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from retorta.core import codec
from retorta.core.box import View
from retorta.games.alchemists.cards import (
    AREAS,
    FAVOR_KINDS,
    FORMULAS,
    INGREDIENT_CARDS,
    INGREDIENTS,
    PAIR_NUMBER,
    PAIRS,
    POTIONS,
    SPACE_PLAYERS,
    Adventurer,
    Artifact,
    Formula,
    Grant,
    Quality,
    Seal,
)
from retorta.games.alchemists.views import FactView, OwnView, PlayerView, PublicView, ScoreView
from retorta.research.bounds import Bounds
from retorta.research.tensors.planes import Plane, Planes, counts, one_hot
from retorta.research.tensors.room import TensorsRoom

SEALS: Final = len(Seal)
ARTIFACTS: Final = len(Artifact)
LATER: Final = 2
SCORE: Final = codec.fields(ScoreView) or ()
"""The lines of the final count."""
"""Levels of artifacts that come later."""
MOST_SEALS: Final = 8
"""The number of entries for a conference tile; none has more."""

MEANINGS: Final = {
    "labs": "by seat: gold, reputation, ingredients, favors, cubes at hand, unused cubes, cubes in "
    "the hospital, cards set aside, Periscope used, Boots used, debunks as, confers as",
    "seen": "ingredients seen to enter each hand; zeros if not remembered",
    "lost": "seals lost, by seat and kind",
    "artifacts": "artifacts of each seat",
    "grants_taken": "grants of each seat",
    "results": "what each seat is known to be able to make",
    "exhibited": "potions each seat has exhibited",
    "spaces": "each seat's space of the order track",
    "order": "each seat's place in the order of the round, from 1",
    "paralysed": "who drank Paralysis in the last round, then in this one",
    "actions": "actions still to be carried out, by area and seat",
    "rows": "the row of each seat's cubes, by area and seat, from 1 at the top",
    "row": "ingredients that lie open",
    "discarded": "ingredients seen being discarded; zeros if not remembered",
    "favor_discard": "favors played",
    "on_sale": "artifacts in the row",
    "to_come": "artifacts of the later levels",
    "adventurers": "this round's adventurer, then the next",
    "orders": "who took each of the three orders",
    "blocked": "orders that nobody can take any more without a Merchant",
    "discounts": "the discount each seat turned over: none, then 0 to 3 gold",
    "theories": "the formula published for each ingredient",
    "owners": "whose seals lie on each ingredient's book",
    "laid": "seals on each book, once they are opened, by ingredient, seat and kind",
    "in_conflict": "ingredients whose theory is marked as contradicted",
    "conflicts": "the contradictions, by pair of ingredients",
    "grants_left": "grants nobody has taken",
    "conference": "the next conference, apprentices then masters: change by number of seals",
    "first_shown": "who was first to exhibit each potion",
    "made": "how often each seat was seen to make each potion",
    "sold": "how often each seat sold with each quality",
    "not_from_pair": "potions that the facts rule out, for each pair of ingredients",
    "not_with": "potions that the facts rule out, for each ingredient with any other",
    "hand": "own ingredients",
    "favors": "own favors",
    "seals": "own seals left",
    "laid_seals": "own seal on each ingredient's book",
    "set_aside": "own cards under the Feather in Cap",
    "laid_away": "own cards discarded face down",
    "prices": "what each artifact on sale would cost now",
    "task_potion": "the potion ordered or promised",
    "task_quality": "the quality guaranteed",
    "task_ingredients": "ingredients the decision is about, then those that only the seat knows",
    "task_formula": "the formula the decision is about",
    "task_area": "where the Boots of Speed would act once more",
    "task_favor": "the favor the seat chose to keep",
    "task_discount": "the discount the seat laid: none, then 0 to 3 gold",
    "truth": "the formula of each ingredient, when the game is over",
    "scores": f"by seat, at the end: {', '.join(SCORE)}",
    "first": "the start player",
    "asked": "who is to decide",
    "table": "round, cards in the ingredient deck, its discard, the favor deck, student unwilling",
}


def planes(view: View) -> list[Plane]:
    """Return what a seat sees of Alchemists."""
    public: PublicView = view.public
    own: OwnView = view.own
    found = Planes(len(public.players), own.seat)
    _players(found, public)
    _board(found, public)
    _theories(found, public)
    _knowledge(found, public, own)
    _own(found, public, own)
    _task(found, public, own)
    _end(found, public)
    return found.found


def _players(found: Planes, public: PublicView) -> None:
    players = public.players
    found.by_seat("labs", [_lab(player) for player in players])
    found.by_seat("seen", [counts(player.seen, INGREDIENTS) for player in players])
    found.by_seat("lost", [counts(player.lost, SEALS) for player in players])
    found.by_seat("artifacts", [counts(player.artifacts, ARTIFACTS) for player in players])
    found.by_seat("grants_taken", [counts(player.grants, len(Grant)) for player in players])
    found.by_seat("results", [counts(player.results, POTIONS) for player in players])
    found.by_seat("exhibited", [counts(player.exhibited, POTIONS) for player in players])


def _lab(player: PlayerView) -> list[float]:
    return [
        player.gold,
        player.reputation,
        player.cards,
        player.favors,
        player.free,
        player.unused,
        player.hospital,
        player.set_aside,
        player.periscope_used,
        player.boots_used,
        player.debunks_as,
        player.confers_as,
    ]


def _board(found: Planes, public: PublicView) -> None:
    seats = len(public.players)
    spaces = [*public.spaces, *[None] * (seats - len(public.spaces))]
    found.by_seat("spaces", [one_hot(space, len(SPACE_PLAYERS)) for space in spaces])
    places = {seat: place for place, seat in enumerate(public.order, 1)}
    found.seats("order", [places.get(seat, 0) for seat in range(seats)])
    drank = [seat in public.paralysed for seat in found.around]
    drank += [seat in public.frozen for seat in found.around]
    found.put("paralysed", drank, 2, seats)
    areas = {int(area.area): area for area in public.areas}
    actions, rows = [], []
    for number in range(AREAS):
        area = areas.get(number)
        left = dict(zip(area.seats, area.actions, strict=True)) if area else {}
        row = {seat: place for place, seat in enumerate(area.seats, 1)} if area else {}
        actions += [left.get(seat, 0) for seat in found.around]
        rows += [row.get(seat, 0) for seat in found.around]
    found.put("actions", actions, AREAS, seats)
    found.put("rows", rows, AREAS, seats)
    found.put("row", counts(public.row, INGREDIENTS))
    found.put("discarded", counts(public.discarded, INGREDIENTS))
    found.put("favor_discard", counts(public.favor_discard, FAVOR_KINDS))
    found.put("on_sale", counts(public.on_sale, ARTIFACTS))
    found.put("to_come", counts([ware for level in public.to_come for ware in level], ARTIFACTS))
    known = [public.adventurer, public.next_adventurer]
    both = [each for one in known for each in one_hot(one, len(Adventurer))]
    found.put("adventurers", both, 2, len(Adventurer))
    orders = [seat in sellers for sellers in _three(public.orders) for seat in found.around]
    found.put("orders", orders, 3, seats)
    found.put("blocked", [*public.blocked, *[False] * (3 - len(public.blocked))])
    found.by_seat("discounts", [_discount(gold) for gold in _all(public.discounts, seats)])


def _three(orders: list[list[int]]) -> list[list[int]]:
    return [*orders, *[[] for _ in range(3 - len(orders))]]


def _all(discounts: list[int | None], seats: int) -> list[int | None]:
    return [*discounts, *[None] * (seats - len(discounts))]


def _discount(gold: int | None) -> list[float]:
    return one_hot(0 if gold is None else gold + 1, 5)


def _theories(found: Planes, public: PublicView) -> None:
    seats = len(public.players)
    books = public.books
    theories = [each for book in books for each in one_hot(book.formula, FORMULAS)]
    found.put("theories", theories, INGREDIENTS, FORMULAS)
    owners = [float(seat in book.owners) for book in books for seat in found.around]
    found.put("owners", owners, INGREDIENTS, seats)
    laid: list[float] = []
    for book in books:
        kinds = dict(zip(book.owners, book.seals or [], strict=False))
        for seat in found.around:
            laid += one_hot(kinds.get(seat), SEALS)
    found.put("laid", laid, INGREDIENTS, seats, SEALS)
    found.put("in_conflict", [book.in_conflict for book in books])
    marked = [PAIR_NUMBER[first][second] for first, second in public.conflicts]
    found.put("conflicts", counts(marked, len(PAIRS)))
    found.put("grants_left", counts([each.grant for each in public.grants], len(Grant)))
    tiles: list[float] = []
    for level in range(2):
        tile = public.conference[level] if public.conference else []
        tiles += [*tile, *[0] * (MOST_SEALS - len(tile))]
    found.put("conference", tiles, 2, MOST_SEALS)
    shown = [_all(public.first_shown, POTIONS)[potion] for potion in range(POTIONS)]
    found.put("first_shown", [seat == by for by in shown for seat in found.around], POTIONS, seats)


def _knowledge(found: Planes, public: PublicView, own: OwnView) -> None:
    seats = range(len(public.players))
    tried = public.experiments
    made = [
        [each.potion for each in tried if each.seat == seat and each.quality is None]
        for seat in seats
    ]
    found.by_seat("made", [counts([p for p in row if p is not None], POTIONS) for row in made])
    sold = [[each.quality for each in tried if each.seat == seat] for seat in seats]
    found.by_seat("sold", [counts([q for q in row if q is not None], len(Quality)) for row in sold])
    facts = [*public.facts, *own.facts]
    pairs = [
        PAIR_NUMBER[f.ingredients[0]][f.ingredients[1]] if len(f.ingredients) > 1 else -1
        for f in facts
    ]
    found.put("not_from_pair", _ruled_out(facts, pairs, len(PAIRS)), len(PAIRS), POTIONS)
    ones = [int(f.ingredients[0]) if len(f.ingredients) == 1 else -1 for f in facts]
    found.put("not_with", _ruled_out(facts, ones, INGREDIENTS), INGREDIENTS, POTIONS)


def _ruled_out(facts: Sequence[FactView], places: list[int], most: int) -> list[float]:
    out = [0.0] * (most * POTIONS)
    for fact, place in zip(facts, places, strict=True):
        if place >= 0:
            for potion in range(POTIONS):
                if potion not in fact.potions:
                    out[place * POTIONS + potion] = 1.0
    return out


def _own(found: Planes, public: PublicView, own: OwnView) -> None:
    found.put("hand", counts(own.hand, INGREDIENTS))
    found.put("favors", counts(own.favors, FAVOR_KINDS))
    found.put("seals", own.seals)
    laid = [each for seal in own.laid_seals for each in one_hot(seal, SEALS)]
    found.put("laid_seals", laid, INGREDIENTS, SEALS)
    found.put("set_aside", counts(own.set_aside, INGREDIENTS))
    found.put("laid_away", counts(own.laid_away, INGREDIENTS))
    prices = [0.0] * ARTIFACTS
    for ware, price in zip(public.on_sale, own.prices, strict=True):
        prices[ware] = price
    found.put("prices", prices)


def _task(found: Planes, public: PublicView, own: OwnView) -> None:
    task, secret = public.task, own.task
    found.put("task_potion", one_hot(task and task.potion, POTIONS))
    found.put("task_quality", one_hot(task and task.quality, len(Quality)))
    spoken = counts(task.ingredients if task else None, INGREDIENTS)
    spoken += counts(secret.ingredients if secret else None, INGREDIENTS)
    found.put("task_ingredients", spoken, 2, INGREDIENTS)
    found.put("task_formula", one_hot(task and task.formula, FORMULAS))
    found.put("task_area", one_hot(task and task.area, AREAS))
    found.put("task_favor", one_hot(secret and secret.favor, FAVOR_KINDS))
    found.put("task_discount", _discount(secret.discount if secret else None))


def _end(found: Planes, public: PublicView) -> None:
    formulas: Sequence[Formula | None] = public.formulas or [None] * INGREDIENTS
    truth = [each for formula in formulas for each in one_hot(formula, FORMULAS)]
    found.put("truth", truth, INGREDIENTS, FORMULAS)
    scores = [[getattr(score, line) for line in SCORE] for score in public.scores]
    scores = scores or [[0] * len(SCORE) for _ in public.players]
    found.by_seat("scores", scores)
    found.chosen_seats("first", [public.first])
    found.chosen_seats("asked", public.deciders)
    found.put(
        "table",
        [public.round, public.deck, public.discard, public.favor_deck, public.unwilling],
    )


def bounds(seats: int) -> Bounds:
    """Return wide bounds: the rules give no simple ones."""
    return Bounds(-100, 300, 3000, INGREDIENT_CARDS)


ROOM: Final = TensorsRoom(planes, MEANINGS, bounds)
