"""A Poison small enough to be solved: two seats, three cards each, one round.

For research only. The rules are the game's own; only the deal differs: three cards each from a
deck of eight large ones, so that cauldrons overflow. Two cards are never seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from retorta.core.agenda import Step
from retorta.core.box import Box
from retorta.core.dealer import Dealer
from retorta.games.poison.box import BOX as POISON
from retorta.games.poison.cards import Card, Face
from retorta.games.poison.rules.play import PlayInTurn
from retorta.games.poison.rules.scoring import ScoreRound
from retorta.games.poison.rules.set_up import clear_table, deal_cards, left_of
from retorta.games.poison.state import Poison

SEATS: Final = 2
CARDS_EACH: Final = 3
SMALL_DECK: Final[list[Face]] = [
    int(card)
    for card in (
        Card.RED_5,
        Card.RED_7,
        Card.RED_7,
        Card.BLUE_7,
        Card.BLUE_7,
        Card.POISON,
        Card.POISON,
        Card.POISON,
    )
]
"""Eight cards of the box. Who takes a colour alone is spared it, so poison is what matters."""


@dataclass
class DealSmallDeck(Step):
    """Three cards each; what is left lies aside, seen by nobody."""

    def resume(self, state: Poison, dealer: Dealer) -> None:
        clear_table(state)
        state.pile = SMALL_DECK.copy()
        deal_cards(state, CARDS_EACH * state.seats, dealer)
        state.set_aside, state.pile = sorted(state.pile), []
        state.agenda.pop()

    def copy(self) -> DealSmallDeck:
        return self  # there is nothing in it that could change


def set_up(seats: int, options: Mapping[str, str], dealer: Dealer) -> Poison:
    """Return the table before its only deal; the first seat begins."""
    state = POISON.rules.set_up(seats, options, dealer)
    assert isinstance(state, Poison)
    state.giver = SEATS - 1
    state.round = 1
    state.agenda = [ScoreRound(), PlayInTurn(left_of(state.seats, state.giver)), DealSmallDeck()]
    return state


BOX: Final[Box] = replace(POISON, seats=(SEATS, SEATS), rules=replace(POISON.rules, set_up=set_up))
"""Not on the shelf: it is for ``benchmarks/nash_conv.py``, and for others who solve games."""
