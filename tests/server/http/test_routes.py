"""The HTTP part: what is answered, what protects it, and that nothing makes it fail."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.served import Served
from trireme.server.common.rate_limits import Bucket, Limits, RateLimiter, household
from trireme.server.wire.http_bodies import MOST_RECORD, BotSeat, Invited, Me, OpenSeat

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as served:
        yield served


@pytest.fixture
def browser(served: Served) -> Iterator[httpx.Client]:
    with served.browser() as browser:
        yield browser


def key(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["key"]


@pytest.mark.slow
def test_a_stranger_comes_through_a_link(served: Served, browser: httpx.Client) -> None:
    made = served.new_table(browser, "peloponnes", Me("Ann"), Invited("Bob"))
    with served.browser() as other:
        look, claim = {"token": made.links[0].token}, {"token": made.links[0].token, "name": "Bob", "nonce": "1"}
        seen = other.post("/api/links/look", json=look)
        assert (seen.json()["host"], seen.json()["seats"]) == ("Ann", [1])
        assert "set-cookie" not in seen.headers
        elsewhere = {"origin": "https://elsewhere.example"}
        assert key(other.post("/api/links/claim", json=claim, headers=elsewhere)) == (403, "other-origin")
        for method in ("GET", "HEAD"):
            assert other.request(method, "/api/links/claim", params=claim).status_code in (404, 405)
        answer = other.post("/api/links/claim", json=claim)
        assert answer.json()["table"]["mine"] == [1]
        assert answer.json()["table"]["status"] == "playing"
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert other.get("/api/me").json() == {"name": "Bob"}
        assert len(other.get("/api/me/tables").json()["tables"]) == 1
        for token in ("0" * 32, made.links[0].token[:20], ""):
            assert key(other.post("/api/links/look", json={"token": token})) == (404, "no-link")
            assert key(other.post("/api/links/claim", json=claim | {"token": token})) == (404, "no-link")
    log = served.log.read_text()
    assert made.links[0].token not in log
    assert made.table.id not in log


@pytest.mark.slow
def test_mistakes_are_answered_with_what_is_wrong(served: Served, browser: httpx.Client) -> None:
    table = served.new_table(browser, "peloponnes", Me("Ann"), OpenSeat(), BotSeat("random")).table.id
    wish: dict[str, Any] = {"game": "peloponnes", "seats": [{"kind": "me"}]}
    with served.browser() as other:
        assert key(other.post(f"/api/tables/{table}/sit", json={"seat": 0})) == (409, "not-open")
        assert key(other.post(f"/api/tables/{table}/sit", json={"seat": 1})) == (400, "no-name")
        assert key(other.get(f"/api/tables/{table}/devices?seat=0")) == (403, "not-yours")
        assert key(other.get("/api/tables?after=1_never")) == (400, "no-cursor")
        assert key(other.post(f"/api/tables/{table}/sit", json={"seat": 9})) == (404, "no-seat")
        assert key(other.post(f"/api/tables/{table}/leave", json={"seat": 0})) == (403, "not-yours")
        assert key(other.post(f"/api/tables/{table}/links", json={"seat": 1})) == (403, "not-host")
        assert key(other.get(f"/api/tables/{table}/record")) == (409, "still-secret")
        assert key(other.get(f"/api/tables/{table}/positions")) == (404, "no-version")
        assert key(other.get("/api/tables/nowhere")) == (404, "no-table")
        assert key(other.get("/api/content/" + "0" * 64)) == (404, "no-components")
        assert key(other.get("/api/rulebook/chess")) == (404, "no-game")
        assert key(other.get("/api/games/chess/words/fr")) == (404, "no-game")
        assert key(other.get("/api/games/cyclades/words/de")) == (404, "no-language")
        assert key(other.get("/api/nothing")) == (404, "no-page")
        assert key(other.post("/api/tables", content=b"{", headers=JSON)) == (400, "message-not-json")
        assert key(other.post("/api/tables", json=wish | {"more": 1})) == (400, "part-unknown")
        assert key(other.post("/api/tables", json=wish | {"game": "chess"})) == (400, "no-game")
        assert key(other.post("/api/tables", json=wish | {"options": {"level": 9}})) == (400, "range")
        assert key(other.post("/api/tables", json=wish | {"options": {"chance": "explicit"}})) == (400, "sealed-chance")
        alone = {"game": "peloponnes", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        assert key(other.post("/api/tables", json=alone)) == (400, "no-human")
        strange = {"game": "peloponnes", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}
        assert key(other.post("/api/tables", json=strange)) == (400, "no-bot")
        checked = other.post("/api/tables/check", json=strange).json()
        assert checked["problem"]["key"] == "no-bot"
        assert other.post("/api/tables/check", json=wish).json() == {"problem": None}
        long = json.dumps(wish | {"padding": "x" * Limits().message_bytes})
        assert key(other.post("/api/tables", content=long, headers=JSON)) == (413, "too-big")
        for path in ("/api/records", "/api/records/positions"):
            assert key(other.post(path, json={"record": "hello"})) == (400, "not-header")
            big = other.post(path, json={"record": "x" * MOST_RECORD})
            assert big.json()["english"] == f"This message is too big. The limit is {MOST_RECORD} bytes."


@pytest.mark.slow
def test_reading(browser: httpx.Client) -> None:
    offers = {offer["name"]: offer for offer in browser.get("/api/catalogue").json()["games"]}
    offer = offers["peloponnes"]
    assert (offer["least_players"], offer["most_players"]) == (1, 6)
    components = browser.get(f"/api/content/{offer['content']}").json()
    assert components["game"] == "peloponnes"
    assert components["components"]["rules"]["chits_to_trigger"] == 3
    assert {"sea", "solo_target"} <= set(components["components"]), "whoever chooses modules sees what they bring"
    rules = browser.get("/api/rulebook/peloponnes").json()
    assert {"PEL-BID-01", "KIT-ASK-01"} <= {rule["id"] for rule in rules["rules"]}
    base, *modules = browser.get("/api/games/peloponnes/words/fr").json()["sources"]
    assert "game-title = Peloponnes\n" in base
    assert any("module-sea = La Mer\n" in words for words in modules)
    for named, known in (("", False), ("hellas", False), ("sea", True), ("sea,atlantis", True)):
        some = browser.get(f"/api/games/peloponnes/words/fr?modules={named}").json()["sources"]
        assert some[0] == base
        assert any("module-sea = La Mer\n" in words for words in some) is known
    assert browser.get("/health").json()["status"] == "ok"
    assert "text/html" in browser.get("/").headers["content-type"]


@pytest.mark.slow
def test_other_sites_cannot_post_and_every_answer_is_protected(browser: httpx.Client) -> None:
    wish = {"game": "peloponnes", "seats": [{"kind": "me"}]}
    elsewhere = {"origin": "https://elsewhere.example"}
    assert key(browser.post("/api/tables", json=wish, headers=elsewhere)) == (403, "other-origin")
    here = {"origin": str(browser.base_url).rstrip("/")}
    assert browser.post("/api/tables/check", json=wish, headers=here).status_code == 200
    for path in ("/", "/health", "/api/nothing", "/api/catalogue"):
        headers = browser.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert browser.get("/api/me").headers["cache-control"] == "no-store"
    assert browser.get("/api/rulebook/peloponnes").headers["content-encoding"] == "gzip"


def test_a_bucket_allows_some_at_once_and_then_some_a_second() -> None:
    time = [0.0]
    bucket = Bucket(2, 3, lambda: time[0])
    assert [bucket.allows() for _ in range(4)] == [True, True, True, False]
    time[0] = 1
    assert [bucket.allows() for _ in range(3)] == [True, True, False]


def test_a_bucket_tells_how_long_to_wait_for_one_s_turn() -> None:
    time = [0.0]
    bucket = Bucket(2, 1, lambda: time[0])
    assert [bucket.wait() for _ in range(4)] == [0, 0.5, 1, 1.5]
    time[0] = 2
    assert bucket.wait() == 0


def test_limits_are_counted_by_household() -> None:
    keeper = RateLimiter(
        Limits(connections=1, tables_an_hour=1, requests_at_once=1, requests_a_second=0, records_a_minute=1)
    )
    assert (keeper.connect("a"), keeper.connect("a"), keeper.connect("b")) == (True, False, True)
    keeper.disconnect("a")
    assert keeper.connect("a")
    assert (keeper.may_make_table("a"), keeper.may_make_table("a"), keeper.may_make_table("b")) == (True, False, True)
    assert [keeper.may_bring_record(address) for address in "aab"] == [True, False, True]
    assert (keeper.may_ask("a"), keeper.may_ask("a")) == (True, False)
    assert household("2001:db8::1") == household("2001:db8::2") != household("2001:db8:0:1::1")
    assert household("192.0.2.1") != household("192.0.2.2")


@pytest.mark.soak
def test_schemathesis_finds_nothing(served: Served, tmp_path: Path) -> None:
    command = [
        sys.executable, "-m", "schemathesis.cli", "run", f"{served.address}/api/openapi/", "--max-examples=50",
        "--checks=not_a_server_error,response_schema_conformance,content_type_conformance,status_code_conformance",
        "--no-color",
    ]  # fmt: skip
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-1000:]
