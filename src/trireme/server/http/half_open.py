"""Limit incomplete requests by address, and end connections that take too long.

The web server only times connections that are idle between two requests. A client that sends a request byte by byte, or
does not read the answer, could keep a connection for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from trireme.server.common.rate_limits import Limits, household, plain

GRACE: Final = 1.0
"""Seconds before excess connections are ended. After a restart a whole class may come back at the same time."""


class HalfOpen:
    """The connections of each address that wait for a complete request. If there are too many, the oldest is ended."""

    def __init__(self, limits: Limits, is_proxy: Callable[[str], bool]) -> None:
        self.seconds = limits.request_seconds
        self.most = limits.half_open
        self.is_proxy = is_proxy
        """Return whether an address is a proxy. Its connections are timed but not counted."""
        self._waiting: dict[str, dict[HttpConnection, None]] = {}

    def add(self, connection: HttpConnection) -> None:
        waiting = self._waiting.setdefault(connection.address, {})
        waiting[connection] = None
        if len(waiting) == self.most + 1 and not self.is_proxy(connection.address):
            connection.loop.call_later(GRACE, self._trim, connection.address)

    def _trim(self, address: str) -> None:
        waiting = self._waiting.get(address, {})
        for connection in list(waiting)[: max(0, len(waiting) - self.most)]:
            connection.end()

    def remove(self, connection: HttpConnection) -> None:
        waiting = self._waiting.get(connection.address, {})
        waiting.pop(connection, None)
        if not waiting:
            self._waiting.pop(connection.address, None)


class HttpConnection(H11Protocol):
    """A connection on which each request must be complete, and each answer read, within some seconds."""

    half_open: ClassVar[HalfOpen]
    address = ""
    _is_socket = False
    _whole_by: asyncio.TimerHandle | None = None
    _taken_by: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        host = plain(self.client[0]) if self.client else ""
        self.address = host if self.half_open.is_proxy(host) else household(host)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_socket:
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._await_request()
        else:
            self._has_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_socket = True
        self._has_request()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._has_request()
        self.resume_writing()

    def _await_request(self) -> None:
        """Start the timer of a request. Further bytes do not extend it."""
        if self._whole_by is None and not self.transport.is_closing():
            self._whole_by = self.loop.call_later(self.half_open.seconds, self.end)
            self.half_open.add(self)

    def _has_request(self) -> None:
        if self._whole_by is not None:
            self._whole_by.cancel()
            self._whole_by = None
            self.half_open.remove(self)

    def end(self) -> None:
        """Close the connection at once."""
        self._has_request()
        self.transport.abort()

    # Answers that nobody takes.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_later()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taken_by is not None:
            self._taken_by.cancel()
            self._taken_by = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._end_later()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._end_later()

    def _end_later(self) -> None:
        """Start the timer of an answer, since even a closed connection stays until its answer is read."""
        if self._taken_by is None:
            self._taken_by = self.loop.call_later(self.half_open.seconds, self.end)


def protocol(half_open: HalfOpen) -> type[HttpConnection]:
    """Return the protocol class for the connections of one server."""
    parts: dict[str, Any] = {"half_open": half_open}
    return type("ServerConnection", (HttpConnection,), parts)
