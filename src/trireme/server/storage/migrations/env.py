"""Run by Alembic for each revision; the connection, and its transaction, are those of the store."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
