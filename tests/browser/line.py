"""The line between a page and its table, in the hands of a test: messages are held back, and answered by others."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]


class Line:
    """Set up before the page comes to its table. What the table says is held back while `holding`."""

    def __init__(self, page: Page, instead: Callable[[Message], Message | None] = lambda message: None) -> None:
        """`instead` answers a message of the page, which the table does not hear then; None: the table answers."""
        self.page = page
        self.instead = instead
        self.holding = False
        self.heard: list[Message] = []
        """What the page has said."""
        self._held: list[str] = []
        self._socket: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._socket = socket

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            self.heard.append(message)
            answer = self.instead(message)
            if answer is None:
                server.send(text)
            else:
                socket.send(json.dumps(answer))

        socket.on_message(hear)
        server.on_message(lambda text: self._held.append(str(text)) if self.holding else socket.send(text))

    def says(self, kind: str) -> None:
        """Until the page has said something of this kind."""
        while not any(message["type"] == kind for message in self.heard):
            self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def release(self) -> None:
        """All that was held back comes now, in its order."""
        assert self._socket is not None
        self.holding = False
        for text in self._held:
            self._socket.send(text)
        self._held.clear()
