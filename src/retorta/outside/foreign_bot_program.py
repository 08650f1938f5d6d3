"""A bot that is a program in any language: it is sent what its seat sees, line by line.

``docs/protocol.md`` says what the lines are.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any, ClassVar, Final

from retorta.core import codec
from retorta.core.box import Pov
from retorta.core.errors import BadOption
from retorta.core.older_names import view_in_both_names
from retorta.core.words import Move, Outcome, Seat
from retorta.outside.process import ProgramFault, Talking

PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""Time for a decision, unless its name says another."""
LONGEST: Final = 3600.0
"""Most time that can be asked for."""
START: Final = 30.0
"""Seconds to say that it is ready."""
PATIENCE: Final = 1.0
"""It is told its time, and waited for twice as long and this besides: machines are busy."""


class ForeignBotProgram:
    """A player in a process of its own."""

    takes_budget: ClassVar[bool] = True

    def __init__(self, game: str, path: str, seed: int, budget: str | None = None) -> None:
        self._seconds = SECONDS if budget is None else read_seconds(budget)
        found = Path(path).expanduser().absolute()
        if not found.is_file():
            raise BadOption("program-missing", path=path)
        self._talking = Talking(path, [str(found)], {})
        hello = {"say": "hello", "protocol": PROTOCOL, "game": game, "seed": seed}
        self.told = ask(self._talking, {**hello, "seconds": self._seconds}, START)
        self._number = 0

    @property
    def process_id(self) -> int:
        """The number of its process."""
        return self._talking.process_id

    def choose(self, pov: Pov) -> Move:
        moves = pov.moves
        self._number += 1
        question = {
            "say": "choose",
            "number": self._number,
            "seat": pov.seat,
            "seconds": self._seconds,
            "view": view_in_both_names(pov.view),
            "moves": [pov.box.rules.catalogue.plain(move) for move in moves],
            **self.besides(pov),
        }
        answer = ask(self._talking, question, 2 * self._seconds + PATIENCE)
        self.heard(answer)
        choice = answer.get("choice")
        if type(choice) is not int or not 0 <= choice < len(moves):
            self._talking.end()
            said = codec.text(answer)[:80]
            raise ProgramFault(
                "program-choice", bot=self._talking.name, said=said, most=len(moves) - 1
            )
        return moves[choice]

    def besides(self, pov: Pov) -> dict[str, Any]:
        """Return what else is sent with a question."""
        return {}

    def heard(self, answer: dict[str, Any]) -> None:
        """Take in what else was answered."""

    def over(self, seat: Seat, outcome: Outcome) -> None:
        """Tell the bot how the game ended, without waiting for an answer."""
        with contextlib.suppress(ProgramFault):
            self._talking.say({"say": "over", "seat": seat, **codec.plain(outcome)}, PATIENCE)

    def end(self) -> None:
        """Let the program end."""
        self._talking.leave()


def ask(talking: Talking, message: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Return the answer to a message; a refusal, or a fault that is told of, is an error."""
    talking.say(message, seconds)
    said = talking.hear(seconds)
    if said.get("say") in ("refuse", "fault"):
        talking.end()
        raise ProgramFault("program-refused", bot=talking.name, why=str(said.get("why"))[:200])
    return said


def read_seconds(budget: str) -> float:
    """Return the time that a program is given, in seconds, since only it knows how it thinks."""
    try:
        seconds = float(budget)
    except ValueError:
        raise BadOption("program-time", budget=budget, most=int(LONGEST)) from None
    if not 0 < seconds <= LONGEST:
        raise BadOption("program-time", budget=budget, most=int(LONGEST))
    return seconds
