"""Store seats at public tables whose players have not come, and who has lost one by that."""

import sqlalchemy as sa
from alembic import op

revision = "014"
down_revision = "013"


def upgrade() -> None:
    op.add_column("holds", sa.Column("awaited", sa.String(64), nullable=True))
    known = sa.text("awaited IS NOT NULL")
    for name, column in (("holds_awaited_by_address", "awaited"), ("holds_awaited_by_browser", "browser")):
        op.create_index(name, "holds", [column], sqlite_where=known, postgresql_where=known)
    op.create_table(
        "missed",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "browser"),
    )
