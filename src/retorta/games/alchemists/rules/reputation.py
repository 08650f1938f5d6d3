"""5.4 Influence of reputation: zones, and how the flask moves."""

from __future__ import annotations

from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.alchemists.cards import ROUNDS, Artifact
from retorta.games.alchemists.events import ReputationChanged
from retorta.games.alchemists.state import Alchemists

RED_UP_TO: Final = 6
GREEN_FROM: Final = 14
BLUE_FROM: Final = 18
LEAST: Final = 1
"""5.4 Reputation never falls below one."""


def change_reputation(state: Alchemists, seat: Seat, change: int, dealer: Dealer) -> None:
    """5.4 Move the flask by the net *change*; the zone it starts from counts, once.

    13. The Robe of Respect adds one to each gain, but not in the last round.
    """
    lab = state.labs[seat]
    before = lab.reputation
    lab.reputation = moved(before, change, lab.artifacts, state.round)
    if dealer.listening and lab.reputation != before:
        dealer.announce(ReputationChanged(seat, lab.reputation - before, lab.reputation))


def moved(before: int, change: int, artifacts: list[Artifact], number: int) -> int:
    """5.4 Return where a flask stands after the net *change*, in the round of that *number*."""
    if change > 0:
        if Artifact.ROBE_OF_RESPECT in artifacts and number < ROUNDS:
            change += 1
        return before + change
    if change < 0:
        return max(before - loss_from(before, -change), LEAST)
    return before


def loss_from(reputation: int, loss: int) -> int:
    """5.4 A loss is one smaller in the red zone, one larger in the green, two in the blue."""
    if reputation <= RED_UP_TO:
        return loss - 1
    if reputation >= BLUE_FROM:
        return loss + 2
    if reputation >= GREEN_FROM:
        return loss + 1
    return loss


def extra_faces(reputation: int) -> int:
    """5.4 The green and the blue zone please adventurers: one more smiling face."""
    return 1 if reputation >= GREEN_FROM else 0


def extra_gold(reputation: int) -> int:
    """5.4 In the red zone a sale brings one gold less, in the blue one more."""
    if reputation <= RED_UP_TO:
        return -1
    return 1 if reputation >= BLUE_FROM else 0
