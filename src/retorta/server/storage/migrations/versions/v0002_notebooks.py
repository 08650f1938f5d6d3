"""Notebooks: what a seat wrote for itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "jottings",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("written", sa.Text, nullable=False),
        sa.Column("message", sa.String(160), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "seat", "number", name="one_jotting_per_number"),
        sa.UniqueConstraint("table", "message", name="a_jotting_is_taken_once"),
    )
