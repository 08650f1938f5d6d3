"""Everything about a table that must survive a restart."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Final

from retorta import plugins
from retorta.core import codec, reading
from retorta.core.box import AIDS, Box
from retorta.core.errors import TableError
from retorta.core.match import Match
from retorta.core.record import Entry, Header, Scribe, Turn, Undo
from retorta.core.verifiable import VerifiableDealer
from retorta.core.words import Seat
from retorta.tables.chairs import Chair, chair_of, is_practice
from retorta.tables.frames import Line, opening
from retorta.tables.messages import ChatLine
from retorta.tables.notebooks import Notebooks
from retorta.tables.refusals import NotNow
from retorta.tables.rows import ChatRow, JottingRow, MoveRow, Row, SavedRows, TableRow

CHAT_SHOWN: Final = 100
"""How many lines of chat a newcomer is shown."""
CHAT_KEPT: Final = 2_000
"""How many lines of chat one table keeps; after that each new line replaces the oldest."""


@dataclass
class Snapshot:
    """The state of a game after some number of lines: copies, unaffected by further play."""

    entries: list[Entry]
    state: Any
    before: list[tuple[Seat, Any]]
    """The states that an undo would restore."""
    log: list[Line]
    """The visible events, without those of the set-up."""


@dataclass
class SavedTable:
    """A table as it was stored, and the game that follows from it."""

    id: str
    box: Box
    options: dict[str, str]
    listed: bool
    host: str
    seed: bytes
    commitment: str
    chairs: list[Chair]
    changed: float
    pace: str = "usual"
    """How long its bots think."""
    practice: bool = False
    """Whether it was made for one person on one seat and bots only."""
    phase: str = "waiting"
    """``waiting``, ``playing`` or ``over``."""
    rematch: str | None = None
    match: Match | None = None
    """The game, once it has started."""
    snapshot_at: int = 0
    """The line of play up to which the host has a snapshot."""
    dealt: Any = None
    """The state in which the game began; it is never modified."""
    log: list[Line] = field(default_factory=list)
    taken: dict[str, int] = field(default_factory=dict)
    """The messages that were accepted, each with the table's number afterwards."""
    chat: list[ChatLine] = field(default_factory=list)
    """The last lines of it."""
    chat_lines: int = 0
    """The number of the last one."""
    said: deque[str] = field(default_factory=deque)
    """The accepted messages that contained the chat lines still kept."""
    notebooks: Notebooks = field(default_factory=Notebooks)

    @property
    def number(self) -> int:
        """The number of lines of play."""
        return len(self.match.entries) if self.match else 0

    @property
    def edition(self) -> int:
        """The edition of the game that is, or will be, played here."""
        return self.match.header.edition if self.match else self.box.edition

    @property
    def is_practice(self) -> bool:
        """Whether it was made for one person and bots, and nobody else has come."""
        return self.practice and is_practice(self.chairs)

    @property
    def aids(self) -> str:
        """What is told of a choice here, as in :data:`AIDS`; whoever practises is told more."""
        usual = "chances" if self.is_practice else AIDS.default
        return self.options.get(AIDS.name, usual)

    def deal(self, chairs: list[Chair], edition: int | None = None) -> Match:
        """Return the game at its start; its luck follows from the seed and everybody's salt.

        An *edition* of ``None`` means the newest.
        """
        dealer = VerifiableDealer(self.seed, [chair.salt for chair in chairs])
        names = [chair.name or chair.bot or "" for chair in chairs]
        seats, options = len(chairs), self.options
        return Match(self.box, seats, dealer, options, names, self.commitment, edition)

    def begin(self, match: Match) -> None:
        """Play *match* from now on."""
        self.match = match
        self.dealt = match.state.copy()
        self.phase = "playing"
        self.log = [opening(match)]

    def salts(self) -> list[str]:
        """Return everybody's salt, in the order of the seats."""
        return [chair.salt for chair in self.chairs]

    def seats_of(self, person: str) -> list[Seat]:
        """Return the seats that belong to *person*."""
        return [chair.seat for chair in self.chairs if chair.person == person]

    def snapshot(self) -> Snapshot:
        """Return copies of the current state of the game."""
        assert self.match is not None
        state, before = self.match.snapshot()
        return Snapshot(list(self.match.entries), state, before, self.log[1:])

    def record(self, seats: Collection[Seat] = ()) -> bytes:
        """Return the record, with the notebooks of *seats* only.

        Its last line, with the seed, is included only when the game is over.
        """
        assert self.match is not None
        scribe = Scribe()
        lines = [scribe.header(self.match.header)]
        entries = self.notebooks.between(self.match.entries, seats)
        lines += [scribe.entry(entry) for entry in entries]
        if self.match.is_over:
            lines.append(scribe.entry(self.match.end(self.seed.hex(), self.salts())))
        return b"".join(lines)

    def rows(self) -> list[Row]:
        """Return the rows of a new table."""
        match = self.match
        table = TableRow(
            id=self.id,
            game=self.box.name,
            edition=self.edition,
            options=codec.text(self.options),
            listed=self.listed,
            host=self.host,
            phase=self.phase,
            seed=self.seed,
            commitment=self.commitment,
            header=codec.text(codec.plain(match.header)) if match else None,
            deciders=codec.text(match.deciders() if match else []),
            outcome=None,
            rematch=self.rematch,
            changed=self.changed,
            pace=self.pace,
            practice=self.practice,
        )
        return [table, *(chair.row(self.id) for chair in self.chairs)]


def chat_line(row: ChatRow) -> ChatLine:
    """Return a line of chat as it crosses the wire."""
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)


FindSnapshot = Callable[[SavedTable, list[Entry]], Snapshot | None]
"""Asks the host for a snapshot that matches the given entries of the log."""


def rebuilt(rows: SavedRows, find_snapshot: FindSnapshot) -> SavedTable:
    """Return the table stored as *rows*, with its game replayed to its last state."""
    row = rows.table
    saved = SavedTable(
        id=row.id,
        box=plugins.box(row.game),
        options=codec.loads(row.options),
        listed=bool(row.listed),
        host=row.host,
        seed=bytes(row.seed),
        commitment=row.commitment,
        chairs=[chair_of(chair) for chair in rows.chairs],
        changed=row.changed,
        pace=row.pace,
        practice=bool(row.practice),
        phase=row.phase,
        rematch=row.rematch,
        chat=[chat_line(line) for line in rows.chat],
        chat_lines=rows.chat[-1].number if rows.chat else 0,
    )
    if row.header is not None:
        _play_again(saved, row.header, rows.moves, find_snapshot)
        for jotting in rows.jottings:
            _write_again(saved, jotting)
    saved.said.extend(rows.said)
    for message in rows.said:
        saved.taken[message] = saved.number
    return saved


def _play_again(
    saved: SavedTable, header: str, moves: list[MoveRow], find_snapshot: FindSnapshot
) -> None:
    """Deal the game again from its seed and replay the log; the luck must be the same.

    With a valid snapshot, only the lines after it are replayed.
    """
    phase = saved.phase
    try:
        promised = reading.read(Header, codec.loads(header))
    except TableError:
        raise NotNow("table-damaged") from None
    # Not the table's own edition: the table may have been made long before its game began.
    if promised.edition not in saved.box.editions:
        raise NotNow("table-edition", game=saved.box.name, edition=promised.edition)
    try:
        match = saved.deal(saved.chairs, promised.edition)
        saved.begin(match)
        saved.phase = phase
        if match.header.luck != promised.luck:
            raise NotNow("table-damaged")
        match.header = promised
        snapshot = find_snapshot(saved, _entries(moves)) if moves else None
        if snapshot is not None:
            match.go_on_from(snapshot.entries, snapshot.state, snapshot.before)
            saved.log += snapshot.log
            saved.snapshot_at = saved.number
        for row in moves[saved.number :]:
            saved.log.append(_follow(match, row))
    except TableError:
        raise NotNow("table-damaged") from None
    for row in moves:
        if row.message:
            saved.taken[row.message] = row.number
        saved.changed = row.at


def _entries(rows: list[MoveRow]) -> list[Entry]:
    # Decoded all at once, which is faster than one small text at a time.
    moves = codec.loads(f"[{','.join(row.move or 'null' for row in rows)}]")
    luck = codec.loads(f"[{','.join(row.luck for row in rows)}]")
    return [
        Undo(row.seat) if move is None else Turn(row.seat, move, picks)
        for row, move, picks in zip(rows, moves, luck, strict=True)
    ]


def _follow(match: Match, row: MoveRow) -> Line:
    if row.number != len(match.entries) + 1:
        raise NotNow("table-damaged")
    if row.move is None:
        match.undo(row.seat)
        return Line(row.number, row.seat, True, [])
    events = match.play(row.seat, match.box.rules.catalogue.read(codec.loads(row.move)))
    entry = match.entries[-1]
    if not isinstance(entry, Turn) or entry.luck != codec.loads(row.luck):
        raise NotNow("table-damaged")
    return Line(row.number, row.seat, False, events)


def _write_again(saved: SavedTable, row: JottingRow) -> None:
    """Restore the notebooks; play does not depend on them, so this comes last."""
    match = saved.match
    assert match is not None
    try:
        jotting = match.read_jotting(row.seat, codec.loads(row.written))
    except TableError:
        raise NotNow("table-damaged") from None
    match.note_down(row.seat, jotting)
    saved.notebooks.read_back(row)
    saved.taken[row.message] = row.after
