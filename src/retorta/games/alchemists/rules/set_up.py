"""2. Set-up: formulas, cards, tiles, and the first favor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.steps import SecretChoice
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import (
    AREAS,
    ARTIFACT_LEVEL,
    COLOURED,
    CUBES,
    FAVOR_DECK,
    FAVOR_KINDS,
    FIRST_CUBES,
    INGREDIENT_DECK,
    INGREDIENTS,
    PUBLISHERS,
    SEAL_COPIES,
    Adventurer,
    Artifact,
    Favor,
    Formula,
    Grant,
    Level,
)
from retorta.games.alchemists.events import FavorKept
from retorta.games.alchemists.moves import KEEPS, KEEPS_OF_THE_BOX, Keep
from retorta.games.alchemists.rules.decks import send_herbalist
from retorta.games.alchemists.rules.forage import fill_row
from retorta.games.alchemists.rules.selling import SLOTS
from retorta.games.alchemists.state import Alchemists, Lab, UsedFavor

STARTING_GOLD: Final = 2
STARTING_REPUTATION: Final = 10
STARTING_INGREDIENTS: Final = {Level.APPRENTICE: 3, Level.MASTER: 2}
STARTING_FAVORS: Final = 2
"""2. Draw two, keep one."""
ARTIFACTS_ON_SALE: Final = 3

FAVOR_DEALT: Final = Rule("alchemists", "favor-dealt", "2")


def lay_out(state: Alchemists, dealer: Dealer) -> None:
    """2. Put everything on the table; the favors are then chosen in secret."""
    formulas = list(Formula)
    state.formulas = [dealer.draw(formulas) for _ in range(INGREDIENTS)]
    state.deck = INGREDIENT_DECK.copy()
    state.favor_deck = FAVOR_DECK.copy()
    if state.options.publisher:
        state.favor_deck.extend(PUBLISHERS)
    lay_out_tiles(state, dealer)
    clear_board(state)
    state.theories = [None] * INGREDIENTS
    state.books = [[] for _ in range(INGREDIENTS)]
    state.grants = list(Grant)
    state.first_shown = [None] * COLOURED
    for seat in range(state.seats):
        state.labs.append(new_lab(state, seat, dealer))
    fill_row(state, dealer)


def lay_out_tiles(state: Alchemists, dealer: Dealer) -> None:
    """2. Three artifacts of each level; the first adventurer lies open on the stack.

    One adventurer is removed unseen: it stays in the pile that is never drawn to the end.
    """
    for level in (1, 2, 3):
        pile = [card for card in Artifact if ARTIFACT_LEVEL[card] == level]
        drawn: list[Artifact] = sorted([dealer.draw(pile) for _ in range(ARTIFACTS_ON_SALE)])
        state.to_come.append(drawn)
    state.on_sale = state.to_come.pop(0)
    state.adventurers = list(Adventurer)
    state.next_adventurer = dealer.draw(state.adventurers)


def clear_board(state: Alchemists) -> None:
    """8. Take everything off the action areas."""
    state.rows = [[] for _ in range(AREAS)]
    state.on_top = [0] * AREAS
    state.planned = [[0] * state.seats for _ in range(AREAS)]
    state.done = [[0] * state.seats for _ in range(AREAS)]
    state.published_early = [0] * state.seats
    state.orders = [[] for _ in range(SLOTS)]
    state.discounts = [None] * state.seats
    state.spaces = [None] * state.seats
    state.order = []
    state.unwilling = False


def new_lab(state: Alchemists, seat: Seat, dealer: Dealer) -> Lab:
    """2. Return a laboratory with its cubes, seals, gold and first cards."""
    lab = Lab(
        STARTING_GOLD,
        STARTING_REPUTATION,
        [0] * INGREDIENTS,
        [0] * INGREDIENTS,
        [0] * FAVOR_KINDS,
        SEAL_COPIES.copy(),
        [0] * len(SEAL_COPIES),
        [],
        [],
        [0] * INGREDIENTS,
    )
    lab.free = FIRST_CUBES[0]
    lab.waiting = CUBES[state.seats] - lab.free
    for _ in range(STARTING_INGREDIENTS[state.options.ingredients[seat]]):
        lab.hand[dealer.draw(state.deck)] += 1
    for _ in range(STARTING_FAVORS):
        lab.favors[dealer.draw(state.favor_deck)] += 1
    return lab


@dataclass(init=False)
class KeepFavors(SecretChoice):
    """2. Every player keeps one of two favors and discards the other, unseen."""

    def __init__(self, choices: list[Move | None], choosing: list[Seat]) -> None:
        self.choices = choices
        self.choosing = choosing

    def question(self) -> str:
        return "keep-favors"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return KEEPS if state.options.publisher else KEEPS_OF_THE_BOX

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Keep) and not state.labs[seat].favors[move.favor]:
            return FAVOR_DEALT
        return None

    def laid(self, state: Alchemists, seat: Seat, dealer: Dealer) -> None:
        choice = self.choices[seat]
        assert isinstance(choice, Keep)
        if dealer.listening:
            dealer.announce(FavorKept(seat, choice.favor))

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        state.agenda.pop()
        # Backwards from the start player, so that their Herbalist lies on top.
        for step in range(state.seats, 0, -1):
            seat = (state.first + step - 1) % state.seats
            choice = self.choices[seat]
            assert isinstance(choice, Keep)
            keep_favor(state, seat, choice.favor, dealer)

    def copy(self) -> KeepFavors:
        return KeepFavors(self.choices.copy(), self.choosing.copy())


def keep_favor(state: Alchemists, seat: Seat, kept: Favor, dealer: Dealer) -> None:
    """2. The other favor is discarded; a Herbalist that is kept is played at once."""
    favors = state.labs[seat].favors
    favors[kept] -= 1
    for kind in Favor:
        if favors[kind]:
            state.favor_discard.append(UsedFavor(kind, seat))
            favors[kind] = 0
    if kept is Favor.HERBALIST:
        send_herbalist(state, seat, dealer)
    else:
        favors[kept] = 1
