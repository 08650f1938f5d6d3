"""Our speed compared with other systems: one run, one core, everything measured the same way.

Random play is driven move by move by the same few lines of Python on both sides, and every search
makes the same number of iterations from an empty tree. :func:`unlike` names the remaining
differences.
"""

from __future__ import annotations

import json
import platform
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from retorta import plugins
from retorta.bench import plain_source
from retorta.bench.measure import is_compiled, searching
from retorta.bench.sampling import ITERATIONS, best
from retorta.core import door
from retorta.core.dealer import SeededDealer

PEERS: Final = ("open_spiel", "rlcard", "pettingzoo")
US: Final = "retorta"
OUR_GAME: Final = "poison"
USUAL_SEATS: Final = 4


@dataclass(frozen=True)
class Line:
    """One system at one game. Zero means not measured."""

    system: str
    game: str
    decisions: int
    """Decisions per second, in random play driven from Python."""
    search: int
    """Search iterations per second."""
    policy: str = ""
    """How its search plays out beyond the tree: ``knowing`` the game, or at ``random``."""


@dataclass(frozen=True)
class Comparison:
    """The results."""

    machine: str
    date: str
    lines: list[Line]
    absent: list[str]
    """Systems that are not installed."""

    def ratios(self, line: Line) -> tuple[float, float]:
        """Return how many times faster our first game is, in decisions and in search."""
        ours = next(each for each in self.lines if each.game == OUR_GAME)
        return _times(ours.decisions, line.decisions), _times(ours.search, line.search)

    def unlike(self, line: Line) -> list[str]:
        """Return how a line differs from our work: in its ``game`` or its ``policy``."""
        ours = next(each for each in self.lines if each.game == OUR_GAME)
        other_game = ["game"] if line.game != ours.game else []
        other_policy = ["policy"] if line.search and line.policy != ours.policy else []
        return other_game + other_policy


def _times(ours: int, theirs: int) -> float:
    return ours / theirs if ours and theirs else 0.0


def compare(seconds: float) -> Comparison:
    """Measure all our games and every installed peer, *seconds* for each."""
    absent = [name for name in PEERS if not _version(name)]
    lines = _ours(seconds)
    if "open_spiel" not in absent:
        lines += _open_spiel(seconds)
    if "rlcard" not in absent:
        lines.append(_rlcard(seconds))
    if "pettingzoo" not in absent:
        try:
            lines.append(_pettingzoo(seconds))
        except ImportError:
            # Its games draw themselves and need packages that it does not install.
            absent.append("pettingzoo[classic]")
    machine = f"{_processor()}, Python {platform.python_version()}"
    return Comparison(machine, date.today().isoformat(), lines, absent)


def measured(game: str, seconds: float) -> dict[str, Any]:
    """Return the figures of one of our games, measured in this process."""
    box = plugins.box(game)
    seats = min(max(USUAL_SEATS, box.seats[0]), box.seats[1])
    return {
        "decisions": round(best(_our_play(game, seats), seconds)),
        "search": round(best(searching(box, seats), seconds)),
        "policy": "knowing",
    }


def _our_play(game: str, seats: int) -> Callable[[], int]:
    """Return a random game of ours as a piece of work, driven like the others."""
    box = plugins.box(game)
    luck = random.Random(1)
    dealer = SeededDealer(1, listening=False)

    def play() -> int:
        state = box.start(seats, {}, dealer)
        decisions = 0
        while deciders := door.deciders(state):
            move = luck.choice(door.legal_moves(state, deciders[0]))
            door.carry_out(state, deciders[0], move, dealer)
            decisions += 1
        return decisions

    return play


def _ours(seconds: float) -> list[Line]:
    own = _version(US)
    lines = []
    for game in plugins.games():
        if is_compiled():
            lines.append(Line(f"{US} {own}, compiled", game, **measured(game, seconds)))
        plain = subprocess.run(
            [sys.executable, plain_source.__file__, game, str(seconds)],
            capture_output=True,
            text=True,
            check=True,
        )
        lines.append(Line(f"{US} {own}, plain Python", game, **json.loads(plain.stdout)))
    return lines


def _open_spiel(seconds: float) -> list[Line]:
    import pyspiel

    from retorta.research import openspiel

    system = f"OpenSpiel {_version('open_spiel')}"
    openspiel.register()
    hearts = pyspiel.load_game("hearts")
    poison = pyspiel.load_game("retorta_poison")
    return [
        Line(
            f"{system}, C++ driven from Python",
            "hearts",
            round(best(_spiel_play(hearts), seconds)),
            round(best(_spiel_search(hearts), seconds)),
            "random",
        ),
        Line(
            f"{system}, Python game and search",
            OUR_GAME,
            round(best(_spiel_play(poison), seconds)),
            round(best(_our_game_searched_by_open_spiel, seconds)),
            "random",
        ),
    ]


def _spiel_play(game: Any) -> Callable[[], int]:
    """Return a random game as a piece of work; chance nodes are not counted."""
    luck = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(luck.choice(state.legal_actions()))
        return decisions

    return play


def _spiel_search(game: Any) -> Callable[[], int]:
    """Return a search at the first decision of an OpenSpiel game, in OpenSpiel's C++."""
    import pyspiel

    luck = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))

    def search() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.ISMCTSBot(
            1,
            evaluator,
            10.0,
            ITERATIONS,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            True,
        )
        bot.step(state)
        return ITERATIONS

    return search


def _our_game_searched_by_open_spiel() -> int:
    from retorta.core.dealer import SeededDealer
    from retorta.core.match import Match
    from retorta.research.ismcts import OpenSpielBot

    match = Match(plugins.box(OUR_GAME), USUAL_SEATS, SeededDealer(1))
    OpenSpielBot(1, f"{ITERATIONS}x").choose(match.pov(match.deciders()[0]))
    return ITERATIONS


def _rlcard(seconds: float) -> Line:
    import rlcard

    env = rlcard.make("uno")
    luck = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return Line(f"RLCard {_version('rlcard')}", "uno", round(best(play, seconds)), 0)


def _pettingzoo(seconds: float) -> Line:
    from pettingzoo.classic import rps_v2

    env = rps_v2.env(max_cycles=50)
    luck = random.Random(1)

    def play() -> int:
        env.reset(seed=1)
        decisions = 0
        for _ in env.agent_iter():
            _, _, over, cut, _ = env.last()
            env.step(None if over or cut else luck.randrange(3))
            decisions += 1
        return decisions

    system = f"PettingZoo {_version('pettingzoo')}"
    return Line(system, "rock paper scissors", round(best(play, seconds)), 0)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _processor() -> str:
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        for line in listed.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()
