"""Nodes of a cluster, and which of them holds which table: see ``docs/cluster.md``."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make their tables; a single server leaves them empty."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("lock", sa.Integer, nullable=False),
        sa.Column("address", sa.String(256), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("plays", sa.Text, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "holdings",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), nullable=True),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Index("holdings_by_node", "node"),
    )
    op.create_table(
        "client_files",
        sa.Column("path", sa.String(200), primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("kept", sa.Float, nullable=False),
    )
