"""Indexes for the lobby; devices that can be told apart; people who are invited or blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add what is new; nothing that was there is changed."""
    op.create_index("tables_by_host", "tables", ["host", "phase", "changed"])
    op.add_column("devices", sa.Column("label", sa.String(64), nullable=False, server_default=""))
    op.add_column("devices", sa.Column("made", sa.Float, nullable=False, server_default="0"))
    op.add_column(
        "devices", sa.Column("revoked", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.add_column("records", sa.Column("looked", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE records SET looked = at")
    op.create_index("records_by_look", "records", ["looked"])
    op.create_table(
        "blocked",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "invited",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("word", sa.String(64), nullable=False),
    )
    op.create_table("probes", sa.Column("key", sa.String(32), primary_key=True))
