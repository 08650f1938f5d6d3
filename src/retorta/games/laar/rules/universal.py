"""5.0 Before the count: universal goods may change stacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.laar.cards import SPELL, Cardboard, CardNumber, SpellKind
from retorta.games.laar.events import GoodsLeft, GoodTransferred
from retorta.games.laar.moves import LEAVE, TRANSFERS, Transfer
from retorta.games.laar.printed import zone_view
from retorta.games.laar.rules.spells import CountSpells
from retorta.games.laar.state import Laar

ONLY_UNIVERSAL_GOODS: Final = Rule("laar", "only-universal-goods", "5.0")
_UNIVERSAL: Final[int] = int(SpellKind.UNIVERSAL)


@dataclass(init=False)
class PlaceUniversalGoods(Step):
    """5.0 From the first player of the last round, each may move universal goods.

    They lie among the spells, open to all, so asking their owner reveals nothing. A card that is
    moved goes on top of its new stack and is no longer a spell.
    """

    to_ask: list[Seat]

    def __init__(self, to_ask: list[Seat]) -> None:
        self.to_ask = to_ask

    def question(self) -> str:
        return "place-universal-goods"

    def deciders(self, state: Laar) -> list[Seat]:
        for seat in self.to_ask:
            if universal_goods(state, seat):
                return [seat]
        return []

    def candidates(self, state: Laar, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for card in state.stacks[seat][SPELL]:
            moves.extend(TRANSFERS[card])
        moves.append(LEAVE)
        return moves

    def objection(self, state: Laar, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Transfer) and move.card - 1 not in universal_goods(state, seat):
            return ONLY_UNIVERSAL_GOODS
        return None

    def take(self, state: Laar, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, Transfer):
            transfer(state, seat, move, dealer)
            return
        self.to_ask = self.to_ask[self.to_ask.index(seat) + 1 :]
        if dealer.listening:
            dealer.announce(GoodsLeft(seat))

    def resume(self, state: Laar, dealer: Dealer) -> None:
        state.agenda[-1] = CountSpells()

    def copy(self) -> PlaceUniversalGoods:
        return PlaceUniversalGoods(self.to_ask.copy())


def universal_goods(state: Laar, seat: Seat) -> list[CardNumber]:
    """Return the universal goods among the spells of a seat."""
    return universal_among(state.cardboard, state.stacks[seat])


def universal_among(cardboard: Cardboard, stacks: list[list[CardNumber]]) -> list[CardNumber]:
    """Return the universal goods of these stacks, which lie among the spells."""
    spells = cardboard.spells
    return [card for card in stacks[SPELL] if spells[card].kind == _UNIVERSAL]


def transfer(state: Laar, seat: Seat, move: Transfer, dealer: Dealer) -> None:
    """5.0 The card is turned and laid on top of the other stack."""
    card = move.card - 1
    kind: int = move.kind
    state.stacks[seat][SPELL].remove(card)
    state.stacks[seat][kind].append(card)
    if dealer.listening:
        zone = zone_view(state.cardboard, card, kind)
        dealer.announce(GoodTransferred(seat, move.card, move.kind, zone))
