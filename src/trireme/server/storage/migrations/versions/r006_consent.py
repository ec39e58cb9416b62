"""Store how much of a game each browser had seen when it left, so that none of it is undone without its player.

Who must agree to a new link is determined with each answer, not stored with the request.
"""

import sqlalchemy as sa
from alembic import op

revision = "006"
down_revision = "005"


def upgrade() -> None:
    op.add_column("holds", sa.Column("version", sa.Integer, nullable=True))
    op.drop_column("reissues", "voices")
