"""Wire 2 as it was, written down by hand: nothing of the house is taken to be right."""

from __future__ import annotations

from typing import Any

FIELDS = (
    *("type", "number", "public", "deciders", "question", "points", "outcome"),
    *("seat", "own", "asked", "refused", "can_undo", "events"),
)
"""Of a view, in their order."""
STATED = ("seat", "own", "refused", "can_undo", "question", "points", "outcome", "number")
"""Fields that have not changed."""


def demand_same(older: dict[str, Any], newer: dict[str, Any]) -> None:
    """Demand that *older* tells by the names of wire 2 what *newer* tells by those of wire 3.

    Who keeps up sees other events than who does not; those are the same in both versions.
    """
    assert tuple(older) == FIELDS
    assert "asked" not in newer
    assert next(iter(older["public"])) == "asked"
    assert "deciders" not in older["public"]
    assert older["asked"] == newer["moves"]
    assert [*older["public"].values()] == [*newer["public"].values()]
    assert [*older["public"]][1:] == [*newer["public"]][1:]
    assert next(iter(newer["public"])) == "deciders"
    assert "asked" not in newer["public"]
    assert older["public"]["asked"] == older["deciders"] == newer["deciders"]
    assert [older[name] for name in STATED] == [newer[name] for name in STATED]
