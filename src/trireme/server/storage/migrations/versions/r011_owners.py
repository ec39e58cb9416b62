"""Index tables by their makers, to count public tables."""

from alembic import op

revision = "011"
down_revision = "010"


def upgrade() -> None:
    op.create_index("tables_by_owner", "tables", ["owner", "status"])
