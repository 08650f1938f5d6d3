"""Market Day at a real table: its score pad."""

from __future__ import annotations

from typing import Any, Final

from retorta.companion.pads.faults import Faults
from retorta.companion.pads.pad import Remark
from retorta.companion.pads.players import listed, read_names
from retorta.core.box import Say
from retorta.core.errors import Unreadable
from retorta.core.rooms import CompanionRoom

SEATS: Final = (2, 4)


class GoldPad:
    """Counts the gold of each stall, and a point for each heckler never used."""

    options: tuple[str, ...] = ()

    def template(self, seats: int, say: Say) -> str:
        names = [f"{seat + 1}" for seat in range(seats)]
        return f"players = {listed(names)}\ngold = {[0] * seats}\nhecklers = {[0] * seats}\n"

    def result(self, sheet: Any, remarks: list[Remark]) -> dict[str, Any]:
        faults = Faults()
        names = read_names(sheet.get("players"), SEATS, faults)
        gold, hecklers = sheet.get("gold"), sheet.get("hecklers")
        for counts in (gold, hecklers):
            if not isinstance(counts, list) or len(counts) != len(names):
                faults.add(Unreadable("sheet-options"))
        faults.tell()
        return {"names": names, "points": [sum(each) for each in zip(gold, hecklers, strict=True)]}

    def lines(self, result: dict[str, Any], say: Say) -> list[str]:
        return [
            say("market-day-pad-line", seat=seat, points=points)
            for seat, points in enumerate(result["points"])
        ]


PAD: Final = GoldPad()
ROOM: Final = CompanionRoom(pad=f"{__name__}:PAD")
