"""4.1 Forage for an ingredient."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import Area, Ingredient
from retorta.games.alchemists.events import IngredientGathered
from retorta.games.alchemists.moves import (
    DECLINE,
    GATHER_UNSEEN,
    GATHERS,
    Decline,
    Gather,
    GatherUnseen,
)
from retorta.games.alchemists.rules.action import Action, decline_action, finish_action
from retorta.games.alchemists.rules.decks import draw_ingredient, draw_ingredients
from retorta.games.alchemists.state import Alchemists, UsedIngredient

IN_THE_ROW: Final = 5

NOT_IN_THE_ROW: Final = Rule("alchemists", "not-in-the-row", "4.1")
NO_INGREDIENTS_LEFT: Final = Rule("alchemists", "no-ingredients-left", "4.1")


@dataclass(init=False)
class Forage(Action):
    """4.1 Take one card from the row, or the top card of the deck."""

    def question(self) -> str:
        return "forage"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*GATHERS, GATHER_UNSEEN, DECLINE]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Gather) and move.ingredient not in state.row:
            return NOT_IN_THE_ROW
        if isinstance(move, GatherUnseen) and not state.deck and not state.discard:
            return NO_INGREDIENTS_LEFT
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        moves = [GATHERS[kind] for kind in Ingredient if kind in state.row]
        if state.deck or state.discard:
            moves.append(GATHER_UNSEEN)
        moves.append(DECLINE)
        return moves

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        state.agenda.pop()
        if isinstance(move, Decline):
            decline_action(state, seat, Area.FORAGE, self.cubes, dealer)
            return
        finish_action(state, seat, Area.FORAGE, self.cubes)
        if isinstance(move, GatherUnseen):
            draw_ingredients(state, seat, 1, dealer)
            return
        assert isinstance(move, Gather)
        state.row.remove(move.ingredient)
        state.labs[seat].hand[move.ingredient] += 1
        state.labs[seat].shown[move.ingredient] += 1
        if dealer.listening:
            dealer.announce(IngredientGathered(seat, move.ingredient))

    def copy(self) -> Forage:
        return Forage(self.seat, self.cubes)


def clear_row(state: Alchemists) -> None:
    """4.1 When all have foraged, what is left in the row is discarded; all have seen it."""
    for kind in state.row:
        state.discard.append(UsedIngredient(kind, None))
    state.row = []


def fill_row(state: Alchemists, dealer: Dealer) -> None:
    """4.1 Five new ingredients lie in the row at the start of a round."""
    for _ in range(IN_THE_ROW):
        kind = draw_ingredient(state, dealer)
        if kind is not None:
            state.row.append(kind)
    state.row.sort()
