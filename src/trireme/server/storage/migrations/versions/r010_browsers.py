"""Store the last visit of each browser, so that names of browsers that do not come back are deleted."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "010"
down_revision = "009"


def upgrade() -> None:
    op.add_column("browsers", sa.Column("seen", sa.String(32), nullable=False, server_default=""))
    now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    op.execute(sa.text("UPDATE browsers SET seen = :now").bindparams(now=now))
    op.create_index("browsers_by_seen", "browsers", ["seen"])
