"""The lobby is found by indexes: the database is asked how it would go about it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select
from sqlalchemy.dialects import sqlite

from retorta.server.storage import expiry
from retorta.server.storage.database import open_database, writing
from retorta.server.storage.lobby import find, last_lines, questions
from retorta.server.storage.schema import CHAIRS, MOVES, TABLES


@pytest.fixture
def engine(folder: Path) -> Iterator[Engine]:
    opened = open_database(f"sqlite:///{folder / 'retorta.sqlite3'}")
    yield opened
    opened.dispose()


def plan(engine: Engine, query: Any) -> list[str]:
    """Return how SQLite would find what is asked for."""
    spelt = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {spelt}").all()
    return [row[3] for row in rows]


def test_no_table_of_the_database_is_read_as_a_whole(engine: Engine) -> None:
    queries = [
        *questions("anna"),
        last_lines(["t1", "t2"]),
        select(CHAIRS).where(CHAIRS.c.table.in_(["t1", "t2"])),
        expiry.old_tables(1000.0),
        expiry.old_records(1000.0),
    ]
    for query in queries:
        steps = plan(engine, query)
        assert steps
        scans = [step for step in steps if step.startswith("SCAN")]
        assert scans == [], f"{query}: {steps}"


def test_my_tables_are_found_by_my_chairs(engine: Engine) -> None:
    """And not among all that are over, which an index by phase would offer too."""
    for query in questions("anna")[:2]:
        steps = plan(engine, query)
        assert "(id=?)" in steps[0], steps
        assert any("chairs_by_person" in step for step in steps)


def test_what_is_listed_comes_in_its_order_without_sorting(engine: Engine) -> None:
    for query in questions("anna")[2:]:
        assert not any("TEMP B-TREE" in step for step in plan(engine, query))


def test_a_question_without_an_index_would_be_noticed(engine: Engine) -> None:
    steps = plan(engine, select(TABLES).where(TABLES.c.game == "poison"))
    assert any(step.startswith("SCAN") for step in steps)


def test_everybody_is_shown_the_last_line_of_each_table(engine: Engine) -> None:
    with writing(engine).begin() as connection:
        for name, phase, host, changed in (
            ("t1", "playing", "anna", 1.0),
            ("t2", "waiting", "anna", 2.0),
            ("t3", "waiting", "olga", 3.0),
            ("t4", "over", "olga", 4.0),
            ("t5", "playing", "olga", 5.0),
        ):
            values = {
                "id": name,
                "phase": phase,
                "host": host,
                "changed": changed,
                "game": "poison",
                "edition": 1,
                "options": "{}",
                "listed": name == "t3",
                "seed": b"",
                "commitment": "",
                "deciders": "[0]",
            }
            connection.execute(insert(TABLES).values(values))
        chair = {"kind": "me", "name": "", "salt": "", "seat": 0}
        connection.execute(insert(CHAIRS).values(table="t4", person="anna", **chair))
        for number in (1, 2, 3):
            connection.execute(
                insert(MOVES).values(
                    {
                        "table": "t1",
                        "number": number,
                        "seat": 0,
                        "luck": "[]",
                        "deciders": f"[{number}]",
                        "at": 10.0 + number,
                    }
                )
            )
    found = {it.id: it for it in find(engine, "anna")}
    assert set(found) == {"t1", "t2", "t3", "t4"}
    assert found["t1"].number == 3
    assert found["t1"].deciders == [3]
    assert found["t1"].changed == 13.0
    assert found["t2"].number == 0
    assert [chair.person for chair in found["t4"].chairs] == ["anna"]
