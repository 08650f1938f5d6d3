"""How long it takes to write what a seat sees: run by the Python of the build to be measured.

    PYTHON tools/seen.py

prints JSON: for each game the microseconds of one seat's view alone; of each of four views when
all four are written, as after every move; and the same for whole frames, with the moves that
may be played and the rules against others. They are measured at every seventh move of a random
game of a fixed seed, the least of many times; whole frames once more while many tables play in
turn, the middle of all, which is nearer to a server at people's pace.
Version 1 wrote every seat's view from nothing; since then what lies open is written once for
all, and what is a seat's own is put beside it.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Final

SEATS: Final = 4
EVERY: Final = 7
MOST: Final = 300
"""Moves of a game at most."""
TIMES: Final = 12
TABLES: Final = 60
TURNS: Final = 100


class FirstVersion:
    """Writes as version 1 did."""

    def __init__(self) -> None:
        shelf = import_module("retorta.shelf")
        self.boxes = [shelf.box(name) for name in shelf.games()]
        self._encode = import_module("msgspec.json").Encoder().encode
        self._spelled = import_module("retorta.server.spelling").spelled
        self._frames = import_module("retorta.server.frames").Frames
        self._kept = import_module("retorta.server.kept").Kept
        self.line = import_module("retorta.server.story").Line

    def views(self, match: Any, seats: list[int]) -> None:
        """Write the views of some seats."""
        for seat in seats:
            self._encode(self._spelled(match.view(seat)))

    def table(self, match: Any, lines: list[Any]) -> Any:
        """Return what the frames of a game are made of."""
        kept = self._kept("", match.box, {}, False, "", b"", "", [])
        kept.match, kept.story = match, lines
        return kept

    def frames(self, table: Any) -> None:
        """Write what four sockets are sent after a move."""
        frames = self._frames(table)
        for seat in range(SEATS):
            frames.view(seat, len(table.story) - 2)


class Apart:
    """Writes as is done since: what lies open once, each seat's own beside it."""

    def __init__(self) -> None:
        plugins = import_module("retorta.plugins")
        self.boxes = [plugins.box(name) for name in plugins.games()]
        self._codec = import_module("retorta.core.codec")
        self._frames = import_module("retorta.tables.frames").Frames
        self.line = import_module("retorta.tables.frames").Line

    def _encoded(self, view: Any) -> Any:
        return self._codec.dumps(self._codec.plain(view))

    def views(self, match: Any, seats: list[int]) -> None:
        """Write the views of some seats."""
        public = self._encoded(match.box.views.public(match.state))
        for seat in seats:
            b"%b%b" % (public, self._encoded(match.box.views.own(match.state, seat)))

    def table(self, match: Any, lines: list[Any]) -> Any:
        """Return what the frames of a game are made of."""
        return match, lines

    def frames(self, table: Any) -> None:
        """Write what four sockets are sent after a move."""
        match, lines = table
        frames = self._frames(match, lines)
        frames.make(range(SEATS))
        for seat in range(SEATS):
            frames.view(seat, len(lines) - 2)


def build() -> FirstVersion | Apart:
    """Return how this build writes."""
    try:
        return Apart()
    except ImportError:
        return FirstVersion()


class Game:
    """One game of a fixed seed, played at random."""

    def __init__(self, way: FirstVersion | Apart, box: Any, seed: int) -> None:
        from retorta.core.dealer import SeededDealer
        from retorta.core.match import Match

        self.match = Match(box, SEATS, SeededDealer(seed))
        self.lines = [way.line(0, None, False, self.match.opening)]
        self._way = way
        self._luck = random.Random(seed)

    def go_on(self) -> bool:
        """Play a move; say whether there was one to play."""
        asked = self.match.deciders()
        if not asked:
            return False
        seat = self._luck.choice(asked)
        events = self.match.play(seat, self._luck.choice(self.match.legal_moves(seat)))
        self.lines.append(self._way.line(len(self.lines), seat, False, events))
        return bool(self.match.deciders())


def measured(way: FirstVersion | Apart, box: Any) -> dict[str, float]:
    """Play a game; return the microseconds of each seat, on average over the positions."""
    game = Game(way, box, 3)
    alone, together, frames = [], [], []
    for number in range(MOST):
        if number % EVERY == 0:
            table = way.table(game.match, game.lines)
            alone.append(least(lambda: [way.views(game.match, [seat]) for seat in range(SEATS)]))
            together.append(least(lambda: way.views(game.match, list(range(SEATS)))))
            frames.append(least(partial(way.frames, table)))
        if not game.go_on():
            break
    found = {"alone": alone, "together": together, "frame": frames}
    told = {name: sum(those) / len(those) / SEATS * 1e6 for name, those in found.items()}
    return {**told, "frame in turn": in_turn(way, box)}


def in_turn(way: FirstVersion | Apart, box: Any) -> float:
    """Return the middle time of a frame when many tables play in turn: nothing is at hand then."""
    games = [Game(way, box, seed) for seed in range(TABLES)]
    taken = []
    for _ in range(TURNS):
        games = [game for game in games if game.go_on()]
        for game in games:
            table = way.table(game.match, game.lines)
            began = time.perf_counter()
            way.frames(table)
            taken.append(time.perf_counter() - began)
    return statistics.median(taken) / SEATS * 1e6


def least(work: Callable[[], object]) -> float:
    """Return the least time of many."""
    best = float("inf")
    for _ in range(TIMES):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best


def main() -> None:
    """Measure every game."""
    way = build()
    print(json.dumps({box.name: measured(way, box) for box in way.boxes}))


if __name__ == "__main__":
    main()
