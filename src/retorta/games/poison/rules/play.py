"""3. Play: a card to a cauldron, and what spills."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.poison.cards import (
    COLOUR,
    FACES,
    POISON_FACE,
    POTIONS,
    VALUE,
    Card,
    Face,
)
from retorta.games.poison.events import CardDrawn, CardPlayed, CauldronOverflowed
from retorta.games.poison.moves import (
    ANY_CAULDRON,
    CAULDRONS,
    HOW_MANY,
    PLAYS,
    PLAYS_INTO_ANY,
    Play,
)
from retorta.games.poison.rules.set_up import COLOURLESS
from retorta.games.poison.state import Cauldron, Poison

FULL: Final = 13
"""3. A cauldron holds thirteen; above that it overflows."""

SHIFT: Final[list[int]] = [CAULDRONS * colour for colour in COLOUR]
"""Where the cauldrons open to a card begin, in the number of ``open_cauldrons``."""
OPEN_BESIDES: Final[list[int]] = [
    sum(1 << CAULDRONS * colour for colour in range(POTIONS) if not taken >> colour & 1)
    for taken in range(1 << POTIONS)
]
"""For each set of colours that have a cauldron: the first bit of every other colour."""

FROM_YOUR_HAND: Final = Rule("poison", "from-your-hand", "3")
ONE_COLOUR_PER_CAULDRON: Final = Rule("poison", "one-colour-per-cauldron", "3")
ONE_CAULDRON_PER_COLOUR: Final = Rule("poison", "one-cauldron-per-colour", "3")


@dataclass(init=False)
class PlayInTurn(Step):
    """3. Clockwise from the dealer's left, each player must play one card to a cauldron."""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def deciders(self, state: Poison) -> list[Seat]:
        return [self.seat] if self.seat >= 0 else []

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
        open_to = state.open_to
        moves: list[Move] = []
        for face in range(FACES):
            if hand[face]:
                moves += PLAYS_INTO_ANY[open_to >> SHIFT[face] & ANY_CAULDRON][face]
        return moves

    def random_move(self, state: Poison, seat: Seat, dealer: Dealer) -> Move:
        hand = state.hands[seat]
        open_to = state.open_to
        count = 0
        for face in range(FACES):
            if hand[face]:
                count += HOW_MANY[open_to >> SHIFT[face] & ANY_CAULDRON]
        picked = dealer.pick(count)
        for face in range(FACES):
            if hand[face]:
                cauldrons = open_to >> SHIFT[face] & ANY_CAULDRON
                if picked < HOW_MANY[cauldrons]:
                    return PLAYS_INTO_ANY[cauldrons][face][picked]
                picked -= HOW_MANY[cauldrons]
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


def open_cauldrons(state: Poison) -> int:
    """3. Return the cauldrons a card of each colour may go into.

    A set of cauldrons is three bits, and the sets of the colours follow each other in one
    number, poison's last. The state keeps it, since search asks before every move.
    """
    free = 0
    homes = 0
    taken = 0
    for number in range(CAULDRONS):
        colour = state.cauldrons[number].colour
        if colour == COLOURLESS:
            free |= 1 << number
        else:
            homes |= 1 << number << CAULDRONS * colour
            taken |= 1 << colour
    return homes | OPEN_BESIDES[taken] * free | ANY_CAULDRON << CAULDRONS * POTIONS


def put_into_cauldron(state: Poison, seat: Seat, face: Face, number: int, dealer: Dealer) -> None:
    """3. A card that brings the total above thirteen stays; all that lay there is taken."""
    cauldron = state.cauldrons[number]
    colour = cauldron.colour
    overflows = cauldron.total + VALUE[face] > FULL
    spilt = cauldron.cards
    if overflows:
        state.taken[seat] = state.taken[seat] + spilt
        cauldron.cards = []
        cauldron.total = 0
        cauldron.colour = COLOURLESS
    pour(cauldron, face)
    if cauldron.colour != colour:
        state.open_to = open_cauldrons(state)
    if not dealer.listening:
        return
    if overflows:
        taken = [Card(taken_face) for taken_face in spilt]
        dealer.announce(CauldronOverflowed(seat, Card(face), number, taken))
    else:
        dealer.announce(CardPlayed(seat, Card(face), number, cauldron.total))


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
        dealer.announce(CardDrawn(seat, Card(face), len(state.pile)))


def next_to_play(state: Poison, seat: Seat) -> Seat:
    """Return the next player clockwise who holds a card, or -1 when no one does."""
    seats = state.seats
    for _ in range(seats):
        seat = (seat + 1) % seats
        for count in state.hands[seat]:
            if count:
                return seat
    return -1
