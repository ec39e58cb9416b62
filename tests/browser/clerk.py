"""Somebody who plays for seats of a guest without the page, in the text form of moves."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from typing import Any

from websockets.sync.client import connect

from tests.browser.house import Guest

Sight = dict[str, Any]


class Clerk:
    """Sits in the guest's seats beside the page, to bring a game to the moment that a test is about."""

    def __init__(self, guest: Guest, table: str) -> None:
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in guest.context.cookies())
        address = guest.address.replace("http", "ws", 1)
        self.line = connect(f"{address}/api/tables/{table}/socket", additional_headers={"cookie": cookies})
        self.sights: dict[int, Sight] = {}
        self.version = 0
        """Of the game, when all was last told."""
        self.nonces = (f"clerk-{number}" for number in count())

    def __enter__(self) -> Clerk:
        self.socket = self.line.__enter__()
        return self.refreshed()

    def __exit__(self, *raised: Any) -> None:
        self.line.__exit__(*raised)

    @property
    def view(self) -> Any:
        return next(iter(self.sights.values()))["view"]

    @property
    def asked(self) -> tuple[int, Any]:
        """The seat that must answer, and the question."""
        asked = ((seat, each) for seat, sight in self.sights.items() for each in sight["questions"])
        return next((seat, question) for seat, question in asked if question["must"])

    def play(self, move: str) -> None:
        """For the seat that is asked."""
        seat, question = self.asked
        self._say(type="move", nonce=next(self.nonces), seat=seat, question=question["id"], text=move, confirm=True)
        self._hear_until("ack", "update")

    def answer(self, code: int) -> None:
        """One answer by its code, for the seat that is asked."""
        seat, question = self.asked
        self._say(type="step", nonce=next(self.nonces), seat=seat, question=question["id"], code=code, confirm=True)
        self._hear_until("ack", "update")

    def move_for(self, seat: int, move: str) -> None:
        """For a seat that may move, though it need not."""
        question = self.sights[seat]["questions"][0]
        self._say(type="move", nonce=next(self.nonces), seat=seat, question=question["id"], text=move, confirm=True)
        self._hear_until("ack", "update")

    def refreshed(self) -> Clerk:
        """Knows what others have done meanwhile."""
        self._say(type="hello", since=None)
        self._hear_until("snapshot")
        return self

    def play_until(self, there: Callable[[int, Any], bool], move: Callable[[int, Any], str]) -> None:
        while not there(*self.asked):
            self.play(move(*self.asked))

    def play_to_the_end(self) -> None:
        """Nobody bids; what must be chosen is the first."""
        while any(question["must"] for sight in self.sights.values() for question in sight["questions"]):
            self.answer(first_answer(self.asked[1]))

    def _say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def _hear_until(self, *kinds: str) -> None:
        """Until messages of all these kinds have come."""
        waited = set(kinds)
        while waited:
            message = json.loads(self.socket.recv(timeout=20))
            assert message["type"] != "refused", message
            for sight in message["seats"] if message["type"] in ("snapshot", "update") else []:
                self.sights[sight["seat"]] = sight
            if message["type"] == "snapshot":
                self.version = int(message["table"]["version"])
            waited.discard(message["type"])


def first_answer(question: Any) -> int:
    """The code of a pass, else of the first thing that may be answered."""
    if question["type"] == "amount":
        return int(question["base"] + question["low"])
    if question["type"] == "some":
        left = [each for each in question["items"] if each["code"] not in question["chosen"]]
        enough = len(question["chosen"]) >= question["least"]
        return int(question["done"] if enough else left[0]["code"])
    answers = question["answers"] if question["type"] == "pick" else question["items"]
    passing = [each for each in answers if each["text"] == "pass"]
    return int((passing or answers)[0]["code"])
