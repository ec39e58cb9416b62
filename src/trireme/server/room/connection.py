"""A connection to a table: its browser, its seats and the messages that wait to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from trireme.server.wire.socket_messages import Resync, ServerMessage

MOST_BYTES: Final = 256_000
"""Bytes that may wait for a slow connection before it is dropped. A single message may be longer."""
EACH: Final = 100
"""Bytes of overhead for each waiting message."""


def nothing() -> None:
    """Do nothing: the default where there is no socket to close."""


class Client:
    """One browser window. Messages to it are queued; the task of its socket sends them."""

    def __init__(self, browser: str | None, seats: list[int]) -> None:
        self.browser = browser
        self.seats = seats
        self.live = False
        """Whether it has said hello and gets every update since."""
        self.dropped = False
        """Whether it was too slow. Nothing more is sent to it."""
        self.ended = False
        """Whether the server has closed its room. The socket is closed, and the page connects again."""
        self.hang_up: Callable[[], object] = nothing
        """Called when the connection is dropped or ended."""
        self.doing: asyncio.Task[None] | None = None
        """The handling of its latest message, which is finished even if the connection closes."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    @property
    def viewers(self) -> list[int | None]:
        """The seats that it looks from, or `[None]` for a spectator."""
        return list(self.seats) or [None]

    def tell(self, message: ServerMessage) -> None:
        self.send(msgspec.json.encode(message))

    def send(self, body: bytes) -> None:
        """Queue an encoded message. Drop the connection if too much waits already."""
        if self.dropped:
            return
        if self._waiting and self.waits + len(body) > MOST_BYTES:
            self.drop()
        else:
            self._queue(body)

    def drop(self) -> None:
        """Drop a connection that is too slow. The page connects again and gets what it has missed."""
        self.dropped = True
        self.live = False
        self._forget()
        self.hang_up()

    def end(self) -> None:
        """Close a connection whose room has been closed. The page connects again."""
        self.ended = True
        self.live = False
        self._forget()
        self.hang_up()

    @property
    def waits(self) -> int:
        """Bytes of all waiting messages."""
        return self._bytes + EACH * len(self._waiting)

    def hold(self, seats: list[int]) -> None:
        """Look from these seats from now on. If it has lost one, waiting messages are discarded."""
        if not set(self.seats) <= set(seats):
            self._forget()
        self.seats = seats

    def _forget(self) -> None:
        self._waiting.clear()
        self._bytes = 0

    def resync(self, version: int) -> None:
        """Discard what waits and tell the page to say hello again."""
        self._forget()
        self.live = False
        self.send(msgspec.json.encode(Resync(version)))

    def _queue(self, body: bytes) -> None:
        self._waiting.append(body)
        self._bytes += len(body)
        self._news.set()

    async def next(self) -> bytes:
        """Return the next message, waiting for one if necessary."""
        while not self._waiting:
            self._news.clear()
            await self._news.wait()
        body = self._waiting.popleft()
        self._bytes -= len(body)
        return body
