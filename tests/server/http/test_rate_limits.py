"""What an address may ask: each request has a cost, under one address, from one household."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import resource
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from tests.server.served import Served
from trireme.server.common import rate_limits
from trireme.server.common.allowed_hosts import Hosts
from trireme.server.common.open_files import ADDRESSES, OWN
from trireme.server.common.problems import DISK_FULL, TableError
from trireme.server.common.rate_limits import Bucket, Limits, RateLimiter, household
from trireme.server.http import middleware, static_site
from trireme.server.http.middleware import SecurityMiddleware
from trireme.server.http.proxies import Proxies
from trireme.server.http.route_costs import COSTS, UNKNOWN, WEBSOCKET, canonical, cost_of
from trireme.server.http.routes import OPENAPI, application
from trireme.server.services import Services, Settings
from trireme.server.storage.health import KEPT, Health

MANY = 30
SCARCE = Limits(requests_a_second=0.001, requests_at_once=MANY)


def routes() -> set[str]:
    """All that can be asked of a server, by method and path."""
    with warnings.catch_warnings(action="ignore"):  # what the framework will want one day
        app: Any = application(Services(Settings(db="")))
    while not isinstance(app, Litestar):
        app = app.app
    found = {f"GET {path}" for path in ("/", f"{static_site.ASSETS}{{file}}", OPENAPI)}
    for route in app.routes:
        path = route.path_format.rstrip("/") or "/"
        path = path.replace(":str", "")
        if isinstance(route, WebSocketRoute):
            found.add(f"{WEBSOCKET} {path}")
        elif isinstance(route, HTTPRoute):
            found |= {f"{method} {path}" for method in route.methods if method != "OPTIONS"}
    return found


def asked(method: str, path: str, raw: bytes | None = None) -> dict[str, Any]:
    return {"type": "http", "method": method, "path": path, "raw_path": path.encode() if raw is None else raw}


def test_every_route_has_a_cost_and_every_cost_a_route() -> None:
    assert routes() == set(COSTS)
    assert all(cost > 0 for cost in COSTS.values())


@pytest.mark.parametrize("route", COSTS)
def test_a_request_costs_what_stands_in_the_table(route: str) -> None:
    method, _, path = route.partition(" ")
    names = {
        "{id}": "0" * 20,
        "{file}": "a.js",
        "{path}": "openapi.json",
        "{game}": "cyclades",
        "{language}": "fr",
        "{content_hash}": "0" * 64,
    }
    for name, value in names.items():
        path = path.replace(name, value)
    scope = asked(method, path) if method != WEBSOCKET else {"type": "websocket", "path": path}
    assert cost_of(scope) == COSTS[route]
    assert method != "GET" or cost_of(asked("HEAD", path)) == COSTS[route]


def test_what_has_no_route_costs_something() -> None:
    assert cost_of(asked("GET", "/api/nothing")) == cost_of(asked("BREW", "/")) == UNKNOWN > 0


@pytest.mark.parametrize(
    ("path", "one"),
    [
        ("/", "/"),
        ("//", "/"),
        ("/api/me", "/api/me"),
        ("//api//me", "/api/me"),
        ("/api/me///", "/api/me"),
        ("/api/./me", None),
        ("/api/x/../me", None),
        ("/..", None),
        ("/api\\me", None),
        ("/api/me\u200b", None),
        ("http://127.0.0.1/api/me", None),
        ("*", None),
        ("", None),
    ],
)
def test_a_path_has_one_form(path: str, one: str | None) -> None:
    assert canonical(asked("GET", path)) == one


def test_no_path_here_is_encoded() -> None:
    assert canonical(asked("GET", "/api/me", b"/%61pi/me")) is None
    assert canonical(asked("GET", "/api/me", b"/api%2Fme")) is None


def test_a_costly_request_takes_more_of_a_bucket_and_a_full_one_allows_anything() -> None:
    time = [0.0]
    bucket = Bucket(1, 5, lambda: time[0])
    assert [bucket.allows(2) for _ in range(3)] == [True, True, False]
    assert bucket.allows(1)
    time[0] = 100
    assert [bucket.allows(50), bucket.allows(0.1)] == [True, False]


def test_an_address_is_one_household_however_it_is_written() -> None:
    assert household("::ffff:192.0.2.1") == household("::ffff:c000:201") == household("192.0.2.1")
    assert household("::ffff:192.0.2.2") != household("192.0.2.1")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("2001:DB8::1") == household("2001:db8:0:0::2")
    assert household("unknown") == household("x" * 1000) == ""


# On a real server.


@pytest.fixture
def scarce(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path, limits=SCARCE) as served:
        yield served


def get(served: Served, target: str, at: str, **headers: str) -> tuple[int, str]:
    """The status and the key of a request whose target is sent as it stands."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, source_address=(at, 0), timeout=60)
    connection.request("GET", target, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, json.loads(body).get("key", "") if body.startswith(b"{") else ""


@pytest.mark.slow
def test_every_way_to_write_an_address_is_counted(scarce: Served) -> None:
    targets = {
        "//api/me": (200, ""),
        "/api//me/": (200, ""),
        "///api/watch": (200, ""),
        "/health": (200, ""),
        "//health/": (200, ""),
        "/%61pi/me": (400, "bad-address"),
        "/api/%2e%2e/api/me": (400, "bad-address"),
        "/api/../api/me": (400, "bad-address"),
        f"http://127.0.0.1:{scarce.port}/api/me": (400, "bad-address"),
        "/nothing": (404, "no-page"),
    }
    for number, (target, expected) in enumerate(targets.items(), 2):
        at = f"127.0.1.{number}"
        assert get(scarce, target, at) == expected, target
        told = (get(scarce, target, at) for _ in range(MANY))
        assert (429, "too-fast") in told, target
        assert get(scarce, "/api/me", at) == (429, "too-fast"), "it is the same count"


@pytest.mark.slow
def test_requests_of_another_name_or_site_are_counted_too(scarce: Served) -> None:
    told = [get(scarce, "/api/me", "127.0.2.2", host="evil.example") for _ in range(MANY + 1)]
    assert (told[0], told[-1]) == ((403, "other-host"), (429, "too-fast"))


@pytest.mark.slow
def test_a_flood_of_looks_at_the_health_writes_next_to_nothing(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        written = Path(f"{served.db}-wal")
        assert get(served, "/health", "127.0.0.1")[0] == 200
        before = written.stat().st_size
        for _ in range(200):
            assert get(served, "/health", "127.0.0.1")[0] == 200
        assert written.stat().st_size - before < 60 * 4096, "a page for each would be 200"


async def test_health_is_looked_at_once_a_second_for_all() -> None:
    time, looks = [0.0], [0]
    trouble: list[TableError] = []

    async def look() -> None:
        looks[0] += 1
        await asyncio.sleep(0.01)
        if trouble:
            raise trouble[0]

    health = Health(look, lambda: time[0])
    await asyncio.gather(*(health.check() for _ in range(50)))
    await health.check()
    assert looks == [1]
    trouble.append(TableError(DISK_FULL, status=503))
    time[0] += KEPT
    told = await asyncio.gather(*(health.check() for _ in range(50)), return_exceptions=True)
    assert (looks, set(told)) == ([2], set(trouble))
    trouble.clear()
    with pytest.raises(TableError):
        await health.check()
    time[0] += KEPT
    await health.check()
    assert looks == [3]


@pytest.mark.full
def test_whoever_says_for_whom_they_ask_is_not_believed_and_one_line_says_so(scarce: Served) -> None:
    told = [get(scarce, "/api/me", "127.0.3.2", x_forwarded_for=f"198.51.100.{number}") for number in range(100)]
    assert told.count((200, "")) == MANY, "they are one address"
    log = scarce.log.read_text()
    assert log.count("forwarded address ignored") == 1
    assert "TRIREME_PROXIES" in log
    assert "198.51.100" not in log
    assert "127.0.3.2" not in log


async def test_a_named_proxy_is_believed_and_nobody_is_warned(caplog: pytest.LogCaptureFixture) -> None:
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert scope["server"] == ("10.0.0.9", 80)
        seen.append(scope["client"] and scope["client"][0])

    async def ask(client: str | None, *said: str) -> Any:
        headers = [(b"x-forwarded-for", each.encode()) for each in said]
        scope = {
            "type": "http",
            "client": client and (client, 1),
            "server": ("::ffff:10.0.0.9", 80),
            "headers": headers,
        }
        await proxies({**scope, "headers": headers}, None, None)  # type: ignore[arg-type]  # nothing comes or goes
        return seen[-1]

    caplog.set_level(logging.INFO, "trireme.server")
    proxies = Proxies(app, ["10.0.0.0/8"])
    assert await ask("10.0.0.1", "198.51.100.7") == "198.51.100.7"
    assert await ask("::ffff:10.0.0.1", "198.51.100.7") == "198.51.100.7"
    assert await ask("10.0.0.1", "1.2.3.4, 198.51.100.7") == "198.51.100.7", "what it was told itself is not believed"
    assert await ask("10.0.0.1", "1.2.3.4", "198.51.100.7") == "198.51.100.7"
    assert await ask("10.0.0.1") == "10.0.0.1"
    assert await ask("::ffff:192.0.2.1") == "192.0.2.1"
    assert caplog.records == []
    for _ in range(100):
        assert await ask("192.0.2.1", "198.51.100.7") == "192.0.2.1"
    assert await ask(None, "198.51.100.7") is None
    assert [record.message for record in caplog.records] == ["forwarded address ignored"]


@pytest.mark.parametrize(("hard", "warned"), [(OWN + ADDRESSES * 100, False), (1_000, True)])
def test_open_files_are_as_many_as_may_be_and_too_few_are_told(hard: int, warned: bool) -> None:
    program = (
        "from trireme.server.common.rate_limits import Limits; from trireme.server.common.logs import speak_json;"
        "from trireme.server.common.open_files import raise_limit; import resource;"
        "speak_json(); raise_limit(Limits());"
        "print(*resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard)),
    )
    assert run.stdout.split() == [str(hard)] * 2, run.stderr
    told = [json.loads(line) for line in run.stderr.splitlines()]
    assert [(line["event"], line["may"], line["should"]) for line in told] == (
        [("few open files", hard, OWN + ADDRESSES * 100)] if warned else []
    )


def test_a_server_raises_its_limit_of_open_files(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard - 1, hard))
    try:
        with Served(tmp_path) as served:
            assert served.process is not None
            told = Path(f"/proc/{served.process.pid}/limits")
            if not told.is_file():
                pytest.skip("this system does not show the limits of processes")
            files = next(line for line in told.read_text().splitlines() if line.startswith("Max open files"))
            assert files.split()[3:5] == [str(hard)] * 2
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_many_addresses_do_not_make_every_request_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are remembered are looked through now and then, not for each new one."""
    looked = 0

    def full(bucket: Bucket) -> bool:
        nonlocal looked
        looked += 1
        return False

    monkeypatch.setattr(Bucket, "full", property(full))
    monkeypatch.setattr(rate_limits, "MOST_KNOWN", 50)
    keeper = RateLimiter(Limits())
    for number in range(2_000):
        keeper.may_ask(str(number))
    assert looked <= 4 * 2_000


def test_an_address_beyond_its_limit_waits_for_the_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, twenty connections took six thousand refusals a second, and the loop had time for little else."""
    done: list[object] = []

    async def app(scope: Any, *_: Any) -> None:
        done.append(scope["path"])

    async def pause(seconds: float) -> None:
        done.append(seconds)

    async def send(message: Any) -> None:
        done.append(message.get("status", "body"))

    async def receive() -> Any:
        raise AssertionError("nobody reads a body")

    monkeypatch.setattr(asyncio, "sleep", pause)
    front = SecurityMiddleware(app, RateLimiter(Limits(requests_a_second=0, requests_at_once=1)), Hosts(()))
    scope = {**asked("GET", "/api/me"), "headers": [], "client": ("192.0.2.1", 1), "server": ("127.0.0.1", 80)}
    for _ in range(2):
        asyncio.run(front(dict(scope), receive, send))
    assert done == ["/api/me", middleware.PAUSE, 429, "body"]
