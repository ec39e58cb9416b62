"""Store the seal of the moves of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "007"
down_revision = "006"


def upgrade() -> None:
    op.add_column("keepsakes", sa.Column("chain", sa.Text, nullable=False, server_default=""))
