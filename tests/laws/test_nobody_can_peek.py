"""A bot that takes its place apart finds nothing that it may not know."""

from __future__ import annotations

import gc
from enum import Enum
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from retorta import plugins
from retorta.core.box import Box, Pov
from retorta.core.dealer import DreamDealer, SeededDealer
from retorta.core.match import Match
from retorta.core.words import Move

GAMES = plugins.games()
PLAIN = (str, bytes, int, float, bool, type(None), Enum)
NO_DATA = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, Box)
"""What every table has in common: programs, and the box."""


MOST_HIDDEN = {"laar": {"variant": "closed", "memory": "none"}}
"""The options of a game with which most is hidden."""


def found_in(pov: Pov) -> list[str]:
    """Return everything that can be reached from a place, by attributes and by the collector."""
    seen: dict[int, Any] = {}
    told: list[str] = []
    waiting: list[Any] = [pov]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, PLAIN):
            told.append(repr(thing))
            continue
        if id(thing) in seen or isinstance(thing, NO_DATA):
            continue
        seen[id(thing)] = thing
        told.append(type(thing).__qualname__)
        for name in sorted(set(dir(thing)) | set(getattr(thing, "__dict__", {}))):
            if name.startswith("__"):
                continue
            try:
                value = getattr(thing, name)
            except (AttributeError, TypeError, AssertionError):
                continue
            if not callable(value):
                waiting.append(value)
        if isinstance(thing, (list, tuple)):
            waiting.extend(thing)
        elif isinstance(thing, dict):
            waiting.extend([*thing.keys(), *thing.values()])
        elif isinstance(thing, (set, frozenset)):
            waiting.extend(sorted(thing, key=repr))
        else:
            waiting.extend(gc.get_referents(thing))
    return told


def at(box: Box, seats: int, seed: int, decisions: int) -> Match:
    match = Match(box, seats, SeededDealer(seed), MOST_HIDDEN.get(box.name, {}))
    luck = SeededDealer(seed + 1)
    for _ in range(decisions):
        deciders = match.deciders()
        if not deciders:
            break
        moves = match.legal_moves(deciders[0])
        match.play(deciders[0], moves[luck.pick(len(moves))])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_place_taken_apart_tells_nothing_that_is_hidden(game: str) -> None:
    box = plugins.box(game)
    seats = min(4, box.seats[1])
    hidden = 0
    for seed in range(3):
        match = at(box, seats, seed, 4 + 7 * seed)
        for seat in range(seats):
            other = box.views.imagine(match.state, seat, DreamDealer(1000 + seed))
            hidden += box.views.secrets(match.state, seat) != box.views.secrets(other, seat)
            assert found_in(Pov(box, match.state, seat)) == found_in(Pov(box, other, seat))
    # Else the two tables would not differ, and nothing would have been shown.
    assert hidden > 0


class Peeking:
    """Wins by looking where it may not."""

    def __init__(self, secrets: dict[str, object]) -> None:
        self.secrets = secrets
        self.found = False

    def choose(self, pov: Pov) -> Move:
        for thing in [vars(pov)["_state"], *gc.get_referents(pov)]:
            if getattr(thing, "agenda", None) is not None:
                self.found = self.found or pov.box.views.secrets(thing, pov.seat) == self.secrets
        return pov.moves[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_peeks_finds_a_dream(game: str) -> None:
    box = plugins.box(game)
    found = []
    for seed in range(6):
        match = at(box, min(4, box.seats[1]), seed, 9)
        seat = match.deciders()[0]
        assert box.views.secrets(match.state, seat)
        bot = Peeking(box.views.secrets(match.state, seat))
        bot.choose(match.pov(seat))
        found.append(bot.found)
    # A dream may be true by chance, where little is hidden.
    assert sum(found) < len(found) / 2
