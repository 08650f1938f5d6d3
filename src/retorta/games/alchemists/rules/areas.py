"""3.3 Carrying out actions: area by area, first actions before second ones."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.alchemists.cards import Area, Artifact, Level
from retorta.games.alchemists.corrections import cubes_at
from retorta.games.alchemists.events import BootsUsed
from retorta.games.alchemists.moves import HURRY, PASS, Hurry
from retorta.games.alchemists.rules.artifacts import BuyArtifact
from retorta.games.alchemists.rules.debunking import DisproveAspect
from retorta.games.alchemists.rules.discounts import clear_sale, open_sale
from retorta.games.alchemists.rules.exhibition import ExhibitPotion
from retorta.games.alchemists.rules.experiments import DrinkPotion, TryOnStudent
from retorta.games.alchemists.rules.forage import Forage, clear_row
from retorta.games.alchemists.rules.master import ProposeExperiment
from retorta.games.alchemists.rules.publishing import PublishTheory
from retorta.games.alchemists.rules.transmute import Transmute
from retorta.games.alchemists.state import Alchemists


@dataclass(init=False)
class ResolveAreas(Step):
    """3.3 The areas come clockwise, the Custodian's card between Transmute and Sell."""

    area: Area | None
    """The one that is being resolved, ``None`` before the first."""
    to_come: list[Area]

    def __init__(self, area: Area | None, to_come: list[Area]) -> None:
        self.area = area
        self.to_come = to_come

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        close_area(state, self.area)
        if not self.to_come:
            state.agenda.pop()
            return
        self.area = self.to_come.pop(0)
        if self.area is Area.SELL:
            open_sale(state)
        elif state.rows[self.area]:
            state.agenda.append(ActInArea(self.area, 0, 0, False))

    def copy(self) -> ResolveAreas:
        return ResolveAreas(self.area, self.to_come.copy())


def close_area(state: Alchemists, area: Area | None) -> None:
    """3.3 What an area leaves behind when all are finished there."""
    if area is Area.FORAGE:
        clear_row(state)
    elif area is Area.SELL:
        clear_sale(state)


@dataclass(init=False)
class ActInArea(Step):
    """3.3 From the top row down, all first actions; then all second ones, and so on."""

    area: Area
    action: int
    row: int
    """The next row."""
    hurried: bool
    """Whether the Boots of Speed were offered."""

    def __init__(self, area: Area, action: int, row: int, hurried: bool) -> None:
        self.area = area
        self.action = action
        self.row = row
        self.hurried = hurried

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        area = self.area
        rows = state.rows[area]
        costs = cubes_at(state.options.printed, state.seats, area)
        while self.action < len(costs):
            while self.row < len(rows):
                seat = rows[self.row]
                self.row += 1
                if is_to_act(state, area, seat, self.action):
                    begin_action(state, area, seat, costs[self.action])
                    return
            self.action += 1
            self.row = 0
        if not self.hurried:
            self.hurried = True
            for seat in rows:
                lab = state.labs[seat]
                if Artifact.BOOTS_OF_SPEED in lab.artifacts and not lab.boots_used:
                    state.agenda.append(PutOnBoots(seat, area))
                    return
        state.agenda.pop()

    def copy(self) -> ActInArea:
        return ActInArea(self.area, self.action, self.row, self.hurried)


def is_to_act(state: Alchemists, area: Area, seat: Seat, action: int) -> bool:
    """3.3 Whether a player planned this action; 7.3 and did not use it for publishing early."""
    if action >= state.planned[area][seat]:
        return False
    return area is not Area.PUBLISH or action >= state.published_early[seat]


def begin_action(state: Alchemists, area: Area, seat: Seat, cubes: int) -> None:
    """3.3 Ask a player to carry an action out."""
    step: Step
    if area is Area.FORAGE:
        step = Forage(seat, cubes)
    elif area is Area.TRANSMUTE:
        step = Transmute(seat, cubes, 0)
    elif area in (Area.CUSTODIAN, Area.DRINK):
        step = DrinkPotion(seat, cubes, area)
    elif area is Area.BUY:
        step = BuyArtifact(seat, cubes, 0)
    elif area is Area.DEBUNK:
        if state.options.debunking[seat] is Level.MASTER:
            step = ProposeExperiment(seat, cubes)
        else:
            step = DisproveAspect(seat, cubes)
    elif area is Area.PUBLISH:
        step = PublishTheory(seat, cubes)
    elif area is Area.STUDENT:
        step = TryOnStudent(seat, cubes)
    else:
        step = ExhibitPotion(seat, cubes)
    state.agenda.append(step)


@dataclass(init=False)
class PutOnBoots(Step):
    """13. With the Boots of Speed, act once more where you had a cube, after all others."""

    seat: Seat
    area: Area

    def __init__(self, seat: Seat, area: Area) -> None:
        self.seat = seat
        self.area = area

    def question(self) -> str:
        return "put-on-boots"

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [HURRY, PASS]

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        state.agenda.pop()
        if isinstance(move, Hurry):
            state.labs[seat].boots_used = True
            if dealer.listening:
                dealer.announce(BootsUsed(seat, self.area))
            begin_action(state, self.area, seat, 0)

    def copy(self) -> PutOnBoots:
        return PutOnBoots(self.seat, self.area)
