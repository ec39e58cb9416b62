"""A database with many games in it: copies of one that was played for a while."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3

from bench.crowd import Crowd


async def play_one(server: str, game: str, seconds: float) -> None:
    crowd = Crowd(server, game, 1)
    await crowd.open()
    await crowd.play(seconds, pace=0.1)
    await crowd.close()
    await asyncio.sleep(1)


def copied(file: str, games: int) -> int:
    """Fill a file with copies of its only game, and say how many games it has."""
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
