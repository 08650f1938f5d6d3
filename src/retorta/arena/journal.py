"""The journal of an arena: one line a game, so that it can be taken up where it stopped."""

from __future__ import annotations

from pathlib import Path

from retorta.arena.plan import Plan
from retorta.arena.sitting import Played
from retorta.core import codec, reading
from retorta.core.errors import BadOption, Unreadable


class Journal:
    """A file of the plan and the games played so far; without a path, nothing is kept."""

    def __init__(self, path: str | None, plan: Plan) -> None:
        self._path = Path(path) if path else None
        self.played: dict[int, Played] = {}
        """The games already in the journal, by number."""
        if self._path is None:
            return
        try:
            if self._path.exists():
                self._read(self._path.read_bytes(), plan)
            else:
                self._path.write_bytes(codec.dumps({"arena": codec.plain(plan)}) + b"\n")
        except OSError:
            raise Unreadable("file-trouble", path=path) from None

    def add(self, played: Played) -> None:
        """Write a game down."""
        self.played[played.number] = played
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(codec.dumps(codec.plain(played)) + b"\n")

    def _read(self, text: bytes, plan: Plan) -> None:
        lines = text.split(b"\n")
        whole, cut = lines[:-1], lines[-1]
        header = codec.loads(whole[0]) if whole else None
        if not isinstance(header, dict) or "arena" not in header:
            raise Unreadable("not-a-journal", path=str(self._path))
        begun = reading.read(Plan, header["arena"])
        # More games of the same arena may be asked for; anything else is another arena.
        if codec.plain(begun) | {"games": 0} != codec.plain(plan) | {"games": 0}:
            raise BadOption("other-arena", path=str(self._path))
        for line in whole[1:]:
            played = reading.read(Played, codec.loads(line))
            self.played[played.number] = played
        if cut and self._path is not None:
            # The last line was cut off in the middle: that game is played again.
            self._path.write_bytes(b"\n".join(whole) + b"\n")
