"""Simulate players over real sockets: four people and a bot at each table, and a move a second."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PEOPLE: Final = 4
"""People at a table of five; the fifth player is a bot."""
BOT: Final = {"kind": "bot", "bot": "greedy"}
PATIENCE: Final = 10
"""Seconds that a table waits for its last move. A move that does not arrive counts as taking this long."""
OPENING: Final = 16
"""Tables opened at the same time."""


class Question(msgspec.Struct):
    id: str
    type: str
    low: int = 0
    base: int = 0
    done: int = 0
    chosen: list[int] = []
    least: int = 0
    answers: list[dict[str, Any]] = []
    items: list[dict[str, Any]] = []

    def codes(self) -> list[int]:
        if self.type == "amount":
            return [self.base + self.low]
        if self.type == "some" and len(self.chosen) >= self.least:
            return [self.done]
        listed = [answer["code"] for answer in self.answers or self.items]
        return [code for code in listed if code not in self.chosen] or listed


class Sight(msgspec.Struct):
    seat: int | None
    questions: list[Question]
    draft: dict[str, Any] | None = None


class Heard(msgspec.Struct):
    """The parts of a message that a simulated player reads."""

    type: str
    version: int = 0
    seats: msgspec.Raw = msgspec.Raw(b"[]")


HEARD: Final = msgspec.json.Decoder(Heard)
SIGHTS: Final = msgspec.json.Decoder(list[Sight])


class Table:
    """One table, with a socket for each of its people or one for all."""

    def __init__(self, server: str, game: str, number: int, windows: int, address: str) -> None:
        self.server = server
        self.game = game
        self.rng = Random(number)
        self.windows = windows
        self.address = address
        """The IP address of its people."""
        self.id = ""
        self.cookies: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        self.questions: dict[int, Question] = {}
        self.ready: dict[int, bool] = {}
        """Seats with a draft that can be confirmed."""
        self.version = 0
        self.over = False
        self.sent = 0.0
        self.unheard: set[int] = set()
        """Sockets that have not received the last move yet."""
        self.delays: list[tuple[float, float]] = []
        """When each move was sent, and the seconds until all screens had it."""
        self.news = asyncio.Event()
        self.nonce = 0

    async def open(self) -> None:
        async with httpx.AsyncClient(
            base_url=self.server,
            timeout=120,
            transport=httpx.AsyncHTTPTransport(verify=False, local_address=self.address),
        ) as http:
            people = [{"kind": "open"}] * (PEOPLE - 1) if self.windows > 1 else [{"kind": "me"}] * (PEOPLE - 1)
            wish = {"game": self.game, "seats": [{"kind": "me", "name": "Ann"}, *people, BOT]}
            answer = await http.post("/api/tables", json=wish)
            answer.raise_for_status()
            self.id, self.cookies = answer.json()["table"]["id"], [answer.cookies["trireme"]]
            for seat in range(1, self.windows):
                http.cookies.clear()
                answer = await http.post(f"/api/tables/{self.id}/sit", json={"seat": seat, "name": f"Bob {seat}"})
                assert answer.status_code == 200, answer.text
                self.cookies.append(answer.cookies["trireme"])
        self.sockets = [await self.connect(cookie) for cookie in self.cookies]
        self.questions, self.ready, self.unheard, self.version, self.over = {}, {}, set(), 0, False
        self.listening = [asyncio.create_task(self.listen(number)) for number in range(len(self.sockets))]

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        for socket in self.sockets:
            socket.transport.abort()

    async def connect(self, cookie: str) -> ClientConnection:
        url = f"{self.server.replace('http', 'ws')}/api/tables/{self.id}/socket"
        return await connect(
            url,
            additional_headers={"cookie": f"trireme={cookie}"},
            compression=None,
            local_addr=(self.address, 0),
            open_timeout=120,
            ping_interval=None,
        )

    async def listen(self, number: int) -> None:
        socket = self.sockets[number]
        await socket.send('{"type":"hello"}')
        async for body in socket:
            heard = HEARD.decode(body)
            if heard.type == "over":
                self.over = True
            elif heard.type in ("snapshot", "update"):
                for sight in SIGHTS.decode(heard.seats):
                    self.look(sight)
                if heard.type == "update" and number in self.unheard and heard.version > self.version:
                    self.hear(number, heard.version)
            elif heard.type != "refused":
                continue
            self.news.set()

    def look(self, sight: Sight) -> None:
        if sight.seat is None:
            return
        self.questions.pop(sight.seat, None)
        if sight.questions:
            self.questions[sight.seat] = sight.questions[0]
        self.ready[sight.seat] = bool(sight.draft and sight.draft["can_confirm"])

    def hear(self, number: int, version: int) -> None:
        self.unheard.discard(number)
        if not self.unheard:
            self.version = version
            self.delays.append((self.sent, time.perf_counter() - self.sent))

    async def play(self, until: float, pace: float) -> None:
        """Play on: a person moves every `pace` seconds, the bot at its own pace. After a game another one begins."""
        await asyncio.sleep(min(self.rng.random() * pace, until - time.perf_counter()))
        while (began := time.perf_counter()) < until:
            if self.over:
                await self.close()
                await self.open()
            moves = len(self.delays)
            try:
                async with asyncio.timeout(until + PATIENCE - began):
                    await self.move(moves)
            except TimeoutError:
                if self.unheard:
                    self.delays.append((self.sent, PATIENCE))
                return
            await asyncio.sleep(max(0.0, min(began + pace, until) - time.perf_counter()))

    async def move(self, moves: int) -> None:
        """Play until there is one more move."""
        while len(self.delays) == moves and not self.over:
            self.news.clear()
            await self.answer()
            await self.news.wait()

    async def answer(self) -> None:
        if self.unheard:
            return
        seat = next((seat for seat, ready in self.ready.items() if ready), None)
        self.nonce += 1
        if seat is not None:
            self.ready[seat] = False
            self.unheard, self.sent = set(range(len(self.sockets))), time.perf_counter()
            await self.say(seat, {"type": "confirm"})
        elif self.questions:
            seat, question = self.questions.popitem()
            await self.say(seat, {"type": "step", "question": question.id, "code": self.rng.choice(question.codes())})

    async def say(self, seat: int, message: dict[str, Any]) -> None:
        body = {**message, "nonce": str(self.nonce), "seat": seat}
        await self.sockets[seat if self.windows > 1 else 0].send(json.dumps(body))


class Crowd:
    """Many tables played at the same time."""

    def __init__(self, server: str, game: str, tables: int, windows: int = PEOPLE) -> None:
        self.tables = [Table(server, game, number, windows, address_of(number)) for number in range(tables)]

    async def open(self) -> None:
        waiting = iter(self.tables)

        async def some() -> None:
            for table in waiting:
                await table.open()

        await asyncio.gather(*(some() for _ in range(OPENING)))

    async def play(self, seconds: float, pace: float = 1) -> list[float]:
        """Play for some seconds and return the delays of the moves."""
        began = time.perf_counter()
        until = began + seconds
        await asyncio.gather(*(table.play(until, pace) for table in self.tables))
        for task in (task for table in self.tables for task in table.listening):
            if task.done():
                task.result()
        return [delay for table in self.tables for sent, delay in table.delays if sent >= began]

    async def close(self) -> None:
        for table in self.tables:
            await table.close()


def address_of(number: int) -> str:
    """Return the address of a table; twenty tables share one."""
    household = number // 20
    return f"127.1.{household // 200}.{household % 200 + 1}"


def share(delays: Sequence[float], percent: int) -> float:
    """Return a percentile of the delays in milliseconds."""
    ordered = sorted(delays)
    return 1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
