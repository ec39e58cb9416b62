"""What each browser has seen of a game when it left, so that nothing of it is undone without its player.

Who must agree to a seat's new link is worked out when somebody answers, not kept with the question.
"""

import sqlalchemy as sa
from alembic import op

revision = "006"
down_revision = "005"


def upgrade() -> None:
    op.add_column("holds", sa.Column("version", sa.Integer, nullable=True))
    op.drop_column("reissues", "voices")
