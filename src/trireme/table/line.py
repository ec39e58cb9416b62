"""The end of a socket that the web server holds: it can be closed though nobody reads at the other end."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FAREWELL: Final = 10
"""Seconds in which a slow reader may still read what is on its way, and why it was dropped."""


class Line(WebSocketsSansIOProtocol):
    async def send(self, message: Any) -> None:
        """A message waits until the one before it has left; a closing does not, or whoever reads nothing would stay."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.loop.call_later(FAREWELL, self.transport.abort)
            self.writable.set()
        await super().send(message)
