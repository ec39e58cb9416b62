"""Of public tables that are not over, the hash of the address that made them: those of an address are counted."""

import sqlalchemy as sa
from alembic import op

revision = "013"
down_revision = "012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(64), nullable=True))
    known = sa.text("maker IS NOT NULL")
    op.create_index("tables_by_maker", "tables", ["maker", "status"], sqlite_where=known, postgresql_where=known)
