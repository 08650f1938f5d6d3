"""Deals again what a seat cannot see, including the secret formulas."""

from __future__ import annotations

from dataclasses import replace

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.alchemists.cards import (
    FAVOR_KINDS,
    INGREDIENTS,
    MIX,
    PAIRS,
    SEAL_COPIES,
    Favor,
    Ingredient,
    Seal,
)
from retorta.games.alchemists.knowledge import facts_of, potions_shown
from retorta.games.alchemists.moves import KEEPS
from retorta.games.alchemists.rules.artifacts import BuyArtifact, ThinkWithCap, can_buy
from retorta.games.alchemists.rules.discounts import LayDiscounts
from retorta.games.alchemists.rules.exhibition import BrewForExhibition, FeatherOrMortar
from retorta.games.alchemists.rules.mixing import can_mix
from retorta.games.alchemists.rules.selling import (
    BrewForSale,
    GiveGuarantee,
    TakeAnOrder,
)
from retorta.games.alchemists.rules.set_up import KeepFavors
from retorta.games.alchemists.state import (
    Alchemists,
    Experiment,
    LaidSeal,
    UsedFavor,
    UsedIngredient,
)
from retorta.games.alchemists.worlds import draw_world, worlds_of

NO_MARKS = b"." * 64


def imagine(state: Alchemists, seat: Seat, dealer: Dealer) -> Alchemists:
    """Return a state that agrees with everything *seat* knows; the rest is drawn again.

    First the formulas, uniformly from all worlds that its facts leave; then what others
    brewed, from the pairs that give the same result there; then cards and seals. When the game
    is over, nothing that matters is hidden.
    """
    dream = state.copy()
    if not state.agenda:
        return dream
    dream.formulas = draw_world(worlds_of(facts_of(state, seat)), dealer)
    dream_experiments(dream, seat, dealer)
    dream_ingredients(dream, seat, dealer)
    dream_favors(dream, seat, dealer)
    dream_seals(dream, seat, dealer)
    dream_steps(dream, seat, dealer)
    for owner in range(dream.seats):
        if owner != seat:
            dream.labs[owner].marks = NO_MARKS
            dream.labs[owner].note = ""
    return dream


def dream_experiments(dream: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """Draw what others mixed from all pairs that give the same result, including any card seen."""
    for index in range(len(dream.experiments)):
        known = dream.experiments[index]
        first = known.first
        second = known.second
        if known.seat != seat:
            must = known.looked if known.looker == seat else None
            first, second = dealer.draw(pairs_showing(dream, known, must))
        looked = known.looked
        if known.looker is not None and known.looker != seat:
            looked = first if dealer.pick(2) == 0 else second
        dream.experiments[index] = replace(known, first=first, second=second, looked=looked)


def pairs_showing(
    dream: Alchemists, known: Experiment, must: Ingredient | None
) -> list[tuple[Ingredient, Ingredient]]:
    """Return the pairs that give what was shown; *must* is one of the two."""
    potions = potions_shown(known)
    return [
        (first, second)
        for first, second in PAIRS
        if must in (None, first, second)
        and potions >> MIX[dream.formulas[first]][dream.formulas[second]] & 1
    ]


def dream_ingredients(dream: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """Cards seen by all, or laid away by *seat*, stay; all others are dealt again."""
    unseen = dream.deck
    for owner in range(dream.seats):
        if owner != seat:
            lab = dream.labs[owner]
            for kind in Ingredient:
                hidden = lab.hand[kind] - lab.shown[kind] + lab.set_aside[kind]
                unseen.extend([kind] * hidden)
    for card in dream.discard:
        if card.seat not in (None, seat):
            unseen.append(card.kind)
    # One fixed order whatever lies where, so that a dream never depends on the truth.
    unseen.sort()
    mixer = bound_to_mix(dream.agenda[-1])
    for owner in range(dream.seats):
        if owner != seat:
            lab = dream.labs[owner]
            cards = sum(lab.hand) - sum(lab.shown)
            aside = sum(lab.set_aside)
            lab.hand = deal_hand(lab.shown, cards, unseen, dealer)
            while owner == mixer and not can_mix(lab.hand):
                # Seldom: they are known to hold two different cards, so deal them again.
                for kind in Ingredient:
                    unseen.extend([kind] * (lab.hand[kind] - lab.shown[kind]))
                unseen.sort()
                lab.hand = deal_hand(lab.shown, cards, unseen, dealer)
            lab.set_aside = [0] * INGREDIENTS
            for _ in range(aside):
                lab.set_aside[dealer.draw(unseen)] += 1
    for index, card in enumerate(dream.discard):
        if card.seat not in (None, seat):
            dream.discard[index] = UsedIngredient(dealer.draw(unseen), card.seat)


def deal_hand(shown: list[int], cards: int, unseen: list[Ingredient], dealer: Dealer) -> list[int]:
    """Return a hand: the cards seen to enter it, and a number of unseen cards."""
    hand = shown.copy()
    for _ in range(cards):
        hand[dealer.draw(unseen)] += 1
    return hand


def bound_to_mix(step: Step) -> Seat | None:
    """Return the seats that took an order or made a promise, and so hold two different cards."""
    if isinstance(step, TakeAnOrder):
        return step.seat if step.merchants else None
    if isinstance(step, GiveGuarantee):
        return step.seat
    if isinstance(step, BrewForSale):
        return step.seat
    return step.seat if isinstance(step, BrewForExhibition) else None


def dream_favors(dream: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """Favors of others are dealt again; a hand holds no Herbalist once the game has begun."""
    unseen = dream.favor_deck
    for owner in range(dream.seats):
        if owner != seat:
            favors = dream.labs[owner].favors
            for kind in Favor:
                unseen.extend([kind] * favors[kind])
    for card in dream.favor_discard:
        if card.seat not in (None, seat):
            unseen.append(card.kind)
    unseen.sort()
    herbalists: list[Favor] = []
    if not isinstance(dream.agenda[-1], KeepFavors):
        while Favor.HERBALIST in unseen:
            unseen.remove(Favor.HERBALIST)
            herbalists.append(Favor.HERBALIST)
    # Laid by before anybody else might draw them.
    shopkeepers = [lacking_to_buy(dream, owner, seat) for owner in range(dream.seats)]
    for _ in range(sum(shopkeepers)):
        unseen.remove(Favor.SHOPKEEPER)
    for owner in range(dream.seats):
        if owner != seat:
            lab = dream.labs[owner]
            cards = sum(lab.favors) - shopkeepers[owner]
            lab.favors = [0] * FAVOR_KINDS
            lab.favors[Favor.SHOPKEEPER] = shopkeepers[owner]
            for _ in range(cards):
                lab.favors[dealer.draw(unseen)] += 1
    unseen.extend(herbalists)
    for index, card in enumerate(dream.favor_discard):
        if card.seat not in (None, seat):
            dream.favor_discard[index] = UsedFavor(dealer.draw(unseen), card.seat)


def lacking_to_buy(dream: Alchemists, owner: Seat, seat: Seat) -> int:
    """Return how many Shopkeepers *owner* must still hold: one was called, and cannot pay yet."""
    step = dream.agenda[-1]
    if not isinstance(step, BuyArtifact) or step.seat != owner or owner == seat:
        return 0
    lacking = 0
    while step.shopkeepers and not can_buy(dream, owner, step.shopkeepers + lacking):
        lacking += 1
    return lacking


def dream_seals(dream: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """Every seal that was not opened may be any of those its owner had."""
    for owner in range(dream.seats):
        if owner == seat:
            continue
        lab = dream.labs[owner]
        supply: list[Seal] = []
        for kind in Seal:
            supply.extend([kind] * (SEAL_COPIES[kind] - lab.lost[kind]))
        for book in dream.books:
            for index, laid in enumerate(book):
                if laid.seat == owner:
                    book[index] = LaidSeal(owner, dealer.draw(supply))
        lab.seals = [supply.count(kind) for kind in Seal]


def dream_steps(dream: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """Draw again what the procedure in progress holds face down for others."""
    step = dream.agenda[-1]
    if isinstance(step, KeepFavors):
        dream_kept_favors(dream, step, seat, dealer)
    elif isinstance(step, LayDiscounts):
        for owner in step.choosing:
            if owner != seat and step.choices[owner] is not None:
                moves = step.legal_moves(dream, owner)
                step.choices[owner] = moves[dealer.pick(len(moves))]
    elif isinstance(step, ThinkWithCap):
        if step.seat != seat and step.tests:
            last = dream.experiments[-1]
            step.tested = [0] * INGREDIENTS
            step.tested[last.first] += 1
            step.tested[last.second] += 1
    elif isinstance(step, FeatherOrMortar) and step.seat != seat:
        hand = dream.labs[step.seat].hand
        cards = [kind for kind in Ingredient for _ in range(hand[kind])]
        step.kept = dealer.draw(cards)


def dream_kept_favors(dream: Alchemists, step: KeepFavors, seat: Seat, dealer: Dealer) -> None:
    """2. Others who have chosen kept one of their two favors."""
    for owner in range(dream.seats):
        if owner != seat and step.choices[owner] is not None:
            favors = dream.labs[owner].favors
            moves: list[Move] = []
            for kind in Favor:
                moves.extend([KEEPS[kind]] * favors[kind])
            step.choices[owner] = moves[dealer.pick(len(moves))]
