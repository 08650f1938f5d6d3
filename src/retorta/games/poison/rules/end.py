"""5. End of the game: how many rounds, and who wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Outcome, Seat
from retorta.games.poison.events import GameEnded
from retorta.games.poison.options import Options
from retorta.games.poison.rules.play import PlayInTurn
from retorta.games.poison.rules.scoring import ScoreRound
from retorta.games.poison.rules.set_up import Deal, left_of
from retorta.games.poison.state import Poison

THREE_PLAYERS: Final = 3


def rounds_to_play(seats: int, options: Options) -> int:
    """5. Everybody deals once; by the Polish rulebook, three players deal twice each."""
    if options.polish and seats == THREE_PLAYERS:
        return 2 * seats
    return seats


@dataclass
class Rounds(Step):
    """5. Round follows round, and the deal passes clockwise."""

    def resume(self, state: Poison, dealer: Dealer) -> None:
        if state.round == rounds_to_play(state.seats, state.options):
            state.agenda.pop()
            if dealer.listening:
                dealer.announce(GameEnded(list(state.totals), winners(state.totals)))
            return
        if state.round > 0:
            state.giver = left_of(state.seats, state.giver)
        state.round += 1
        state.agenda.append(ScoreRound())
        state.agenda.append(PlayInTurn(left_of(state.seats, state.giver)))
        state.agenda.append(Deal())

    def copy(self) -> Rounds:
        return self  # there is nothing in it that could change


def winners(totals: list[int]) -> list[Seat]:
    """5. Fewest points win; tied players share the victory."""
    fewest = min(totals)
    return [seat for seat, points in enumerate(totals) if points == fewest]


def outcome(state: Poison) -> Outcome:
    """Return how the game ended, and why."""
    winning = winners(state.totals)
    reason = "fewest-points" if len(winning) == 1 else "fewest-points-shared"
    return Outcome(list(state.totals), winning, reason)
