"""7. The end: no card in the deck and none in any hand."""

from __future__ import annotations

from retorta.core.dealer import Dealer
from retorta.core.words import Outcome, Seat
from retorta.games.potion_making.events import GameEnded
from retorta.games.potion_making.state import PotionMaking


def announce_end(state: PotionMaking, dealer: Dealer) -> None:
    """7. When all cards are played the game is over."""
    if dealer.listening:
        dealer.announce(GameEnded(list(state.totals), winners(state.totals)))


def winners(totals: list[int]) -> list[Seat]:
    """7. Most points win; tied players share the victory."""
    most = max(totals)
    return [seat for seat, points in enumerate(totals) if points == most]


def outcome(state: PotionMaking) -> Outcome:
    """Return how the game ended, and why."""
    winning = winners(state.totals)
    reason = "most-points" if len(winning) == 1 else "most-points-shared"
    return Outcome(list(state.totals), winning, reason)
