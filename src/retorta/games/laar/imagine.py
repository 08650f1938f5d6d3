"""Deals again what a seat cannot know."""

from __future__ import annotations

from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.laar.cards import GEM, KINDS
from retorta.games.laar.state import Laar


def imagine(state: Laar, seat: Seat, dealer: Dealer) -> Laar:
    """Return a state in which all that *seat* cannot know is dealt again.

    A seat that remembers knows every gem, because it was announced, and every expert, because it
    was seen when played: only the next cards are unknown, and those are drawn when they are
    turned up. Without memory, others' gems and hidden experts are dealt again; see
    ``docs/rules/laar.md#rulings``, 11.
    """
    dream = state.copy()
    if not state.options.remembered:
        if gems_hidden(state):
            deal_gems(dream, seat, dealer)
        if state.options.experts_hidden:
            deal_experts(dream, seat, dealer)
    # One fixed order whatever was drawn before, so that a dream never depends on the truth.
    dream.pile.sort()
    return dream


def gems_hidden(state: Laar) -> bool:
    """Return whether gems lie face down: until they are counted, unless the table plays open."""
    return not state.options.gems_open and not state.sheet[GEM]


def deal_gems(dream: Laar, seat: Seat, dealer: Dealer) -> None:
    """Deal the others' gems again from all cards the seat does not see."""
    unseen = dream.pile
    numbers: list[int] = []
    for owner in range(dream.seats):
        gems = dream.stacks[owner][GEM]
        numbers.append(len(gems))
        if owner != seat:
            unseen.extend(gems)
    unseen.sort()
    for owner in range(dream.seats):
        if owner != seat:
            dealt: list[int] = []
            for _ in range(numbers[owner]):
                dealt.append(dealer.draw(unseen))
            dream.stacks[owner][GEM] = dealt


def deal_experts(dream: Laar, seat: Seat, dealer: Dealer) -> None:
    """Deal the others' experts and the face-down discard again from all that is hidden."""
    hidden: list[int] = []
    for kind in range(KINDS):
        number = dream.discard[kind]
        for owner in range(dream.seats):
            if owner != seat:
                number += dream.hands[owner][kind]
        hidden.extend([kind] * number)
    for owner in range(dream.seats):
        if owner != seat:
            hand = [0] * KINDS
            for _ in range(sum(dream.hands[owner])):
                expert: int = dealer.draw(hidden)
                hand[expert] += 1
            dream.hands[owner] = hand
    dream.discard = [hidden.count(kind) for kind in range(KINDS)]
