"""Move running games that began under other rules to the rules of this version.

Each game is replayed first, and what came of each move is compared with the events stored beside it in the log. A game
can be moved when all of its moves are still legal. Other differences are shown, so that people can decide (`trireme
migrate --check`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec

from trireme.kit.errors import TriremeError
from trireme.kit.records.formats import rules_text
from trireme.server.common.problems import STOPPED_SETTING, TableError
from trireme.server.storage.faults import Unwritten
from trireme.server.storage.migrated_games import LogEntries, told_at, write_migrated
from trireme.server.storage.rows import StoredTable
from trireme.server.storage.store import Store
from trireme.server.storage.waiting_tables import unfinished_tables
from trireme.server.workers.calls import TableSpec
from trireme.server.workers.game_factory import made, playable
from trireme.server.workers.open_match import OpenMatch


class EventDiff(msgspec.Struct):
    """A line that now has other events; both lists as JSON."""

    line: int
    text: str
    before: list[dict[str, Any]]
    now: list[dict[str, Any]]


class MigrationReport(msgspec.Struct):
    """The outcome of a game's replay under the rules of this version."""

    table: StoredTable
    rules: str = ""
    """The rules number of this version."""
    differences: list[EventDiff] = []
    told: dict[int, str] = {}
    """The events of the lines now, by version."""
    asked: list[int] = []
    result: bytes | None = None
    stopped: TableError | None = None
    """Why the game cannot be moved, or None."""


def review(table: StoredTable, components: bytes | None, log: LogEntries) -> MigrationReport | None:
    """Replay a game under the rules of this version. Return None if it began under them."""
    found = MigrationReport(table)
    spec = TableSpec(
        table.game, table.options, table.seat_names, table.rules, table.content, table.seed, table.format, table.shares,
    )  # fmt: skip
    try:
        game = made(spec)
        if table.content not in (game.format_1.hashes if table.format == 1 else (game.content_hash,)):
            spec.components = components
            game = made(spec)
        found.rules = spec.rules = rules_text(game, table.format)
        if found.rules == table.rules:
            return None
        playable(spec)
        if table.status == "playing":
            replay(OpenMatch(spec), found, log)
    except TableError as error:
        found.stopped = error
    except TriremeError:
        found.stopped = TableError(STOPPED_SETTING)
    return found


def replay(match: OpenMatch, found: MigrationReport, log: LogEntries) -> None:
    since = 0
    for version, line, told in log:
        match.feed([line])
        if told is None:
            continue
        events = match.match.journal[min(match.lengths[since:]) :]
        since, now = version, msgspec.json.encode(events).decode()
        found.told[version] = now
        if now != told:
            found.differences.append(EventDiff(version, line, msgspec.json.decode(told), msgspec.json.decode(now)))
    game, state = match.match.game, match.match.state
    result = game.result(state)
    found.asked, found.result = [*game.asked(state)], msgspec.json.encode(result) if result else None


async def reviews(store: Store) -> AsyncIterator[MigrationReport]:
    """Yield a report for each unfinished game that began under other rules."""
    last = ""
    while ids := await store.database.read(partial(unfinished_tables, after=last)):
        for id in ids:
            try:
                table = await store.table(id)
            except Unwritten:
                raise
            except TableError:  # Named in the log; there is nothing to move.
                continue
            if table is None:
                continue
            kept = await store.components(table.content)
            found = review(table, kept[1] if kept else None, await store.database.read(partial(told_at, id=id)))
            if found is not None:
                yield found
        last = ids[-1]


async def move(store: Store, found: MigrationReport) -> None:
    """Store a game so that it continues under the rules of this version."""
    await store.database.do(
        lambda connection: write_migrated(connection, found.table, found.rules, found.told, found.asked, found.result)
    )
