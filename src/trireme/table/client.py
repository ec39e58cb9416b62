"""A connection to a table: whose it is, and what still has to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from trireme.table.protocol import Resync, ServerMessage

MOST_WAITING: Final = 256
"""Messages that may wait for a slow client."""
MOST_BYTES: Final = 4_000_000


class Client:
    """One browser window. It is told things at any time; whoever owns the socket fetches and sends them."""

    def __init__(self, browser: str | None, seats: list[int]) -> None:
        self.browser = browser
        self.seats = seats
        self.live = False
        """It has said hello, and has been told everything since."""
        self.doing: asyncio.Task[None] | None = None
        """Its message that has been begun last: it is done to the end, also when the client hangs up meanwhile."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    @property
    def eyes(self) -> list[int | None]:
        """The seats that it looks from; a spectator's if it has none."""
        return list(self.seats) or [None]

    def tell(self, message: ServerMessage, version: int) -> None:
        """Queue a message; a client too slow for it is told to come back for everything."""
        body = msgspec.json.encode(message)
        if len(self._waiting) >= MOST_WAITING or (self._waiting and self._bytes + len(body) > MOST_BYTES):
            self.resync(version)
        else:
            self._queue(body)

    def hold(self, seats: list[int]) -> None:
        """From now on it looks from these seats; of one that it has lost nothing more is sent, not even what waits."""
        if not set(self.seats) <= set(seats):
            self._drop()
        self.seats = seats

    def _drop(self) -> None:
        self._waiting.clear()
        self._bytes = 0

    def resync(self, version: int) -> None:
        """Drop what waits; the client must come back for it."""
        self._drop()
        self.live = False
        self._queue(msgspec.json.encode(Resync(version)))

    def _queue(self, body: bytes) -> None:
        self._waiting.append(body)
        self._bytes += len(body)
        self._news.set()

    async def next(self) -> bytes:
        """The next message, when there is one."""
        while not self._waiting:
            self._news.clear()
            await self._news.wait()
        body = self._waiting.popleft()
        self._bytes -= len(body)
        return body
