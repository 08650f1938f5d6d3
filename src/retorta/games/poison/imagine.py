"""Deals again what a seat cannot see."""

from __future__ import annotations

from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.poison.cards import FACES, Face
from retorta.games.poison.state import Poison


def imagine(state: Poison, seat: Seat, dealer: Dealer) -> Poison:
    """Return a state in which all cards *seat* never saw are shuffled and dealt again.

    Taken piles were seen by everybody and stay as they are.
    """
    dream = state.copy()
    unseen = [*dream.pile, *dream.set_aside]
    for owner in range(dream.seats):
        if owner != seat:
            hand = dream.hands[owner]
            for face in range(FACES):
                for _ in range(hand[face]):
                    unseen.append(face)
    # One fixed order whatever lies where, so that a dream never depends on the truth.
    unseen.sort()
    for owner in range(dream.seats):
        if owner != seat:
            dream.hands[owner] = deal_hand(sum(state.hands[owner]), unseen, dealer)
    dream.set_aside = deal_cards(len(state.set_aside), unseen, dealer)
    dream.pile = unseen
    return dream


def deal_hand(cards: int, unseen: list[Face], dealer: Dealer) -> list[int]:
    """Return a hand of *cards* cards, by face."""
    hand = [0] * FACES
    for _ in range(cards):
        face: Face = dealer.draw(unseen)
        hand[face] += 1
    return hand


def deal_cards(cards: int, unseen: list[Face], dealer: Dealer) -> list[Face]:
    """Return *cards* cards taken out of the unseen ones."""
    return [dealer.draw(unseen) for _ in range(cards)]
