"""The tables of the database. The log is only ever appended to, and it is the truth; a stored position (`kept`) saves
time.

A change here needs a new file in `migrations`, which upgrades existing databases.

`tables.asked`, `version` and `result` follow from the log and are written with it, for the lists of the lobby. So is
`holds.ended`.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData()

# The revision of this database, in Alembic's own form.
REVISION = Table(
    "alembic_version",
    METADATA,
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),  # In format 1; 0 where `headers` has the rules numbers by module.
    Column("content", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seat_names", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("moved", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("result", LargeBinary, nullable=True),
    Column(
        "away", Integer, nullable=False, server_default="0"
    ),  # Minutes of absence after which a bot substitutes; 0 for never.
    Column("stand_in", String(64), nullable=False, server_default=""),  # The substitute bot.
    Column("maker", String(64), nullable=True),  # The hash of the address that made an unfinished public table.
    Index("tables_by_owner", "owner", "status"),
    Index("tables_by_status", "status", "id"),
)
# Public tables of an address.
Index(
    "tables_by_maker",
    TABLES.c.maker,
    TABLES.c.status,
    sqlite_where=TABLES.c.maker.is_not(None),
    postgresql_where=TABLES.c.maker.is_not(None),
)
# Public tables in the order of their list.
Index(
    "tables_in_public",
    TABLES.c.status,
    TABLES.c.moved.desc(),
    TABLES.c.id,
    sqlite_where=TABLES.c.public.is_(True),
    postgresql_where=TABLES.c.public.is_(True),
)

# The header of a record since format 2. Older tables have no row here.
HEADERS = Table(
    "headers",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("shares", Text, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("share", String(128), nullable=False, server_default=""),  # Given before the start; afterwards in `headers`.
    Column("stand_in", String(64), nullable=False, server_default=""),  # The substitute bot.
    Column("stood", String(8), nullable=False, server_default=""),  # Why it substitutes.
    PrimaryKeyConstraint("table_id", "seat"),
)

# The last server that has locked this database.
HOLDER = Table("holder", METADATA, Column("server", String(32), primary_key=True))

# The browsers that hold a seat, by the hash of their token.
HOLDS = Table(
    "holds",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("browser", String(64), nullable=False),
    Column("device", String(64), nullable=False),  # The kind of browser: Firefox/Android.
    Column("nonce", String(64), nullable=False),  # The nonce with which the seat was claimed.
    Column("since", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
    Column("archived", Boolean, nullable=False, server_default=false()),  # Hidden from "my games".
    Column(
        "version", Integer, nullable=True
    ),  # The version of the game when this browser left; null while it is connected.
    Column("ended", String(32), nullable=False, server_default=""),  # When the game ended; empty before.
    # At a waiting public table, until this browser has opened it: the hash of its address, empty if it does not count.
    # Otherwise null.
    Column("awaited", String(64), nullable=True),
    PrimaryKeyConstraint("table_id", "seat", "browser"),
)
# "My games" in the order of their list.
Index("holds_by_browser", HOLDS.c.browser, HOLDS.c.archived, HOLDS.c.ended.desc(), HOLDS.c.table_id)

# Seats whose players have not come, by address and by browser.
UNVISITED = HOLDS.c.awaited.is_not(None)
Index("holds_awaited_by_address", HOLDS.c.awaited, sqlite_where=UNVISITED, postgresql_where=UNVISITED)
Index("holds_awaited_by_browser", HOLDS.c.browser, sqlite_where=UNVISITED, postgresql_where=UNVISITED)

# Browsers and hashes of addresses that lost a seat at a waiting table by not coming.
MISSED = Table(
    "missed",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("browser", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "browser"),
)

# Links by the hash of their token. Dead ones are kept, so that their users learn why they are dead.
LINKS = Table(
    "links",
    METADATA,
    Column("link", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=True),  # Null for the whole table.
    Column("kind", String(8), nullable=False),
    Column("state", String(8), nullable=False),
    Index("links_by_table", "table_id"),
)

# Requests for a new link to a seat during play: one at a table at a time.
REISSUES = Table(
    "reissues",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("asker", Integer, nullable=False),  # The seat that asks.
    Column("agreed", Text, nullable=False),
    Column("granted", Boolean, nullable=False),
)

# Pending votes as JSON: one of a kind at a time.
ASKS = Table(
    "asks",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "kind"),
)

# The chat of a table, which no record has.
TALK = Table(
    "talk",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("channel", String(16), nullable=False),
    Column("seat", Integer, nullable=True),  # Null for a watcher.
    Column("who", String(16), nullable=False),  # Tells watchers apart.
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("emote", String(16), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# The last names of browsers. A browser without a game that does not come back is forgotten.
BROWSERS = Table(
    "browsers",
    METADATA,
    Column("browser", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False, server_default=""),  # To the day.
    Index("browsers_by_seen", "seen"),
)

# One row per confirmed line. The primary key decides: of two writers of one version one fails.
LOG = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    # The events of this line and of those written with it, with all their secrets, in the last of these lines and until
    # the game is archived. A migration to other rules compares them.
    Column("told", Text, nullable=True),
    # The substitute bot. It is not in the record, because the rules do not distinguish it.
    Column("bot", String(64), nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "version"),
)

# The archive of a finished game; `body` is empty if there can be none.
ARCHIVES = Table(
    "keepsakes",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("bound", String(8), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("chain", Text, nullable=False, server_default=""),  # The seal of the moves; empty for older games.
    Index("keepsakes_by_bound", "bound"),
)

DRAFTS = Table(
    "drafts",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("draft", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

# The snapshot of a running game, so that its log need not be replayed after a restart. `body` is not decoded before its
# `seal` is verified; the key is not in the database (`installation`).
KEPT = Table(
    "kept",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("seal", LargeBinary, nullable=False),
)

CONTENTS = Table(
    "contents",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("components", LargeBinary, nullable=False),
)
