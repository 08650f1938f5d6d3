"""2. Set-up: hands, the first cards of the cabinet, and the first player by lot."""

from __future__ import annotations

from typing import Final

from retorta.core.dealer import Dealer
from retorta.games.potion_making.cards import DECK, ELEMENT_COUNT, Card
from retorta.games.potion_making.events import GameBegun
from retorta.games.potion_making.rules.cabinet import lay
from retorta.games.potion_making.rules.turn import Turns
from retorta.games.potion_making.state import PotionMaking

CARDS_DEALT: Final = 4
"""2. Every player is dealt four cards."""
CARDS_OPENED: Final = 4
"""2. Four cards are opened into the cabinet of elements."""


def lay_out(edition: int, seats: int, dealer: Dealer) -> PotionMaking:
    """2. Deal four cards each, open four more, and draw lots for the first turn."""
    first = dealer.pick(seats)
    state = PotionMaking(
        agenda=[Turns(first)],
        edition=edition,
        seats=seats,
        active=first,
        hands=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        deck=DECK.copy(),
        stacks=[[] for _ in range(ELEMENT_COUNT)],
        apart=[],
        built=[[] for _ in range(seats)],
        returning=[],
        totals=[0] * seats,
        from_elements=[0] * seats,
        from_halves=[0] * seats,
    )
    for hand in state.hands:
        for _ in range(CARDS_DEALT):
            hand.append(dealer.draw(state.deck))
        hand.sort()
    open_cabinet(state, dealer)
    return state


def open_cabinet(state: PotionMaking, dealer: Dealer) -> None:
    """2. Four cards lie in the cabinet from the start, and score nobody anything."""
    opened = [dealer.draw(state.deck) for _ in range(CARDS_OPENED)]
    for face in opened:
        lay(state, face)
    if dealer.listening:
        dealer.announce(GameBegun(state.active, [Card(face) for face in opened]))
