"""A page that is shown any position: nobody plays there, and what the page says is heard."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from tests.browser.house import PATIENCE, SETTLED, Guest, me
from tests.moments import Asked
from trireme.kit.engine.event import Event
from trireme.server.wire.socket_messages import DraftState, SeatState
from trireme.server.workers.views import event_bodies

NAMES = ("Camille", "Bastien", "Daphné", "Éloi", "Inès", "Théo")
DRAFT = DraftState(codes=[0], moves=[], midway=True, can_undo=True, can_redo=False, can_confirm=False, notice=None)
"""Of a seat that has begun a move."""


class Stage:
    """A real table of the server; only what its page hears of the game comes from here."""

    def __init__(self, guest: Guest, asked: Asked) -> None:
        self.guest = guest
        options = {name: value for name, value in asked.options.items() if name != "players"}
        seats = [me(name) for name in NAMES[: asked.options["players"]]]
        table = guest.new_table(*seats, game=asked.game, options=options)["table"]["id"]
        self.info = guest.info(table)
        self.said: list[Any] = []
        """What the page has said of the game."""
        self.shown = 0
        self.asked = asked
        self.draft: DraftState | None = None
        self.tried: list[msgspec.Raw] = []
        guest.page.route_web_socket(f"**/api/tables/{table}/socket", self._seat)
        guest.go(f"/table/{table}")

    def show(self, asked: Asked, draft: DraftState | None = None, tried: tuple[Event, ...] = ()) -> None:
        """Another position at the same table, and wait until it is there."""
        self.asked = asked
        self.draft = draft or (DRAFT if asked.midway else None)
        self.tried = event_bodies(tried)
        self.shown += 1
        self.line.send(self._snapshot())
        self.guest.page.wait_for_selector(f'{SETTLED}[data-version="{self.shown}"] [data-bar]', timeout=PATIENCE)

    def _seat(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "hello":
            self.line.send(self._snapshot())
        elif "nonce" in said and said["type"] != "ping":
            self.said.append(said)
            answer = {"type": "refused", "nonce": said["nonce"], "reasons": [], "problem": None}
            self.line.send(json.dumps(answer))

    def _snapshot(self) -> str:
        asked = self.asked
        sight = SeatState(asked.seat, asked.view, [asked.question], self.draft, self.tried, [], 0)
        table = {**self.info, "mine": [asked.seat], "asked": [asked.seat], "version": self.shown, "your_turn": True}
        message: dict[str, Any] = {
            "type": "snapshot",
            "table": table,
            "since": None,
            "agreement": None,
            "asks": [],
            "again": None,
        }
        return msgspec.json.encode({**message, "hidden": True, "teams": [], "seats": [sight]}).decode()
