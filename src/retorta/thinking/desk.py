"""A desk: where bots choose, hints are worked out and records are opened.

It gets headers, moves and the luck they used, never a seed; a bot is given a ``Pov`` as
everywhere. Requests and answers are JSON data. The host runs the desk where no table has to wait
for it: in a process, or in a worker of a browser.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from retorta import plugins
from retorta.core import codec
from retorta.core.dealer import SeededDealer
from retorta.core.errors import TableError
from retorta.tables.refusals import refused
from retorta.thinking.followed_game import GAMES_KEPT, FollowedGame
from retorta.thinking.opened_record import OpenedRecord

RECORDS_KEPT: Final = 8
LINES_KEPT: Final = 60_000
"""The most lines of all open records together."""


class NotFollowed(Exception):
    """A request is about a game or record that the desk does not know, or knows only in part."""


class Desk:
    """What a worker knows: games followed move by move, and records."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, FollowedGame] = OrderedDict()
        self._records: OrderedDict[str, OpenedRecord] = OrderedDict()

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to one request."""
        try:
            return {"result": self._result(request)}
        except NotFollowed:
            return {"unheard": True}
        except TableError as problem:
            return {"refused": codec.plain(refused(problem)), "kind": type(problem).__name__}

    def _result(self, request: dict[str, Any]) -> Any:
        job = request["job"]
        if job == "wake":
            return [plugins.box(game).name for game in plugins.games()]
        if job == "choose":
            return self._game(request).choose(
                request["seat"],
                request["bot"],
                request["seed"],
                request["seconds"],
                request["pace"],
            )
        if job == "advise":
            return self._game(request).advise(request["seat"], request["seconds"])
        if job == "deal":
            return _deal(request["game"], request["seats"], request["options"])
        opened = self._record(request)
        if job == "info":
            return opened.info()
        if job == "moment":
            return opened.moment(request["number"], request["seat"])
        if job == "judge":
            return opened.judged(request["number"])
        return opened.verdict()

    def _game(self, request: dict[str, Any]) -> FollowedGame:
        """Return the game that a request is about, as far as it has been played."""
        key = request["key"]
        if request["header"] is not None:
            self._games[key] = FollowedGame(request["header"])
            if len(self._games) > GAMES_KEPT:
                self._games.popitem(last=False)
        game = self._games.get(key)
        if game is None or game.told != request["from"]:
            self._games.pop(key, None)
            raise NotFollowed
        self._games.move_to_end(key)
        game.follow(request["entries"])
        return game

    def _record(self, request: dict[str, Any]) -> OpenedRecord:
        key = request["key"]
        if request["lines"] is not None:
            lines = request["lines"].encode().splitlines(keepends=True)
            self._records.pop(key, None)
            self._make_room(len(lines))
            self._records[key] = OpenedRecord(lines)
        if key not in self._records:
            raise NotFollowed
        self._records.move_to_end(key)
        return self._records[key]

    def _make_room(self, lines: int) -> None:
        """Close the records longest unused, until there is room for one of that many lines."""
        while self._records and (
            len(self._records) >= RECORDS_KEPT
            or lines + sum(len(each.lines) for each in self._records.values()) > LINES_KEPT
        ):
            self._records.popitem(last=False)


def _deal(game: str, seats: int, options: dict[str, str]) -> None:
    """Read a table's own data file and deal once, so that a faulty file is refused here."""
    box = plugins.box(game)
    box.start(seats, box.checked_options(options), SeededDealer(0))
