"""The server's end of a WebSocket, which can be closed even if the client does not read."""

from __future__ import annotations

import logging
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from trireme.server.common.logs import log
from trireme.server.common.problems import MESSAGE_NOT_TEXT, TableError

FAREWELL: Final = 10
"""Seconds in which a slow reader may still read pending data and the reason for closing."""
NO_TEXT: Final = 1007
"""Close code after text that is not UTF-8."""


class ClosableWebSocket(WebSocketsSansIOProtocol):
    def send_receive_event_to_app(self) -> None:
        """Close the connection on text that is not UTF-8, with one line in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.frames = []
            log("text not in UTF-8", level=logging.WARNING)
            self.conn.send_close(NO_TEXT, str(TableError(MESSAGE_NOT_TEXT)))
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Send a message after the one before it. A close does not wait, or a client that reads nothing would stay
        connected. After the server has closed the connection by itself, a message meets a client that has gone."""
        if self.close_sent and message["type"] == "websocket.send":
            raise ClientDisconnected
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.loop.call_later(FAREWELL, self.transport.abort)
            self.writable.set()
        await super().send(message)


def is_text(body: bytes) -> bool:
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True
