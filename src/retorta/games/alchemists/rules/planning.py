"""3.2 Planning actions: cubes on the board, from the last in the order to the first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import CLOSES, OPENS, Area, Favor
from retorta.games.alchemists.corrections import cubes_at
from retorta.games.alchemists.events import ActionPlanned, AssociateSent, PlanningFinished
from retorta.games.alchemists.moves import (
    ASSOCIATES,
    FINISH,
    PLAN_IN,
    PLANS,
    PLAY_ASSISTANT,
    PLAY_CUSTODIAN,
    FinishPlanning,
    Plan,
    PlayFavor,
    SendAssociate,
)
from retorta.games.alchemists.rules.decks import spend_favor
from retorta.games.alchemists.state import Alchemists, UsedFavor

NOT_THIS_ROUND: Final = Rule("alchemists", "not-this-round", "3.2")
NO_MORE_ACTIONS_THERE: Final = Rule("alchemists", "no-more-actions-there", "3.2")
NOT_ENOUGH_CUBES: Final = Rule("alchemists", "not-enough-cubes", "3.2")
NO_SUCH_FAVOR: Final = Rule("alchemists", "no-such-favor", "14")
ASSOCIATE_NEEDS_CUBES: Final = Rule("alchemists", "associate-needs-cubes", "14")
ONE_ASSOCIATE_PER_AREA: Final = Rule("alchemists", "one-associate-per-area", "14")


@dataclass(init=False)
class PlanActions(Step):
    """3.2 Who is last in the order plans first, all actions at once; then the next one up."""

    queue: list[Seat]
    """Who still plans; the last of them plans now."""
    sent: list[Area]
    """Areas to which the planning player sent an Associate."""

    def __init__(self, queue: list[Seat], sent: list[Area]) -> None:
        self.queue = queue
        self.sent = sent

    def question(self) -> str:
        return "plan-actions"

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.queue[-1]] if self.queue else []

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*PLANS, PLAY_ASSISTANT, PLAY_CUSTODIAN, *ASSOCIATES, FINISH]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Plan):
            return objection_to_plan(state, seat, move.area)
        if isinstance(move, SendAssociate):
            return self.objection_to_associate(state, seat, move.area)
        if isinstance(move, PlayFavor):
            if not state.labs[seat].favors[move.favor]:
                return NO_SUCH_FAVOR
            if move.favor is Favor.CUSTODIAN and not state.labs[seat].free:
                return NOT_ENOUGH_CUBES
        return None

    def objection_to_associate(self, state: Alchemists, seat: Seat, area: Area) -> Rule | None:
        """14. An Associate goes where you have cubes, each to another area."""
        if not state.labs[seat].favors[Favor.ASSOCIATE]:
            return NO_SUCH_FAVOR
        if area in self.sent:
            return ONE_ASSOCIATE_PER_AREA
        if not state.planned[area][seat]:
            return ASSOCIATE_NEEDS_CUBES
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        # A hot path; a law holds it to candidates and objection.
        lab = state.labs[seat]
        moves: list[Move] = []
        if lab.free:
            for area in Area:
                plan = PLAN_IN[area]
                if plan is not None and objection_to_plan(state, seat, area) is None:
                    moves.append(plan)
        if lab.favors[Favor.ASSISTANT]:
            moves.append(PLAY_ASSISTANT)
        if lab.favors[Favor.CUSTODIAN] and lab.free:
            moves.append(PLAY_CUSTODIAN)
        if lab.favors[Favor.ASSOCIATE]:
            for move in ASSOCIATES:
                assert isinstance(move, SendAssociate)
                if self.objection_to_associate(state, seat, move.area) is None:
                    moves.append(move)
        moves.append(FINISH)
        return moves

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        lab = state.labs[seat]
        if isinstance(move, Plan):
            cubes = lay_cubes(state, seat, move.area)
            if dealer.listening:
                dealer.announce(ActionPlanned(seat, move.area, cubes))
        elif isinstance(move, SendAssociate):
            self.send_associate(state, seat, move.area, dealer)
        elif isinstance(move, PlayFavor):
            spend_favor(state, seat, move.favor, dealer)
            if move.favor is Favor.ASSISTANT:
                lab.free += 1
                lab.extra += 1
            else:
                lay_cubes(state, seat, Area.CUSTODIAN)
        else:
            assert isinstance(move, FinishPlanning)
            finish_planning(state, seat, dealer)
            self.queue.pop()
            self.sent = []

    def send_associate(self, state: Alchemists, seat: Seat, area: Area, dealer: Dealer) -> None:
        """14. Your cubes there move to the top, above an Associate who came earlier."""
        state.labs[seat].favors[Favor.ASSOCIATE] -= 1
        state.favor_discard.append(UsedFavor(Favor.ASSOCIATE, None))
        row = state.rows[area]
        row.remove(seat)
        row.insert(0, seat)
        state.on_top[area] += 1
        self.sent.append(area)
        if dealer.listening:
            dealer.announce(AssociateSent(seat, area))

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        state.agenda.pop()

    def copy(self) -> PlanActions:
        return PlanActions(self.queue.copy(), self.sent.copy())


def objection_to_plan(state: Alchemists, seat: Seat, area: Area) -> Rule | None:
    """3.2 An area must be open, have an action left, and you the cubes for it."""
    if not OPENS[area] <= state.round <= CLOSES[area]:
        return NOT_THIS_ROUND
    costs = cubes_at(state.options.printed, state.seats, area)
    actions = state.planned[area][seat]
    if actions == len(costs):
        return NO_MORE_ACTIONS_THERE
    if costs[actions] > state.labs[seat].free:
        return NOT_ENOUGH_CUBES
    return None


def lay_cubes(state: Alchemists, seat: Seat, area: Area) -> int:
    """3.2 Lay the cubes of one more action; who plans later lies above who planned before.

    Only an Associate's cubes stay above. Returns how many cubes were laid.
    """
    planned = state.planned[area]
    cubes = cubes_at(state.options.printed, state.seats, area)[planned[seat]]
    state.labs[seat].free -= cubes
    state.labs[seat].laid += cubes
    planned[seat] += 1
    row = state.rows[area]
    if seat not in row:
        row.insert(state.on_top[area], seat)
    return cubes


def finish_planning(state: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """3.2 Cubes that are not laid are unused (``docs/rules/alchemists.md#rulings``, 1)."""
    lab = state.labs[seat]
    if dealer.listening:
        dealer.announce(PlanningFinished(seat, lab.free))
    lab.unused += lab.free
    lab.free = 0
