"""Deal again what a seat cannot see, the secret formulas included."""

from __future__ import annotations

from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.alchemists.cards import INGREDIENTS, MIX, PAIRS, SEAL_COPIES
from retorta.games.alchemists.knowledge import facts_of, potions_shown
from retorta.games.alchemists.moves import KEEPS
from retorta.games.alchemists.rules.artifacts import ThinkWithCap
from retorta.games.alchemists.rules.decks import HERBALIST, KINDS, laid_away
from retorta.games.alchemists.rules.exhibition import FeatherOrMortar
from retorta.games.alchemists.rules.selling import LayDiscounts
from retorta.games.alchemists.rules.set_up import KeepFavors
from retorta.games.alchemists.state import NOBODY, Alchemists, Experiment
from retorta.games.alchemists.worlds import draw_world, worlds_of

NO_MARKS = b"." * 64


def imagine(state: Alchemists, seat: Seat, dealer: Dealer) -> Alchemists:
    """Return a state that agrees with everything *seat* knows, the rest drawn anew.

    First the formulas, uniformly from all worlds that its facts leave; then what others
    brewed, from the pairs that show the same there; then cards and seals. When the game is
    over nothing is hidden that matters.
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
    """Let others have mixed any pair that shows the same; who looked saw one of it."""
    for index in range(len(dream.experiments)):
        known = dream.experiments[index]
        first = known.first
        second = known.second
        if known.seat != seat:
            must = known.looked if known.looker == seat else NOBODY
            first, second = PAIRS[dealer.draw(pairs_showing(dream, known, must))]
        looked = known.looked
        if known.looker != NOBODY and known.looker != seat:
            looked = first if dealer.pick(2) == 0 else second
        dream.experiments[index] = Experiment(
            known.seat,
            known.how,
            first,
            second,
            known.order,
            known.shown,
            known.looker,
            looked,
        )


def pairs_showing(dream: Alchemists, known: Experiment, must: int) -> list[int]:
    """Return the pairs, by number, that give what was shown; *must* is one of the two."""
    potions = potions_shown(known)
    found: list[int] = []
    for number in range(len(PAIRS)):
        first, second = PAIRS[number]
        if must != NOBODY and must != first and must != second:
            continue
        if potions >> MIX[dream.formulas[first]][dream.formulas[second]] & 1:
            found.append(number)
    return found


def dream_ingredients(dream: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """Cards seen by all, or laid away by *seat*, stay; all others are dealt again."""
    unseen = dream.deck
    for owner in range(dream.seats):
        if owner != seat:
            lab = dream.labs[owner]
            for kind in range(INGREDIENTS):
                hidden = lab.hand[kind] - lab.shown[kind] + lab.set_aside[kind]
                unseen.extend([kind] * hidden)
    for card in dream.discard:
        if is_hidden(card, seat):
            unseen.append(card % KINDS)
    # One fixed order whatever lies where, so that a dream never depends on the truth.
    unseen.sort()
    for owner in range(dream.seats):
        if owner != seat:
            lab = dream.labs[owner]
            cards = sum(lab.hand) - sum(lab.shown)
            aside = sum(lab.set_aside)
            lab.hand = lab.shown.copy()
            for _ in range(cards):
                lab.hand[dealer.draw(unseen)] += 1
            lab.set_aside = [0] * INGREDIENTS
            for _ in range(aside):
                lab.set_aside[dealer.draw(unseen)] += 1
    redeal_discard(dream.discard, seat, unseen, dealer)


def is_hidden(card: int, seat: Seat) -> bool:
    """Whether a card in a discard was laid there by somebody else, face down."""
    owner = card // KINDS - 1
    return owner != NOBODY and owner != seat


def redeal_discard(discard: list[int], seat: Seat, unseen: list[int], dealer: Dealer) -> None:
    """Put unseen cards where others laid theirs."""
    for index in range(len(discard)):
        if is_hidden(discard[index], seat):
            kind: int = dealer.draw(unseen)
            discard[index] = laid_away(kind, discard[index] // KINDS - 1)


def dream_favors(dream: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """Favors of others are dealt again; a hand holds no Herbalist once the game has begun."""
    unseen = dream.favor_deck
    for owner in range(dream.seats):
        if owner != seat:
            favors = dream.labs[owner].favors
            for kind in range(KINDS):
                unseen.extend([kind] * favors[kind])
    for card in dream.favor_discard:
        if is_hidden(card, seat):
            unseen.append(card % KINDS)
    unseen.sort()
    herbalists: list[int] = []
    if not isinstance(dream.agenda[-1], KeepFavors):
        while HERBALIST in unseen:
            unseen.remove(HERBALIST)
            herbalists.append(HERBALIST)
    for owner in range(dream.seats):
        if owner != seat:
            lab = dream.labs[owner]
            cards = sum(lab.favors)
            lab.favors = [0] * KINDS
            for _ in range(cards):
                lab.favors[dealer.draw(unseen)] += 1
    unseen.extend(herbalists)
    redeal_discard(dream.favor_discard, seat, unseen, dealer)


def dream_seals(dream: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """Every seal that was not opened may be any of those its owner had."""
    for owner in range(dream.seats):
        if owner == seat:
            continue
        lab = dream.labs[owner]
        supply: list[int] = []
        for kind in range(len(SEAL_COPIES)):
            supply.extend([kind] * (SEAL_COPIES[kind] - lab.lost[kind]))
        for book in dream.books:
            for index in range(len(book)):
                if book[index] // 8 == owner:
                    seal: int = dealer.draw(supply)
                    book[index] = owner * 8 + seal
        lab.seals = [0] * len(SEAL_COPIES)
        for seal in supply:
            lab.seals[seal] += 1


def dream_steps(dream: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """Draw anew what the procedure under way holds face down for others."""
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
        cards = [kind for kind in range(INGREDIENTS) for _ in range(hand[kind])]
        step.kept = dealer.draw(cards)


def dream_kept_favors(dream: Alchemists, step: KeepFavors, seat: Seat, dealer: Dealer) -> None:
    """2. Others who have chosen kept one of their two favors."""
    for owner in range(dream.seats):
        if owner != seat and step.choices[owner] is not None:
            favors = dream.labs[owner].favors
            moves: list[Move] = []
            for kind in range(KINDS):
                moves.extend([KEEPS[kind]] * favors[kind])
            step.choices[owner] = moves[dealer.pick(len(moves))]
