"""Store archives of finished games, so that they can be shown when their rules are gone. Existing games are archived
later."""

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"


def upgrade() -> None:
    op.add_column("log", sa.Column("told", sa.Text, nullable=True))
    keepsakes = op.create_table(
        "keepsakes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("bound", sa.String(8), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("keepsakes_by_bound", "keepsakes", ["bound"])
    tables = sa.table("tables", sa.column("id"), sa.column("status"))
    finished = sa.select(tables.c.id, sa.literal("not yet"), sa.literal(b"", sa.LargeBinary))
    finished = finished.where(tables.c.status == "over")
    op.execute(sa.insert(keepsakes).from_select(["table_id", "bound", "body"], finished))
