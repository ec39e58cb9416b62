"""A real server process, and players who use its sockets and reconnect."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.installed import path_with
from tests.server.local import Message, codes_of
from trireme.server.common.rate_limits import Limits
from trireme.server.wire.http_bodies import NewTable, NewTableMade, SeatWish
from trireme.server.wire.socket_messages import AnswerStep, ClientMessage, Confirm, Hello

# Tests share the machine with others: nothing is cut off because it is busy.
GENEROUS = Limits(
    messages_a_second=1e6,
    messages_at_once=10**6,
    address_messages_a_second=1e6,
    address_messages_at_once=10**6,
    requests_a_second=1e6,
    requests_at_once=10**6,
    public_tables=10**6,
    address_public_tables=10**6,
    unvisited_seats=10**6,
    address_unvisited_seats=10**6,
)
NOT_NOW = ("database-away", "lock-lost")
"""Keys of problems that pass by themselves."""
ROOT = Path(__file__).resolve().parent.parent.parent


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Served:
    """A server on a port of its own that can be killed and started again."""

    def __init__(self, folder: Path, site: Path | None = None, db: str = "", limits: Limits = GENEROUS) -> None:
        """Prepare a server. `site` is a folder with packages installed for it; without `db` its database is a file."""
        self.limits = msgspec.json.encode(limits).decode()
        self.environment = {**os.environ, **({"PYTHONPATH": path_with(site)} if site else {})}
        self.port = free_port()
        self.db = db or str(folder / "tables.db")
        self.folder = folder
        self.log = folder / "server.log"
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.server", str(self.port), self.db, str(self.folder), self.limits],
                cwd=ROOT,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("http"), self.log.read_text()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None:
            self.stop(signal.SIGKILL)

    def next_seed(self, number: int) -> None:
        """Set the seed of the next table; later tables have the following seeds."""
        (self.folder / "next").write_text(str(number))

    def later(self, seconds: int) -> None:
        """Advance the server's clock."""
        (self.folder / "later").write_text(str(seconds))

    def browser(self) -> httpx.Client:
        return httpx.Client(base_url=self.address)

    def new_table(self, browser: httpx.Client, game: str, *seats: SeatWish, **options: Any) -> NewTableMade:
        answer = browser.post("/api/tables", content=msgspec.json.encode(NewTable(game, list(seats), options)))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=NewTableMade)


class Player:
    """A player who gives random answers for all seats of a browser at one table, until they have enough, and
    reconnects."""

    def __init__(self, served: Served, table: str, cookie: str, rng: Random) -> None:
        self.address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
        self.db = served.db
        self.cookie = cookie
        self.rng = rng
        self.nonces = (f"{rng.getrandbits(32):08x}-{number}" for number in count())
        self.version: int | None = None
        self.sights: dict[int, Message] = {}
        self.asked: list[int] = []
        self.confirmed: dict[int, str] = {}
        """Acknowledged moves, by version."""
        self.pending: tuple[ClientMessage, list[str]] | None = None
        self.over: Message | None = None
        self.acks = 0
        self.enough: int | None = None
        """Acknowledgements after which the player stops."""
        self.kills = 0
        """How often the server was killed or its database stopped meanwhile."""
        self.not_now = 0
        """Messages that were refused because the database was away."""

    async def play(self) -> None:
        """Play until the game is over, or until there are enough moves and no pending answers."""
        while not self.done:
            try:
                async with connect(self.address, additional_headers={"cookie": self.cookie}) as connection:
                    await self._say(connection, Hello(self.version))
                    if self.pending is not None:
                        await self._say(connection, self.pending[0])
                    await self._listen(connection)
            except (OSError, WebSocketException):
                pass
            if not self.done:
                await asyncio.sleep(0.05)

    @property
    def done(self) -> bool:
        has_enough = self.enough is not None and self.acks >= self.enough
        return self.over is not None or (has_enough and self.pending is None)

    async def _say(self, connection: ClientConnection, message: ClientMessage) -> None:
        await connection.send(msgspec.json.encode(message).decode())

    async def _listen(self, connection: ClientConnection) -> None:
        async for body in connection:
            message = msgspec.json.decode(body)
            refused = self.not_now
            self._hear(message)
            if self.done or message["type"] == "resync":  # it comes back for what it has missed
                return
            if self.not_now > refused:
                await asyncio.sleep(0.05)
            if self.pending is None and (wish := self._next()) is not None:
                await self._say(connection, wish)

    def _hear(self, message: Message) -> None:
        kind = message["type"]
        if kind == "ack":
            assert self.pending is not None
            if isinstance(self.pending[0], Confirm):
                self.confirmed[message["version"]] = self.pending[1][-1]
            self.pending = None
            self.acks += 1
        elif kind == "refused":
            # The draft had been tried before the server was lost and is known, or others have changed it since: the
            # sights that follow say so.
            key = message["problem"] and message["problem"]["key"]
            assert key in (None, "nothing-to-confirm", "not-whole", "draft-cut", "draft-differs", *NOT_NOW), message
            self.not_now += key in NOT_NOW
            self.pending = None
        elif kind in ("snapshot", "update"):
            version = message["table"]["version"] if kind == "snapshot" else message["version"]
            assert self.version is None or version >= self.version, "an acknowledged move is lost"
            self.version = version
            for sight in message["seats"]:
                self.sights[sight["seat"]] = sight
        elif kind == "over":
            self.over = message

    def _next(self) -> ClientMessage | None:
        """Return the next message for any of the seats."""
        for seat, sight in self.sights.items():
            draft = sight["draft"]
            if draft is not None and draft["can_confirm"] and not sight["questions"]:
                message: ClientMessage = Confirm(next(self.nonces), seat, self.version, draft["moves"])
                self.pending = message, draft["moves"]
                return message
            if question := next(filter(codes_of, sight["questions"]), None):
                code = self.rng.choice(codes_of(question))
                message = AnswerStep(next(self.nonces), seat, question["id"], code)
                self.pending = message, []
                return message
        return None


def cookie_of(browser: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in browser.cookies.items())


def lines_of(record: str) -> list[str]:
    """Return the moves of a record, without notes."""
    return [line for line in record.split("\n\n", 1)[1].splitlines() if not line.startswith("#")]


def check_kept(browser: httpx.Client, table: str, player: Player) -> None:
    """Check that every acknowledged move is in the log, and in a finished game nothing else."""
    if player.over is None:
        lines = on_disk(player.db, table)
    else:
        record = browser.get(f"/api/tables/{table}/record").text
        lines = lines_of(record)
        assert player.version == len(lines)
        assert f"seed: {player.over['seed']}" in record
    for version, move in player.confirmed.items():
        assert lines[version - 1].partition(": ")[2] == move


def on_disk(db: str, table: str) -> list[str]:
    """Return the lines of a running game from its SQLite file; no page shows them before the end."""
    with closing(sqlite3.connect(db)) as file:
        found = file.execute("SELECT line FROM log WHERE table_id = ? ORDER BY version", (table,))
        return [line for (line,) in found]
