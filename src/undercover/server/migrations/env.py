"""Alembic's door: the connection comes from the server, which holds it for the length of the migration."""

from __future__ import annotations

from alembic import context

from undercover.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
