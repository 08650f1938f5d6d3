"""What a frame may tell whoever it is for: of the game that seat's own, and of what happened
what that seat saw; to whoever sits nowhere, what lies open."""

from __future__ import annotations

import json
from typing import Any, Final

from retorta.core import codec
from retorta.core.words import Event
from retorta.tables.table import Table

NOTHING: Final[list[Any]] = [None, [], [], False]
"""A bystander's own, moves, refused moves, and whether they may take something back."""


def note(seat: int) -> dict[str, str]:
    """Return what a seat writes into its notebook, in the game that has one."""
    return {"text": f"noted at seat {seat}"}


def has_note(told: object) -> bool:
    """Whether there is a note in something that was told."""
    return "noted at seat" in json.dumps(told)


def wrong_with(frame: dict[str, Any], table: Table) -> list[str]:
    """Return what the frame of a view tells that is not its seat's to know."""
    seat, found = frame["seat"], []
    if seat is None:
        if [frame[part] for part in ("own", "moves", "refused", "can_undo")] != NOTHING:
            found.append("a bystander was shown what is a seat's")
    elif frame["own"]["seat"] != seat:
        found.append(f"seat {seat} was shown the own of another")
    others = [each for each in range(len(table.saved.chairs)) if each != seat]
    if any(f"noted at seat {other}" in json.dumps(frame) for other in others):
        found.append(f"seat {seat} was shown another's note")
    happened = {line.number: line.events for line in table.saved.log}
    for line in frame["events"]:
        seen = [event.seen_by(seat) for event in happened[line["number"]]]
        if line["events"] != [_read(event) for event in seen if event is not None]:
            found.append(f"seat {seat} was told what it did not see")
    return found


def _read(event: Event) -> Any:
    return json.loads(codec.encoded(event))
