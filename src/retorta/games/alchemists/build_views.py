"""Builds the views of Alchemists, from nothing but what may be seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from retorta.core.agenda import Step
from retorta.core.door import deciders
from retorta.core.words import Seat
from retorta.games.alchemists.cards import (
    POTIONS,
    Area,
    Favor,
    Formula,
    Grant,
    How,
    Ingredient,
    Potion,
    Quality,
    Seal,
)
from retorta.games.alchemists.corrections import AS_RECONSTRUCTED, Printed, cubes_at
from retorta.games.alchemists.knowledge import found_out, shown_to_all
from retorta.games.alchemists.moves import Keep, LayDiscount
from retorta.games.alchemists.notebook import grid_of
from retorta.games.alchemists.rules.action import Action
from retorta.games.alchemists.rules.areas import PutOnBoots
from retorta.games.alchemists.rules.artifacts import BuyArtifact, ThinkWithCap, price_for
from retorta.games.alchemists.rules.debunking import PublishAtOnce
from retorta.games.alchemists.rules.decks import favors_of
from retorta.games.alchemists.rules.discounts import LayDiscounts
from retorta.games.alchemists.rules.exhibition import BrewForExhibition, FeatherOrMortar
from retorta.games.alchemists.rules.experiments import DrinkPotion
from retorta.games.alchemists.rules.grants import is_conflicted
from retorta.games.alchemists.rules.master import ClaimResult
from retorta.games.alchemists.rules.publishing import ChooseSeal
from retorta.games.alchemists.rules.revising import ChooseNewSeal
from retorta.games.alchemists.rules.selling import (
    SALE_CUBES,
    BrewForSale,
    GiveGuarantee,
    TakeAnOrder,
    is_blocked,
)
from retorta.games.alchemists.rules.set_up import KeepFavors
from retorta.games.alchemists.rules.transmute import Transmute
from retorta.games.alchemists.state import NOTHING, Alchemists, Experiment, Score
from retorta.games.alchemists.views import (
    AreaView,
    BookView,
    CorrectedView,
    ExperimentView,
    FactView,
    GrantView,
    MixtureView,
    OwnTaskView,
    OwnView,
    PlayerView,
    PublicView,
    ScoreView,
    SpaceView,
    TaskView,
)

# Going over the members of an enumeration is dearer than over a tuple.
_INGREDIENTS: Final = tuple(Ingredient)
_SEALS: Final = tuple(Seal)
_AREAS: Final = tuple(Area)


def public(state: Alchemists) -> PublicView:
    """Return what everybody sees."""
    return _seen(state, remembered=False)


def recall(state: Alchemists) -> PublicView:
    """Return what everybody knows if they forgot no card that everybody saw.

    See ``docs/rules/alchemists.md#rulings``, 4.
    """
    return _seen(state, remembered=True)


def own(state: Alchemists, seat: Seat) -> OwnView:
    """Return what *seat* sees besides: its cards, its seals, and what it found out."""
    lab = state.labs[seat]
    facts = found_out(state, seat)
    return OwnView(
        seat=seat,
        hand=_cards(lab.hand),
        favors=favors_of(lab.favors),
        seals=list(lab.seals),
        laid_seals=[_laid_seal(state, seat, ingredient) for ingredient in _INGREDIENTS],
        set_aside=_cards(lab.set_aside),
        prices=_prices(state, seat),
        laid_away=sorted([card.kind for card in state.discard if card.seat == seat]),
        mixtures=_mixtures(state, seat),
        facts=[_fact(fact.first, fact.second, fact.potions) for fact in facts],
        grid=grid_of([*shown_to_all(state), *facts]),
        marks=lab.marks.decode(),
        note=lab.note,
        task=_own_task(state, seat),
    )


def _seen(state: Alchemists, remembered: bool) -> PublicView:
    return PublicView(
        deciders=deciders(state),
        round=state.round,
        first=state.first,
        spaces=list(state.spaces),
        order=list(state.order),
        paralysed=list(state.paralysed),
        frozen=list(state.frozen),
        players=[_player(state, seat, remembered) for seat in range(state.seats)],
        areas=_areas(state),
        row=list(state.row),
        deck=len(state.deck),
        discard=len(state.discard),
        discarded=_discarded(state) if remembered else None,
        favor_deck=len(state.favor_deck),
        favor_discard=[card.kind for card in state.favor_discard if card.seat is None],
        on_sale=list(state.on_sale),
        to_come=[list(cards) for cards in state.to_come],
        adventurer=state.adventurer,
        next_adventurer=state.next_adventurer,
        orders=[list(sellers) for sellers in state.orders],
        blocked=[is_blocked(state, slot) for slot in range(len(state.orders))],
        discounts=list(state.discounts),
        unwilling=state.unwilling,
        books=[_book(state, ingredient) for ingredient in _INGREDIENTS],
        conflicts=[list(pair) for pair in state.conflicts],
        grants=[_grant(state.options.printed, grant) for grant in state.grants],
        conference=_conference(state),
        first_shown=list(state.first_shown),
        experiments=[_experiment(experiment) for experiment in state.experiments],
        facts=[_fact(fact.first, fact.second, fact.potions) for fact in shown_to_all(state)],
        task=_task(state),
        formulas=None if state.agenda else list(state.formulas),
        scores=[score_view(score) for score in state.scores],
        corrected=_corrected(state.options.printed, state.seats),
    )


def _corrected(printed: Printed, seats: int) -> CorrectedView | None:
    """Return the board as the table's own file has it, ``None`` where it changes nothing."""
    return None if printed is AS_RECONSTRUCTED else _corrected_board(printed, seats)


@lru_cache(maxsize=64)
def _corrected_board(printed: Printed, seats: int) -> CorrectedView | None:
    usual = AS_RECONSTRUCTED
    tracks = (
        printed.space_players,
        printed.space_gold,
        printed.space_favors,
        printed.space_ingredients,
    )
    rest = (printed.green, printed.debunk_few, printed.debunk_four, printed.faces)
    if (*tracks, *rest) == (
        usual.space_players,
        usual.space_gold,
        usual.space_favors,
        usual.space_ingredients,
        usual.green,
        usual.debunk_few,
        usual.debunk_four,
        usual.faces,
    ):
        return None
    return CorrectedView(
        spaces=[
            SpaceView(players, -gold, favors, ingredients)
            for players, gold, favors, ingredients in zip(*tracks, strict=True)
        ],
        green_favors=printed.green[0],
        green_ingredients=printed.green[1],
        debunk=cubes_at(printed, seats, Area.DEBUNK),
        faces=list(printed.faces),
    )


def _cards(counts: list[int]) -> list[Ingredient]:
    cards: list[Ingredient] = []
    for kind in _INGREDIENTS:
        if counts[kind]:
            cards.extend([kind] * counts[kind])
    return cards


def _player(state: Alchemists, seat: Seat, remembered: bool) -> PlayerView:
    lab = state.labs[seat]
    is_over = not state.agenda
    return PlayerView(
        gold=lab.gold,
        reputation=lab.reputation,
        cards=sum(lab.hand),
        seen=_cards(lab.shown) if remembered else None,
        favors=sum(lab.favors),
        favor_cards=favors_of(lab.favors) if is_over else None,
        lost=[kind for kind in _SEALS for _ in range(lab.lost[kind])],
        artifacts=list(lab.artifacts),
        grants=list(lab.grants),
        results=sorted(lab.results),
        free=lab.free,
        unused=lab.unused,
        hospital=lab.hospital,
        exhibited=sorted(lab.exhibited),
        set_aside=sum(lab.set_aside),
        set_aside_cards=_cards(lab.set_aside) if is_over else None,
        periscope_used=lab.periscope_used,
        boots_used=lab.boots_used,
        debunks_as=state.options.debunking[seat],
        confers_as=state.options.conferences[seat],
    )


def _areas(state: Alchemists) -> list[AreaView]:
    areas: list[AreaView] = []
    for area in _AREAS:
        planned, done = state.planned[area], state.done[area]
        seats = [seat for seat in state.rows[area] if planned[seat] > done[seat]]
        if seats:
            left = [planned[seat] - done[seat] for seat in seats]
            areas.append(AreaView(area, seats, left))
    return areas


def _discarded(state: Alchemists) -> list[Ingredient]:
    return sorted([card.kind for card in state.discard if card.seat is None])


def _book(state: Alchemists, ingredient: Ingredient) -> BookView:
    theory = state.theories[ingredient]
    if theory is None:
        return _EMPTY_BOOK
    book = state.books[ingredient]
    return BookView(
        formula=theory,
        owners=[seal.seat for seal in book],
        seals=None if state.agenda else [seal.kind for seal in book],
        in_conflict=bool(state.conflicts) and is_conflicted(state, ingredient),
    )


_EMPTY_BOOK: Final = BookView(None, [], None, False)


def _prices(state: Alchemists, seat: Seat) -> list[int]:
    shopkeepers = 0
    if state.agenda:
        step = state.agenda[-1]
        if isinstance(step, BuyArtifact) and step.seat == seat:
            shopkeepers = step.shopkeepers
    owned = state.labs[seat].artifacts
    return [price_for(artifact, owned, shopkeepers) for artifact in state.on_sale]


def _laid_seal(state: Alchemists, seat: Seat, ingredient: Ingredient) -> Seal | None:
    for seal in state.books[ingredient]:
        if seal.seat == seat:
            return seal.kind
    return None


def _experiment(experiment: Experiment) -> ExperimentView:
    return _experiment_seen(experiment.seat, experiment.how, experiment.order, experiment.shown)


@lru_cache(maxsize=1 << 14)  # a long game shows the same ones in every view
def _experiment_seen(
    seat: Seat, how: How, order: Potion | None, shown: Potion | Quality
) -> ExperimentView:
    return ExperimentView(
        seat=seat,
        how=how,
        potion=shown if isinstance(shown, Potion) else None,
        order=order,
        quality=shown if isinstance(shown, Quality) else None,
    )


def _mixtures(state: Alchemists, seat: Seat) -> list[MixtureView]:
    known: list[MixtureView] = []
    for number, experiment in enumerate(state.experiments):
        if experiment.seat == seat:
            known.append(MixtureView(number, [experiment.first, experiment.second]))
        elif experiment.looker == seat and experiment.looked is not None:
            known.append(MixtureView(number, [experiment.looked]))
    return known


@lru_cache(maxsize=1 << 10)
def _grant(printed: Printed, grant: Grant) -> GrantView:
    return GrantView(grant, list(printed.grants[grant]), printed.grant_points[grant])


def _conference(state: Alchemists) -> list[list[int]]:
    if not state.to_come:
        return []
    held = 2 - len(state.to_come)
    return [list(tiles[held]) for tiles in state.options.printed.conferences]


_POTIONS_OF_BITS: Final = [
    [potion for potion in Potion if bits >> potion & 1] for bits in range(1 << POTIONS)
]
"""The potions of a set of bits."""


@lru_cache(maxsize=1 << 14)
def _fact(first: int, second: int, potions: int) -> FactView:
    ingredients = [_INGREDIENTS[kind] for kind in (first, second) if kind != NOTHING]
    return FactView(ingredients, _POTIONS_OF_BITS[potions])


def score_view(score: Score) -> ScoreView:
    """Return a breakdown of a player's points for the view."""
    return ScoreView(
        score.reputation,
        score.artifacts,
        score.grants,
        score.gold,
        score.seals,
        score.idol,
        score.coins,
        score.total(),
    )


def _task(state: Alchemists) -> TaskView | None:
    if not state.agenda:
        return None
    step = state.agenda[-1]
    potion: Potion | None = None
    quality: Quality | None = None
    ingredients: list[Ingredient] = []
    formula: Formula | None = None
    area: Area | None = None
    favors: list[Favor] = []
    bonus = 0
    harmed: list[Potion] = []
    if isinstance(step, GiveGuarantee):
        potion, bonus = step.potion, step.bonus
        favors = [Favor.BARMAID] * step.barmaids
    elif isinstance(step, BrewForSale):
        potion, quality, bonus = step.potion, step.guaranteed, step.bonus
        favors = [Favor.BARMAID] * step.barmaids
    elif isinstance(step, TakeAnOrder):
        favors = [Favor.MERCHANT] * step.merchants
    elif isinstance(step, Transmute):
        favors = [Favor.SAGE] * step.sages
    elif isinstance(step, BuyArtifact):
        favors = [Favor.SHOPKEEPER] * step.shopkeepers
    elif isinstance(step, DrinkPotion):
        harmed = list(state.labs[step.seat].harmed)
    elif isinstance(step, BrewForExhibition):
        potion = step.claimed
    elif isinstance(step, ClaimResult):
        ingredients = [step.first, step.second]
    elif isinstance(step, ChooseSeal):
        ingredients = [step.ingredient]
        formula = state.theories[step.ingredient] if step.formula is None else step.formula
    elif isinstance(step, ChooseNewSeal):
        ingredients, formula = [step.ingredient], state.theories[step.ingredient]
    elif isinstance(step, PublishAtOnce):
        ingredients = list(step.fallen)
    elif isinstance(step, PutOnBoots):
        area = step.area
    return TaskView(
        question=step.question(),
        potion=potion,
        quality=quality,
        ingredients=ingredients,
        formula=formula,
        area=area,
        cubes=_cubes_under_way(step),
        favors=favors,
        bonus=bonus,
        harmed=harmed,
    )


def _cubes_under_way(step: Step) -> int:
    if isinstance(step, Action | BrewForExhibition):
        return step.cubes
    return SALE_CUBES if isinstance(step, TakeAnOrder | GiveGuarantee | BrewForSale) else 0


def _own_task(state: Alchemists, seat: Seat) -> OwnTaskView | None:
    if not state.agenda:
        return None
    step = state.agenda[-1]
    if isinstance(step, KeepFavors):
        kept = step.choices[seat]
        return OwnTaskView(kept.favor, None, []) if isinstance(kept, Keep) else None
    if isinstance(step, LayDiscounts):
        laid = step.choices[seat]
        return OwnTaskView(None, laid.gold, []) if isinstance(laid, LayDiscount) else None
    if isinstance(step, ThinkWithCap) and step.seat == seat:
        return OwnTaskView(None, None, _cards(step.tested))
    if isinstance(step, FeatherOrMortar) and step.seat == seat:
        return OwnTaskView(None, None, [step.kept])
    return None
