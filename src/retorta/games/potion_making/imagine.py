"""Deals again what a seat cannot see."""

from __future__ import annotations

from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.potion_making.cards import Face
from retorta.games.potion_making.state import PotionMaking


def imagine(state: PotionMaking, seat: Seat, dealer: Dealer) -> PotionMaking:
    """Return a state in which all cards *seat* cannot see are shuffled and dealt again.

    Cards that others took openly into their hands stay there.
    """
    return dealt_again(state, seat, unseen_cards(state, seat), dealer)


def unseen_cards(state: PotionMaking, seat: Seat) -> list[Face]:
    """Return all cards that *seat* cannot see: the same in every dream of the seat."""
    unseen = state.deck.copy()
    for owner in range(state.seats):
        if owner != seat:
            unseen.extend(hidden_cards(state, owner))
    # One fixed order whatever lies where, so that a dream never depends on the truth.
    unseen.sort()
    return unseen


def dealt_again(state: PotionMaking, seat: Seat, cards: list[Face], dealer: Dealer) -> PotionMaking:
    """Return a dream in which the *cards* that *seat* cannot see are dealt again."""
    dream = state.copy()
    unseen = cards.copy()
    dream.deck = unseen
    for owner in range(dream.seats):
        if owner != seat:
            hand = state.shown[owner].copy()
            while len(hand) < len(state.hands[owner]):
                hand.append(dealer.draw(unseen))
            hand.sort()
            dream.hands[owner] = hand
    return dream


def hidden_cards(state: PotionMaking, owner: Seat) -> list[Face]:
    """Return the cards of a hand that the others have not seen, sorted."""
    hidden = state.hands[owner].copy()
    for face in state.shown[owner]:
        hidden.remove(face)
    return hidden
