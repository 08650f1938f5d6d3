"""3.1 Order of play: flasks on the order track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import (
    GREEN_REWARD,
    SPACE_FAVORS,
    SPACE_GOLD,
    SPACE_INGREDIENTS,
    SPACE_PLAYERS,
)
from retorta.games.alchemists.events import GreenSpaceKept, SpaceTaken
from retorta.games.alchemists.moves import SPACES, TakeSpace
from retorta.games.alchemists.rules.decks import draw_favors, draw_ingredients
from retorta.games.alchemists.rules.planning import PlanActions
from retorta.games.alchemists.state import Alchemists

WITCHS_TRUNK: Final = 6

ONE_FLASK_PER_SPACE: Final = Rule("alchemists", "one-flask-per-space", "3.1")
SPACE_FOR_MORE_PLAYERS: Final = Rule("alchemists", "space-for-more-players", "3.1")
TOP_SPACE_COSTS_GOLD: Final = Rule("alchemists", "top-space-costs-gold", "3.1")


@dataclass(init=False)
class ChooseSpaces(Step):
    """3.1 Clockwise from the start player, each takes a free space and its cards at once."""

    queue: list[Seat]

    def __init__(self, queue: list[Seat]) -> None:
        self.queue = queue

    def deciders(self, state: Alchemists) -> list[Seat]:
        if self.queue and self.queue[0] not in state.paralysed:
            return [self.queue[0]]
        return []

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return SPACES

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, TakeSpace):
            return None
        if SPACE_PLAYERS[move.space] > state.seats:
            return SPACE_FOR_MORE_PLAYERS
        if move.space in state.spaces:
            return ONE_FLASK_PER_SPACE
        if SPACE_GOLD[move.space] > state.labs[seat].gold:
            return TOP_SPACE_COSTS_GOLD
        return None

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, TakeSpace)
        space = move.space
        state.spaces[seat] = space
        state.labs[seat].gold -= SPACE_GOLD[space]
        del self.queue[0]
        if dealer.listening:
            dealer.announce(SpaceTaken(seat, space))
        take_cards(state, seat, SPACE_FAVORS[space], SPACE_INGREDIENTS[space], dealer)

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        if self.queue:
            seat = self.queue.pop(0)
            if dealer.listening:
                dealer.announce(GreenSpaceKept(seat))
            take_cards(state, seat, GREEN_REWARD[0], GREEN_REWARD[1], dealer)
            return
        state.order = order_of_play(state)
        state.agenda[-1] = PlanActions(state.order.copy(), [])

    def copy(self) -> ChooseSpaces:
        return ChooseSpaces(self.queue.copy())


def take_cards(
    state: Alchemists, seat: Seat, favors: int, ingredients: int, dealer: Dealer
) -> None:
    """3.1 The cards of a space are drawn at once; the Witch's Trunk owner gets no ingredients."""
    if ingredients and WITCHS_TRUNK not in state.labs[seat].artifacts:
        draw_ingredients(state, seat, ingredients, dealer)
    if favors:
        draw_favors(state, seat, favors, dealer)


def order_of_play(state: Alchemists) -> list[Seat]:
    """3.1 From the top space down; the green space acts last, earlier arrivals first."""
    order: list[Seat] = []
    for space in range(len(SPACE_PLAYERS)):
        if space in state.spaces:
            order.append(state.spaces.index(space))
    order.extend(state.paralysed)
    return order
