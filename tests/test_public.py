"""What `import trireme` offers, and that it costs nothing before it is used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import trireme


def test_the_games_are_loaded_when_asked_for() -> None:
    code = "import sys, trireme; print([m for m in sys.modules if m.startswith(('trireme.', 'msgspec', 'rich'))])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_a_game_from_start_to_proof() -> None:
    match = trireme.Match(trireme.make("peloponnes", players=2), seed=7)
    match.play(match.game.asked(match.state)[0], "pass")
    record = match.record(opened=True)
    again = trireme.replay(trireme.read_record(record.text()))
    assert again.state.on_table() == match.state.on_table()
    assert trireme.verify(record).moves == 1


def test_all_names_are_there_and_no_other() -> None:
    assert all(hasattr(trireme, name) for name in trireme.__all__)
    with pytest.raises(AttributeError, match="module 'trireme' has no attribute 'sail'"):
        trireme.sail  # noqa: B018


def test_the_package_is_a_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "trireme", "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout == f"trireme {trireme.__version__}\n"
