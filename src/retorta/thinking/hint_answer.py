"""A hint in the form in which it is sent.

It contains only the names of its sentences and their parts: the reader's client fills them in, in
its current language and with the names it uses for everybody.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

from retorta.bots.hint import Hint, Prospect, rounded
from retorta.core import codec
from retorta.core.box import Box


def written(found: Hint, box: Box) -> dict[str, Any]:
    """Return a hint as JSON data."""
    return {
        "best": _prospect(found.best, box),
        "others": [_prospect(other, box) for other in found.others],
        "reasons": [
            {
                "text": reason.text,
                "parts": {name: _part(value) for name, value in reason.parts.items()},
            }
            for reason in found.reasons
        ],
        "dreams": found.dreams,
        "plans": found.plans,
    }


def _prospect(prospect: Prospect, box: Box) -> dict[str, Any]:
    return {
        "move": codec.plain(prospect.move),
        "targets": box.words.targets(prospect.move),
        "points": rounded(prospect.points),
        "lead": rounded(prospect.lead),
        "dreams": prospect.dreams,
    }


def _part(value: object) -> dict[str, Any]:
    return {"value": codec.plain(value), "word": _word(value)}


def _word(value: object) -> dict[str, Any] | None:
    """Return how a value is put into words; the client does the same for fields of events."""
    if isinstance(value, Enum):
        return {"enum": codec.kebab(type(value).__name__)}
    if isinstance(value, list | tuple):
        return {"list": _word(value[0]) if value else None}
    return None
