"""What the other worker is asked: what bots play, hints, and records.

It thinks apart, so that the table never stutters, and is told of a game only what it has not
heard. It may be ended at any time; then it knows nothing, and is told everything again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from retorta.browser.store import Post
from retorta.core import codec
from retorta.core.errors import TableError, Unreadable
from retorta.core.record import Entry, Header
from retorta.tables.refusals import NotNow, NotStored

Heard = Callable[[Any, TableError | None], None]
"""Hears what was thought, or why nothing was."""


class Thoughts:
    """Everything that is being thought about."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._numbers = 0
        self._waiting: dict[int, Callable[[dict[str, Any]], None]] = {}
        self._told: dict[str, int] = {}
        """How much of each game the worker was told."""

    def of_game(
        self, job: dict[str, Any], header: Header, entries: list[Entry], pause: int, heard: Heard
    ) -> None:
        """Ask about a game of which *entries* is everything played so far."""
        key = job["key"]

        def tell(told: int | None, pause: int) -> None:
            written = codec.plain(header) if told is None else None
            since = told or 0
            news = {"header": written, "from": since, "entries": codec.plain(entries[since:])}
            self._told[key] = len(entries)
            self._ask({**job, **news}, pause, answered)

        def answered(answer: dict[str, Any]) -> None:
            if "unheard" in answer:
                tell(None, 0)
            else:
                _hear(answer, heard)

        known = self._told.get(key)
        tell(known if known is not None and known <= len(entries) else None, pause)

    def of_record(self, job: dict[str, Any], lines: str, heard: Heard) -> None:
        """Ask about a record."""

        def answered(answer: dict[str, Any]) -> None:
            if "unheard" in answer:
                self._ask({**job, "lines": lines}, 0, lambda found: _hear(found, heard))
            else:
                _hear(answer, heard)

        self._ask({**job, "lines": None}, 0, answered)

    def answered(self, number: int, answer: dict[str, Any]) -> None:
        """Take an answer of the worker's."""
        if "failed" in answer:
            self._told.clear()  # it may be another worker by now
        waiting = self._waiting.pop(number, None)
        if waiting is not None:
            waiting(answer)

    def _ask(
        self, job: dict[str, Any], pause: int, answered: Callable[[dict[str, Any]], None]
    ) -> None:
        self._numbers += 1
        self._waiting[self._numbers] = answered
        asked = {"think": self._numbers, "pause": pause, "job": codec.text(job)}
        self._post(codec.text(asked))


def _hear(answer: dict[str, Any], heard: Heard) -> None:
    if "refused" in answer:
        refused = answer["refused"]
        kind = NotNow if answer["kind"] in ("NotYourTurn", "IllegalMove") else Unreadable
        heard(None, kind(refused["error"], **refused["parts"]))
    elif "result" in answer:
        heard(answer["result"], None)
    else:
        heard(None, NotStored("worker-busy"))
