"""Enumerations whose members are shown by name.

This module is never compiled: a compiled method would not accept classes that are not compiled.
"""

from __future__ import annotations

from enum import IntEnum


class Named(IntEnum):
    """A kind of thing that is numbered in the rules and shown by name.

    >>> from retorta.games.poison.cards import Card
    >>> Card.RED_4
    Card.RED_4
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
