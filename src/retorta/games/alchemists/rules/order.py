"""3.1 Order of play: flasks on the order track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import Artifact, Level
from retorta.games.alchemists.events import GreenSpaceKept, LevelLowered, SpaceTaken
from retorta.games.alchemists.moves import BECOME_APPRENTICE, SPACES, BecomeApprentice, TakeSpace
from retorta.games.alchemists.rules.decks import draw_favors, draw_ingredients
from retorta.games.alchemists.rules.planning import PlanActions
from retorta.games.alchemists.state import Alchemists

ONE_FLASK_PER_SPACE: Final = Rule("alchemists", "one-flask-per-space", "3.1")
SPACE_FOR_MORE_PLAYERS: Final = Rule("alchemists", "space-for-more-players", "3.1")
TOP_SPACE_COSTS_GOLD: Final = Rule("alchemists", "top-space-costs-gold", "3.1")
LEVELS_STAY: Final = Rule("alchemists", "levels-stay", "11")
ALREADY_APPRENTICE: Final = Rule("alchemists", "already-apprentice", "11")


@dataclass(init=False)
class ChooseSpaces(Step):
    """3.1 Clockwise from the start player, each takes a free space and its cards at once."""

    queue: list[Seat]

    def __init__(self, queue: list[Seat]) -> None:
        self.queue = queue

    def question(self) -> str:
        return "choose-spaces"

    def deciders(self, state: Alchemists) -> list[Seat]:
        if self.queue and self.queue[0] not in state.paralysed:
            return [self.queue[0]]
        return []

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*SPACES, BECOME_APPRENTICE] if state.options.easing else SPACES

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, BecomeApprentice):
            return objection_to_easing(state, seat)
        if not isinstance(move, TakeSpace):
            return None
        printed = state.options.printed
        if printed.space_players[move.space] > state.seats:
            return SPACE_FOR_MORE_PLAYERS
        if move.space in state.spaces:
            return ONE_FLASK_PER_SPACE
        if printed.space_gold[move.space] > state.labs[seat].gold:
            return TOP_SPACE_COSTS_GOLD
        return None

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, BecomeApprentice):
            # The flask is still to be placed, so the same player is asked again.
            state.options = state.options.eased(seat)
            if dealer.listening:
                dealer.announce(LevelLowered(seat))
            return
        assert isinstance(move, TakeSpace)
        space = move.space
        printed = state.options.printed
        state.spaces[seat] = space
        state.labs[seat].gold -= printed.space_gold[space]
        del self.queue[0]
        if dealer.listening:
            dealer.announce(SpaceTaken(seat, space))
        favors, ingredients = printed.space_favors[space], printed.space_ingredients[space]
        take_cards(state, seat, favors, ingredients, dealer)

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        if self.queue:
            seat = self.queue.pop(0)
            if dealer.listening:
                dealer.announce(GreenSpaceKept(seat))
            favors, ingredients = state.options.printed.green
            take_cards(state, seat, favors, ingredients, dealer)
            return
        state.order = order_of_play(state)
        state.agenda[-1] = PlanActions(state.order.copy(), [])

    def copy(self) -> ChooseSpaces:
        return ChooseSpaces(self.queue.copy())


def objection_to_easing(state: Alchemists, seat: Seat) -> Rule | None:
    """11. A level may be lowered during the game where the table agreed on it, once."""
    if not state.options.easing:
        return LEVELS_STAY
    debunks, confers = state.options.debunking[seat], state.options.conferences[seat]
    masters = debunks is Level.MASTER or confers is Level.MASTER
    return None if masters else ALREADY_APPRENTICE


def take_cards(
    state: Alchemists, seat: Seat, favors: int, ingredients: int, dealer: Dealer
) -> None:
    """3.1 The cards of a space are drawn at once; the Witch's Trunk owner gets no ingredients."""
    if ingredients and Artifact.WITCHS_TRUNK not in state.labs[seat].artifacts:
        draw_ingredients(state, seat, ingredients, dealer)
    if favors:
        draw_favors(state, seat, favors, dealer)


def order_of_play(state: Alchemists) -> list[Seat]:
    """3.1 From the top space down; the green space acts last, earlier arrivals first."""
    order: list[Seat] = []
    for space in range(len(state.options.printed.space_players)):
        if space in state.spaces:
            order.append(state.spaces.index(space))
    order.extend(state.paralysed)
    return order
