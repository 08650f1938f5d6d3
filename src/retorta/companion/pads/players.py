"""The players: the names on a sheet, and which player each of its lines is about."""

from __future__ import annotations

import json
from typing import Any, Final

from retorta.companion.names import folded, shown
from retorta.companion.pads.faults import Faults
from retorta.core.errors import Unreadable
from retorta.core.words import Seat

LONGEST: Final = 40


def read_names(written: Any, seats: tuple[int, int], faults: Faults) -> list[str]:
    """Return the names of the players, in the order they sit; missing names are empty."""
    fewest, most = seats
    if not isinstance(written, list) or not fewest <= len(written) <= most:
        found = len(written) if isinstance(written, list) else 0
        raise Unreadable("sheet-seats", found=found, fewest=fewest, most=most)
    names = []
    for number, name in enumerate(written, 1):
        if not isinstance(name, str) or len(name) > LONGEST:
            faults.add(Unreadable("sheet-name", player=number, found=shown(name), most=LONGEST))
            name = ""
        names.append(name.strip())
    for name in {name for name in names if name and names.count(name) > 1}:
        faults.add(Unreadable("sheet-name-twice", found=name))
    return names


def listed(names: list[str]) -> str:
    """Return names as a list for a data file."""
    return f"[{', '.join(map(quoted, names))}]"


def quoted(name: str) -> str:
    """Return a name as a string for a data file."""
    return json.dumps(name, ensure_ascii=False)


def read_seat(written: Any, names: list[str]) -> Seat:
    """Return the player that a line names, by name or by number from one."""
    if type(written) is int and 1 <= written <= len(names):
        return written - 1
    if isinstance(written, str):
        for seat, name in enumerate(names):
            if name and folded(name) == folded(written):
                return seat
    known = [name or str(seat + 1) for seat, name in enumerate(names)]
    raise Unreadable("sheet-nobody", found=shown(written), known=known)


def places(totals: list[int], winners: list[Seat], *, fewest_win: bool) -> list[int]:
    """Return everybody's rank: winners first, however they won, the others by points."""
    rank = [-total if fewest_win else total for total in totals]
    return [
        1
        if seat in winners
        else 1 + sum(rank[rival] > rank[seat] or rival in winners for rival in range(len(rank)))
        for seat in range(len(rank))
    ]


def read_count(written: Any, what: str, most: int, least: int = 0, **parts: object) -> int:
    """Return a count between *least*, usually 0, and *most*; refuse any other."""
    if type(written) is not int or not least <= written <= most:
        parts = {"what": what, "found": shown(written), "least": least, "most": most, **parts}
        raise Unreadable("sheet-count", **parts)
    return written
