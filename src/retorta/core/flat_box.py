"""The refusal of old boxes, which list all fields side by side, with how to change them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    "insights": ("Insights", {"standing": "open_points"}),
    "rooms": ("Rooms", {"page": "page", "worth": "tells", "sources": "tells"}),
}
"""The parts of a box: the class of each, and the names of its fields in old boxes."""


IN_A_ROW: Final = (
    *("name", "edition", "seats", "options", "set_up", "public", "own", "imagine", "points"),
    *("outcome", "catalogue", "census", "secrets", "lines", "targets"),
)
"""The required fields of an old box, in order."""
SET_UP: Final = IN_A_ROW.index("set_up")
"""The place of the package name in a box made of parts."""


def refuse_flat_box(in_order: Sequence[object], named: Mapping[str, object]) -> None:
    """Refuse a box that lists its fields side by side, and say in which part each belongs."""
    given = dict(named)
    if len(in_order) > SET_UP and not isinstance(in_order[SET_UP], str):
        given |= zip(IN_A_ROW, in_order, strict=False)
    elif in_order:
        given |= {"name": in_order[0]}
    wanted = []
    for part, (kind, fields) in PARTS.items():
        found = dict.fromkeys(f"{fields[name]}=…" for name in given if name in fields)
        if found:
            wanted.append(f"{part}={kind}({', '.join(found)})")
    if wanted:
        if "package" not in given:
            wanted.insert(0, 'package="…"')
        raise Unreadable("flat-box", game=given.get("name", "?"), wanted=", ".join(wanted))
