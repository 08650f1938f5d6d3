"""3.3 What all actions share: cubes come back, or are declined."""

from __future__ import annotations

from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.alchemists.cards import Area
from retorta.games.alchemists.events import ActionDeclined
from retorta.games.alchemists.state import Alchemists


def finish_action(state: Alchemists, seat: Seat, cubes: int) -> None:
    """3.3 The action is done: take its cubes back."""
    state.labs[seat].laid -= cubes
    state.labs[seat].free += cubes


def decline_action(state: Alchemists, seat: Seat, area: int, cubes: int, dealer: Dealer) -> None:
    """3.3 Any action may be declined; its cubes join the unused ones."""
    state.labs[seat].laid -= cubes
    state.labs[seat].unused += cubes
    if dealer.listening:
        dealer.announce(ActionDeclined(seat, Area(area), cubes))
