"""Alembic's way in: the connection is handed over by `munera.server.storage.database.migrate`."""

from __future__ import annotations

from alembic import context

from munera.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,  # SQLite can, too
)
with context.begin_transaction():
    context.run_migrations()
