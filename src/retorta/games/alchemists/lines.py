"""A view as plain lines of text."""

from __future__ import annotations

from retorta.core.box import Say
from retorta.games.alchemists.views import AlchemistsView


def lines(view: AlchemistsView, say: Say) -> list[str]:
    """Return what a seat sees, a line for each thing on the table."""
    return []
