"""A laboratory bench: situations of Alchemists, laid out by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from support.table import refused

from retorta.core import door
from retorta.core.agenda import Step
from retorta.core.dealer import ScriptedDealer, SeededDealer
from retorta.core.match import Match
from retorta.core.words import Event, Move, Rule, Seat
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import (
    INGREDIENT_DECK,
    Area,
    Artifact,
    Favor,
    Formula,
    Ingredient,
    Potion,
    Seal,
)
from retorta.games.alchemists.moves import PASS
from retorta.games.alchemists.state import Alchemists, Lab, LaidSeal

DEMO = {
    Ingredient.FERN: Formula.RED_MINUS,
    Ingredient.CLAW: Formula.BLUE_MINUS,
    Ingredient.MUSHROOM: Formula.RED_PLUS,
    Ingredient.FLOWER: Formula.ALL_MINUS,
    Ingredient.MANDRAKE: Formula.GREEN_MINUS,
    Ingredient.SCORPION: Formula.GREEN_PLUS,
    Ingredient.TOAD: Formula.BLUE_PLUS,
    Ingredient.FEATHER: Formula.ALL_PLUS,
}
"""The formulas of the rulebook's own lessons."""


@dataclass
class Rest(Step):
    """Lies below what is tested: when it is over, nothing more happens by itself."""

    def question(self) -> str:
        return "rest"

    def deciders(self, state: Any) -> list[Seat]:
        return [0]

    def candidates(self, state: Any, seat: Seat) -> list[Move]:
        return [PASS]

    def copy(self) -> Rest:
        return Rest()


class Bench:
    """A match whose table is laid out as a test needs it."""

    def __init__(self, seats: int = 3, edition: int = BOX.edition, **options: str) -> None:
        self.match = Match(BOX, seats, SeededDealer(1), options, edition=edition)
        state = self.state
        state.formulas = [DEMO[ingredient] for ingredient in Ingredient]
        state.round = 2
        state.order = list(range(seats))
        state.row = []
        state.deck = list(INGREDIENT_DECK)
        for lab in state.labs:
            lab.hand = [0] * 8
            lab.favors = [0] * len(Favor)
            lab.free = 6
            lab.waiting = 0
        self.ask()

    @property
    def state(self) -> Alchemists:
        state = self.match.state
        assert isinstance(state, Alchemists)
        return state

    def lab(self, seat: Seat) -> Lab:
        return self.state.labs[seat]

    def ask(self, *steps: Step) -> None:
        """Put *steps* on the agenda, the last on top."""
        self.state.agenda = [Rest(), *steps]
        door.advance(self.state, self.match.dealer)
        self.match.dealer.collect()

    def hand(self, seat: Seat, *ingredients: Ingredient) -> None:
        self.lab(seat).hand = [ingredients.count(kind) for kind in Ingredient]

    def favors(self, seat: Seat, *favors: Favor) -> None:
        self.lab(seat).favors = [favors.count(kind) for kind in Favor]

    def artifacts(self, seat: Seat, *artifacts: Artifact) -> None:
        self.lab(seat).artifacts = list(artifacts)

    def theory(self, ingredient: Ingredient, formula: Formula, seals: dict[Seat, Seal]) -> None:
        self.state.theories[ingredient] = formula
        for seat, seal in seals.items():
            self.state.books[ingredient].append(LaidSeal(seat, seal))
            self.lab(seat).seals[seal] -= 1

    def cubes(self, area: Area, *seats: Seat, actions: int = 1) -> None:
        """Lay cubes in an area, top row first."""
        self.state.rows[area] = list(seats)
        for seat in seats:
            self.state.planned[area][seat] = actions
            self.lab(seat).laid += actions

    def luck(self, *picks: int) -> None:
        """Let the next picks fall like this."""
        self.match.dealer = ScriptedDealer(list(picks))

    def play(self, seat: Seat, *moves: Move) -> list[Event]:
        events: list[Event] = []
        for move in moves:
            events.extend(self.match.play(seat, move))
        return events

    def refused(self, seat: Seat, move: Move) -> Rule:
        return refused(self.match, seat, move)

    def may(self, seat: Seat, move: Move) -> bool:
        return move in self.match.legal_moves(seat)

    def question(self) -> str:
        return door.question(self.state)

    def known(self, seat: Seat | None) -> dict[tuple[Ingredient, ...], set[Potion]]:
        """Return the facts that a seat's view shows."""
        view = self.match.view(seat)
        facts = [*view.public.facts, *(view.own.facts if view.own else [])]
        return {tuple(fact.ingredients): set(fact.potions) for fact in facts}


def is_resting(bench: Bench) -> bool:
    """Whether all that was asked is over."""
    return bench.question() == "rest"
