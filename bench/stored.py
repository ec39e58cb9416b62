"""Make databases with many games: copies of one that was played for a while."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from typing import Final

from bench.crowd import Crowd


async def play_one(server: str, game: str, seconds: float) -> None:
    crowd = Crowd(server, game, 1)
    await crowd.open()
    await crowd.play(seconds, pace=0.1)
    await crowd.close()
    await asyncio.sleep(1)


def copied(file: str, games: int) -> int:
    """Fill a database with copies of its only game. Return the number of games."""
    connection = sqlite3.connect(file)
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    columns = {name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")] for name in names}
    (original,) = connection.execute("SELECT id FROM tables").fetchone()
    for _ in range(games - 1):
        copy = secrets.token_hex(10)
        for name in ("tables", *(name for name in names if "table_id" in columns[name] and name != "links")):
            key = "id" if name == "tables" else "table_id"
            others = ", ".join(f'"{column}"' for column in columns[name] if column != key)
            statement = f'INSERT INTO {name} ("{key}", {others}) SELECT ?, {others} FROM {name} WHERE "{key}" = ?'
            connection.execute(statement, (copy, original))
    connection.commit()
    (found,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    connection.close()
    return int(found)


OVERRIDES: Final = {
    "status": "CASE WHEN c.number % 10 = 0 THEN 'waiting' WHEN c.number % 10 < 3 THEN 'playing' ELSE 'over' END",
    "public": "c.number / 10 % 2",
    "owner": "c.number",
    "asked": "'[0]'",
    "created": "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', -(c.number / 2) || ' seconds')",
    "moved": "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', -(c.number / 2) || ' seconds')",
    "result": "CASE WHEN c.number % 10 < 3 THEN NULL ELSE :result END",
    "browser": "CASE WHEN c.number < :mine AND o.seat = 0 THEN :me ELSE c.number || '-' || o.seat END",
    "ended": "coalesce((SELECT moved FROM tables WHERE id = c.id AND status = 'over'), '')",
}
"""The columns that differ in a numbered copy: one in ten waits, two are running, the others are over."""


def listed(file: str, games: int, me: str, mine: int) -> int:
    """Fill a database with copies of its only game, in all states and without logs; some belong to one browser."""
    connection = sqlite3.connect(file)
    (original, seats) = connection.execute("SELECT id, seat_names FROM tables").fetchone()
    number = len(json.loads(seats))
    over = {"places": [*range(1, number + 1)], "scores": [0] * number, "breakdown": [{}] * number, "ending": "end"}
    given = {"original": original, "me": me, "mine": mine, "result": json.dumps(over).encode()}
    connection.execute("CREATE TEMP TABLE copies (number INTEGER PRIMARY KEY, id TEXT)")
    copies = [(number, secrets.token_hex(10)) for number in range(games - 1)]
    connection.executemany("INSERT INTO copies VALUES (?, ?)", copies)
    for name, key in (("tables", "id"), ("headers", "table_id"), ("seats", "table_id"), ("holds", "table_id")):
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})") if row[1] != key]
        values = ", ".join(OVERRIDES.get(column, f'o."{column}"') for column in columns)
        names = ", ".join(f'"{column}"' for column in columns)
        connection.execute(
            f'INSERT INTO {name} ("{key}", {names}) SELECT c.id, {values} FROM {name} o, copies c'
            f' WHERE o."{key}" = :original',
            given,
        )
    connection.commit()
    (found,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    connection.close()
    return int(found)
