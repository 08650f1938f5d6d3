"""How long the bots of a table think."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Let the bots of every existing table think as long as before."""
    op.add_column(
        "tables", sa.Column("pace", sa.String(16), nullable=False, server_default="usual")
    )
