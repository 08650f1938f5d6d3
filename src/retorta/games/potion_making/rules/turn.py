"""3. A turn: draw, then play one card; after a spell, one more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.potion_making.cards import NOTHING, RECIPE, Card, Face
from retorta.games.potion_making.events import CardDrawn
from retorta.games.potion_making.moves import (
    BUILDS,
    CASTS,
    PLAYS_AS_ELEMENT,
    Build,
    Cast,
    PlayAsElement,
)
from retorta.games.potion_making.rules.cabinet import play_as_element
from retorta.games.potion_making.rules.end import announce_end
from retorta.games.potion_making.rules.recipes import build, lacking, missing, supply
from retorta.games.potion_making.rules.spells import cast, objection_to_casting
from retorta.games.potion_making.state import PotionMaking

FULL_HAND: Final = 5
"""3.1 A player draws up to five cards."""

FROM_YOUR_HAND: Final = Rule("potion-making", "from-your-hand", "3.1")


@dataclass(init=False)
class Turns(Step):
    """3. Clockwise, each player takes a turn; who has no card and can draw none is passed over."""

    next: Seat

    def __init__(self, next: Seat) -> None:
        self.next = next

    def resume(self, state: PotionMaking, dealer: Dealer) -> None:
        seat = self.next
        for _ in range(state.seats):
            if state.deck or state.hands[seat]:
                state.active = seat
                self.next = (seat + 1) % state.seats
                draw_cards(state, dealer)
                state.agenda.append(TakeTurn())
                return
            seat = (seat + 1) % state.seats
        state.agenda.pop()
        announce_end(state, dealer)

    def copy(self) -> Turns:
        return Turns(self.next)


@dataclass
class TakeTurn(Step):
    """3. The active player plays a card: as an element, as a recipe or as a spell.

    Even a single card is a decision: playing it automatically would depend on a hidden hand.
    """

    def question(self) -> str:
        return "take-turn"

    def deciders(self, state: PotionMaking) -> list[Seat]:
        return [state.active] if state.hands[state.active] else []

    def candidates(self, state: PotionMaking, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        last = NOTHING
        for face in state.hands[seat]:
            if face != last:
                moves.append(PLAYS_AS_ELEMENT[face])
                moves.append(BUILDS[face] if RECIPE[face] >= 0 else CASTS[face])
            last = face
        return moves

    def objection(self, state: PotionMaking, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, PlayAsElement):
            return None if move.card in state.hands[seat] else FROM_YOUR_HAND
        if isinstance(move, Build):
            if move.card not in state.hands[seat]:
                return FROM_YOUR_HAND
            return missing(supply(state), move.card)
        if isinstance(move, Cast):
            if move.card not in state.hands[seat]:
                return FROM_YOUR_HAND
            return objection_to_casting(state, seat, move.card)
        return None

    def legal_moves(self, state: PotionMaking, seat: Seat) -> list[Move]:
        # The hot path of search; a law holds it to candidates and objection.
        there = supply(state)
        moves: list[Move] = []
        last = NOTHING
        for face in state.hands[seat]:
            if face == last:
                continue
            last = face
            moves.append(PLAYS_AS_ELEMENT[face])
            if RECIPE[face] >= 0:
                if lacking(there, face) == 0:
                    moves.append(BUILDS[face])
            elif objection_to_casting(state, seat, face) is None:
                moves.append(CASTS[face])
        return moves

    def take(self, state: PotionMaking, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, Cast):
            # 4.1 The turn goes on with one more card, so this step stays.
            leave_hand(state, seat, move.card)
            cast(state, move.card, dealer)
            return
        state.agenda.pop()
        if isinstance(move, Build):
            leave_hand(state, seat, move.card)
            build(state, move.card, dealer)
        else:
            assert isinstance(move, PlayAsElement)
            leave_hand(state, seat, move.card)
            play_as_element(state, move.card, dealer)

    def resume(self, state: PotionMaking, dealer: Dealer) -> None:
        # 4.5 After a spell there may be no card left to play.
        state.agenda.pop()

    def copy(self) -> TakeTurn:
        return TakeTurn()


def draw_cards(state: PotionMaking, dealer: Dealer) -> None:
    """3.1 Draw until you hold five, or the deck is empty."""
    hand = state.hands[state.active]
    while len(hand) < FULL_HAND and state.deck:
        face: Face = dealer.draw(state.deck)
        hand.append(face)
        if dealer.listening:
            dealer.announce(CardDrawn(state.active, Card(face), len(state.deck)))
    hand.sort()


def leave_hand(state: PotionMaking, seat: Seat, face: Face) -> None:
    """Take a card out of the hand; if everybody knew of one like it, it may have been that."""
    state.hands[seat].remove(face)
    if face in state.shown[seat]:
        state.shown[seat].remove(face)
