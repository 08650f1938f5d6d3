"""Bots and hints at the tables of a tab: asked of the other worker, at a human pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from retorta.browser.held import Held
from retorta.browser.thoughts import Thoughts
from retorta.core import reading
from retorta.core.errors import TableError
from retorta.tables.answers import Hint
from retorta.tables.changes import Request, Sender, Shown
from retorta.tables.in_turn import Answered
from retorta.tables.messages import HintAsked
from retorta.tables.refusals import NotNow, NotStored, Unclear
from retorta.tables.table import Table

TRIES: Final = 3
"""How often a bot is asked before its table says that it cannot decide."""
HINT_PATIENCE: Final = 3
"""How often a hint is thought of: where several choose at once, the others may be quicker."""
A_SECOND: Final = 1000
MOST_SECONDS: Final = 60.0


class BotTurns:
    """Every bot that is asked something just now, and every hint."""

    def __init__(
        self, thoughts: Thoughts, luck: Callable[[int], bytes], pause: int, hint_time: int
    ) -> None:
        self._thoughts = thoughts
        self._luck = luck
        self._pause = pause
        self._hint_time = hint_time
        self._is_hinting = False

    def begin(self, held: Held, request: Request) -> None:
        """Have a bot think about *request*, and play what it chose."""
        self._try(held, request, 1, self._pause)

    def _try(self, held: Held, request: Request, attempt: int, pause: int) -> None:
        def ask(shown: Shown | None, problem: TableError | None) -> None:
            if shown is None or not _is_wanted(held, request):
                return
            header, entries = shown.answer
            job = {
                "job": "choose",
                "key": held.table.saved.id,
                "seat": request.seat,
                "bot": request.bot,
                "seed": int.from_bytes(self._luck(8), "big") >> 2,
                # Nobody else waits for a worker of one's own.
                "seconds": MOST_SECONDS,
                "pace": held.table.saved.pace,
            }
            self._thoughts.of_game(job, header, entries, pause, chose)

        def chose(answer: Any, problem: TableError | None) -> None:
            if not _is_wanted(held, request):
                return
            if problem is not None:
                self._try_again(held, request, attempt)
            else:
                self._play(held, request, answer["found"], attempt)

        held.ask(_game, ask)

    def _try_again(self, held: Held, request: Request, attempt: int) -> None:
        """Ask the bot once more; where that does not help, nothing is played in its stead."""
        if attempt < TRIES:
            self._try(held, request, attempt + 1, 0)
        else:
            held.post(lambda _: held.table.give_up(request), _nobody)

    def _play(self, held: Held, request: Request, move: Any, attempt: int) -> None:
        def answered(shown: Shown | None, problem: TableError | None) -> None:
            if problem is None or held.is_forgotten:
                return
            if isinstance(problem, NotStored | Unclear):  # not the bot's fault
                self._try(held, request, attempt, A_SECOND)
            else:
                self._try_again(held, request, attempt)

        held.post(lambda now: held.table.thought(request, move, now), answered)

    # Hints.

    def hint(self, held: Held, sender: Sender, asked: HintAsked, answered: Answered) -> None:
        """Think about what a seat of *sender* should play."""
        if self._is_hinting:
            answered(None, NotNow("hint-under-way"))
            return
        self._is_hinting = True

        def done(shown: Shown | None, problem: TableError | None) -> None:
            self._is_hinting = False
            answered(shown, problem)

        self._advise(held, sender, asked, 1, done)

    def _advise(
        self, held: Held, sender: Sender, asked: HintAsked, attempt: int, done: Answered
    ) -> None:
        def ask(shown: Shown | None, problem: TableError | None) -> None:
            if shown is None or shown.request is None:
                done(None, problem)
                return
            request = shown.request
            job = {
                "job": "advise",
                "key": held.table.saved.id,
                "seat": request.seat,
                "seconds": self._hint_time / A_SECOND,
            }

            def think(shown: Shown | None, problem: TableError | None) -> None:
                if shown is None:
                    done(None, problem)
                    return
                header, entries = shown.answer
                self._thoughts.of_game(job, header, entries, 0, found)

            def found(hint: Any, problem: TableError | None) -> None:
                if problem is not None:
                    done(None, problem)
                    return
                told = {**hint["found"], "number": request.number, "seat": request.seat}
                read: Hint = reading.read(Hint, told)
                held.post(lambda _: held.table.advised(sender, request, read), tell)

            held.ask(_game, think)

        def tell(shown: Shown | None, problem: TableError | None) -> None:
            if problem is not None and problem.name == "hint-late" and attempt < HINT_PATIENCE:
                self._advise(held, sender, asked, attempt + 1, done)
            else:
                done(shown, problem)

        held.post(lambda now: held.table.take(sender, asked, now), ask)


def _game(table: Table) -> Any:
    match = table.game()
    return match.header, list(match.entries)


def _nobody(shown: Shown | None, problem: TableError | None) -> None:
    """Tell nobody: the table itself is shown to all."""


def _is_wanted(held: Held, request: Request) -> bool:
    return not held.is_forgotten and held.table.is_wanted(request)
