"""6. Cards that return: the active player chooses the order in which they go back."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.potion_making.cards import ELEMENT, NOTHING, SPELL, Card, Face
from retorta.games.potion_making.events import CardsReturned
from retorta.games.potion_making.moves import PUTTINGS_BACK, PutBack
from retorta.games.potion_making.rules.cabinet import lay
from retorta.games.potion_making.state import PotionMaking


@dataclass
class ReturnCards(Step):
    """6. Where two different cards return to one stack, the active player says which is next."""

    def question(self) -> str:
        return "return-cards"

    def deciders(self, state: PotionMaking) -> list[Seat]:
        return [state.active]

    def candidates(self, state: PotionMaking, seat: Seat) -> list[Move]:
        # The first stack that waits; order between stacks cannot matter.
        element = min([ELEMENT[face] for face in state.returning])
        faces: list[Face] = []
        for face in state.returning:
            if ELEMENT[face] == element and face not in faces:
                faces.append(face)
        faces.sort()
        return [PUTTINGS_BACK[face] for face in faces]

    def take(self, state: PotionMaking, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, PutBack)
        face: Face = move.card
        state.returning.remove(face)
        lay(state, face)
        if dealer.listening:
            dealer.announce(CardsReturned([Card(face)]))
        state.agenda.pop()
        return_cards(state, dealer)

    def copy(self) -> ReturnCards:
        return ReturnCards()


def return_cards(state: PotionMaking, dealer: Dealer) -> None:
    """6. Put back what can go in one way only; ask about the rest."""
    if not state.returning:
        return
    waiting: list[Face] = []
    laid: list[Face] = []
    for face in state.returning:
        if order_matters(state.returning, face):
            waiting.append(face)
        else:
            lay(state, face)
            laid.append(face)
    state.returning = waiting
    if laid and dealer.listening:
        dealer.announce(CardsReturned([Card(face) for face in laid]))
    if waiting:
        state.agenda.append(ReturnCards())


def order_matters(returning: list[Face], face: Face) -> bool:
    """6. It matters beside another card of the same stack; a spell goes to the bottom anyway.

    See ``docs/rules/potion_making.md#rulings`` (8).
    """
    element = ELEMENT[face]
    if element == NOTHING or SPELL[face] != NOTHING:
        return False
    for other in returning:
        if other != face and ELEMENT[other] == element and SPELL[other] == NOTHING:
            return True
    return False
