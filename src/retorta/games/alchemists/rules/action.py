"""3.3 What all actions have in common: cubes that come back, and declining."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.alchemists.cards import Area
from retorta.games.alchemists.events import ActionDeclined
from retorta.games.alchemists.state import Alchemists


@dataclass(init=False)
class Action(Step):
    """3.3 An action that a player is about to carry out, and the cubes it was laid with."""

    seat: Seat
    cubes: int

    def __init__(self, seat: Seat, cubes: int) -> None:
        self.seat = seat
        self.cubes = cubes

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]


def finish_action(state: Alchemists, seat: Seat, area: Area, cubes: int) -> None:
    """3.3 The action is done: take its cubes back."""
    take_off(state, seat, area, cubes)
    state.labs[seat].free += cubes


def decline_action(state: Alchemists, seat: Seat, area: Area, cubes: int, dealer: Dealer) -> None:
    """3.3 Any action may be declined; its cubes join the unused ones."""
    take_off(state, seat, area, cubes)
    state.labs[seat].unused += cubes
    if dealer.listening:
        dealer.announce(ActionDeclined(seat, area, cubes))


def take_off(state: Alchemists, seat: Seat, area: Area, cubes: int) -> None:
    """3.3 The cubes of one action leave the board; 13. the Boots of Speed laid none."""
    state.labs[seat].laid -= cubes
    if cubes:
        state.done[area][seat] += 1
