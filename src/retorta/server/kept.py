"""What is kept of a table: everything about it that must outlive the program."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from retorta.core import codec
from retorta.core.box import Box
from retorta.core.match import Match
from retorta.core.record import Header, Scribe
from retorta.core.verifiable import VerifiableDealer
from retorta.core.words import Seat
from retorta.server.chairs import Chair
from retorta.server.notebooks import Notebooks
from retorta.server.packing import Packing
from retorta.server.story import Line

Phase = Literal["waiting", "playing", "over"]
CHAT_KEPT: Final = 100
"""Lines of chat that a newcomer is shown."""


@dataclass
class Kept:
    """A table as the database has it, and the game that follows from it."""

    id: str
    box: Box
    options: dict[str, str]
    listed: bool
    host: str
    seed: bytes
    commitment: str
    chairs: list[Chair]
    phase: Phase = "waiting"
    rematch: str | None = None
    changed: float = field(default_factory=time.time)
    match: Match | None = None
    """The game, once it has started."""
    snapshot: int = 0
    """The line of play up to which there is a snapshot."""
    dealt: Any = None
    """The state in which it began, which nobody plays on."""
    story: list[Line] = field(default_factory=list)
    taken: dict[str, int] = field(default_factory=dict)
    """The messages that were taken, each with the number the table had afterwards."""
    chat: list[dict[str, Any]] = field(default_factory=list)
    chat_lines: int = 0
    notebooks: Notebooks = field(default_factory=Notebooks)

    @property
    def number(self) -> int:
        """How many lines of play there are."""
        return len(self.match.entries) if self.match else 0

    @property
    def shown(self) -> int:
        """How many lines of play anybody may know of: those that are on the disk."""
        return max(len(self.story) - 1, 0)

    def deal(self) -> Match:
        """Return the game as it begins: luck from the seed and everybody's salt."""
        dealer = VerifiableDealer(self.seed, self.salts())
        names = [chair.name or chair.bot or "" for chair in self.chairs]
        match = Match(self.box, len(self.chairs), dealer, self.options, names, self.commitment)
        self.dealt = match.state.copy()
        return match

    def packing(self) -> Packing:
        """Return what packs the states of this game."""
        return Packing(self.box, self.dealt)

    def salts(self) -> list[str]:
        """Return everybody's salt, in the order of the seats."""
        return [chair.salt for chair in self.chairs]

    def record(self, seats: Collection[Seat] = ()) -> bytes:
        """Return the record, with the notebooks of *seats*: nobody is given another's.

        Its last line, with the seed, is there only when the game is over.
        """
        assert self.match is not None
        scribe = Scribe()
        lines = [scribe.header(self.match.header)]
        entries = self.notebooks.between(self.match.entries, seats)
        lines += [scribe.entry(entry) for entry in entries]
        if self.match.is_over:
            lines.append(scribe.entry(self.match.end(self.seed.hex(), self.salts())))
        return b"".join(lines)

    def table_row(self) -> dict[str, Any]:
        """Return the table as the database keeps it."""
        match = self.match
        over = match is not None and match.is_over
        return {
            "id": self.id,
            "game": self.box.name,
            "edition": self.box.edition,
            "options": codec.dumps(self.options).decode(),
            "listed": self.listed,
            "host": self.host,
            "phase": self.phase,
            "seed": self.seed,
            "commitment": self.commitment,
            "header": codec.dumps(codec.plain(match.header)).decode() if match else None,
            "deciders": codec.dumps(match.deciders() if match else []).decode(),
            "outcome": codec.dumps(codec.plain(match.outcome())).decode()
            if match and over
            else None,
            "rematch": self.rematch,
            "changed": self.changed,
        }


def header_of(written: str) -> Header:
    """Return the header that a row of the database holds."""
    header = codec.read(Header, codec.loads(written))
    assert isinstance(header, Header)
    return header
