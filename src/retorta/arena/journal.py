"""The journal of an arena: one line for each game, so that a run can resume where it stopped."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Generic, Protocol, TypeVar

from retorta.arena.one_game import Played
from retorta.arena.plan import Plan
from retorta.core import codec, reading
from retorta.core.errors import BadOption, Unreadable


class Numbered(Protocol):
    """A game of a plan, by its number."""

    @property
    def number(self) -> int: ...


Game = TypeVar("Game", bound=Numbered)


class GamesFile(Generic[Game]):
    """A file of a plan and its games so far; without a path, nothing is kept."""

    heading: ClassVar[str]
    """The key of the plan in the first line."""
    not_one: ClassVar[str]
    """The refusal of a file of another kind."""
    another: ClassVar[str]
    """The refusal of a file that belongs to another plan."""
    kind: type[Game]
    """The type of one game in the file."""

    def __init__(self, path: str | None, plan: Plan) -> None:
        self._path = Path(path) if path else None
        self.played: dict[int, Game] = {}
        """The games already in the file, by number."""
        if self._path is None:
            return
        try:
            if self._path.exists():
                self._read(self._path.read_bytes(), plan)
            else:
                self._path.write_bytes(codec.dumps({self.heading: codec.plain(plan)}) + b"\n")
        except OSError:
            raise Unreadable("file-trouble", path=path) from None

    def add(self, played: Game) -> None:
        """Write a game to the file."""
        self.played[played.number] = played
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(codec.dumps(codec.plain(played)) + b"\n")

    def _read(self, text: bytes, plan: Plan) -> None:
        try:
            self._read_lines(text.split(b"\n"), plan)
        except Unreadable:
            raise Unreadable(self.not_one, path=str(self._path)) from None

    @classmethod
    def begun(cls, path: str | None) -> Plan | None:
        """Return the plan in the first line of a file, if there is one; its luck is reused."""
        if path is None or not Path(path).exists():
            return None
        try:
            with Path(path).open("rb") as file:
                return cls._begun(file.readline())
        except OSError:
            raise Unreadable("file-trouble", path=path) from None
        except Unreadable:
            raise Unreadable(cls.not_one, path=path) from None

    @classmethod
    def _begun(cls, line: bytes) -> Plan:
        header = codec.loads(line)
        if not isinstance(header, dict) or not isinstance(header.get(cls.heading), dict):
            raise Unreadable(cls.not_one)
        # Older journals do not have these: their bots' luck follows from the seed.
        before = {"bots_secret": None, "inside": False}
        plan: Plan = reading.read(Plan, {**before, **header[cls.heading]})
        return plan

    def _read_lines(self, lines: list[bytes], plan: Plan) -> None:
        whole, cut = lines[:-1], lines[-1]
        begun = self._begun(whole[0] if whole else b"")
        # More games of the same plan may be requested; any other change is another plan.
        if codec.plain(begun) | {"games": 0} != codec.plain(plan) | {"games": 0}:
            raise BadOption(self.another, path=str(self._path))
        for line in whole[1:]:
            played = reading.read(self.kind, codec.loads(line))
            self.played[played.number] = played
        if cut and self._path is not None:
            # The last line was cut off in the middle: that game is played again.
            self._path.write_bytes(b"\n".join(whole) + b"\n")


class Journal(GamesFile[Played]):
    """The games of an arena, and how each went."""

    heading = "arena"
    not_one = "not-a-journal"
    another = "other-arena"
    kind = Played
