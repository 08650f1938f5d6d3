"""Which tables were made for one person and bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Take no existing table for one: nobody there agreed on being told more."""
    op.add_column(
        "tables", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false())
    )
