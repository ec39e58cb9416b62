"""A connection to a table: whose it is, and what still has to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from trireme.server.wire.socket_messages import Resync, ServerMessage

MOST_BYTES: Final = 256_000
"""What may wait for a slow client. One that lets more wait is dropped; a single message may be longer."""
EACH: Final = 100
"""Bytes that a message takes besides its own."""


def nothing() -> None:
    """What there is to hang up where there is no socket."""


class Client:
    """One browser window. It is told things at any time; whoever owns the socket fetches and sends them."""

    def __init__(self, browser: str | None, seats: list[int]) -> None:
        self.browser = browser
        self.seats = seats
        self.live = False
        """It has said hello, and has been told everything since."""
        self.dropped = False
        """It was too slow: nothing more is sent to it."""
        self.ended = False
        """The server has begun anew with its table: the socket is closed, and the page comes back."""
        self.hang_up: Callable[[], object] = nothing
        """Called when it is dropped."""
        self.doing: asyncio.Task[None] | None = None
        """Its message that has been begun last: it is done to the end, also when the client hangs up meanwhile."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    @property
    def eyes(self) -> list[int | None]:
        """The seats that it looks from; a spectator's if it has none."""
        return list(self.seats) or [None]

    def tell(self, message: ServerMessage) -> None:
        self.send(msgspec.json.encode(message))

    def send(self, body: bytes) -> None:
        """Queue a message, which several clients may share; one that is too slow for it is dropped."""
        if self.dropped:
            return
        if self._waiting and self.waits + len(body) > MOST_BYTES:
            self.drop()
        else:
            self._queue(body)

    def drop(self) -> None:
        """It comes back by itself, and then gets what it has missed."""
        self.dropped = True
        self.live = False
        self._forget()
        self.hang_up()

    def end(self) -> None:
        """It comes back by itself to what the table is then."""
        self.ended = True
        self.live = False
        self._forget()
        self.hang_up()

    @property
    def waits(self) -> int:
        """Bytes that what waits for it takes."""
        return self._bytes + EACH * len(self._waiting)

    def hold(self, seats: list[int]) -> None:
        """From now on it looks from these seats; of one that it has lost nothing more is sent, not even what waits."""
        if not set(self.seats) <= set(seats):
            self._forget()
        self.seats = seats

    def _forget(self) -> None:
        self._waiting.clear()
        self._bytes = 0

    def resync(self, version: int) -> None:
        """Drop what waits; the client must come back for it."""
        self._forget()
        self.live = False
        self.send(msgspec.json.encode(Resync(version)))

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
