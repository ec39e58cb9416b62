"""Store substitutes, hidden games, votes and chat.

Older tables have no limit of absence and no moves of substitutes.
"""

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("away", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("stand_in", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("stand_in", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("stood", sa.String(8), nullable=False, server_default=""))
    op.add_column("holds", sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("log", sa.Column("bot", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "asks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind"),
    )
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("who", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("emote", sa.String(16), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
