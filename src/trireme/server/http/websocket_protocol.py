"""The end of a socket that the web server holds: it can be closed though nobody reads at the other end."""

from __future__ import annotations

import logging
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from trireme.server.common.logs import log
from trireme.server.common.problems import MESSAGE_NOT_TEXT, TableError

FAREWELL: Final = 10
"""Seconds in which a slow reader may still read what is on its way, and why it was dropped."""
NO_TEXT: Final = 1007
"""Close code after a text that is not UTF-8."""


class ClosableWebSocket(WebSocketsSansIOProtocol):
    def send_receive_event_to_app(self) -> None:
        """A text that is none ends its own connection only, and leaves one line in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.frames = []
            log("text not in UTF-8", level=logging.WARNING)
            self.conn.send_close(NO_TEXT, str(TableError(MESSAGE_NOT_TEXT)))
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """A message waits until the one before it has left; a closing does not, or whoever reads nothing would stay."""
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
