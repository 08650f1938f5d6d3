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
    false,
)

METADATA: Final = MetaData()

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("generation", String(32), nullable=False),
    comment="One row. The generation changes when everything was replaced by a restore.",
)

CLOCK: Final = Table(
    "clock",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),
    Column("since", Float, nullable=False),
)
"""One row: when a server last looked at the clock, and since when it has done so without a gap."""

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
    Column("label", String(64), nullable=False, server_default=""),
    Column("made", Float, nullable=False, server_default="0"),
    Column("revoked", Boolean, nullable=False, server_default=false()),
    Index("devices_by_person", "person"),
    comment="Devices that were made somebody's by a personal link; the key is a hash.",
)
"""The first device of a person, whose key is the person's id, has a row only once there is
something to store about it; ``label`` names the browser that it looks like."""

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
    Column("pace", String(16), nullable=False, server_default="usual"),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Index("tables_by_phase", "phase", "listed", "changed"),
    Index("tables_by_host", "host", "phase", "changed"),
)
"""``header`` is the record's first line once the game has started; ``deciders`` are the seats that
decide first."""

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
    Column("left", Boolean, nullable=False, server_default=false()),
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
"""The log. ``move`` is null where a move was taken back; ``message`` says who sent it, and its id.

A message is taken only once, although no constraint here says so: a server that may write the next
number has read all messages before it.
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
"""The state of a game after line ``number`` of its log, which alone counts; one for each table."""

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
    Column("looked", Float, nullable=False, server_default="0"),
    Index("records_by_person", "person"),
    Index("records_by_look", "looked"),
)
"""Records that people uploaded; ``looked`` is when somebody last viewed one."""

BLOCKED: Final = Table(
    "blocked",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)
"""People whom the host has blocked."""

INVITED: Final = Table(
    "invited",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("word", String(64), nullable=False),
)
"""People who gave the word that is needed to make tables; ``word`` is its hash."""

PROBES: Final = Table("probes", METADATA, Column("key", String(32), primary_key=True))
"""Always empty: a row is written here and deleted again, to see whether that works."""

NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("lock", Integer, nullable=False),
    Column("address", String(256), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("plays", Text, nullable=False),
    Column("leaving", Boolean, nullable=False),
    Column("beat", Float, nullable=False),
    info={"of": "nodes"},
)
"""The nodes of a cluster: where each is found, the number of its advisory lock, which editions
of which games it ``plays``, and when its last heartbeat was, by the database's own clock."""

HOLDINGS: Final = Table(
    "holdings",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("node", String(32), nullable=True),
    Column("fence", BigInteger, nullable=False),
    Index("holdings_by_node", "node"),
    info={"of": "nodes"},
)
"""Which node holds a table. The fence is raised whenever a table is taken: from then on nothing is
written under an earlier number."""

CLIENT_FILES: Final = Table(
    "client_files",
    METADATA,
    Column("path", String(200), primary_key=True),
    Column("content", LargeBinary, nullable=False),
    Column("kept", Float, nullable=False),
    info={"of": "nodes"},
)
"""Files for the browser of all builds whose nodes have started lately."""

CONTENT: Final = [table for table in METADATA.sorted_tables if table.info.get("of") != "nodes"]
"""What a backup keeps and a restore replaces: everything except the nodes, which run on."""
