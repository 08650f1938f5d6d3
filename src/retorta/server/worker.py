"""A worker process: bots think here, hints too, and records are replayed, so that no table waits.

It is told headers, moves and the luck they used, never a seed; a bot is given a ``Pov`` as
everywhere. Requests and answers are JSON, each after its length in four bytes, on standard
input and output; it ends when the input does.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Any, BinaryIO, Final

import msgspec

from retorta import shelf
from retorta.bots import Bot
from retorta.bots.hint import hint
from retorta.core import codec, door, record
from retorta.core.dealer import ScriptedDealer
from retorta.core.errors import TableError, Unknown
from retorta.core.match import Match
from retorta.core.replay import Moment, replay
from retorta.core.verifiable import verify
from retorta.server import advice, refusals, spelling

LENGTH: Final = 4
GAMES_KEPT: Final = 64
RECORDS_KEPT: Final = 8


class Unheard(Exception):
    """Something is asked about a game that was not told, or not far enough."""


class Desk:
    """What a worker knows: games followed move by move, and records."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, _Game] = OrderedDict()
        self._records: OrderedDict[str, list[bytes]] = OrderedDict()

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to one request."""
        try:
            return {"result": self._result(asked)}
        except Unheard:
            return {"unheard": True}
        except TableError as problem:
            return {"refused": refusals.written(problem), "kind": type(problem).__name__}

    def _result(self, asked: dict[str, Any]) -> Any:
        if asked["job"] == "think":
            game = self._game(asked)
            return codec.plain(game.choose(asked["seat"], asked["bot"], asked["seed"]))
        if asked["job"] == "advise":
            return self._game(asked).advise(asked["seat"], asked["seconds"])
        lines = self._lines(asked)
        if asked["job"] == "info":
            return _info(lines)
        if asked["job"] == "moment":
            return _moment(lines, asked["number"], asked["seat"])
        box = shelf.box(record.read_header(lines[0]).game)
        return codec.plain(verify(lines, box))

    def _game(self, asked: dict[str, Any]) -> _Game:
        """Return the game that is asked about, as far as it has been played."""
        key = asked["key"]
        if asked["header"] is not None:
            self._games[key] = _Game(asked["header"])
            if len(self._games) > GAMES_KEPT:
                self._games.popitem(last=False)
        game = self._games.get(key)
        if game is None or game.told != asked["from"]:
            self._games.pop(key, None)
            raise Unheard
        self._games.move_to_end(key)
        game.follow(asked["entries"])
        return game

    def _lines(self, asked: dict[str, Any]) -> list[bytes]:
        key = asked["key"]
        if asked["lines"] is not None:
            self._records[key] = asked["lines"].encode().splitlines(keepends=True)
            if len(self._records) > RECORDS_KEPT:
                self._records.popitem(last=False)
        if key not in self._records:
            raise Unheard
        return self._records[key]


class _Game:
    """A game followed from what is told of it."""

    def __init__(self, written: Any) -> None:
        header = codec.read(record.Header, written)
        self._dealer = ScriptedDealer(header.luck)
        box = shelf.box(header.game)
        self._match = Match(box, header.seats, self._dealer, header.options)
        self._bots: dict[tuple[int, str], Bot] = {}

    @property
    def told(self) -> int:
        """How many lines of play are known."""
        return len(self._match.entries)

    def follow(self, entries: list[Any]) -> None:
        """Play what was played since."""
        for entry in entries:
            if "undo" in entry:
                self._match.undo(entry["undo"])
                continue
            self._dealer.extend(entry["luck"])
            move = self._match.box.catalogue.read(entry["move"])
            self._match.play(entry["seat"], move)

    def choose(self, seat: int, name: str, seed: int) -> Any:
        """Return the move that a bot wants to make."""
        bot = self._bots.get((seat, name))
        if bot is None:
            made: Bot = shelf.bot_class(self._match.box.name, name)(seed)
            bot = self._bots[seat, name] = made
        return bot.choose(self._match.pov(seat))

    def advise(self, seat: int, seconds: float) -> dict[str, Any]:
        """Return a hint for a seat, from what it may know."""
        found = hint(self._match.pov(seat), seconds, self.told)
        return advice.written(found, self._match.box)


def _info(lines: list[bytes]) -> dict[str, Any]:
    moments = list(_played(lines))
    header = moments[0].match.header
    entries = [moment.entry for moment in moments[1:]]
    moves = [
        {
            "number": number,
            "seat": entry.undo if isinstance(entry, record.Undo) else entry.seat,
            "undo": isinstance(entry, record.Undo),
        }
        for number, entry in enumerate(entries, 1)
        if isinstance(entry, record.Turn | record.Undo)
    ]
    return {
        "game": header.game,
        "seats": header.seats,
        "names": header.names,
        "options": header.options,
        "total": len(moves),
        "moves": moves,
        "commitment": header.commitment,
        "finished": moments[-1].match.is_over,
    }


def _moment(lines: list[bytes], number: int, seat: int | None) -> dict[str, Any]:
    total = _plays(lines)
    if 0 <= number <= total:
        for at, moment in enumerate(_played(lines)):
            if at == number:
                return {**_written(moment, at, seat), "total": total}
    raise Unknown("moment", number=str(number), total=str(total))


def _plays(lines: list[bytes]) -> int:
    last = codec.loads(lines[-1])
    return len(lines) - 1 - ("winners" in last)


def _played(lines: list[bytes]) -> Any:
    return replay(lines, shelf.box)


def _written(moment: Moment, number: int, seat: int | None) -> dict[str, Any]:
    match, entry = moment.match, moment.entry
    if seat is not None and not 0 <= seat < match.seats:
        raise Unknown("seat", seat=str(seat + 1), seats=match.seats)
    events = moment.events
    if seat is not None:
        events = [seen for event in events if (seen := event.seen_by(seat)) is not None]
    undo = isinstance(entry, record.Undo)
    by = entry.undo if isinstance(entry, record.Undo) else getattr(entry, "seat", None)
    views = None
    if seat is None:
        views = [spelling.spelled(match.view(each)) for each in range(match.seats)]
    return {
        "number": number,
        "seat": seat,
        "view": spelling.spelled(match.view(seat)),
        "views": views,
        "events": [spelling.spelled(event) for event in events],
        "by": by,
        "undo": undo,
        "deciders": match.deciders(),
        "question": codec.kebab(door.question(match.state)),
        "points": match.points(),
        "outcome": codec.plain(match.outcome()) if match.is_over else None,
    }


def main(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more requests."""
    desk = Desk()
    while len(length := requests.read(LENGTH)) == LENGTH:
        body = requests.read(int.from_bytes(length, "big"))
        asked = msgspec.json.decode(body)
        try:
            answer = desk.answer(asked)
        except Exception as problem:
            # A bot of somebody else's may do anything; its words are not repeated, since
            # they may speak of what it should not know.
            answer = {"failed": type(problem).__name__}
        written = msgspec.json.encode({**answer, "id": asked["id"]})
        answers.write(len(written).to_bytes(LENGTH, "big") + written)
        answers.flush()


if __name__ == "__main__":
    # Whatever a bot prints must not get between the answers.
    _answers, sys.stdout = sys.stdout.buffer, sys.stderr
    try:
        main(sys.stdin.buffer, _answers)
    except KeyboardInterrupt:
        sys.exit(130)
