"""Store the hash of the address that made an unfinished public table, to count those of an address."""

import sqlalchemy as sa
from alembic import op

revision = "013"
down_revision = "012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(64), nullable=True))
    known = sa.text("maker IS NOT NULL")
    op.create_index("tables_by_maker", "tables", ["maker", "status"], sqlite_where=known, postgresql_where=known)
