"""5.6 The winner."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Outcome, Seat
from retorta.games.laar.cards import WEAPON
from retorta.games.laar.events import GameEnded
from retorta.games.laar.state import Laar


@dataclass
class EndGame(Step):
    """5.6 Everybody adds up."""

    def resume(self, state: Laar, dealer: Dealer) -> None:
        state.agenda.pop()
        if dealer.listening:
            ended = outcome(state)
            dealer.announce(GameEnded(ended.points, ended.winners))

    def copy(self) -> EndGame:
        return EndGame()


def totals(state: Laar) -> list[int]:
    """Return what each seat has on the score pad so far."""
    added = [0] * state.seats
    for points in state.sheet:
        for seat in range(len(points)):
            added[seat] += points[seat]
    return added


def outcome(state: Laar) -> Outcome:
    """Return how the game ended, and why."""
    weapon_cards = [len(stacks[WEAPON]) for stacks in state.stacks]
    return winners(totals(state), state.sheet[WEAPON], weapon_cards)


def winners(points: list[int], weapon_points: list[int], weapon_cards: list[int]) -> Outcome:
    """5.6 Most points; of those tied, fewest from weapons; then fewest weapons; then a draw.

    Points from weapons are the net line of the pad: ``docs/rules/laar.md#rulings`` (15).
    """
    best = [seat for seat in range(len(points)) if points[seat] == max(points)]
    if len(best) == 1:
        return Outcome(points, best, "most-points")
    best = fewest(best, weapon_points)
    if len(best) == 1:
        return Outcome(points, best, "fewest-weapon-points")
    best = fewest(best, weapon_cards)
    if len(best) == 1:
        return Outcome(points, best, "fewest-weapons")
    return Outcome(points, best, "draw")


def fewest(seats: list[Seat], numbers: list[int]) -> list[Seat]:
    """Return those of the seats that have the smallest number."""
    least = min([numbers[seat] for seat in seats])
    return [seat for seat in seats if numbers[seat] == least]
