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

# Which of the `migrations` this database is at, in Alembic's own form.
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
    Column("rules", Integer, nullable=False),  # of format 1; 0 where `headers` has them by module
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
    Column("away", Integer, nullable=False, server_default="0"),  # minutes after which a bot stands in; 0 for never
    Column("stand_in", String(64), nullable=False, server_default=""),  # which one
    Column("maker", String(64), nullable=True),  # of a public one that is not over: whose address made it, by its hash
    Index("tables_by_owner", "owner", "status"),
    Index("tables_by_status", "status", "id"),
)
# Public ones of an address.
Index(
    "tables_by_maker",
    TABLES.c.maker,
    TABLES.c.status,
    sqlite_where=TABLES.c.maker.is_not(None),
    postgresql_where=TABLES.c.maker.is_not(None),
)
# Public ones as they are listed.
Index(
    "tables_in_public",
    TABLES.c.status,
    TABLES.c.moved.desc(),
    TABLES.c.id,
    sqlite_where=TABLES.c.public.is_(True),
    postgresql_where=TABLES.c.public.is_(True),
)

# What a record's header has since format 2. Tables that were begun before have no row here.
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
    Column("share", String(128), nullable=False, server_default=""),  # given before the start; `headers` has them then
    Column("stand_in", String(64), nullable=False, server_default=""),  # the bot that answers for its player,
    Column("stood", String(8), nullable=False, server_default=""),  # and why
    PrimaryKeyConstraint("table_id", "seat"),
)

# The server that has taken this database last.
HOLDER = Table("holder", METADATA, Column("server", String(32), primary_key=True))

# Which browsers hold a seat: by the hash of their token.
HOLDS = Table(
    "holds",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("browser", String(64), nullable=False),
    Column("device", String(64), nullable=False),  # what kind of browser: Firefox/Android
    Column("nonce", String(64), nullable=False),  # with which the seat was claimed
    Column("since", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
    Column("archived", Boolean, nullable=False, server_default=false()),  # not among "my games" any more
    Column("version", Integer, nullable=True),  # of the game when this browser left; null while it is there
    Column("ended", String(32), nullable=False, server_default=""),  # when the game was over; empty until then
    # At a public table that waits, until this browser has had it open: the hash of its address, or nothing where that
    # does not count. Else null.
    Column("awaited", String(64), nullable=True),
    PrimaryKeyConstraint("table_id", "seat", "browser"),
)
# "My games" as they are listed.
Index("holds_by_browser", HOLDS.c.browser, HOLDS.c.archived, HOLDS.c.ended.desc(), HOLDS.c.table_id)

# Seats that nobody has come to, by their addresses and their browsers.
UNVISITED = HOLDS.c.awaited.is_not(None)
Index("holds_awaited_by_address", HOLDS.c.awaited, sqlite_where=UNVISITED, postgresql_where=UNVISITED)
Index("holds_awaited_by_browser", HOLDS.c.browser, sqlite_where=UNVISITED, postgresql_where=UNVISITED)

# Who has lost a seat at a table that waits because they did not come; the address by its hash.
MISSED = Table(
    "missed",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("browser", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "browser"),
)

# Links by the hash of their token. Dead ones are kept, so that whoever comes by one learns why it is dead.
LINKS = Table(
    "links",
    METADATA,
    Column("link", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=True),  # null for the whole table
    Column("kind", String(8), nullable=False),
    Column("state", String(8), nullable=False),
    Index("links_by_table", "table_id"),
)

# Where somebody asks, during play, that a seat get a new link: one at a table at a time.
REISSUES = Table(
    "reissues",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("asker", Integer, nullable=False),  # the seat that asks
    Column("agreed", Text, nullable=False),
    Column("granted", Boolean, nullable=False),
)

# What the players are asked about, besides that: one thing of a kind at a time, as JSON.
ASKS = Table(
    "asks",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "kind"),
)

# What people say at a table; no record has it.
TALK = Table(
    "talk",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("channel", String(16), nullable=False),
    Column("seat", Integer, nullable=True),  # null for a watcher
    Column("who", String(16), nullable=False),  # tells watchers apart
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("emote", String(16), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# What browsers were called last. One that has no game to play and does not come back is forgotten.
BROWSERS = Table(
    "browsers",
    METADATA,
    Column("browser", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False, server_default=""),  # to a day
    Index("browsers_by_seen", "seen"),
)

# One row per confirmed line. The key is the lock: of two writers of the same version one fails.
LOG = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    # What came of it and of the lines written with it, as events with all their secrets: by them a game that is moved
    # to other rules is compared. With the last of these lines, and until the game is bound.
    Column("told", Text, nullable=True),
    # The bot that stood in for the seat. A record does not say so: to the rules a line is a line.
    Column("bot", String(64), nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "version"),
)

# What a finished game is shown from when these rules are gone; `body` is empty until it is bound.
KEEPSAKES = Table(
    "keepsakes",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("bound", String(8), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("chain", Text, nullable=False, server_default=""),  # the seal of the moves; empty where it ended before that
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

# A running game as a worker has put it away, so that its log need not be played again after a restart. Nobody decodes
# `body` before `seal` fits it: the key to that is not in the database (`installation`).
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
