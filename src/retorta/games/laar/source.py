"""The text of a Laar data file: how long it may be, and how errors in it are reported."""

from __future__ import annotations

from typing import Final

from retorta.core import source
from retorta.core.errors import BadOption
from retorta.core.source import Source

LONGEST: Final = 60_000
"""In characters; the file in the box has ten thousand."""


def read(text: str) -> Source:
    """Return the tables of a file with their lines."""
    return Source("laar", text, LONGEST)


def wrong(line: int, name: str, **parts: object) -> BadOption:
    """Return the error: in which line, and for which reason."""
    return source.wrong("laar", line, name, **parts)
