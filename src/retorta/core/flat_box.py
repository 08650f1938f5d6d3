"""Old boxes that list all fields side by side: says how to change one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from retorta.core.errors import Unreadable

PARTS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "rules": (
        "Rules",
        {
            **{name: name for name in ("set_up", "catalogue", "points", "outcome", "alike")},
            **{name: name for name in ("fewest_points_win", "earlier")},
        },
    ),
    "views": (
        "Views",
        {
            **{name: name for name in ("public", "own", "recall", "imagine")},
            **{name: name for name in ("secrets", "census")},
        },
    ),
    "words": ("Words", {name: name for name in ("lines", "targets", "sections", "texts")}),
    "notebook": ("Notebook", {"jot": "jot", "jottings": "jottings", "read_jotting": "read"}),
    "data_file": ("DataFile", {"printed": "printed", "template": "template"}),
    "insights": (
        "Insights",
        {"worth": "worth", "standing": "open_points", "sources": "sources"},
    ),
    "rooms": ("Rooms", {"page": "page"}),
}
"""The parts of a box: the class of each, and what its fields were called in old boxes."""


def refuse_flat_box(given: Mapping[str, object]) -> None:
    """Refuse a box that lists its fields side by side, and say into which part each one goes."""
    wanted = []
    for part, (kind, fields) in PARTS.items():
        found = [f"{fields[name]}=…" for name in given if name in fields]
        if found:
            wanted.append(f"{part}={kind}({', '.join(found)})")
    if wanted:
        if "package" not in given:
            wanted.insert(0, 'package="…"')
        raise Unreadable("flat-box", game=given.get("name", "?"), wanted=", ".join(wanted))
