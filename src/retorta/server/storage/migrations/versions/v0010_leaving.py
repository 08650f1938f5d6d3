"""Who has left a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody could leave before."""
    op.add_column(
        "chairs", sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false())
    )
