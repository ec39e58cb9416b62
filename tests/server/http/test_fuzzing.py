"""Whatever is sent to any address or over the socket, it is answered in words, in both languages: never with a 500."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any, get_args
from urllib.parse import quote

import httpx
import msgspec
import pytest
from msgspec import inspect
from websockets.asyncio.client import ClientConnection, connect

from tests.seeds import Block, blocks
from tests.server.served import ROOT, Served, cookie_of
from trireme.kit.registry import our_games
from trireme.server.common.rate_limits import Limits
from trireme.server.wire.http_bodies import SENT_BY_PAGE, Me, OpenSeat, ProblemBody
from trireme.server.wire.socket_messages import ClientMessage

DEEP, LONE, HUGE, ENDLESS, BYTES = "@deep@", "@lone@", "@huge@", "@endless@", "@bytes@"
RAW = {
    DEEP: b"[" * 5_000 + b"]" * 5_000,
    LONE: rb'"\ud800"',
    HUGE: b"9" * 5_000,
    ENDLESS: b"1e999",
    BYTES: b'"\xff\xfe\xed\xa0\x80"',
}
"""What no Python value would be written as."""
ODD: list[Any] = [
    *RAW, None, True, -1, 0, 7, 2**31, 2**63, 2**64, 2**70, 1.5, "", "x", "\0", "\n", "x" * 500, "\u202e", "\U0001f600",
    [], {}, [[]], [{}], {"kind": "me"}, {"": ""}, [0], ["A", "B"],
]  # fmt: skip
NAMES = ("content", "name", "self", "seats", "game", "kind", "cls", "make", "record", "players", "modules", "chance")
"""Of options, that no game has, and some that all have."""
PATHS = (
    "\0",
    "%00",
    "\x7f",
    "..",
    "../../etc/passwd",
    "%ff",
    "%ed%a0%80",
    "x" * 3_000,
    "é",
    "*",
    "0" * 20,
    "null",
    "-1",
)
SENT = tuple(SENT_BY_PAGE)
BATCH = 10
"""Messages of each kind before the answers are read."""
MESSAGES = get_args(ClientMessage)
LONGEST = Limits().message_bytes
"""Whoever sends more on a socket is cut off."""


def made_up(kind: inspect.Type, rng: Random, odd: float) -> Any:
    """A value of this kind, or now and then one that is not."""
    if rng.random() < odd:
        return rng.choice(ODD)
    if isinstance(kind, inspect.UnionType):
        return made_up(rng.choice(kind.types), rng, odd)
    if isinstance(kind, inspect.StructType):
        fields = {field.encode_name: made_up(field.type, rng, odd) for field in kind.fields if rng.random() > odd / 2}
        return ({kind.tag_field: kind.tag} if kind.tag_field else {}) | fields
    if isinstance(kind, inspect.ListType):
        return [made_up(kind.item_type, rng, odd) for _ in range(rng.randint(0, 4))]
    if isinstance(kind, inspect.DictType):
        return {rng.choice(NAMES): made_up(kind.value_type, rng, odd) for _ in range(rng.randint(0, 2))}
    if isinstance(kind, inspect.IntType):
        return rng.choice([0, 1, 2, 3, 11, 1000])
    if isinstance(kind, inspect.BoolType):
        return rng.random() < 0.5
    if isinstance(kind, inspect.StrType):
        return rng.choice(["peloponnes", "cyclades", "random", "greedy", "pass", "0" * 32, "A", "1.0.0", "a" * 40])
    return None


def written(value: Any) -> bytes:
    """As JSON, with what JSON cannot say."""
    body = json.dumps(value).encode()
    for name, raw in RAW.items():
        body = body.replace(f'"{name}"'.encode(), raw)
    return body


def spoilt(body: bytes, rng: Random) -> bytes:
    """Cut off, or with other bytes in it."""
    if rng.random() < 0.9:
        return body
    at = rng.randrange(len(body) + 1)
    return body[:at] + rng.choice([b"", rng.randbytes(3) + body[at:]])


def sentences() -> set[str]:
    """The problems that can be said in French."""
    files = [*(ROOT / "src").rglob("*fr.ftl"), *(ROOT / "web" / "src" / "words").rglob("fr.ftl")]
    return {key for file in files for key in re.findall(r"^problem-([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)}


FRENCH = sentences()


def check_told(problem: ProblemBody) -> None:
    assert problem.key != "went-wrong"
    assert problem.key in FRENCH
    assert re.search(r"[.)!?”]$", problem.english), problem
    assert "`" not in problem.english, "a decoder's own words are not for people"


def ask(served: Served, browser: httpx.Client, rng: Random, table: str, paths: dict[str, Any]) -> None:
    """One request to one of the addresses that there are, with anything in it."""
    path, methods = rng.choice(list(paths.items()))
    method = rng.choice([*methods, "post", "put", "delete"])
    while "{" in path:
        word = rng.choice([table, table, "peloponnes", "fr", rng.choice(PATHS)])
        before, _, rest = path.partition("{")
        path = before + (word if "%" in word else quote(word, safe="")) + rest.partition("}")[2]
    query = {name: str(rng.choice(["0", "1", *ODD])) for name in ("first", "last", "seat", "x") if rng.random() < 0.3}
    body = spoilt(written(made_up(inspect.type_info(rng.choice(SENT)), rng, rng.choice([0, 0.1, 0.4]))), rng)
    headers = {b"content-type": rng.choice([b"application/json", b"text/plain", b"multipart/form-data", b"\xff"])}
    if rng.random() < 0.1:
        headers[b"cookie"] = rng.choice([b"trireme=", b"trireme=\xff;;=", b"=;" * 50, b"trireme=" + b"\xe9" * 32])
    request = browser.build_request(method.upper(), path, params=query, content=body, headers=headers)
    request.url = request.url.copy_with(raw_path=request.url.raw_path.replace(b"%25", b"%"))
    answer = browser.send(request)
    assert answer.status_code < 500, (method, path, query, body[:300], answer.text)
    if answer.status_code >= 400:
        check_told(msgspec.json.decode(answer.content, type=ProblemBody))


async def say(connection: ClientConnection, rng: Random, number: int) -> None:
    """Messages of every kind; each is answered."""
    for kind in (kind for _ in range(number) for kind in MESSAGES):
        body = spoilt(written(made_up(inspect.type_info(kind), rng, rng.choice([0, 0.1, 0.4]))), rng)
        await connection.send(body[:LONGEST])
    await connection.send('{"type":"ping","nonce":"the end"}')
    answers = 0
    async for heard in connection:
        message = msgspec.json.decode(heard)
        if message.get("nonce") == "the end":
            break
        answers += message["type"] not in ("presence", "update", "over", "resync")
        if message["type"] == "refused" and message["problem"] is not None:
            check_told(msgspec.convert(message["problem"], ProblemBody))
    assert answers == number * len(MESSAGES)


def fuzz(served: Served, seed: int, requests: int, messages: int) -> None:
    rng = Random(seed)
    with served.browser() as browser:
        table = served.new_table(browser, "peloponnes", Me("Ann"), Me("Bob")).table.id
        waiting = served.new_table(browser, "cyclades", Me("Ann"), OpenSeat()).table.id
        paths = browser.get("/api/openapi/").json()["paths"]
        assert len(paths) > 15
        for _ in range(requests):
            ask(served, browser, rng, rng.choice([table, waiting]), paths)

        async def talk() -> None:
            address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
            async with connect(address, additional_headers={"cookie": cookie_of(browser)}) as connection:
                await connection.send('{"type":"hello"}')
                assert "snapshot" in [json.loads(await connection.recv())["type"] for _ in range(2)]
                for _ in range(messages // BATCH):
                    await say(connection, rng, BATCH)

        asyncio.run(talk())
        assert browser.get("/health").json()["status"] == "ok"
    assert '"level":"error"' not in served.log.read_text(), served.log.read_text()[-3000:]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("fuzz")) as served:
        yield served


@pytest.mark.slow
def test_nothing_that_is_sent_makes_the_server_fail(served: Served) -> None:
    fuzz(served, 1, 500, 40)


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(4, 1), ids=str)
def test_nothing_of_thousands_makes_the_server_fail(served: Served, seeds: Block) -> None:
    fuzz(served, seeds.first, 2_000, 200)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["content", "name", "self", "seats", "cls", "kind"])
def test_only_options_that_a_game_declares_are_taken(served: Served, name: str) -> None:
    with served.browser() as browser:
        for game in our_games():
            for value in ("/etc", ["a", "b"], 3):
                wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "options": {name: value}}
                answer = browser.post("/api/tables", json=wish)
                assert (answer.status_code, answer.json()["key"]) == (400, "no-such-option")
                assert browser.post("/api/tables/check", json=wish).json()["problem"]["key"] == "no-such-option"


@pytest.mark.slow
def test_what_cannot_be_read_is_named(served: Served) -> None:
    seats = b'"seats":[{"kind":"me"},{"kind":"me"}]'
    with served.browser() as browser:

        def told(body: bytes) -> tuple[int, str, str]:
            answer = browser.post("/api/tables", content=body).json()
            status = browser.post("/api/tables", content=body).status_code
            return status, answer["key"], answer["figures"].get("part", "")

        assert told(b'{"a":' * 3_000) == (400, "message-too-deep", "")
        assert told(b'{"game":"\xff"}') == (400, "message-not-text", "")
        assert told(b'{"game":"\\ud800"}') == (400, "message-not-json", "")
        assert told(b"") == told(b"[]") == (400, "bad-message", "")
        assert told(b'{"game":"cyclades"}') == (400, "part-missing", "seats")
        assert told(b'{"game":"cyclades",' + seats + b',"colour":1}') == (400, "part-unknown", "colour")
        assert told(b'{"game":7,' + seats + b"}") == (400, "part-wrong", "game")
        huge = b'{"game":"cyclades",' + seats + b',"options":{"cycles":' + b"9" * 30 + b"}}"
        assert told(huge) == (400, "part-wrong", "options")
        players = b'{"game":"cyclades",' + seats + b',"options":{"players":3}}'
        assert told(players) == (400, "seat-count", "")
        for path in ("/api/tables/%00", "/api/tables/a%00b/record", "/api/rulebook/%ff", "/%ed%a0%80"):
            answer = browser.get(path)
            assert (answer.status_code, answer.json()["key"]) == (400, "bad-address"), path


@pytest.mark.slow
def test_a_nonce_has_nothing_in_it_that_cannot_be_seen(served: Served) -> None:
    with served.browser() as browser:
        table = served.new_table(browser, "peloponnes", Me("Ann"), Me("Bob")).table.id

        async def ping(nonce: str) -> Any:
            address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
            async with connect(address, additional_headers={"cookie": cookie_of(browser)}) as connection:
                await connection.recv()
                await connection.send(json.dumps({"type": "ping", "nonce": nonce}))
                return json.loads(await connection.recv())

        refused = asyncio.run(ping("a\0b"))
        assert (refused["type"], refused["problem"]["key"]) == ("refused", "part-wrong")
        assert refused["problem"]["figures"] == {"part": "nonce"}
        assert asyncio.run(ping("a b"))["type"] == "pong"
