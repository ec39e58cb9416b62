"""Store each player's share with their seat until the game begins."""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("share", sa.String(128), nullable=False, server_default=""))
