"""4.2 Transmute an ingredient."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import Area, Favor, Ingredient
from retorta.games.alchemists.events import IngredientTransmuted
from retorta.games.alchemists.moves import (
    DECLINE,
    DISCARDS,
    PLAY_SAGE,
    Decline,
    Discard,
    PlayFavor,
)
from retorta.games.alchemists.rules.action import Action, decline_action, finish_action
from retorta.games.alchemists.rules.decks import FROM_YOUR_HAND, lay_away, spend_favor
from retorta.games.alchemists.rules.planning import NO_SUCH_FAVOR
from retorta.games.alchemists.state import Alchemists

GOLD_FOR_INGREDIENT: Final = 1

FAVOR_COMMITS: Final = Rule("alchemists", "favor-commits", "14")
FAVOR_NEEDS_ACTION: Final = Rule("alchemists", "favor-needs-action", "14")


@dataclass(init=False)
class Transmute(Action):
    """4.2 Discard an ingredient and take a gold; each Sage adds one (14)."""

    sages: int

    def __init__(self, seat: Seat, cubes: int, sages: int) -> None:
        super().__init__(seat, cubes)
        self.sages = sages

    def question(self) -> str:
        return "transmute"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*DISCARDS, PLAY_SAGE, DECLINE]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        lab = state.labs[seat]
        if isinstance(move, Discard) and not lab.hand[move.ingredient]:
            return FROM_YOUR_HAND
        if isinstance(move, PlayFavor) and move.favor is Favor.SAGE:
            if not lab.favors[Favor.SAGE]:
                return NO_SUCH_FAVOR
            if not sum(lab.hand):
                return FAVOR_NEEDS_ACTION
        if isinstance(move, Decline) and self.sages:
            return FAVOR_COMMITS
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        lab = state.labs[seat]
        moves = [DISCARDS[kind] for kind in Ingredient if lab.hand[kind]]
        if lab.favors[Favor.SAGE] and moves:
            moves.append(PLAY_SAGE)
        if not self.sages:
            moves.append(DECLINE)
        return moves

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, PlayFavor):
            spend_favor(state, seat, Favor.SAGE, dealer)
            self.sages += 1
            return
        state.agenda.pop()
        if isinstance(move, Decline):
            decline_action(state, seat, Area.TRANSMUTE, self.cubes, dealer)
            return
        assert isinstance(move, Discard)
        gold = GOLD_FOR_INGREDIENT + self.sages
        lay_away(state, seat, move.ingredient)
        state.labs[seat].gold += gold
        finish_action(state, seat, Area.TRANSMUTE, self.cubes)
        if dealer.listening:
            dealer.announce(IngredientTransmuted(seat, move.ingredient, gold))

    def copy(self) -> Transmute:
        return Transmute(self.seat, self.cubes, self.sages)
