"""Add what lists are read from: when each seat's game ended, and indices in the order of the lists."""

import sqlalchemy as sa
from alembic import op

revision = "008"
down_revision = "007"


def upgrade() -> None:
    op.add_column("holds", sa.Column("ended", sa.String(32), nullable=False, server_default=""))
    op.execute(
        "UPDATE holds SET ended = (SELECT moved FROM tables WHERE tables.id = holds.table_id)"
        " WHERE table_id IN (SELECT id FROM tables WHERE status = 'over')"
    )
    op.drop_index("holds_by_browser", "holds")
    op.create_index("holds_by_browser", "holds", ["browser", "archived", sa.text("ended DESC"), "table_id"])
    op.drop_index("tables_by_status", "tables")
    op.create_index("tables_by_status", "tables", ["status", "id"])
    public = sa.column("public", sa.Boolean).is_(True)
    op.create_index(
        "tables_in_public",
        "tables",
        ["status", sa.text("moved DESC"), "id"],
        sqlite_where=public,
        postgresql_where=public,
    )
