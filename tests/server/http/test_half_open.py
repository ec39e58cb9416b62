"""Requests that never become whole, answers that nobody takes, and texts that are none: they end, and only they do."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.served import GENEROUS, Served
from trireme.server.common.rate_limits import Limits
from trireme.server.http.sockets import is_gone
from trireme.server.http.websocket_protocol import ClosableWebSocket
from trireme.server.wire.http_bodies import Me

SECONDS = 6
MOST = 5
IMPATIENT = msgspec.structs.replace(GENEROUS, request_seconds=SECONDS, half_open=MOST)
HEAD = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b"POST /api/links/look HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
BODY += b"Content-Length: 40\r\n\r\n{"
PATIENCE = 20.0


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("half"), limits=IMPATIENT) as served:
        yield served


def line(served: Served, said: bytes, at: str = "127.0.0.1") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE, source_address=(at, 0))
    made.sendall(said)
    return made


def is_open(made: socket.socket) -> bool:
    """Whether the other side has not hung up yet."""
    made.setblocking(False)
    try:
        return made.recv(65536) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        made.settimeout(PATIENCE)


def ended_after(made: socket.socket) -> tuple[float, int]:
    """Seconds until the other side hangs up, and the bytes that come before."""
    began, read = time.monotonic(), 0
    with suppress(ConnectionError):
        while part := made.recv(65536):
            read += len(part)
    return time.monotonic() - began, read


@pytest.mark.slow
@pytest.mark.parametrize(
    "said",
    [
        pytest.param(b"", id="nothing", marks=pytest.mark.full),
        pytest.param(b"GET", id="a word", marks=pytest.mark.full),
        pytest.param(HEAD, id="headers", marks=pytest.mark.full),
        pytest.param(BODY, id="a body"),
    ],
)
def test_a_request_that_never_becomes_whole_is_ended(served: Served, said: bytes) -> None:
    with line(served, said) as made:
        assert ended_after(made)[0] < SECONDS + PATIENCE / 2
    log = served.log.read_text()
    assert "failed" not in log
    assert "Exception" not in log


@pytest.mark.full
def test_a_trickle_wins_no_time(served: Served) -> None:
    began = time.monotonic()
    with line(served, HEAD) as made:
        while is_open(made):
            assert time.monotonic() - began < SECONDS + PATIENCE / 2, "it never ends"
            try:
                made.sendall(b"x: y\r\n")
            except ConnectionError:
                break
            time.sleep(0.2)


@pytest.mark.slow
def test_of_too_many_at_one_address_the_oldest_go_and_others_are_served(served: Served) -> None:
    other = line(served, HEAD, "127.0.0.6")
    many = [line(served, HEAD, "127.0.0.5") for _ in range(MOST + 2)]
    with line(served, HEAD + b"\r\n", "127.0.0.5") as whole:
        assert whole.recv(65536).startswith(b"HTTP/1.1 200")
    for oldest in many[:2]:
        assert ended_after(oldest)[0] < SECONDS - 1, "it is not the time that has ended it"
    assert [is_open(each) for each in (other, *many)] == [True, False, False] + [True] * MOST
    for made in (*many, other):
        made.close()


@pytest.mark.full
def test_a_second_request_on_a_connection_must_be_whole_too(served: Served) -> None:
    with line(served, HEAD + b"\r\n") as made:
        assert made.recv(65536).startswith(b"HTTP/1.1 200")
        made.sendall(HEAD)
        began = time.monotonic()
        ended_after(made)
        assert time.monotonic() - began < SECONDS + PATIENCE / 2


@pytest.mark.full
def test_an_answer_that_nobody_takes_is_not_kept(served: Served) -> None:
    """Hundreds of large answers are asked for in one go, and none is read."""
    ask = b"GET /api/rulebook/cyclades HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(PATIENCE)
    made.connect(("127.0.0.1", served.port))
    made.sendall(ask * 200)
    time.sleep(2 * SECONDS)
    read = ended_after(made)[1]
    made.close()
    whole = httpx.get(f"{served.address}/api/rulebook/cyclades", headers={"accept-encoding": "identity"})
    assert 0 < read < 100 * len(whole.content)


@pytest.mark.full
def test_a_socket_is_not_timed_as_a_request(served: Served) -> None:
    with served.browser() as browser:
        table = served.new_table(browser, "peloponnes", Me("Ann"), Me("Bob")).table.id

        async def play() -> None:
            async with connect(f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket") as connection:
                await asyncio.sleep(SECONDS + 1)
                await connection.send('{"type":"ping","nonce":"1"}')
                while json.loads(await connection.recv())["type"] != "pong":
                    pass

        asyncio.run(play())


def test_a_message_after_the_server_has_closed_meets_a_client_that_has_gone() -> None:
    """An update for a connection that was just closed for its text must not be logged as a failure."""
    protocol = ClosableWebSocket.__new__(ClosableWebSocket)
    protocol.close_sent = True
    with pytest.raises(ClientDisconnected) as caught:
        asyncio.run(protocol.send({"type": "websocket.send", "text": "{}"}))
    assert is_gone(caught.value)


@pytest.mark.slow
def test_a_text_that_is_not_in_utf_8_ends_its_own_connection_and_leaves_one_line(tmp_path: Path) -> None:
    with Served(tmp_path, limits=Limits()) as served, served.browser() as browser:
        table = served.new_table(browser, "peloponnes", Me("Ann"), Me("Bob")).table.id
        address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
        before = served.log.read_text().splitlines()

        async def play() -> tuple[int | None, str | None]:
            async with connect(address) as other, connect(address) as bad:
                for frame in (Frame(Opcode.TEXT, b"\xff\xfe", fin=False), Frame(Opcode.CONT, b"{}")):
                    bad.transport.write(frame.serialize(mask=True))
                bad.transport.write(Frame(Opcode.TEXT, b"\xc3\x28").serialize(mask=True))
                with suppress(ConnectionClosed):
                    async for _ in bad:
                        pass
                await other.send('{"type":"ping","nonce":"1"}')
                while json.loads(await other.recv())["type"] != "pong":
                    pass
                return bad.close_code, bad.close_reason

        assert asyncio.run(play()) == (1007, "This message is not text in UTF-8.")
        assert browser.get(f"/api/tables/{table}").status_code == 200
        told = [json.loads(each) for each in served.log.read_text().splitlines()[len(before) :]]
        assert [each["event"] for each in told] == ["text not in UTF-8"]
        assert "trace" not in told[0]


@pytest.mark.slow
def test_what_is_no_request_is_refused_and_fills_no_log(served: Served) -> None:
    strange = (
        b"hello\r\n\r\n",
        HEAD + b"Connection: upgrade\r\nUpgrade: h2c\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\r\n\r\n",
    )
    for said in strange * 5:
        with line(served, said) as made:
            assert made.recv(65536).startswith(b"HTTP/1.1 ")
    told = [json.loads(each)["level"] for each in served.log.read_text().splitlines()]
    assert set(told) <= {"info"}


@pytest.mark.slow
def test_a_connection_that_is_reset_leaves_nothing(served: Served) -> None:
    for said in (b"", HEAD, BODY):
        made = line(served, said)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        made.close()
    with line(served, HEAD + b"\r\n") as made:
        assert made.recv(65536).startswith(b"HTTP/1.1 200")
    assert "Exception" not in served.log.read_text()
