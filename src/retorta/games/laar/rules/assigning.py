"""4.2 Assigning experts: an expert says what a card becomes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.laar.cards import KINDS, Expert
from retorta.games.laar.events import ExpertAssigned
from retorta.games.laar.moves import ASSIGNMENTS, Assign
from retorta.games.laar.printed import zone_view
from retorta.games.laar.rules.acquiring import AcquireGoods
from retorta.games.laar.state import NOTHING, Laar

YOUR_OWN_EXPERT: Final = Rule("laar", "your-own-expert", "4.2")
ONE_EXPERT_PER_CARD: Final = Rule("laar", "one-expert-per-card", "4.2")


@dataclass(init=False)
class AssignExperts(Step):
    """4.2 Clockwise from the first player, each plays one expert on a card that has none."""

    assigned: int
    """How many have played theirs."""

    def __init__(self, assigned: int) -> None:
        self.assigned = assigned

    def question(self) -> str:
        return "assign-experts"

    def deciders(self, state: Laar) -> list[Seat]:
        if self.assigned == state.seats:
            return []
        return [(state.first + self.assigned) % state.seats]

    def candidates(self, state: Laar, seat: Seat) -> list[Move]:
        return [ASSIGNMENTS[expert][good] for expert in Expert for good in range(state.seats)]

    def objection(self, state: Laar, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, Assign) or move.good >= state.seats:
            return None
        if not state.hands[seat][move.expert]:
            return YOUR_OWN_EXPERT
        if state.assigned[move.good] != NOTHING:
            return ONE_EXPERT_PER_CARD
        return None

    def legal_moves(self, state: Laar, seat: Seat) -> list[Move]:
        # The hot paths of search; laws hold them to candidates and objection.
        free = [good for good in range(state.seats) if state.assigned[good] == NOTHING]
        hand = state.hands[seat]
        moves: list[Move] = []
        for expert in range(KINDS):
            if hand[expert]:
                assignments = ASSIGNMENTS[expert]
                for good in free:
                    moves.append(assignments[good])
        return moves

    def random_move(self, state: Laar, seat: Seat, dealer: Dealer) -> Move:
        hand = state.hands[seat]
        free = [good for good in range(state.seats) if state.assigned[good] == NOTHING]
        experts = [expert for expert in range(KINDS) if hand[expert]]
        picked = dealer.pick(len(experts) * len(free))
        return ASSIGNMENTS[experts[picked // len(free)]][free[picked % len(free)]]

    def take(self, state: Laar, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Assign)
        expert: int = move.expert
        state.hands[seat][expert] -= 1
        state.assigned[move.good] = expert
        self.assigned += 1
        if dealer.listening:
            zone = zone_view(state.cardboard, state.goods[move.good], expert)
            dealer.announce(ExpertAssigned(seat, move.expert, move.good, zone))

    def resume(self, state: Laar, dealer: Dealer) -> None:
        state.agenda[-1] = AcquireGoods(0)

    def copy(self) -> AssignExperts:
        return AssignExperts(self.assigned)
