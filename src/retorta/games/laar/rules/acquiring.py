"""4.3 Acquiring goods: in reverse order everybody takes a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.laar.cards import KINDS, Expert, Kind
from retorta.games.laar.events import ExpertExchanged, GoodAcquired
from retorta.games.laar.moves import ACQUISITIONS, EXCHANGES, Acquire, Exchange
from retorta.games.laar.printed import zone_view
from retorta.games.laar.state import NOTHING, Laar

STILL_OPEN: Final = Rule("laar", "still-open", "4.3")
FIRST_PLAYER_EXCHANGES: Final = Rule("laar", "first-player-exchanges", "4.3")
ANOTHER_EXPERT: Final = Rule("laar", "another-expert", "4.3")
EXCHANGE_FROM_YOUR_OWN: Final = Rule("laar", "exchange-from-your-own", "4.3")


@dataclass(init=False)
class AcquireGoods(Step):
    """4.3 From the last player back to the first, each must take one of the cards left.

    The first player, whose card is the last, may exchange the expert on it. They are asked
    even when they could not, since in the more closed variant to be passed over would tell
    the table what they hold.
    """

    acquired: int
    """How many have taken a card."""

    def __init__(self, acquired: int) -> None:
        self.acquired = acquired

    def question(self) -> str:
        return "acquire-goods"

    def deciders(self, state: Laar) -> list[Seat]:
        if self.acquired == state.seats:
            return []
        return [(state.first + state.seats - 1 - self.acquired) % state.seats]

    def candidates(self, state: Laar, seat: Seat) -> list[Move]:
        return [*ACQUISITIONS[: state.seats], *EXCHANGES]

    def objection(self, state: Laar, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Acquire):
            gone = move.good < state.seats and state.goods[move.good] == NOTHING
            return STILL_OPEN if gone else None
        if isinstance(move, Exchange):
            return self.objection_to_exchange(state, seat, move.expert)
        return None

    def objection_to_exchange(self, state: Laar, seat: Seat, expert: int) -> Rule | None:
        """4.3 Only the first player changes a good, and into one of another kind."""
        if seat != state.first:
            return FIRST_PLAYER_EXCHANGES
        if state.assigned[last_good(state)] == expert:
            return ANOTHER_EXPERT
        if not state.hands[seat][expert]:
            return EXCHANGE_FROM_YOUR_OWN
        return None

    def legal_moves(self, state: Laar, seat: Seat) -> list[Move]:
        # The hot path of search; a law holds it to candidates and objection.
        moves = [ACQUISITIONS[good] for good in range(state.seats) if state.goods[good] != NOTHING]
        if seat == state.first:
            lying = state.assigned[last_good(state)]
            hand = state.hands[seat]
            for expert in range(KINDS):
                if hand[expert] and expert != lying:
                    moves.append(EXCHANGES[expert])
        return moves

    def take(self, state: Laar, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, Acquire):
            take_good(state, seat, move.good, dealer)
        else:
            assert isinstance(move, Exchange)
            exchange(state, seat, move.expert, dealer)
            take_good(state, seat, last_good(state), dealer)
        self.acquired += 1

    def resume(self, state: Laar, dealer: Dealer) -> None:
        state.goods = []
        state.assigned = []
        state.agenda.pop()

    def copy(self) -> AcquireGoods:
        return AcquireGoods(self.acquired)


def last_good(state: Laar) -> int:
    """Return the first open card that is left; for the first player it is the only one."""
    good = 0
    while state.goods[good] == NOTHING:
        good += 1
    return good


def exchange(state: Laar, seat: Seat, expert: int, dealer: Dealer) -> None:
    """4.3 The expert on the last card goes to the first player's hand, whoever's it was."""
    good = last_good(state)
    lying = state.assigned[good]
    state.hands[seat][lying] += 1
    state.hands[seat][expert] -= 1
    state.assigned[good] = expert
    if dealer.listening:
        dealer.announce(ExpertExchanged(seat, Expert(lying), Expert(expert)))


def take_good(state: Laar, seat: Seat, good: int, dealer: Dealer) -> None:
    """4.3 The card goes on top of the stack its expert names, the expert to the discard."""
    card = state.goods[good]
    kind = state.assigned[good]
    state.stacks[seat][kind].append(card)
    state.discard[kind] += 1
    state.goods[good] = NOTHING
    if dealer.listening:
        zone = zone_view(state.cardboard, card, kind)
        dealer.announce(GoodAcquired(seat, card + 1, Kind(kind), zone))
