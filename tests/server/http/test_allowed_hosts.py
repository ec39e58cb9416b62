"""Foreign hosts are refused in words; a home network, this machine and what it was told are not."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.served import Served
from trireme.server.common.allowed_hosts import Hosts
from trireme.server.wire.http_bodies import Me

OWN = socket.gethostname()


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost", True),
        ("localhost:8000", True),
        ("LOCALHOST.:8000", True),
        ("trireme.localhost", True),
        (f"{OWN}:8000", True),
        (f"{OWN.partition('.')[0]}.local", True),
        ("192.168.1.7:8000", True),
        ("192.168.1.8:8000", False),
        ("play.example.org", True),
        ("example.org", False),
        ("evil.example", False),
        (f"{OWN}.evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
        ("[::1]:8000", False),
    ],
)
def test_which_hosts_are_ours(host: str, ours: bool) -> None:
    """The connection has come in at 192.168.1.7, an address of this machine in a home network."""
    assert Hosts(["Play.example.org"]).knows(host, "192.168.1.7") == ours


def test_an_address_of_ours_may_be_one_of_the_new_kind() -> None:
    assert Hosts().knows("[2001:DB8::1]:8000", "2001:db8::1")


def test_any_host_is_ours_where_somebody_says_so() -> None:
    assert Hosts(["*"]).knows("evil.example", "127.0.0.1")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("hosts")) as served:
        yield served


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/", "/api/catalogue", "/api/me", "/health"])
def test_a_page_of_another_name_reads_nothing(served: Served, path: str) -> None:
    with served.browser() as browser:
        assert browser.get(path).status_code == 200
        assert browser.get(path, headers={"host": f"localhost:{served.port}"}).status_code == 200
        answer = browser.get(path, headers={"host": "rebound.example"})
        assert (answer.status_code, answer.json()["key"]) == (403, "other-host")
        text = "This server does not answer to the name “rebound.example”. Its operator can allow the name with"
        assert answer.json()["english"].startswith(text)


@pytest.mark.slow
def test_somebody_who_typed_another_name_reads_a_page(served: Served) -> None:
    with served.browser() as browser:
        headers = {"host": "<script>.example", "accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        answer = browser.get("/", headers=headers)
        assert (answer.status_code, answer.headers["content-type"]) == (403, "text/html; charset=utf-8")
        assert "This server does not answer to the name <b>&lt;script&gt;.example</b>." in answer.text
        assert "Ce serveur ne répond pas au nom <b>&lt;script&gt;.example</b>." in answer.text
        assert "<script" not in answer.text
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.slow
def test_a_socket_of_another_name_is_not_opened(served: Served) -> None:
    with served.browser() as browser:
        table = served.new_table(browser, "peloponnes", Me("Ann"), Me("Bob")).table.id

    async def rebound() -> None:
        address = f"ws://rebound.example/api/tables/{table}/socket"
        async with connect(address, host="127.0.0.1", port=served.port):
            pass

    with pytest.raises(InvalidStatus, match="403"):
        asyncio.run(rebound())
