"""A bot that is a program in any language: it is sent what its seat sees, line by line.

``docs/protocol.md`` describes the lines.
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
"""The default time for a decision; the bot's name may set another."""
LONGEST: Final = 3600.0
"""The most time that can be set."""
START: Final = 30.0
"""The seconds within which it must report that it is ready."""
PATIENCE: Final = 1.0
"""The host waits for twice the time given plus this many seconds, since machines are busy."""


class ForeignBotProgram:
    """A bot in a separate process."""

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
        """The id of its process."""
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
        """Return additional data to send with a question."""
        return {}

    def heard(self, answer: dict[str, Any]) -> None:
        """Handle additional data in an answer."""

    def over(self, seat: Seat, outcome: Outcome) -> None:
        """Tell the bot how the game ended, without waiting for an answer."""
        with contextlib.suppress(ProgramFault):
            self._talking.say({"say": "over", "seat": seat, **codec.plain(outcome)}, PATIENCE)

    def end(self) -> None:
        """Let the program end."""
        self._talking.leave()


def ask(talking: Talking, message: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Return the answer to a message; raise an error for a refusal or a reported fault."""
    talking.say(message, seconds)
    said = talking.hear(seconds)
    if said.get("say") in ("refuse", "fault"):
        talking.end()
        raise ProgramFault("program-refused", bot=talking.name, why=str(said.get("why"))[:200])
    return said


def read_seconds(budget: str) -> float:
    """Return the time a program is given in seconds; it decides itself how to use it."""
    try:
        seconds = float(budget)
    except ValueError:
        raise BadOption("program-time", budget=budget, most=int(LONGEST)) from None
    if not 0 < seconds <= LONGEST:
        raise BadOption("program-time", budget=budget, most=int(LONGEST))
    return seconds
