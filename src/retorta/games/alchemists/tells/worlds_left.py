"""The worlds that a seat's facts leave, and in how many of them something holds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from retorta.core.tells import Change, Effect, Fact
from retorta.core.words import Seat
from retorta.games.alchemists.cards import PAIR_NUMBER
from retorta.games.alchemists.knowledge import Shown
from retorta.games.alchemists.state import NOTHING
from retorta.games.alchemists.views import FactView, OwnView, PublicView
from retorta.games.alchemists.worlds import by_formula, by_potion, counts, worlds_of


class WorldsLeft:
    """A set of worlds, counted once for each ingredient and each pair."""

    def __init__(self, worlds: int) -> None:
        self.count = worlds.bit_count()
        self._worlds = worlds
        self._formulas: dict[int, list[int]] = {}
        self._potions: dict[int, list[int]] = {}

    def formulas(self, ingredient: int) -> list[int]:
        """Return in how many worlds the ingredient has each formula."""
        if ingredient not in self._formulas:
            self._formulas[ingredient] = counts(by_formula(ingredient), self._worlds)
        return self._formulas[ingredient]

    def potions(self, first: int, second: int) -> list[int]:
        """Return in how many worlds the two make each potion."""
        pair = PAIR_NUMBER[first][second]
        if pair not in self._potions:
            self._potions[pair] = counts(by_potion(first, second), self._worlds)
        return self._potions[pair]

    def fact(self, what: str, parts: dict[str, object], among: int) -> list[Effect]:
        """Return a fact that holds in so many of the worlds; none if in none."""
        if not among:
            return []
        if among == self.count:
            return [Fact(what, parts, deduced=True)]
        return [Fact(what, parts, "chance", (among, self.count), deduced=True)]

    def changes(self, what: str, seat: Seat, worlds: Mapping[int, int]) -> list[Effect]:
        """Return the changes of a number, from how many worlds each of them comes in."""
        effects: list[Effect] = []
        for change in sorted(worlds, reverse=True):
            if change and worlds[change] == self.count:
                effects.append(Change(what, seat, change, change, deduced=True))
            elif change and worlds[change]:
                odds = worlds[change], self.count
                effects.append(Change(what, seat, change, change, "chance", odds, deduced=True))
        return effects


@lru_cache(maxsize=64)
def worlds_left(facts: tuple[Shown, ...]) -> WorldsLeft:
    """Return the worlds that the facts leave; a table asks for the same ones again and again."""
    return WorldsLeft(worlds_of(facts))


def facts_seen(public: PublicView, own: OwnView) -> tuple[Shown, ...]:
    """Return the facts that a view shows, in one order."""
    found = {_shown(fact) for fact in (*public.facts, *own.facts)}
    return tuple(sorted(found, key=lambda fact: (fact.first, fact.second, fact.potions)))


def _shown(fact: FactView) -> Shown:
    potions = 0
    for potion in fact.potions:
        potions |= 1 << potion
    first, *more = fact.ingredients
    return Shown(int(first), int(more[0]) if more else NOTHING, potions)
