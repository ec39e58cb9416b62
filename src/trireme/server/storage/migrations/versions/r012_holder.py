"""Store the signature of the last server that locked the database."""

import sqlalchemy as sa
from alembic import op

revision = "012"
down_revision = "011"


def upgrade() -> None:
    op.create_table("holder", sa.Column("server", sa.String(32), primary_key=True))
