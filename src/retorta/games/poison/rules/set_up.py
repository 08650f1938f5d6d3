"""2. Set-up: the cards are dealt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.poison.cards import DECK, FACES
from retorta.games.poison.events import RoundBegun
from retorta.games.poison.moves import CAULDRONS, PLAYS
from retorta.games.poison.options import Options
from retorta.games.poison.state import Cauldron, Poison

COLOURLESS: Final = -1
HANDS_DEALT_TO_THREE: Final = 4
"""2. With three players, cards are dealt for four."""
FIVE_CARDS: Final = 5
"""6. Variant: every player starts with five cards."""


def left_of(seats: int, seat: Seat) -> Seat:
    """Return who sits to the left: the next one clockwise."""
    return (seat + 1) % seats


@dataclass
class Deal(Step):
    """2. The dealer shuffles all the cards and deals them out one by one, from the left."""

    def resume(self, state: Poison, dealer: Dealer) -> None:
        clear_table(state)
        state.pile = DECK.copy()
        deal_absent_hand(state, dealer)
        if state.options.five_cards:
            deal_cards(state, FIVE_CARDS * state.seats, dealer)
        else:
            deal_cards(state, len(state.pile), dealer)
        state.agenda.pop()
        if dealer.listening:
            first = left_of(state.seats, state.giver)
            dealer.announce(RoundBegun(state.round, state.giver, first, len(state.set_aside)))

    def copy(self) -> Deal:
        return self  # there is nothing in it that could change


def clear_table(state: Poison) -> None:
    """Take all cards back."""
    state.hands = [[0] * FACES for _ in range(state.seats)]
    state.taken = [[] for _ in range(state.seats)]
    state.set_aside = []
    state.cauldrons = [Cauldron([], 0, COLOURLESS) for _ in range(CAULDRONS)]
    state.open_plays = PLAYS


def deal_absent_hand(state: Poison, dealer: Dealer) -> None:
    """2. With three players the hand of a fourth, who sits after the dealer, is set aside.

    The fourth is dealt to last, and so gets twelve of the fifty cards. Which cards lie there
    is luck like any other, so they can as well be drawn first. With five cards in hand tables
    read it differently (``docs/rulings.md``, 3).
    """
    for _ in range(cards_set_aside(state.seats, state.options)):
        state.set_aside.append(dealer.draw(state.pile))


def cards_set_aside(seats: int, options: Options) -> int:
    """2. Return how many cards nobody gets: only with three players there are any."""
    if seats != HANDS_DEALT_TO_THREE - 1:
        return 0
    return options.set_aside if options.five_cards else len(DECK) // HANDS_DEALT_TO_THREE


def deal_cards(state: Poison, cards: int, dealer: Dealer) -> None:
    """2. One card at a time, clockwise from the dealer's left; some may get one more."""
    seat = state.giver
    for _ in range(cards):
        seat = left_of(state.seats, seat)
        state.hands[seat][dealer.draw(state.pile)] += 1
