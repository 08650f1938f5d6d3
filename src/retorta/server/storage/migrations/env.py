"""Alembic's entry point: it gets its connection from :mod:`retorta.server.storage.database`."""

from __future__ import annotations

from alembic import context

from retorta.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
