"""Measure a restart to which everybody returns: thousands of pages, each to a table of its own."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import sqlite3
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import uvloop

from bench.crowd import Crowd, address_of, share
from bench.server import OPEN, head, serving
from bench.stored import copied
from trireme.server.storage.installation import key_of
from trireme.server.storage.stored_snapshots import SEAL, sealed_row
from trireme.server.workers.calls import Snapshot

SPREAD: Final = 4.0
"""Seconds over which pages reconnect, two or three seconds after losing their connection (`web/src/lib/retry.ts`)."""
MOVES: Final = {"cyclades": 100, "peloponnes": 40}
"""Least moves in the log of each table; games of Peloponnes have few more."""
HELLO: Final = b'{"type":"hello"}'
WAITS: Final = 600
"""Seconds that a page waits for its table."""


async def play_a_while(server: str, game: str, moves: int) -> str:
    """Play a table of four people in one browser for some moves. Return the browser's cookie."""
    crowd = Crowd(server, game, 1, windows=1)
    await crowd.open()
    (table,) = crowd.tables
    while table.version < moves and not table.over:
        await crowd.play(1, pace=0.15)
    assert not table.over, "it would not be taken up"
    await crowd.close()
    return table.cookies[0]


def tables_in(file: str) -> list[str]:
    connection = sqlite3.connect(file)
    found = [str(id) for (id,) in connection.execute("SELECT id FROM tables")]
    connection.close()
    return found


def lines_of(file: str, table: str) -> int:
    connection = sqlite3.connect(file)
    (found,) = connection.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    return int(found)


def seal_all(file: str, tables: list[str]) -> None:
    """Seal the snapshot of each copied table, as a server would."""
    key, connection = key_of(file), sqlite3.connect(file)
    for table in tables:
        version, body = connection.execute("SELECT version, body FROM kept WHERE table_id = ?", (table,)).fetchone()
        row = sealed_row(key, table, Snapshot(version, body[SEAL:], body[:SEAL]))
        connection.execute("UPDATE kept SET seal = ? WHERE table_id = ?", (row["new_seal"], table))
    connection.commit()
    connection.close()


async def come_back(server: str, cookie: str, tables: list[str], spread: float = SPREAD) -> tuple[list[float], float]:
    """Return how long each page waited for its table, and when the last one had it, from the first request."""
    began = time.perf_counter()
    random_number = random.Random(1)
    lines: list[asyncio.StreamWriter] = []
    again = [0]

    async def page(number: int, id: str, later: float) -> float:
        await asyncio.sleep(later)
        called = time.perf_counter()
        async with asyncio.timeout(WAITS):
            for tries in count():
                try:
                    lines.append(await opened(server, cookie, id, address_of(number)))
                    break
                except (OSError, asyncio.IncompleteReadError):
                    again[0] += 1
                    await asyncio.sleep(min(2**tries, 8) * random_number.random())
        return time.perf_counter() - called

    delays = await asyncio.gather(
        *(page(number, id, spread * random_number.random()) for number, id in enumerate(tables))
    )
    took = time.perf_counter() - began
    for line in lines:
        line.transport.abort()
    return delays, took


async def opened(server: str, cookie: str, table: str, address: str) -> asyncio.StreamWriter:
    """Open a socket and wait for the table's state, doing as little work as possible."""
    where = urlsplit(server)
    reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(address, 0), limit=2**20)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: trireme={cookie}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.write(bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO)
    while not (await message(reader)).startswith(b'{"type":"snapshot"'):
        pass
    return writer


async def message(reader: asyncio.StreamReader) -> bytes:
    size = (await reader.readexactly(2))[1]
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
    return await reader.readexactly(size)


def starts(game: str, db: str, tables: int, flags: list[str]) -> dict[str, Any]:
    """Measure a restart with this many tables."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "starts.db")
        with serving(file, *OPEN, *flags) as server:
            cookie = uvloop.run(play_a_while(server.address, game, MOVES[game]))
        copied(file, tables)
        first, ids = head(game, db), tables_in(file)
        seal_all(file, ids)
        with serving(file, *OPEN, *flags) as server:
            before = server.cpu()
            delays, seconds = uvloop.run(come_back(server.address, cookie, ids))
            work = [1000 * (after - used) / tables for after, used in zip(server.cpu(), before, strict=False)]
        return {
            **first,
            "tables at a start": tables,
            "moves each": lines_of(file, ids[0]),
            "all open s": round(seconds, 1),
            "p95 of a page s": round(share(delays, 95) / 1000, 1),
            "server ms a table": round(work[0], 2),
            "rules ms a table": round(work[1], 2),
        }
