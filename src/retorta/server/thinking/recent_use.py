"""How much of the workers' time each has used lately, and whether that was more than a fair share.

The queue, which has no clock, decides who is next. This module measures how busy the workers were
for whom: if there is enough time for everybody, nobody is cut short, even while others are around.
"""

from __future__ import annotations

from math import exp
from typing import Final

RECENT: Final = 30.0
"""Seconds after which used time counts for about a third, and somebody absent is forgotten."""


class RecentUse:
    """The active addresses, the people of each, and the time they have used."""

    def __init__(self) -> None:
        self._places: dict[str, _Place] = {}

    def came(self, place: str, person: str, now: float) -> None:
        """Note that somebody has asked for something."""
        self.add(place, person, 0.0, now)

    def add(self, place: str, person: str, seconds: float, now: float) -> None:
        """Count the time that somebody has used."""
        self._forget(now)
        found = self._places.setdefault(place, _Place(now))
        found.add(seconds, now)
        found.people.setdefault(person, _Had(now)).add(seconds, now)

    def had_share(self, place: str, person: str, workers: int, now: float) -> bool:
        """Whether others are active, and somebody has used more than their share.

        Each address has an equal share of all the workers' time, which its people share equally.
        """
        self._forget(now)
        here = self._places.get(place)
        if here is None:
            return False
        share = workers * RECENT / len(self._places)
        if len(self._places) > 1 and here.seconds(now) > share:
            return True
        had = here.people.get(person)
        return (
            had is not None and len(here.people) > 1 and had.seconds(now) > share / len(here.people)
        )

    def _forget(self, now: float) -> None:
        """Forget everybody who is gone."""
        self._places = {name: it for name, it in self._places.items() if it.is_about(now)}
        for place in self._places.values():
            place.people = {name: it for name, it in place.people.items() if it.is_about(now)}


class _Had:
    """The time that somebody has used; it counts less the longer ago it was."""

    def __init__(self, now: float) -> None:
        self._seconds = 0.0
        self._at = now

    def add(self, seconds: float, now: float) -> None:
        self._seconds = self.seconds(now) + seconds
        self._at = now

    def seconds(self, now: float) -> float:
        return self._seconds * exp((self._at - now) / RECENT)

    def is_about(self, now: float) -> bool:
        return now - self._at < RECENT


class _Place(_Had):
    """An address, and the people there."""

    def __init__(self, now: float) -> None:
        super().__init__(now)
        self.people: dict[str, _Had] = {}
