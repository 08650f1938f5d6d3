"""How much of each room the suite covers.

    python3 run.py coverage                 the whole suite, but for the browser
    python3 run.py coverage tests/games     what some of the tests reach

The figures are reported, not enforced: a line that was run is not necessarily tested.
``.coverage`` has them line by line; ``coverage html`` draws them.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from coverage import Coverage

SOURCE = Path(__file__).parent.parent / "src" / "retorta"
INNER = ("games", "bots", "server", "companion")
"""Rooms that are listed by their subfolders."""


@dataclass
class Room:
    """The lines of all files of a room."""

    lines: int = 0
    missed: int = 0
    worst: list[tuple[int, str]] = field(default_factory=list)

    def add(self, name: str, lines: int, missed: int) -> None:
        """Count one file."""
        self.lines += lines
        self.missed += missed
        if missed:
            self.worst.append((missed, name))

    @property
    def share(self) -> float:
        """The part of the lines that was run."""
        return 1 - self.missed / self.lines if self.lines else 1.0


def rooms(coverage: Coverage) -> dict[str, Room]:
    """Return the measurements by room."""
    found: dict[str, Room] = defaultdict(Room)
    for path in sorted(SOURCE.rglob("*.py")):
        _, statements, _, missing, _ = coverage.analysis2(str(path))
        place = path.relative_to(SOURCE)
        found[room_of(place)].add(place.as_posix(), len(statements), len(missing))
    return found


def room_of(place: Path) -> str:
    """Return the room of a file: its folder, in the large rooms the folder within."""
    parts = place.parts[:-1]
    depth = 2 if parts and parts[0] in INNER else 1
    return "/".join(parts[:depth]) or "(the house)"


def table(found: dict[str, Room]) -> list[str]:
    """Return the rooms as lines to print, with the file that each misses most of."""
    width = max(map(len, found))
    lines = [f"{'room':{width}}  lines  missed   run  most missed in"]
    whole = Room()
    for name, room in sorted(found.items()):
        whole.lines += room.lines
        whole.missed += room.missed
        most = max(room.worst, default=(0, ""))
        where = f"{most[1]} ({most[0]})" if most[0] else ""
        lines.append(row(name.ljust(width), room) + f"  {where}".rstrip())
    return [*lines, row("all".ljust(width), whole)]


def row(name: str, room: Room) -> str:
    """Return one line of the table."""
    return f"{name}  {room.lines:5}  {room.missed:6}  {room.share:4.0%}"


if __name__ == "__main__":
    measured = Coverage()
    measured.load()
    print("\n".join(table(rooms(measured))))
