"""Everything a table and its host may refuse, split by cause."""

from __future__ import annotations

from typing import Any, Final

from retorta.core import codec
from retorta.core.errors import IllegalMove, NotYourTurn, NoUndo, TableError
from retorta.core.older_names import both_names
from retorta.tables.messages import Refused

LONGEST_ECHO: Final = 200
"""How many characters of somebody's input a refusal quotes."""


class Forbidden(TableError):
    """It is not theirs."""


class Missing(TableError):
    """There is no such thing."""


class NotNow(TableError):
    """It is theirs, but not as things stand."""


class TooFast(TableError):
    """Too many requests."""


class TooBig(TableError):
    """More than can be right."""


class NotStored(TableError):
    """It could not be stored, so it did not happen."""


class Unclear(TableError):
    """It is not known yet whether it was stored: the same message may be sent again."""


STATUS: Final[dict[type[TableError], int]] = {
    Forbidden: 403,
    Missing: 404,
    NotNow: 409,
    NotYourTurn: 409,
    IllegalMove: 409,
    NoUndo: 409,
    TooBig: 413,
    TooFast: 429,
    NotStored: 503,
    Unclear: 503,
}


def status_of(problem: TableError) -> int:
    """Return the status with which a request is refused."""
    return STATUS.get(type(problem), 400)


def refused(problem: TableError, id: str | None = None) -> Refused:
    """Return a refusal as it crosses the wire; *id* is the message's."""
    rule = problem.rule if isinstance(problem, IllegalMove) else None
    parts = {name: _part(value) for name, value in problem.parts.items()}
    if isinstance(problem, NotYourTurn):
        parts = both_names(parts)
    return Refused(
        id=id,
        error=problem.name,
        parts=parts,
        rule=rule.key if rule else None,
        section=rule.section if rule else None,
    )


def _part(value: object) -> Any:
    if isinstance(value, TableError):
        inner = refused(value)
        return {
            "error": inner.error,
            "parts": inner.parts,
            "rule": inner.rule,
            "section": inner.section,
        }
    if isinstance(value, str):
        return value[:LONGEST_ECHO]
    if isinstance(value, list):
        return [_part(each) for each in value]
    try:
        return codec.plain(value)
    except TypeError:
        return str(value)[:LONGEST_ECHO]
