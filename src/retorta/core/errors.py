"""Everything the table may object to, split by cause.

An error carries the name of its sentence and what the sentence speaks of; the words stand
in ``texts/<language>/errors.ftl`` under ``error-<name>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from retorta.core.words import Move, Rule, Seat


class TableError(Exception):
    """Something the table refuses. The parts stay available."""

    def __init__(self, name: str, **parts: object) -> None:
        spoken = ", ".join(f"{part}={value!r}" for part, value in parts.items())
        super().__init__(f"{name} ({spoken})" if spoken else name)
        self.name = name
        self.parts = parts


class Unknown(TableError):
    """There is no such game, option, bot, language or card."""


class BadOption(TableError):
    """The table cannot be set up like that."""


class Unreadable(TableError):
    """What was handed over is not written as it should be."""


class Several(TableError):
    """Several things are wrong at once; each is told in a sentence of its own."""

    def __init__(self, errors: list[TableError]) -> None:
        super().__init__("several", errors=errors)
        self.errors = errors


class NotYourTurn(TableError):
    """The seat is not asked now."""

    def __init__(self, seat: Seat, asked: list[Seat]) -> None:
        super().__init__("not-your-turn", seat=seat, asked=asked)
        self.seat = seat
        self.asked = asked


class IllegalMove(TableError):
    """The rules refuse the move, and say which rule it was."""

    def __init__(self, seat: Seat, move: Move, rule: Rule) -> None:
        super().__init__("illegal-move", seat=seat, move=move, rule=rule.key, section=rule.section)
        self.seat = seat
        self.move = move
        self.rule = rule


class NoUndo(TableError):
    """The last move cannot be taken back."""
