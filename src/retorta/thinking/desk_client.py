"""A desk in another process, or in a worker of the browser, as its host sees it.

It is sent only what it does not yet know about games and records. It may be stopped at any time;
a new desk knows nothing, says so, and is sent everything again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from retorta.core import codec
from retorta.core.errors import BadOption, TableError, Unknown, Unreadable
from retorta.tables.refusals import NotNow
from retorta.thinking.followed_game import GAMES_KEPT, Answer
from retorta.thinking.thinking_job import Failed, ThinkingJob

Ask: TypeAlias = Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]
"""Sends a request to the desk and returns its answer."""
Load: TypeAlias = Callable[[], Awaitable[bytes]]
"""Fetches the lines of a record."""
KINDS: Final[dict[str, type[TableError]]] = {
    "Unknown": Unknown,
    "BadOption": BadOption,
    "NotYourTurn": NotNow,
    "IllegalMove": NotNow,
}
"""The errors for the desk's refusals; any other refusal means that something is unreadable."""


class DeskClient:
    """Sends requests about games to one desk."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._told: OrderedDict[str, int] = OrderedDict()
        """How much of each game the desk has been sent."""

    def knows(self, table: str) -> bool:
        """Whether the desk has followed that game."""
        return table in self._told

    def forget(self) -> None:
        """Forget what was sent: the desk was stopped, and the next one knows nothing."""
        self._told.clear()

    async def think(self, job: ThinkingJob) -> Answer:
        """Send a job to the desk and return the answer."""
        request = request_of(job)
        told = self._told.get(job.table)
        answer: dict[str, Any] = {"unheard": True}
        if told is not None and told <= len(job.entries):
            self._remember(job)
            news = codec.plain(job.entries[told:])
            answer = await self._ask({**request, "header": None, "from": told, "entries": news})
        if "unheard" in answer:
            self._remember(job)
            answer = await self._ask({**request, **whole_game(job)})
        return Answer(**result_of(answer))

    def _remember(self, job: ThinkingJob) -> None:
        # Updated with the request, not with the answer: others may follow meanwhile, in order.
        self._told[job.table] = len(job.entries)
        self._told.move_to_end(job.table)
        if len(self._told) > GAMES_KEPT:
            self._told.popitem(last=False)


def request_of(job: ThinkingJob) -> dict[str, Any]:
    """Return the request to a desk, without the game."""
    return {
        "job": job.kind,
        "key": job.table,
        "seat": job.seat,
        "seconds": job.seconds,
        "bot": job.bot,
        "seed": job.seed,
        "pace": job.pace,
    }


def whole_game(job: ThinkingJob) -> dict[str, Any]:
    """Return the game of a job, for a desk that knows nothing about it."""
    header, entries = codec.plain(job.header), codec.plain(job.entries)
    return {"header": header, "from": 0, "entries": entries}


async def ask_about_record(ask: Ask, request: dict[str, Any], load: Load) -> dict[str, Any]:
    """Return the desk's answer about a record; *load* is called if it is not open there."""
    answer = await ask({**request, "lines": None})
    if "unheard" in answer:
        try:
            text = (await load()).decode()
        except UnicodeDecodeError:
            raise Unreadable("not-a-record") from None
        answer = await ask({**request, "lines": text})
    return answer


def result_of(answer: dict[str, Any]) -> Any:
    """Return the content of an answer; raise the error if the desk refused or failed."""
    if "refused" in answer:
        refused = answer["refused"]
        kind = KINDS.get(answer["kind"], Unreadable)
        raise kind(refused["error"], **{name: _part(it) for name, it in refused["parts"].items()})
    if "result" not in answer:
        raise Failed(answer.get("failed", "unheard"))
    return answer["result"]


def _part(value: Any) -> Any:
    """Return a part of a refusal; one that is itself a refusal becomes an error again."""
    if isinstance(value, dict) and {"error", "parts"} <= value.keys():
        return TableError(
            value["error"], **{name: _part(part) for name, part in value["parts"].items()}
        )
    return value
