"""5.3 Discounts: who sells first."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.dealer import Dealer
from retorta.core.steps import SecretChoice
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import Area, Quality
from retorta.games.alchemists.events import DiscountLaid, DiscountsTurned
from retorta.games.alchemists.moves import DISCOUNTS, LayDiscount
from retorta.games.alchemists.rules.reputation import extra_faces
from retorta.games.alchemists.rules.selling import (
    NOTHING_LEFT_OF_THE_PRICE,
    SellInTurn,
    discount_of,
    price_for,
)
from retorta.games.alchemists.state import Alchemists


def open_sale(state: Alchemists) -> None:
    """5.3 Several sellers first lay discount cards; one alone gives no discount."""
    sellers = state.rows[Area.SELL]
    if not sellers:
        return
    state.agenda.append(SellInTurn(sellers.copy()))
    if len(sellers) > 1:
        choices: list[Move | None] = [None] * state.seats
        state.agenda.append(LayDiscounts(choices, sellers.copy()))


@dataclass(init=False)
class LayDiscounts(SecretChoice):
    """5.3 Each seller lays a discount card face down; then all are turned together."""

    def __init__(self, choices: list[Move | None], choosing: list[Seat]) -> None:
        self.choices = choices
        self.choosing = choosing

    def question(self) -> str:
        return "lay-discounts"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return DISCOUNTS

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, LayDiscount):
            return None
        reputation = state.labs[seat].reputation
        return None if leaves_something(move.gold, reputation) else NOTHING_LEFT_OF_THE_PRICE

    def laid(self, state: Alchemists, seat: Seat, dealer: Dealer) -> None:
        if dealer.listening:
            dealer.announce(DiscountLaid(seat))

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        state.agenda.pop()
        sale = state.agenda[-1]
        assert isinstance(sale, SellInTurn)
        for seat in self.choosing:
            choice = self.choices[seat]
            assert isinstance(choice, LayDiscount)
            state.discounts[seat] = choice.gold
        sale.queue = most_faces_first(state, self.choosing)
        if dealer.listening:
            gold = [discount_of(state, seat) for seat in sale.queue]
            dealer.announce(DiscountsTurned(list(sale.queue), gold))

    def copy(self) -> LayDiscounts:
        return LayDiscounts(self.choices.copy(), self.choosing.copy())


def leaves_something(discount: int, reputation: int) -> bool:
    """5.3 Whether anything would be left of the best price."""
    return price_for(Quality.EXACT, discount, reputation) > 0


def most_faces_first(state: Alchemists, sellers: list[Seat]) -> list[Seat]:
    """5.3 More smiling faces sell first; a tie is broken by the rows of the area."""
    queue: list[Seat] = []
    faces: list[int] = []
    for seat in sellers:
        smiles = state.options.printed.faces[discount_of(state, seat)]
        smiles += extra_faces(state.labs[seat].reputation)
        place = 0
        while place < len(queue) and faces[place] >= smiles:
            place += 1
        queue.insert(place, seat)
        faces.insert(place, smiles)
    return queue


def clear_sale(state: Alchemists) -> None:
    """5.3 When all have sold, the discount cards go back to their owners."""
    state.discounts = [None] * state.seats
