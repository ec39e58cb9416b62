"""What a player gives to the dice lies with his seat until the game begins."""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("share", sa.String(128), nullable=False, server_default=""))
