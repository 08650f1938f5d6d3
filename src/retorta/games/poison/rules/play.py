"""3. Play: a card goes into a cauldron, and what overflows is taken."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.poison.cards import (
    CARDS,
    COLOUR,
    FACES,
    POISON_FACE,
    POTIONS,
    VALUE,
    Face,
)
from retorta.games.poison.events import CardDrawn, CardPlayed, CauldronOverflowed
from retorta.games.poison.moves import CAULDRONS, PLAYS, Play
from retorta.games.poison.rules.set_up import COLOURLESS
from retorta.games.poison.state import Cauldron, Poison

FULL: Final = 13
"""3. A cauldron holds thirteen; above that it overflows."""

FROM_YOUR_HAND: Final = Rule("poison", "from-your-hand", "3")
ONE_COLOUR_PER_CAULDRON: Final = Rule("poison", "one-colour-per-cauldron", "3")
ONE_CAULDRON_PER_COLOUR: Final = Rule("poison", "one-cauldron-per-colour", "3")


@dataclass(init=False)
class PlayInTurn(Step):
    """3. Clockwise from the dealer's left, each player must play one card to a cauldron."""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def question(self) -> str:
        return "play-in-turn"

    def deciders(self, state: Poison) -> list[Seat]:
        return [self.seat] if self.seat >= 0 else []

    def first_decider(self, state: Poison) -> Seat:
        return self.seat

    def candidates(self, state: Poison, seat: Seat) -> list[Move]:
        hand = state.hands[seat]
        return [move for face in range(FACES) if hand[face] for move in PLAYS[face]]

    def objection(self, state: Poison, seat: Seat, move: Move) -> Rule | None:
        assert isinstance(move, Play)
        if not state.hands[seat][move.card]:
            return FROM_YOUR_HAND
        colour = COLOUR[move.card]
        if colour >= POTIONS or state.cauldrons[move.cauldron].colour == colour:
            return None
        if state.cauldrons[move.cauldron].colour != COLOURLESS:
            return ONE_COLOUR_PER_CAULDRON
        if any(cauldron.colour == colour for cauldron in state.cauldrons):
            return ONE_CAULDRON_PER_COLOUR
        return None

    # The two hot paths of search; a law holds them to candidates and objection.

    def legal_moves(self, state: Poison, seat: Seat) -> list[Move]:
        hand = state.hands[seat]
        plays = state.open_plays
        moves: list[Move] = []
        for face, held in enumerate(hand):
            if held:
                moves += plays[face]
        return moves

    def random_move(self, state: Poison, seat: Seat, dealer: Dealer) -> Move:
        hand = state.hands[seat]
        plays = state.open_plays
        count = 0
        for face, held in enumerate(hand):
            if held:
                count += len(plays[face])
        picked = dealer.pick(count)
        for face, held in enumerate(hand):
            if held:
                if picked < len(plays[face]):
                    return plays[face][picked]
                picked -= len(plays[face])
        raise AssertionError("a player who is asked holds a card")

    def take(self, state: Poison, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Play)
        face: Face = move.card
        state.hands[seat][face] -= 1
        put_into_cauldron(state, seat, face, move.cauldron, dealer)
        if state.options.five_cards:
            draw_card(state, seat, dealer)
        self.seat = next_to_play(state, seat)

    def resume(self, state: Poison, dealer: Dealer) -> None:
        state.agenda.pop()

    def copy(self) -> PlayInTurn:
        return PlayInTurn(self.seat)


def open_plays(state: Poison) -> list[list[Move]]:
    """3. Return, for each card, the plays that the colours of the cauldrons allow."""
    number = 0
    for cauldron in state.cauldrons:
        number = number * (POTIONS + 1) + cauldron.colour - COLOURLESS
    return OPEN_PLAYS[number]


def _is_open(colours: tuple[int, ...], cauldron: int, colour: int) -> bool:
    if colour >= POTIONS or colours[cauldron] == colour:
        return True
    return colours[cauldron] == COLOURLESS and colour not in colours


OPEN_PLAYS: Final[list[list[list[Move]]]] = [
    [
        [
            plays[cauldron]
            for cauldron in range(CAULDRONS)
            if _is_open(colours, cauldron, COLOUR[face])
        ]
        for face, plays in enumerate(PLAYS)
    ]
    for colours in product(range(COLOURLESS, POTIONS), repeat=CAULDRONS)
]
"""What :func:`open_plays` answers, by the colours of the three cauldrons."""


def overflows(cauldron: Cauldron, face: Face) -> bool:
    """3. Return whether a card would bring the total above thirteen."""
    return cauldron.total + VALUE[face] > FULL


def put_into_cauldron(state: Poison, seat: Seat, face: Face, number: int, dealer: Dealer) -> None:
    """3. A card that brings the total above thirteen stays; all that lay there is taken."""
    cauldron = state.cauldrons[number]
    colour = cauldron.colour
    spills = overflows(cauldron, face)
    spilt = cauldron.cards
    if spills:
        state.taken[seat] = state.taken[seat] + spilt
        cauldron.cards = []
        cauldron.total = 0
        cauldron.colour = COLOURLESS
    pour(cauldron, face)
    if cauldron.colour != colour:
        state.open_plays = open_plays(state)
    if not dealer.listening:
        return
    if spills:
        taken = [CARDS[taken_face] for taken_face in spilt]
        dealer.announce(CauldronOverflowed(seat, CARDS[face], number, taken))
    else:
        dealer.announce(CardPlayed(seat, CARDS[face], number, cauldron.total))


def pour(cauldron: Cauldron, face: Face) -> None:
    """3. A potion gives the cauldron its colour; a cauldron of poison alone has none yet."""
    cauldron.cards.append(face)
    cauldron.total += VALUE[face]
    if face != POISON_FACE:
        cauldron.colour = COLOUR[face]


def draw_card(state: Poison, seat: Seat, dealer: Dealer) -> None:
    """6. Variant: after playing a card you draw one, while the pile lasts."""
    if not state.pile:
        return
    face: Face = dealer.draw(state.pile)
    state.hands[seat][face] += 1
    if dealer.listening:
        dealer.announce(CardDrawn(seat, CARDS[face], len(state.pile)))


def next_to_play(state: Poison, seat: Seat) -> Seat:
    """Return the next player clockwise who holds a card, or -1 when no one does."""
    seats = state.seats
    for _ in range(seats):
        seat = (seat + 1) % seats
        for count in state.hands[seat]:
            if count:
                return seat
    return -1
