"""`trireme serve`: it opens, and says what is wrong when it cannot."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from trireme.cli import main
from trireme.cli.settings import LIMITS, SETTINGS
from trireme.server.common.rate_limits import Limits
from trireme.server.services import Settings

SERVER_DOC = Path(__file__).resolve().parents[2] / "docs" / "host" / "settings.md"


def test_a_database_that_cannot_be_used_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--lang", "en", "--db", "nosuch://games"]) == 2
    assert capsys.readouterr().err.startswith("nosuch://games: games cannot be kept there (")


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        db = str(tmp_path / "tables.db")
        assert main(["serve", "--no-browser", "--lang", "fr", "--port", port, "--db", db]) == 2
    assert f"Le port {port} de 127.0.0.1 est inutilisable" in capsys.readouterr().err


@contextmanager
def serving(db: Path, *flags: str, **environment: str) -> Iterator[str]:
    """The address of a server that was told so much."""
    command = [sys.executable, "-m", "trireme", "serve", "--no-browser", "--lang", "en", *flags]
    told = {**os.environ, "TRIREME_DB": str(db), **{f"TRIREME_{name}": value for name, value in environment.items()}}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=told) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("The tables are open at http://127.0.0.1:"), line
        yield line.split()[5]
        process.send_signal(signal.SIGINT)
        assert process.wait() == 0


@pytest.mark.slow
def test_it_says_where_it_is_and_ends_in_peace(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--port", "0") as address:
        assert httpx.get(f"{address}health").json()["status"] == "ok"


@pytest.mark.slow
def test_the_environment_tells_what_no_flag_does_and_flags_win(tmp_path: Path) -> None:
    told = {"PORT": "1", "HOSTS": "play.example.org, other.example", "MESSAGE_BYTES": "2000", "RULES_WORKERS": "2"}
    with serving(tmp_path / "kept" / "t.db", "--port", "0", **told) as address:
        assert (tmp_path / "kept" / "t.db").exists()
        assert httpx.get(f"{address}health", headers={"host": "other.example"}).status_code == 200
        assert httpx.get(f"{address}health", headers={"host": "third.example"}).status_code == 403
        long = httpx.post(f"{address}api/tables", content=b"x" * 2001)
        assert (long.status_code, long.json()["figures"]["limit"]) == (413, 2000)


@pytest.mark.slow
@pytest.mark.parametrize(("proxies", "allowed"), [("", [200, 200, 429]), ("10.0.0.0/8, 127.0.0.1", [200, 200, 200])])
def test_only_a_proxy_that_it_knows_says_where_visitors_are(tmp_path: Path, proxies: str, allowed: list[int]) -> None:
    """Anybody else could call himself what he likes, and no limit would hold."""
    told = {"PROXIES": proxies, "REQUESTS_AT_ONCE": "2", "REQUESTS_A_SECOND": "1"}
    with serving(tmp_path / "t.db", "--port", "0", **told) as address, httpx.Client() as browser:
        visitors = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(3)]
        assert [browser.get(f"{address}api/me", headers=visitor).status_code for visitor in visitors] == allowed


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "many", "TRIREME_PORT: “many” is not a whole number"),
        ("RULES_WORKERS", "0", "TRIREME_RULES_WORKERS: 0 is too small. The least is 1."),
        ("KEY", "short", "TRIREME_KEY is too short to be a key: it has at least 32 letters."),
        ("CONNECTIONS", "-3", "TRIREME_CONNECTIONS: -3 is too small"),
        (
            "HOSTS",
            "http://x",
            "TRIREME_HOSTS: “http://x” is not the name of a host. Write names without ports, such as",
        ),
        (
            "PROXIES",
            "localhost",
            "TRIREME_PROXIES: “localhost” is not an address. Write addresses or networks, such as",
        ),
    ],
)
def test_what_the_environment_says_wrongly_is_named(
    name: str,
    value: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setenv(f"TRIREME_{name}", value)
    monkeypatch.setenv("TRIREME_DB", str(tmp_path / "tables.db"))
    assert main(["serve", "--no-browser", "--lang", "en"]) == 2
    assert capsys.readouterr().err.replace("\n", " ").startswith(said)


def test_a_flag_that_is_wrong_is_named_too(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--lang", "fr", "--proxies", "le-mien"])
    assert "n’est pas une adresse. Écrivez des adresses ou des réseaux" in capsys.readouterr().err


def test_all_that_a_server_can_be_told_stands_in_the_documentation() -> None:
    rows = re.findall(
        r"^\| `(--[a-z-]+)` \| `(TRIREME_[A-Z_]+)` \|", SERVER_DOC.read_text(encoding="utf-8"), re.MULTILINE
    )
    entries = [(entry.flag, entry.variable) for entry in (*SETTINGS, *LIMITS)]
    more = [("--no-browser", "TRIREME_NO_BROWSER"), ("--lang", "TRIREME_LANG")]
    assert sorted(rows) == sorted([*entries, *more])


def test_every_setting_of_the_house_can_be_told() -> None:
    assert {entry.name for entry in LIMITS} == set(Limits.__struct_fields__)
    told = {entry.name for entry in SETTINGS} | {"limits", "modules"}  # modules are for programs
    assert set(Settings.__struct_fields__) <= told
