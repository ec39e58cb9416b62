"""How the server bears a crowd: players in live games, one move a second in each, over real sockets, on this machine.

    python bench/load.py                              50 to 500 players, then 500 beside a busy bot
    python bench/load.py --players 500 --seconds 20
    python bench/load.py --game cyclades              each table has five seats
    python bench/load.py --json figures.json

A move's delay is the time from sending its confirmation to its update at the last of the table's sockets. Server and
players share this machine. With `--check` the exit status is 1 if 95 % of 500 players' moves take 50 ms or longer, or
the server needs 300 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

SEATS = 5
LIMIT_MS = 50
LIMIT_MB = 300
SIZES = (50, 100, 200, 350, 500)
SERVER = """
import sys
from trireme.table.limits import Limits
from trireme.table.serve import serve
many = 10**9
limits = Limits(connections=many, tables_an_hour=many, requests_a_second=many, requests_at_once=many)
serve(0, sys.argv[1], False, limits=limits, ready=lambda address: print(address, flush=True))
"""


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
        return [answer["code"] for answer in self.answers or self.items]


class Sight(msgspec.Struct):
    seat: int | None
    questions: list[Question]
    draft: dict[str, Any] | None = None


class Heard(msgspec.Struct):
    """As much of a message as a player of this crowd looks at."""

    type: str
    version: int = 0
    seats: msgspec.Raw = msgspec.Raw(b"[]")


class Table:
    """One table, with a socket for each of its players."""

    def __init__(self, address: str, game: str, rng: Random) -> None:
        self.address = address
        self.game = game
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.questions: dict[int, Question] = {}
        self.drafts: dict[int, bool] = {}
        self.version = 0
        self.over = False
        self.sent = 0.0
        self.waiting = 0
        self.delays: list[float] = []
        self.news = asyncio.Event()
        self.nonce = 0

    async def open(self, http: httpx.AsyncClient) -> None:
        wish = {"game": self.game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
        answer = await http.post(f"{self.address}/api/tables", json=wish)
        id, cookies = answer.json()["table"]["id"], [answer.cookies["trireme"]]
        for seat in range(1, SEATS):
            http.cookies.clear()
            answer = await http.post(f"{self.address}/api/tables/{id}/sit", json={"seat": seat, "name": f"P{seat}"})
            cookies.append(answer.cookies["trireme"])
        http.cookies.clear()
        url = f"{self.address.replace('http', 'ws')}/api/tables/{id}/socket"
        for cookie in cookies:
            headers = {"cookie": f"trireme={cookie}"}
            self.sockets.append(await connect(url, additional_headers=headers, compression=None))

    async def listen(self, seat: int) -> None:
        socket = self.sockets[seat]
        decoder, sights = msgspec.json.Decoder(Heard), msgspec.json.Decoder(list[Sight])
        await socket.send('{"type":"hello"}')
        async for body in socket:
            heard = decoder.decode(body)
            if heard.type == "over":
                self.over = True
            if heard.type not in ("snapshot", "update"):
                continue
            for sight in sights.decode(heard.seats):
                self.questions.pop(seat, None)
                if sight.questions:
                    self.questions[seat] = sight.questions[0]
                self.drafts[seat] = bool(sight.draft and sight.draft["can_confirm"])
            if heard.type == "update" and heard.version > self.version:
                self.waiting -= 1
                if not self.waiting:
                    self.version = heard.version
                    self.delays.append(time.perf_counter() - self.sent)
            self.news.set()

    async def play(self, until: float) -> None:
        """A move a second."""
        await asyncio.sleep(self.rng.random())
        while time.perf_counter() < until and not self.over:
            began = time.perf_counter()
            moves = len(self.delays)
            while len(self.delays) == moves and not self.over:
                self.news.clear()
                await self._answer()
                await self.news.wait()
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)))

    async def _answer(self) -> None:
        seat = next((seat for seat, ready in self.drafts.items() if ready), None)
        self.nonce += 1
        if seat is not None:
            self.drafts[seat] = False
            self.waiting, self.sent = SEATS, time.perf_counter()
            await self.sockets[seat].send(json.dumps({"type": "confirm", "nonce": str(self.nonce), "seat": seat}))
        elif self.questions and not self.waiting:
            seat, question = self.questions.popitem()
            code = self.rng.choice(question.codes())
            step = {"type": "step", "nonce": str(self.nonce), "seat": seat, "question": question.id, "code": code}
            await self.sockets[seat].send(json.dumps(step))


async def crowd(address: str, game: str, players: int, seconds: float, busy: bool) -> list[float]:
    tables = [Table(address, game, Random(number)) for number in range(players // SEATS)]
    async with httpx.AsyncClient(timeout=60) as http:
        for table in tables:
            await table.open(http)
        listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in range(SEATS)]
        thinking = asyncio.create_task(keep_bots_busy(address, game, http)) if busy else None
        await asyncio.sleep(2)
        until = time.perf_counter() + seconds
        playing = asyncio.create_task(play_all(tables, until))
        done, _ = await asyncio.wait([playing, *listening], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    for task in [*listening, *([thinking] if thinking else [])]:
        task.cancel()
    for table in tables:
        for socket in table.sockets:
            await socket.close()
    return [delay for table in tables for delay in table.delays]


async def play_all(tables: list[Table], until: float) -> None:
    await asyncio.gather(*(table.play(until) for table in tables))


async def keep_bots_busy(address: str, game: str, http: httpx.AsyncClient) -> None:
    """Tables whose bots always have something to think about."""
    seats = [{"kind": "bot", "bot": "greedy"}] * (SEATS - 1) + [{"kind": "me"}]
    while True:
        await http.post(f"{address}/api/tables", json={"game": game, "seats": seats})
        await asyncio.sleep(0.3)


def memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(int(child) for child in children)]


def measure(game: str, players: int, seconds: float, busy: bool = False) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "load.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().strip().rstrip("/")
            delays = uvloop.run(crowd(address, game, players, seconds, busy))
            processes = [memory_mb(pid) for pid in family(server.pid)]
            work = [cpu_seconds(pid) for pid in family(server.pid)]
            server.terminate()
    cuts = statistics.quantiles(delays, n=100)
    return {
        "players": players,
        "busy bot": float(busy),
        "moves": len(delays),
        "p50 ms": round(cuts[49] * 1000, 1),
        "p95 ms": round(cuts[94] * 1000, 1),
        "p99 ms": round(cuts[98] * 1000, 1),
        "server MB": round(processes[0]),
        "with workers MB": round(sum(processes)),
        "server CPU ms a move": round(work[0] / len(delays) * 1000, 2),
        "rules CPU ms a move": round(work[1] / len(delays) * 1000, 2),
    }


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", default="peloponnes")
    options.add_argument("--players", type=int)
    options.add_argument("--seconds", type=float, default=15)
    options.add_argument("--json", type=Path)
    options.add_argument("--check", action="store_true")
    chosen = options.parse_args()
    runs = [(chosen.players, False)] if chosen.players else [*((size, False) for size in SIZES), (SIZES[-1], True)]
    figures = []
    for players, busy in runs:
        figures.append(measure(chosen.game, players, chosen.seconds, busy))
        print(json.dumps(figures[-1]), flush=True)
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    worst = max(figures, key=lambda each: each["p95 ms"])
    failed = worst["p95 ms"] >= LIMIT_MS or max(each["server MB"] for each in figures) >= LIMIT_MB
    return int(chosen.check and failed)


if __name__ == "__main__":
    sys.exit(main())
