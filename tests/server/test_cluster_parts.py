"""The parts of a cluster that need no database: notices, the fence, addresses, editions."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import fields
from sqlalchemy import insert, text

from retorta.server.cluster import notices
from retorta.server.cluster.fence import NEVER, Lost, OwnersFence, table_of
from retorta.server.cluster.files import KEPT, keep
from retorta.server.cluster.forwarding import table_in
from retorta.server.cluster.owners import can_play
from retorta.server.storage import statements
from retorta.server.storage.database import open_database, writing
from retorta.server.storage.jobs import Job
from retorta.server.storage.schema import CLOCK
from retorta.tables import rows


@pytest.mark.parametrize(
    "notice",
    [
        notices.PersonChanged("somebody"),
        notices.Restored(),
        notices.Present("a", "table", [0, 2]),
        notices.Left("a"),
        notices.Wanted("a", "table"),
    ],
)
def test_a_notice_is_read_as_it_was_written(notice: notices.Notice) -> None:
    text = notices.written(notice)
    assert text is not None
    assert notices.read(text) == notice


@pytest.mark.parametrize("text", ["", "{}", '{"type":"of tomorrow"}', '{"type":"left"}', "[1]"])
def test_a_notice_of_another_version_is_passed_over(text: str) -> None:
    assert notices.read(text) is None


def test_a_notice_too_long_for_postgresql_is_not_sent() -> None:
    assert notices.written(notices.Present("a", "table", list(range(5000)))) is None


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("/api/tables/abc", "abc"),
        ("/api/tables/abc/sit", "abc"),
        ("/ws/tables/abc", "abc"),
        ("/api/replays/abc/moments/3", "abc"),
        ("/api/host/tables/abc", "abc"),
        ("/api/tables", None),
        ("/api/shelf", None),
        ("/tables/abc", None),
        ("/", None),
    ],
)
@pytest.mark.parametrize("base", ["/", "/games/"])
def test_the_table_is_read_from_the_address(path: str, table: str | None, base: str) -> None:
    assert table_in(base.rstrip("/") + path, base) == table


def test_a_table_goes_only_to_nodes_that_have_its_edition() -> None:
    plays = {"poison": [1], "laar": [2, 1]}
    assert can_play(plays, "laar", 1)
    assert can_play(plays, "laar", None), "a game that has not begun has no edition yet"
    assert not can_play(plays, "laar", 3)
    assert not can_play(plays, "alchemists", None)


OF_NO_TABLE = ("Person", "Link", "Device", "Record", "Time", "Probe")
"""How rows of people's own, or the server's, begin. Every other is held to belong to a table."""


@pytest.mark.parametrize("kind", [*get_args(rows.Row), *get_args(statements.HostRow)])
def test_every_row_of_a_table_is_known_to_be_one(kind: type[Any]) -> None:
    """A kind of row that the fence does not know would be written by a node that lost it."""
    row = kind(**{it.name: "x" for it in fields(kind)})
    assert (table_of(row) is None) == kind.__name__.startswith(OF_NO_TABLE)


class Cursor:
    """A database that knows only which number each table has."""

    def __init__(self, fences: dict[str, int]) -> None:
        self.fences = fences
        self.queries: list[list[str]] = []

    def execute(self, statement: str, parameters: tuple[list[str]]) -> None:
        self.queries.append(parameters[0])

    def fetchall(self) -> list[tuple[str, int]]:
        return [(id, self.fences[id]) for id in self.queries[-1] if id in self.fences]


def job(fence: OwnersFence, *written: Any) -> Job:
    return Job(written, lambda problem: None, "", fence.numbers(written))


def test_one_lost_table_fails_no_other() -> None:
    lost: list[str] = []
    held = {"a": 3, "b": 5}
    fence = OwnersFence(held, lost.append)
    jobs = [job(fence, rows.TableChanged(id, 0.0)) for id in ("b", "a")]
    person = job(fence, statements.PersonNamed("p", "Anna"))
    cursor = Cursor({"a": 3, "b": 6})

    assert fence.let_through(cursor, [*jobs, person]) == [jobs[1], person]

    assert cursor.queries == [["a", "b"]], "locked in the order of their ids"
    assert isinstance(jobs[0].problem, Lost)
    fence.tell(jobs)
    assert lost == ["b"]


def test_what_was_meant_for_an_earlier_number_is_not_written_though_the_table_is_ours() -> None:
    lost: list[str] = []
    held = {"a": 3}
    fence = OwnersFence(held, lost.append)
    early = job(fence, rows.TableChanged("a", 0.0))
    held["a"] = 4

    assert fence.let_through(Cursor({"a": 4}), [early]) == []

    fence.tell([early])
    assert lost == [], "the table itself is still ours"


def test_a_table_that_was_never_taken_is_not_written_to_but_a_new_one_is() -> None:
    lost: list[str] = []
    fence = OwnersFence({}, lost.append)
    stranger = job(fence, rows.TableChanged("a", 0.0))
    assert stranger.numbers == {"a": NEVER}
    assert fence.let_through(Cursor({}), [stranger]) == []
    made = rows.TableRow(
        "n", "poison", 1, "", True, "h", "waiting", b"", "", None, "", None, None, 0
    )
    assert job(fence, made, rows.ChairRow("n", 0, "free", None, "", None, "")).numbers == {}


@pytest.mark.parametrize(("looked", "is_kept"), [(60.0, False), (KEPT / 2, True), (KEPT * 2, True)])
def test_files_of_another_build_go_when_their_time_was_seen_to_pass(
    tmp_path: Path, looked: float, is_kept: bool
) -> None:
    """Not when a node starts whose clock is wrong, or after all of them were off for long."""
    engine, now = open_database(f"sqlite:///{tmp_path / 'x.sqlite3'}"), time.time()
    old = text("INSERT INTO client_files VALUES ('assets/old.js', x'00', :kept)")
    with writing(engine).begin() as connection:
        connection.execute(old, {"kept": now - 2 * KEPT})
        connection.execute(insert(CLOCK).values(id=1, seen=now - looked, since=now - 3 * KEPT))
    assert keep(engine, tmp_path) == 0
    with engine.connect() as connection:
        found = connection.execute(text("SELECT path FROM client_files")).scalars().all()
    assert found == ["assets/old.js"] * is_kept
    engine.dispose()
