"""Store the state of links, the devices that hold seats, and requests for new links.

A link from before can be used once more if its seat is free. If its seat is taken it is dead, because its sender could
have come back with it.
"""

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def upgrade() -> None:
    with op.batch_alter_table("links") as links:
        links.alter_column("seat", existing_type=sa.Integer, nullable=True)
        links.add_column(sa.Column("kind", sa.String(8), nullable=False, server_default="seat"))
        links.add_column(sa.Column("state", sa.String(8), nullable=False, server_default="live"))
    op.create_index("links_by_table", "links", ["table_id"])
    op.execute(
        "UPDATE links SET state = 'used' WHERE NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = links.table_id"
        " AND seats.seat = links.seat AND seats.kind IN ('open', 'link'))"
    )
    with op.batch_alter_table("holds") as holds:
        holds.add_column(sa.Column("device", sa.String(64), nullable=False, server_default="/"))
        holds.add_column(sa.Column("nonce", sa.String(64), nullable=False, server_default=""))
        holds.add_column(sa.Column("since", sa.String(32), nullable=False, server_default=""))
        holds.add_column(sa.Column("seen", sa.String(32), nullable=False, server_default=""))
    op.execute("UPDATE holds SET since = (SELECT created FROM tables WHERE tables.id = holds.table_id)")
    op.execute("UPDATE holds SET seen = (SELECT moved FROM tables WHERE tables.id = holds.table_id)")
    op.create_table(
        "reissues",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("asker", sa.Integer, nullable=False),
        sa.Column("voices", sa.Text, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("granted", sa.Boolean, nullable=False),
    )
