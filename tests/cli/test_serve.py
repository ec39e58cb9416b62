"""`trireme serve`: it opens, and says what is wrong when it cannot."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from trireme.cli import main


def test_a_database_that_cannot_be_used_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--lang", "en", "--db", "nosuch://games"]) == 2
    assert capsys.readouterr().err.startswith("nosuch://games: games cannot be kept there (")


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        db = str(tmp_path / "tables.db")
        assert main(["serve", "--no-browser", "--lang", "fr", "--port", port, "--db", db]) == 2
    assert f"Le port {port} de 127.0.0.1 est inutilisable" in capsys.readouterr().err


@pytest.mark.slow
def test_it_says_where_it_is_and_ends_in_peace(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "trireme", "serve", "--no-browser", "--lang", "en", "--port", "0"]
    with subprocess.Popen([*command, "--db", str(tmp_path / "t.db")], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("The tables are open at http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        assert process.wait() == 0
