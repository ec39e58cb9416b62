"""Whatever is sent, nothing breaks and nothing changes: malformed, forged, replayed, out of order, too big."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.served import Served, cookie_of
from tests.tables import SERVED, Table, one_each, one_of_each_size
from trireme.server.common.rate_limits import Limits
from trireme.server.wire.http_bodies import Me, OpenSeat
from trireme.server.wire.socket_messages import MoveRefused, Pong, Presence, ServerMessage, TableState, WhyNot

SERVER_MESSAGE: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)

GOOD: list[dict[str, Any]] = [
    {"type": "hello", "since": 0},
    {"type": "ping", "nonce": "n"},
    {"type": "step", "nonce": "n", "seat": 0, "question": "9999.0.0", "code": 3},
    {"type": "move", "nonce": "n", "seat": 0, "question": "9999.0.0", "text": "pass"},
    {"type": "undo", "nonce": "n", "seat": 0},
    {"type": "redo", "nonce": "n", "seat": 1},
    {"type": "confirm", "nonce": "n", "seat": 1},
    {"type": "why", "nonce": "n", "seat": 0, "target": "tile:agora"},
]
ODD: list[Any] = [
    None,
    True,
    -1,
    2**31,
    2**64,
    1e300,
    "",
    "x" * 500,
    "\0",
    "\ud83d\ude00",
    [],
    {},
    [[]],
    {"a": {"b": 1}},
]


def broken(rng: Random) -> str | bytes:
    """A message with something wrong in it."""
    message = dict(rng.choice(GOOD))
    kind = rng.randrange(8)
    if kind == 0:
        message[rng.choice(list(message))] = rng.choice(ODD)
    elif kind == 1:
        del message[rng.choice(list(message))]
    elif kind == 2:
        message["more"] = rng.choice(ODD)
    elif kind == 3:
        return json.dumps(message)[: rng.randrange(1, 40)]
    elif kind == 4:
        return rng.randbytes(rng.randrange(60))
    elif kind == 5:
        return json.dumps(rng.choice(ODD))
    elif kind == 6:
        return "[" * rng.randrange(1, 5000)
    else:
        message["type"] = rng.choice(["snapshot", "ack", "STEP", "", "over"])
    return json.dumps(message)


def forged(rng: Random) -> str:
    """A message of the right form from somebody who may not send it: a spectator without a seat."""
    message = dict(rng.choice(GOOD[2:]))
    message |= {"nonce": str(rng.random()), "seat": rng.randrange(12)}
    if "code" in message:
        message["code"] = rng.randrange(2000)
    if "question" in message:
        message["question"] = f"{rng.randrange(5)}.{rng.randrange(3)}.{rng.randrange(2)}"
    return json.dumps(message)


async def told(connection: ClientConnection) -> list[Any]:
    """Everything up to the answer to a ping."""
    await connection.send('{"type":"ping","nonce":"the end"}')
    heard: list[Any] = []
    async for body in connection:
        message = SERVER_MESSAGE.decode(body)
        if getattr(message, "nonce", "") == "the end":
            return heard
        heard.append(message)
    raise AssertionError("the connection was closed")


async def attack(served: Served, table: str, cookie: str, make: Callable[[Random], str | bytes], number: int) -> None:
    rng = Random(number)
    address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"cookie": cookie}) as connection:
        await told(connection)
        for batch in range(0, number, 50):
            sent = [make(rng) for _ in range(min(50, number - batch))]
            for message in sent:
                await connection.send(message)
            answers = [message for message in await told(connection) if not isinstance(message, Presence)]
            assert len(answers) == len(sent), "every message has an answer"
            assert {type(answer) for answer in answers} <= {MoveRefused, Pong, TableState, WhyNot}
            assert all(answer.reasons or answer.problem.english for answer in answers if hasattr(answer, "problem"))


def fingerprint(served: Served, table: str, cookie: str) -> tuple[Any, ...]:
    """All that could change."""

    async def look() -> Any:
        address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"cookie": cookie}) as connection:
            await connection.send('{"type":"hello"}')
            return next(message for message in await told(connection) if isinstance(message, TableState))

    snapshot = asyncio.run(look())
    for seat in snapshot.table.seats:
        seat.connected = False
    return snapshot.table, [(bytes(seat.view), seat.draft, seat.events) for seat in snapshot.seats]


def under_attack(folder: Path, table: Table, messages: int) -> None:
    with Served(folder) as served, served.browser() as browser:
        seats = [Me(f"Ann {number}") for number in range(table.players)]
        id = served.new_table(browser, table.game, *seats, **table.wishes).table.id
        cookie = cookie_of(browser)
        before = fingerprint(served, id, cookie)
        asyncio.run(attack(served, id, cookie, broken, messages // 2))
        asyncio.run(attack(served, id, "trireme=" + "0" * 32, forged, messages // 2))
        assert fingerprint(served, id, cookie) == before
        assert browser.get("/health").json()["status"] == "ok"
        assert '"level":"error"' not in served.log.read_text()


@pytest.mark.slow
@pytest.mark.parametrize("table", one_each(SERVED), ids=str)
def test_bad_messages_change_nothing(tmp_path: Path, table: Table) -> None:
    under_attack(tmp_path, table, 300)


@pytest.mark.soak
@pytest.mark.parametrize("table", one_of_each_size(SERVED), ids=str)
def test_thousands_of_bad_messages_change_nothing(tmp_path: Path, table: Table) -> None:
    under_attack(tmp_path, table, 7_000)


@pytest.mark.slow
def test_the_other_ways_to_misbehave(tmp_path: Path) -> None:
    with Served(tmp_path) as served, served.browser() as browser:
        table = served.new_table(browser, "peloponnes", Me("Ann"), OpenSeat()).table.id
        address = f"ws://127.0.0.1:{served.port}/api/tables/"

        async def oversized() -> int | None:
            async with connect(address + f"{table}/socket") as connection:
                await connection.send("x" * (Limits().message_bytes + 1))
                with pytest.raises(ConnectionClosed):
                    await told(connection)
                return connection.close_code

        async def unknown() -> tuple[Any, int | None]:
            async with connect(address + "0" * 20 + "/socket") as connection:
                first = json.loads(await connection.recv())
                with pytest.raises(ConnectionClosed) as closed:
                    await connection.recv()
                return first["problem"]["key"], closed.value.rcvd.code if closed.value.rcvd else None

        async def from_elsewhere() -> None:
            async with connect(address + f"{table}/socket", origin="https://elsewhere.example"):  # type: ignore[arg-type]
                pass

        assert asyncio.run(oversized()) == 1009
        assert asyncio.run(unknown()) == ("no-table", 4404)
        with pytest.raises(Exception, match="403"):
            asyncio.run(from_elsewhere())
        assert browser.get("/health").json()["status"] == "ok"
