"""Attack the server from one address within its usual limits: read slowly, hang up, and ask for too much.

    python bench/pressure.py SERVER SECONDS TABLE…   prints the number of requests and their answers

It is a process of its own with low priority, since an attacker elsewhere would not use this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from typing import Final

import httpx
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

HERE: Final = "127.0.0.2"
SLOW_READERS: Final = 60
HANG_UPS_A_SECOND: Final = 4
REQUESTS_A_SECOND: Final = 25
FLOODS: Final = 20
"""Connections that send as fast as they may."""
WISH: Final = {"game": "cyclades", "seats": [{"kind": "me"}] * 5}
STEP: Final = {"type": "step", "seat": 0, "question": "1.0.0", "code": 1}


class Pressure:
    """All attacks at once, until they are cancelled."""

    def __init__(self, server: str, tables: list[str]) -> None:
        self.server = server
        self.tables = tables
        """Tables of others that it watches."""
        self.asked = 0
        """The number of requests."""
        self.answers: dict[int, int] = {}
        """The number of answers by status."""

    async def press(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        async with httpx.AsyncClient(
            base_url=self.server,
            timeout=120,
            transport=httpx.AsyncHTTPTransport(
                verify=False, local_address=HERE, limits=httpx.Limits(max_connections=None)
            ),
        ) as http:
            answer = await http.post("/api/tables", json=WISH)
            own, cookie = answer.json()["table"]["id"], answer.cookies["trireme"]
            tasks = [
                *(self.read_slowly(number) for number in range(SLOW_READERS)),
                self.hang_up(own, cookie),
                *(self.flood(own, cookie, number) for number in range(FLOODS)),
                self.ask(http),
            ]
            running = [asyncio.create_task(task) for task in tasks]
            await asyncio.sleep(max(0.0, until - time.perf_counter()))
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    def socket(self, table: str, cookie: str = "") -> connect:
        headers = {"cookie": f"trireme={cookie}"} if cookie else None
        url = f"{self.server.replace('http', 'ws')}/api/tables/{table}/socket"
        return connect(url, additional_headers=headers, compression=None, local_addr=(HERE, 0), max_queue=1)

    async def read_slowly(self, number: int) -> None:
        """Say hello to a table of others again and again, and read nothing."""
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with self.socket(self.tables[number % len(self.tables)]) as connection:
                    connection.transport.pause_reading()
                    while True:
                        await connection.send('{"type":"hello"}')
                        await asyncio.sleep(1)
            await asyncio.sleep(1)

    async def hang_up(self, table: str, cookie: str) -> None:
        """Hang up in the middle of a request."""
        number = 0
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                connection = await self.socket(table, cookie)
                await connection.send('{"type":"hello"}')
                for _ in range(10):
                    number += 1
                    await connection.send(json.dumps({**STEP, "nonce": f"h{number}"}))
                connection.transport.abort()
            await asyncio.sleep(1 / HANG_UPS_A_SECOND)

    async def flood(self, table: str, cookie: str, number: int) -> None:
        """Send as many messages as one connection may."""
        sent = 0
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with self.socket(table, cookie) as connection:
                    reading = asyncio.create_task(read_all(connection))
                    try:
                        while True:
                            sent += 1
                            why = {"type": "why", "seat": 0, "move": "offer ares 1", "nonce": f"f{number}-{sent}"}
                            await connection.send(json.dumps(why if sent % 10 else {"type": "hello"}))
                            await asyncio.sleep(1 / 30)
                    finally:
                        reading.cancel()
            await asyncio.sleep(1)

    async def ask(self, http: httpx.AsyncClient) -> None:
        """Ask for checks of options and earlier positions of others' games."""

        async def one(number: int) -> None:
            with contextlib.suppress(httpx.HTTPError):
                if number % 2:
                    wish = {**WISH, "options": {"cycles": number % 100}}
                    answer = await http.post("/api/tables/check", json=wish)
                else:
                    path = f"/api/tables/{self.tables[number % len(self.tables)]}/positions?first=0&last=59"
                    answer = await http.get(path)
                self.answers[answer.status_code] = self.answers.get(answer.status_code, 0) + 1

        began = time.perf_counter()
        async with asyncio.TaskGroup() as asking:
            while True:
                self.asked += 1
                asking.create_task(one(self.asked))
                await asyncio.sleep(max(0.0, began + self.asked / REQUESTS_A_SECOND - time.perf_counter()))


async def read_all(connection: object) -> None:
    async for _ in connection:  # type: ignore[attr-defined]  # a connection of websockets
        pass


if __name__ == "__main__":
    os.nice(5)
    pressure = Pressure(sys.argv[1], sys.argv[3:])
    uvloop.run(pressure.press(float(sys.argv[2])))
    print(json.dumps({"asked": pressure.asked, "answers": pressure.answers}))
