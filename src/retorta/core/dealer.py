"""The dealer: the only source of luck and of events in a game."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from retorta.core.errors import Unreadable
from retorta.core.words import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Makes all random choices, and announces events.

    Subclasses define the source of luck by overriding :meth:`choose`.
    """

    luck: list[int]
    """Every pick so far, in order, if somebody is listening."""
    events: list[Event]
    """The events announced since they were last collected."""
    listening: bool
    """Whether anybody is listening. In a search nobody is, and no events are made."""

    def __init__(self, listening: bool = True) -> None:
        self.luck = []
        self.events = []
        self.listening = listening

    def choose(self, n: int) -> int:
        """Return one of ``range(n)``, each equally likely. *n* is at least 2."""
        raise NotImplementedError

    def begin(self, label: str) -> None:
        """Start a new stretch of luck. Most dealers ignore labels."""

    def pick(self, n: int) -> int:
        """Return one of ``range(n)``; if there is only one, no luck is used."""
        if n == 1:
            return 0
        picked = self.choose(n)
        if self.listening:
            self.luck.append(picked)
        return picked

    def draw(self, pile: list[Any]) -> Any:
        """Remove a thing from an unordered *pile*; the last one fills its place."""
        picked = self.pick(len(pile))
        last = pile.pop()
        if picked == len(pile):
            return last
        drawn = pile[picked]
        pile[picked] = last
        return drawn

    def announce(self, event: Event) -> None:
        """Announce an event to anybody who is listening."""
        if self.listening:
            self.events.append(event)

    def collect(self) -> list[Event]:
        """Return the events announced since the last call."""
        events = self.events
        self.events = []
        return events


class SeededDealer(Dealer):
    """Luck from a seed: the same number deals the same game.

    >>> from retorta import Match, SeededDealer, box
    >>> first, second = [Match(box("poison"), 3, SeededDealer(7)) for _ in range(2)]
    >>> first.view(0) == second.view(0)
    True
    """

    def __init__(self, seed: int, listening: bool = True) -> None:
        super().__init__(listening)
        self._random = Random(seed).random

    def __repr__(self) -> str:
        return f"<SeededDealer: {len(self.luck)} picks so far>"

    def choose(self, n: int) -> int:
        # A float has 53 random bits: the bias is too small to notice, and it is three times
        # as fast as ``randrange``.
        return int(self._random() * n)

    def pick(self, n: int) -> int:
        # The same as in every dealer, but without calling ``choose``: a random game spends
        # most of its time here.
        if n == 1:
            return 0
        picked = int(self._random() * n)
        if self.listening:
            self.luck.append(picked)
        return picked

    def __reduce__(self) -> tuple[Any, ...]:
        # Includes the generator's state: a copy continues with the same luck, but separately.
        drawing: Any = self._random
        held = (self.listening, drawing.__self__.getstate(), self.luck, self.events)
        return dealing_on, held


def dealing_on(listening: bool, drawn: Any, luck: list[int], events: list[Event]) -> SeededDealer:
    """Return a seeded dealer in the state in which it was pickled or copied."""
    dealer = SeededDealer(0, listening)
    generator = Random()
    generator.setstate(drawn)
    dealer._random = generator.random
    dealer.luck = luck
    dealer.events = events
    return dealer


DRAWN: Final = 31
"""The bits of luck in one pick of a dream."""
DRAWN_MASK: Final = (1 << DRAWN) - 1
CARRY: Final = 2_000_001_276
"""The factor of a multiply-with-carry generator: ``CARRY << DRAWN`` minus one is a safe prime, so
the luck repeats after about 2**61 picks. No product needs more than 63 bits, so the plain and the
compiled build have the same luck."""


class DreamDealer(Dealer):
    """Luck for dreams, from a seed: it makes no events, and a pick takes one multiplication."""

    def __init__(self, seed: int) -> None:
        super().__init__(listening=False)
        self._luck: i64 = Random(seed).getrandbits(60) + 1

    def kept_luck(self) -> int:
        """Return the state of the luck, to be restored with :meth:`have_luck`."""
        return self._luck

    def have_luck(self, luck: int) -> None:
        """Restore a saved state of the luck."""
        self._luck = luck

    def choose(self, n: int) -> int:
        return self.pick(n)

    def pick(self, n: int) -> int:
        if n == 1:
            return 0
        luck: i64 = CARRY * (self._luck & DRAWN_MASK) + (self._luck >> DRAWN)
        self._luck = luck
        many: i64 = n
        return (luck & DRAWN_MASK) * many >> DRAWN


class ScriptedDealer(Dealer):
    """Luck read from a list: for replays, and for tests that need a certain deal."""

    def __init__(self, script: list[int], listening: bool = True) -> None:
        super().__init__(listening)
        self._script = list(script)
        self._next = 0

    def extend(self, script: list[int]) -> None:
        """Add to the end of the script."""
        self._script.extend(script)

    @property
    def unread(self) -> int:
        """The number of picks left in the script."""
        return len(self._script) - self._next

    def choose(self, n: int) -> int:
        if self._next >= len(self._script):
            raise Unreadable("luck-missing")
        picked = self._script[self._next]
        if not 0 <= picked < n:
            raise Unreadable("luck-out-of-range", picked=picked, most=n - 1)
        self._next += 1
        return picked
