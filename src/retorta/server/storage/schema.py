"""The tables of the database.

The log of moves only grows: no row of it is ever changed. Migrations are in
``migrations/versions``; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("generation", String(32), nullable=False),
    comment="One row. The generation changes when everything was replaced by a restore.",
)

PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("nickname", String(64), nullable=False),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    comment="Devices that were made somebody's by a personal link; the key is a hash.",
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("expires", Float, nullable=False),
    comment="Personal links not yet used; the key is a hash.",
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("header", Text, nullable=True),
    Column("deciders", Text, nullable=False),
    Column("outcome", Text, nullable=True),
    Column("rematch", String(32), nullable=True),
    Column("changed", Float, nullable=False),
    Index("tables_by_phase", "phase", "listed", "changed"),
)
"""``header`` is the record's first line once the game has started; ``deciders`` who is asked
first."""

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("person", String(64), nullable=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(128), nullable=True),
    Column("salt", String(128), nullable=False),
    Index("chairs_by_person", "person"),
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("table", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=True),
    Column("luck", Text, nullable=False),
    Column("deciders", Text, nullable=False),
    Column("message", String(160), nullable=True),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "number", name="one_move_per_number"),
)
"""The log. ``move`` is null where a move was taken back; ``message`` is whose and which.

A message is taken once although nothing here says so: whoever may write the next number has
read all messages before it.
"""

JOTTINGS: Final = Table(
    "jottings",
    METADATA,
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("written", Text, nullable=False),
    Column("message", String(160), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "seat", "number", name="one_jotting_per_number"),
    UniqueConstraint("table", "message", name="a_jotting_is_taken_once"),
)
"""What every seat wrote into its own notebook, ``after`` which line of play."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("check", String(32), nullable=False),
)
"""How a game stood after line ``number`` of its log, which alone is true; one for a table."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("message", String(160), nullable=True),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "number", name="one_line_per_number"),
    UniqueConstraint("table", "message", name="a_line_is_taken_once"),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("lines", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Column("size", BigInteger, nullable=False),
    Index("records_by_person", "person"),
)
"""Records that people brought with them."""
