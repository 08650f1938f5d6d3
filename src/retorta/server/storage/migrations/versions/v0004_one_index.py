"""The log with one index: see ``docs/decisions/0008-one-index.md``."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Remove the index of messages."""
    with op.batch_alter_table("moves") as moves:
        moves.drop_constraint("a_message_is_taken_once", type_="unique")
