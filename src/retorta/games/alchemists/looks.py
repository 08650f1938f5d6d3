"""A look at the table: views, built from nothing but what the seat may see."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from retorta.core.codec import kebab
from retorta.core.door import deciders
from retorta.core.words import Seat
from retorta.games.alchemists.cards import (
    INGREDIENTS,
    PAIRS,
    POTIONS,
    Adventurer,
    Area,
    Artifact,
    Favor,
    Formula,
    Grant,
    How,
    Ingredient,
    Level,
    Potion,
    Quality,
    Seal,
)
from retorta.games.alchemists.corrections import Printed
from retorta.games.alchemists.knowledge import facts_of
from retorta.games.alchemists.moves import Keep, LayDiscount
from retorta.games.alchemists.notebook import grid_of
from retorta.games.alchemists.rules.areas import PutOnBoots
from retorta.games.alchemists.rules.artifacts import ThinkWithCap
from retorta.games.alchemists.rules.debunking import PublishAtOnce
from retorta.games.alchemists.rules.decks import KINDS, favors_of
from retorta.games.alchemists.rules.discounts import LayDiscounts
from retorta.games.alchemists.rules.exhibition import BrewForExhibition, FeatherOrMortar
from retorta.games.alchemists.rules.grants import is_conflicted
from retorta.games.alchemists.rules.master import ClaimResult
from retorta.games.alchemists.rules.publishing import ChooseSeal
from retorta.games.alchemists.rules.selling import BrewForSale, GiveGuarantee
from retorta.games.alchemists.rules.set_up import KeepFavors
from retorta.games.alchemists.state import (
    FOR_SALE,
    NOBODY,
    NOTHING,
    SEATS_MOST,
    Alchemists,
    Experiment,
)
from retorta.games.alchemists.views import (
    AlchemistsView,
    AreaView,
    BookView,
    ExperimentView,
    FactView,
    GrantView,
    PlayerView,
    ScoreView,
    TaskView,
)

# Looking a member up is dearer than an index, and a view names hundreds.
_INGREDIENTS: Final = tuple(Ingredient)
_FAVORS: Final = tuple(Favor)
_ARTIFACTS: Final = tuple(Artifact)
_GRANTS: Final = tuple(Grant)
_POTIONS: Final = tuple(Potion)
_SEALS: Final = tuple(Seal)
_FORMULAS: Final = tuple(Formula)
_ADVENTURERS: Final = tuple(Adventurer)
_QUALITIES: Final = tuple(Quality)
_HOWS: Final = tuple(How)
_LEVELS: Final = tuple(Level)
_AREAS: Final = tuple(Area)


def view(state: Alchemists, seat: Seat | None) -> AlchemistsView:
    """Return what *seat* sees; ``None`` stands for a bystander."""
    return _view(state, seat, remembered=False)


def recall(state: Alchemists, seat: Seat | None) -> AlchemistsView:
    """Return what *seat* knows if it forgot no card that it saw.

    See ``docs/rules/alchemists.md#rulings``, 4.
    """
    return _view(state, seat, remembered=True)


def _view(state: Alchemists, seat: Seat | None, remembered: bool) -> AlchemistsView:
    facts = facts_of(state, seat)
    own = None if seat is None else state.labs[seat]
    return AlchemistsView(
        seat=seat,
        asked=deciders(state),
        round=state.round,
        first=state.first,
        spaces=[_or_none(space) for space in state.spaces],
        order=list(state.order),
        paralysed=list(state.paralysed),
        frozen=list(state.frozen),
        players=[_player(state, owner, seat, remembered) for owner in range(state.seats)],
        areas=[_area(state, area) for area, seats in enumerate(state.rows) if seats],
        row=[_INGREDIENTS[kind] for kind in state.row],
        deck=len(state.deck),
        discard=len(state.discard),
        discarded=_discarded(state, seat) if remembered else None,
        favor_deck=len(state.favor_deck),
        favor_discard=[_FAVORS[card] for card in state.favor_discard if card < KINDS],
        on_sale=[_ARTIFACTS[card] for card in state.on_sale],
        to_come=[[_ARTIFACTS[card] for card in cards] for cards in state.to_come],
        adventurer=None if state.adventurer == NOTHING else _ADVENTURERS[state.adventurer],
        next_adventurer=(
            None if state.next_adventurer == NOTHING else _ADVENTURERS[state.next_adventurer]
        ),
        orders=[_or_none(owner) for owner in state.orders],
        discounts=[_or_none(gold) for gold in state.discounts],
        unwilling=state.unwilling,
        books=[_book(state, ingredient, seat) for ingredient in range(INGREDIENTS)],
        conflicts=[[_INGREDIENTS[kind] for kind in PAIRS[pair]] for pair in state.conflicts],
        grants=[_grant(state.options.printed, grant) for grant in state.grants],
        conference=_conference(state),
        first_shown=[_or_none(owner) for owner in state.first_shown],
        experiments=[_experiment(experiment, seat) for experiment in state.experiments],
        facts=[_fact(fact.first, fact.second, fact.potions) for fact in facts],
        grid=grid_of(facts),
        marks=None if own is None else own.marks.decode(),
        note=None if own is None else own.note,
        task=_task(state, seat),
        formulas=None if state.agenda else [_FORMULAS[formula] for formula in state.formulas],
        scores=[
            ScoreView(
                score.reputation,
                score.artifacts,
                score.grants,
                score.gold,
                score.seals,
                score.idol,
                score.coins,
                score.total(),
            )
            for score in state.scores
        ],
    )


def _or_none(number: int) -> int | None:
    return None if number == NOTHING else number


def _cards(counts: list[int]) -> list[Ingredient]:
    cards: list[Ingredient] = []
    for kind, count in enumerate(counts):
        if count:
            cards.extend([_INGREDIENTS[kind]] * count)
    return cards


_POTIONS_OF_BITS: Final = [
    [_POTIONS[potion] for potion in range(POTIONS) if bits >> potion & 1]
    for bits in range(1 << POTIONS)
]
"""The potions of a set of bits."""


def _player(state: Alchemists, owner: Seat, seat: Seat | None, remembered: bool) -> PlayerView:
    lab = state.labs[owner]
    is_open = owner == seat or not state.agenda
    return PlayerView(
        gold=lab.gold,
        reputation=lab.reputation,
        cards=sum(lab.hand),
        hand=_cards(lab.hand) if owner == seat else None,
        seen=_cards(lab.shown) if remembered and owner != seat else None,
        favors=sum(lab.favors),
        favor_cards=favors_of(lab.favors) if is_open else None,
        seals=list(lab.seals) if owner == seat else None,
        lost=[_SEALS[kind] for kind, count in enumerate(lab.lost) for _ in range(count)],
        artifacts=[_ARTIFACTS[card] for card in lab.artifacts],
        grants=[_GRANTS[grant] for grant in lab.grants],
        results=_POTIONS_OF_BITS[lab.results],
        free=lab.free,
        unused=lab.unused,
        hospital=lab.hospital,
        exhibited=_POTIONS_OF_BITS[lab.exhibited],
        set_aside=sum(lab.set_aside),
        set_aside_cards=_cards(lab.set_aside) if is_open else None,
        periscope_used=lab.periscope_used,
        boots_used=lab.boots_used,
        debunks_as=_LEVELS[state.options.debunking[owner]],
        confers_as=_LEVELS[state.options.conferences[owner]],
    )


def _area(state: Alchemists, area: int) -> AreaView:
    seats = state.rows[area]
    cubes = state.planned[area * SEATS_MOST : (area + 1) * SEATS_MOST]
    return AreaView(_AREAS[area], list(seats), [cubes[seat] for seat in seats])


def _discarded(state: Alchemists, seat: Seat | None) -> list[Ingredient]:
    known = (NOBODY,) if seat is None else (NOBODY, seat)
    cards = [card % KINDS for card in state.discard if card // KINDS - 1 in known]
    return [_INGREDIENTS[kind] for kind in sorted(cards)]


def _book(state: Alchemists, ingredient: int, seat: Seat | None) -> BookView:
    theory = state.theories[ingredient]
    if theory == NOTHING:
        return _EMPTY_BOOK
    book = state.books[ingredient]
    is_over = not state.agenda
    return BookView(
        formula=_FORMULAS[theory],
        owners=[seal // 8 for seal in book],
        seals=[_SEALS[seal % 8] if is_over or seal // 8 == seat else None for seal in book],
        in_conflict=bool(state.conflicts) and is_conflicted(state, ingredient),
    )


_EMPTY_BOOK: Final = BookView(None, [], [], False)


def _experiment(experiment: Experiment, seat: Seat | None) -> ExperimentView:
    first, second = NOTHING, NOTHING
    if experiment.seat == seat:
        first, second = experiment.first, experiment.second
    elif experiment.looker != NOBODY and experiment.looker == seat:
        first = experiment.looked
    return _experiment_seen(
        experiment.seat, experiment.how, experiment.order, experiment.shown, first, second
    )


@lru_cache(maxsize=1 << 14)  # a long game shows the same ones in every view
def _experiment_seen(
    seat: Seat, how: int, order: int, shown: int, first: int, second: int
) -> ExperimentView:
    is_sale = how == FOR_SALE
    return ExperimentView(
        seat=seat,
        how=_HOWS[how],
        potion=None if is_sale else _POTIONS[shown],
        order=_POTIONS[order] if is_sale else None,
        quality=_QUALITIES[shown] if is_sale else None,
        ingredients=[_INGREDIENTS[kind] for kind in (first, second) if kind != NOTHING],
    )


@lru_cache(maxsize=1 << 10)
def _grant(printed: Printed, grant: int) -> GrantView:
    kinds = printed.grants[grant]
    return GrantView(
        _GRANTS[grant], [_INGREDIENTS[kind] for kind in kinds], printed.grant_points[grant]
    )


def _conference(state: Alchemists) -> list[list[int]]:
    if not state.to_come:
        return []
    held = 2 - len(state.to_come)
    return [list(tiles[held]) for tiles in state.options.printed.conferences]


@lru_cache(maxsize=1 << 14)
def _fact(first: int, second: int, potions: int) -> FactView:
    ingredients = [_INGREDIENTS[kind] for kind in (first, second) if kind != NOTHING]
    return FactView(ingredients, _POTIONS_OF_BITS[potions])


def _task(state: Alchemists, seat: Seat | None) -> TaskView | None:
    if not state.agenda:
        return None
    step = state.agenda[-1]
    potion: Potion | None = None
    quality: Quality | None = None
    ingredients: list[Ingredient] = []
    formula: Formula | None = None
    favor: Favor | None = None
    discount: int | None = None
    area: Area | None = None
    if isinstance(step, KeepFavors):
        kept = None if seat is None else step.choices[seat]
        favor = kept.favor if isinstance(kept, Keep) else None
    elif isinstance(step, LayDiscounts):
        laid = None if seat is None else step.choices[seat]
        discount = laid.gold if isinstance(laid, LayDiscount) else None
    elif isinstance(step, GiveGuarantee):
        potion = _POTIONS[step.potion]
    elif isinstance(step, BrewForSale):
        potion, quality = _POTIONS[step.potion], _QUALITIES[step.guaranteed]
    elif isinstance(step, BrewForExhibition):
        potion = _POTIONS[step.claimed]
    elif isinstance(step, ClaimResult):
        ingredients = [_INGREDIENTS[step.first], _INGREDIENTS[step.second]]
    elif isinstance(step, ChooseSeal):
        ingredients = [_INGREDIENTS[step.ingredient]]
        theory = state.theories[step.ingredient] if step.formula == NOTHING else step.formula
        formula = _FORMULAS[theory]
    elif isinstance(step, PublishAtOnce):
        ingredients = [_INGREDIENTS[kind] for kind in step.fallen]
    elif isinstance(step, ThinkWithCap) and step.seat == seat:
        ingredients = _cards(step.tested)
    elif isinstance(step, FeatherOrMortar) and step.seat == seat:
        ingredients = [_INGREDIENTS[step.kept]]
    elif isinstance(step, PutOnBoots):
        area = _AREAS[step.area]
    question = kebab(type(step).__name__)
    return TaskView(question, potion, quality, ingredients, formula, favor, discount, area)
