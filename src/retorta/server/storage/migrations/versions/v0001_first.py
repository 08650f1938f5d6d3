"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("generation", sa.String(32), nullable=False),
        comment="One row. The generation changes when everything was replaced by a restore.",
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("nickname", sa.String(64), nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        comment="Devices that were made somebody's by a personal link; the key is a hash.",
    )
    op.create_table(
        "links",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        comment="Personal links not yet used; the key is a hash.",
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("header", sa.Text, nullable=True),
        sa.Column("deciders", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=True),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "listed", "changed"])
    op.create_table(
        "chairs",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(128), nullable=True),
        sa.Column("salt", sa.String(128), nullable=False),
    )
    op.create_index("chairs_by_person", "chairs", ["person"])
    op.create_table(
        "moves",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=True),
        sa.Column("luck", sa.Text, nullable=False),
        sa.Column("deciders", sa.Text, nullable=False),
        sa.Column("message", sa.String(160), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "number", name="one_move_per_number"),
        sa.UniqueConstraint("table", "message", name="a_message_is_taken_once"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("message", sa.String(160), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "number", name="one_line_per_number"),
        sa.UniqueConstraint("table", "message", name="a_line_is_taken_once"),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("size", sa.BigInteger, nullable=False),
    )
    op.create_index("records_by_person", "records", ["person"])
