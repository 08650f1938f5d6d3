"""A Python bot that does not come with Retorta; it plays in a separate process.

There it gets a ``Pov`` as everywhere, built on a dream of its seat: however it inspects it, it
finds only what the seat knows, and random guesses.
"""

from __future__ import annotations

import base64
import os
import pickle
import sys
from typing import Any, ClassVar

from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption, Unknown
from retorta.outside.foreign_bot_program import PATIENCE, PROTOCOL, START, ForeignBotProgram, ask
from retorta.outside.process import Talking

LONGEST: float = 600.0
"""The time limit in seconds for a bot that does not declare how long it thinks."""


class ForeignBot(ForeignBotProgram):
    """A third-party bot, as the host of a table sees it."""

    takes_budget: ClassVar[bool] = True

    def __init__(self, game: str, name: str, seed: int, budget: str | None = None) -> None:
        self._seconds = LONGEST
        self._number = 0
        self.worked = 0.0
        """Processor seconds that its process used for the last decision."""
        self._dealer = SeededDealer(seed, listening=False)
        self._talking = started(name)
        hello = {"say": "hello", "protocol": PROTOCOL, "game": game, "seed": seed}
        self._talking.say({**hello, "bot": name, "budget": budget}, START)
        self.told = self._talking.hear(START)
        self._take_in(game, name)

    def _take_in(self, game: str, name: str) -> None:
        """Refuse a program that cannot be a bot; otherwise adopt its time limits."""
        why = self.told.get("why")
        if why is not None:
            self._talking.end()
        if why == "no-budget":
            raise BadOption("no-budget", bot=name)
        if why == "no-bot":
            raise Unknown("no-bot", bot=name)
        if why is not None:
            raise Unknown("bot", bot=name, game=game, known=self.told.get("known", []))
        if isinstance(self.told.get("budget"), float):
            self.budget: float = self.told["budget"]
        if isinstance(self.told.get("floor"), float):
            self.floor: float = self.told["floor"]
            self.seconds: float = self.told["seconds"]

    def think_for(self, seconds: float) -> None:
        """Set how long a decision may take from now on."""
        ask(self._talking, {"say": "think", "seconds": seconds}, START + PATIENCE)

    def heard(self, answer: dict[str, Any]) -> None:
        self.worked = answer.get("worked", 0.0)

    def besides(self, pov: Pov) -> dict[str, Any]:
        dream = pickle.dumps(pov.imagine(self._dealer))
        return {"dream": base64.b64encode(dream).decode()}


def started(name: str) -> Talking:
    """Return a process that runs third-party Python; its input says which bot it is.

    Its command line is always the same, so it reveals nothing about the game.
    """
    path = os.pathsep.join(each or "." for each in sys.path)
    command = [sys.executable, "-P", "-m", "retorta.outside.foreign_bot_process"]
    return Talking(name, command, {"PYTHONPATH": path})


def bot_of(game: str, name: str, seed: int, budget: str | None = None) -> ForeignBot:
    """Return a third-party bot in a separate process."""
    return ForeignBot(game, name, seed, budget)
