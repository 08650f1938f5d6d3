"""What the chapters look at: the view, and the few numbers that several of them need."""

from __future__ import annotations

from functools import cached_property

from retorta.core.tells import Change, Choice, Effect, Fact
from retorta.core.words import Seat
from retorta.games.alchemists.cards import Area, Artifact, Favor, Ingredient, cubes_for
from retorta.games.alchemists.rules.end_of_round import CUBES_FOR_A_FAVOR
from retorta.games.alchemists.rules.reputation import moved
from retorta.games.alchemists.tells.worlds_left import WorldsLeft, facts_seen, worlds_left
from retorta.games.alchemists.views import OwnView, PlayerView, PublicView, TaskView


class Seen:
    """A choice, and the view it is made from."""

    def __init__(self, choice: Choice) -> None:
        self.moves = choice.moves
        self.seat: Seat = choice.seat
        self.chances = choice.chances
        self.public: PublicView = choice.view.public
        self.own: OwnView = choice.view.own
        self.seats = len(self.public.players)
        self.me: PlayerView = self.public.players[self.seat]

    @property
    def task(self) -> TaskView:
        """The decision under way."""
        task = self.public.task
        assert task is not None
        return task

    @cached_property
    def worlds(self) -> WorldsLeft:
        """The worlds that the facts of the view leave; only for what is deduced."""
        return worlds_left(facts_seen(self.public, self.own))

    @cached_property
    def hand(self) -> list[int]:
        """How many of each ingredient are in the hand."""
        return [self.own.hand.count(kind) for kind in Ingredient]

    def owns(self, artifact: Artifact) -> bool:
        """Whether the seat has bought it."""
        return artifact in self.me.artifacts

    def holds(self, favor: Favor) -> int:
        """Return how many of a favor the seat holds."""
        return self.own.favors.count(favor)

    def played(self, favor: Favor) -> int:
        """Return how many of a favor were played for the decision under way."""
        return self.task.favors.count(favor)

    def cubes_at(self, area: Area) -> list[int]:
        """3.2 Return the cubes of the first action in an area, of the second, and so on."""
        corrected = self.public.corrected
        if area is Area.DEBUNK and corrected is not None:
            return corrected.debunk
        return cubes_for(self.seats, area)

    def actions(self, area: Area) -> int:
        """Return how many actions the seat still has in an area."""
        for each in self.public.areas:
            if each.area is area and self.seat in each.seats:
                return each.actions[each.seats.index(self.seat)]
        return 0

    def others_in(self, area: Area) -> list[Seat]:
        """Return who else still has actions there, top row first."""
        for each in self.public.areas:
            if each.area is area:
                return [seat for seat in each.seats if seat != self.seat]
        return []

    def moved(self, change: int, seat: Seat | None = None) -> int:
        """5.4 Return by how much a flask moves for a net *change*, zone and artifacts counted."""
        player = self.me if seat is None else self.public.players[seat]
        before = player.reputation
        return moved(before, change, player.artifacts, self.public.round) - before

    def change(self, what: str, least: int, most: int | None = None) -> list[Effect]:
        """Return a certain change of one's own, or none if nothing changes."""
        most = least if most is None else most
        return [Change(what, self.seat, least, most)] if least or most else []

    def declined(self) -> list[Effect]:
        """3.3 Return what declining brings: its cubes join the unused ones."""
        cubes = self.task.cubes
        if not cubes:
            return [Fact("nothing-lost")]
        return [Change("unused", self.seat, cubes, cubes), self.unused(cubes)]

    def unused(self, more: int, warns: bool = False) -> Fact:
        """8.3 Return what the unused cubes bring at the end of the round, with some *more*."""
        cubes = self.me.unused + more
        parts = {"cubes": cubes, "favors": cubes // CUBES_FOR_A_FAVOR}
        return Fact("unused-cubes", parts, warns=warns)

    def gold(self) -> Fact:
        """Return what is in the purse."""
        return Fact("gold-now", {"gold": self.me.gold})


def span(outcomes: list[int]) -> tuple[int, int]:
    """Return the least and the most of some outcomes."""
    return min(outcomes), max(outcomes)
