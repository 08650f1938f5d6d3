"""3.1 Receiving cards: the decks, their discards, and the Herbalist, who is played at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import INGREDIENTS, Favor, Ingredient
from retorta.games.alchemists.events import (
    FavorPlayed,
    FavorsDrawn,
    IngredientDiscarded,
    IngredientsDrawn,
)
from retorta.games.alchemists.moves import DISCARDS, Discard
from retorta.games.alchemists.state import Alchemists, Lab, UsedFavor, UsedIngredient

FAVORS: Final = tuple(Favor)
"""To go over a tuple is quicker than over an enumeration, and every view does."""
HERBALIST_BRINGS: Final = 3
HERBALIST_TAKES: Final = 2

FROM_YOUR_HAND: Final = Rule("alchemists", "from-your-hand", "4")


def draw_ingredient(state: Alchemists, dealer: Dealer) -> Ingredient | None:
    """3.1 Draw from the deck; an empty deck is made anew from the discard.

    With both empty there is nothing to draw (``docs/rules/alchemists.md#rulings``, 9).
    """
    if not state.deck:
        state.deck = [card.kind for card in state.discard]
        state.discard = []
        if not state.deck:
            return None
    kind: Ingredient = dealer.draw(state.deck)
    return kind


def draw_ingredients(state: Alchemists, seat: Seat, number: int, dealer: Dealer) -> None:
    """3.1 Ingredients from the order track come from the deck, never from the row."""
    drawn: list[Ingredient] = []
    hand = state.labs[seat].hand
    for _ in range(number):
        kind = draw_ingredient(state, dealer)
        if kind is None:
            break
        hand[kind] += 1
        drawn.append(kind)
    if dealer.listening and drawn:
        dealer.announce(IngredientsDrawn(seat, len(drawn), drawn))


def draw_favors(state: Alchemists, seat: Seat, number: int, dealer: Dealer) -> None:
    """3.1 Draw favors; each Herbalist among them is resolved at once, one after the other."""
    drawn: list[Favor] = []
    for _ in range(number):
        if not state.favor_deck:
            state.favor_deck = [card.kind for card in state.favor_discard]
            state.favor_discard = []
            if not state.favor_deck:
                break
        drawn.append(dealer.draw(state.favor_deck))
    if dealer.listening and drawn:
        dealer.announce(FavorsDrawn(seat, len(drawn), drawn))
    for kind in drawn:
        if kind is Favor.HERBALIST:
            send_herbalist(state, seat, dealer)
        else:
            state.labs[seat].favors[kind] += 1


def send_herbalist(state: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """14. Put a Herbalist, already out of the deck and the hand, to work."""
    if dealer.listening:
        dealer.announce(FavorPlayed(seat, Favor.HERBALIST))
    state.favor_discard.append(UsedFavor(Favor.HERBALIST, None))
    state.agenda.append(Herbalist(seat, 0))


def spend_favor(state: Alchemists, seat: Seat, favor: Favor, dealer: Dealer) -> None:
    """14. A favor that is played lies open on the discard."""
    state.labs[seat].favors[favor] -= 1
    state.favor_discard.append(UsedFavor(favor, None))
    if dealer.listening:
        dealer.announce(FavorPlayed(seat, favor))


def lay_away(state: Alchemists, seat: Seat, kind: Ingredient) -> None:
    """4. Used ingredients are discarded face down."""
    lab = state.labs[seat]
    lab.hand[kind] -= 1
    state.discard.append(UsedIngredient(kind, seat))
    forget_hand(lab)


def forget_hand(lab: Lab) -> None:
    """Make a hand unknown again: the card laid away unseen may be any that others saw."""
    lab.shown = [0] * INGREDIENTS


def held_kinds(hand: list[int]) -> int:
    """Return how many different ingredients a hand holds."""
    return sum([1 for cards in hand if cards])


def favors_of(favors: list[int]) -> list[Favor]:
    """Return favors counted by kind as a list of cards."""
    cards: list[Favor] = []
    for kind in FAVORS:
        if favors[kind]:
            cards.extend([kind] * favors[kind])
    return cards


@dataclass(init=False)
class Herbalist(Step):
    """14. The Herbalist brings three ingredients, then takes any two from the hand."""

    seat: Seat
    discards: int
    """Cards still to be laid away; 0 before she has come."""

    def __init__(self, seat: Seat, discards: int) -> None:
        self.seat = seat
        self.discards = discards

    def question(self) -> str:
        return "herbalist"

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat] if self.discards else []

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return DISCARDS

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Discard) and not state.labs[seat].hand[move.ingredient]:
            return FROM_YOUR_HAND
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        hand = state.labs[seat].hand
        return [DISCARDS[kind] for kind in Ingredient if hand[kind]]

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Discard)
        lay_away(state, seat, move.ingredient)
        if dealer.listening:
            dealer.announce(IngredientDiscarded(seat, move.ingredient))
        self.discards -= 1
        if not self.discards:
            state.agenda.pop()

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        draw_ingredients(state, self.seat, HERBALIST_BRINGS, dealer)
        self.discards = min(HERBALIST_TAKES, sum(state.labs[self.seat].hand))
        if not self.discards:
            state.agenda.pop()

    def copy(self) -> Herbalist:
        return Herbalist(self.seat, self.discards)
