"""What a person points at to choose a move."""

from __future__ import annotations

from typing import Final

from retorta.core.codec import plain
from retorta.core.words import Move

PLACES: Final = {
    "discard": ("hand",),
    "mix": ("hand", "hand"),
    "gather": ("row",),
    "publish": ("book", "formula"),
    "endorse": ("book",),
    "exchange-seal": ("book",),
    "exchange-formula": ("book", "formula"),
    "disprove": ("book", "colour"),
    "propose": ("book", "book"),
    "lay-discount": ("discount",),
    "take-order": ("order",),
}
"""Where the things lie that a move names, where that is not what they are."""


def targets(move: Move) -> list[str]:
    """Return what a move touches, in order: ``hand:toad``, ``book:fern``, ``area:forage``."""
    written: dict[str, object] = plain(move)
    kind = str(written.pop("move"))
    places = PLACES.get(kind, tuple(written))
    touched = [f"{place}:{thing}" for place, thing in zip(places, written.values(), strict=True)]
    if kind == "send-associate":
        return ["favor:associate", *touched]
    return touched or [f"say:{kind}"]
