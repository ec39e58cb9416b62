"""A real server whose PostgreSQL is away or frozen: it says so within two seconds, and its sockets stay."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from tests import postgres
from tests.server.local import Message, codes_of
from tests.server.served import Served, cookie_of
from trireme.server.wire.http_bodies import Me
from trireme.server.wire.socket_messages import AnswerStep, ClientMessage, Confirm, Hello

WITHIN = 2.0
"""Seconds in which whoever asks for the health must know."""
AWAY = "database-away"
PATIENCE = 30
Ends = Callable[[postgres.Postgres], None]


def say(line: ClientConnection, message: ClientMessage) -> None:
    line.send(msgspec.json.encode(message).decode())


def heard(line: ClientConnection, *kinds: str) -> Message:
    """The next message of one of these kinds."""
    while True:
        message: Message = msgspec.json.decode(line.recv(PATIENCE))
        if message["type"] in kinds:
            return message


def paused_by(line: ClientConnection) -> str | None:
    problem = heard(line, "paused")["problem"]
    return problem and str(problem["key"])


def asked_seat(sights: list[Message]) -> tuple[int, Message]:
    return next((sight["seat"], question) for sight in sights for question in sight["questions"] if codes_of(question))


def try_move(line: ClientConnection, sights: list[Message]) -> int:
    """Answer until there is a draft that can be confirmed, and return its seat."""
    for number in range(20):
        seat, question = asked_seat(sights)
        say(line, AnswerStep(f"s{number}", seat, question["id"], codes_of(question)[0]))
        assert heard(line, "ack", "refused")["type"] == "ack"
        sights = heard(line, "update", "snapshot")["seats"]
        drafts = [sight["draft"] for sight in sights if sight["seat"] == seat]
        if drafts[-1] and drafts[-1]["can_confirm"]:
            return seat
    raise AssertionError("there is no end of questions")


def health(browser: httpx.Client) -> tuple[int, str, float]:
    """The status, what is in the way, and how many seconds it took to say so."""
    began = time.monotonic()
    answer = browser.get("/health", timeout=PATIENCE)
    return answer.status_code, answer.json().get("key", ""), time.monotonic() - began


@pytest.mark.slow
@pytest.mark.parametrize(
    ("end", "begin"),
    [
        (postgres.Postgres.stop, postgres.Postgres.start),
        (postgres.Postgres.freeze, postgres.Postgres.thaw),
    ],
    ids=["ended", "frozen"],
)
def test_health_says_so_in_two_seconds_and_what_was_tried_is_written_on_the_same_socket(
    tmp_path: Path, end: Ends, begin: Ends
) -> None:
    bin = postgres.programs()
    if bin is None:
        pytest.skip("there is no PostgreSQL here")
    with (
        postgres.running(bin, postgres.SAFE) as server,
        Served(tmp_path, db=server.address) as served,
        served.browser() as browser,
    ):
        table = served.new_table(browser, "peloponnes", Me("Ann"), Me("Bob")).table.id
        address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
        with connect(address, additional_headers={"cookie": cookie_of(browser)}) as line:
            say(line, Hello())
            sights = heard(line, "snapshot")["seats"]
            assert health(browser)[:2] == (200, "")
            time.sleep(1)  # what was found is told for a second
            end(server)
            for _ in range(3):
                status, key, seconds = health(browser)
                assert (status, key in (AWAY, "lock-lost")) == (503, True)
                assert seconds < WITHIN
            while paused_by(line) != AWAY:
                pass
            seat = try_move(line, sights)
            say(line, Confirm("c", seat))
            assert heard(line, "ack", "refused")["problem"]["key"] == AWAY
            begin(server)
            while paused_by(line) is not None:
                pass
            say(line, Confirm("c", seat))
            assert heard(line, "ack", "refused")["type"] == "ack"
            while health(browser)[0] != 200:
                pass
