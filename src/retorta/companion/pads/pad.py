"""What every score pad can do."""

from __future__ import annotations

from typing import Any, Protocol, cast

from retorta import plugins
from retorta.core.box import Say
from retorta.core.errors import Unknown
from retorta.core.rooms import CompanionRoom, loaded, room_at


class ScorePad(Protocol):
    """Counts the points of a game played at a real table."""

    options: tuple[str, ...]
    """The options of the game that change how it is scored."""

    def template(self, seats: int, say: Say) -> str:
        """Return a sheet to fill in, with comments in the reader's language."""
        ...

    def result(self, sheet: Any, remarks: list[Remark]) -> dict[str, Any]:
        """Return the result of a score sheet, both as JSON data.

        Raises :class:`~retorta.core.errors.Unreadable` if the sheet cannot be right, or
        :class:`~retorta.core.errors.Several` with everything that is wrong; anything merely odd
        is added to *remarks*. The names of the players are under ``names``.
        """
        ...

    def lines(self, result: dict[str, Any], say: Say) -> list[str]:
        """Return the result as lines to read; *say* has the names."""
        ...


class Remark:
    """Something odd about a sheet: the name of a sentence and its parts."""

    def __init__(self, name: str, **parts: object) -> None:
        self.name = name
        self.parts = parts


def score_pads() -> list[str]:
    """Return the games whose points can be counted from a sheet."""
    return [game for game in plugins.games() if _path(game)]


def score_pad(game: str) -> ScorePad:
    """Return the score pad of *game*; :class:`Unknown` if it has none, or there is no such game."""
    path = _path(game) if game in plugins.games() else ""
    if not path:
        raise Unknown("score-pad", game=game, known=score_pads())
    return cast("ScorePad", loaded(path))


def _path(game: str) -> str:
    room: CompanionRoom | None = room_at(plugins.box(game).rooms.companion)
    return room.pad if room else ""
