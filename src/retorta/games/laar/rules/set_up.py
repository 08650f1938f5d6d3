"""2. Set-up: experts for everybody, a memo, a first player."""

from __future__ import annotations

from retorta.core.dealer import Dealer
from retorta.games.laar.cards import CARDS_IN_THE_BOX, KINDS, MEMOS, Cardboard
from retorta.games.laar.events import GameBegun
from retorta.games.laar.options import Options
from retorta.games.laar.rules.rounds import Rounds
from retorta.games.laar.state import NOTHING, Laar


def lay_out(seats: int, options: Options, cardboard: Cardboard, memo: int, dealer: Dealer) -> Laar:
    """2. Everybody gets the five experts; one memo is drawn, unless the table chose one.

    The first player is drawn by lot (``docs/rules/laar.md#rulings``, 1).
    """
    drawn = dealer.pick(len(MEMOS)) if memo == NOTHING else memo
    state = Laar(
        agenda=[Rounds()],
        options=options,
        cardboard=cardboard,
        memo=cardboard.memos[drawn],
        seats=seats,
        round=0,
        first=dealer.pick(seats),
        pile=list(range(CARDS_IN_THE_BOX)),
        goods=[],
        assigned=[],
        hands=[[1] * KINDS for _ in range(seats)],
        discard=[0] * KINDS,
        stacks=[[[] for _ in range(KINDS)] for _ in range(seats)],
        wards=[0] * seats,
        sides=[NOTHING] * seats,
        sheet=[[] for _ in range(KINDS)],
    )
    if dealer.listening:
        dealer.announce(GameBegun(state.memo.name, state.first))
    return state
