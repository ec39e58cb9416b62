"""`trireme games`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run
from trireme.games import GAMES
from trireme.kit.registry import BROKEN


def test_each_option_is_explained(run: Run) -> None:
    lines = run("games").out.splitlines()
    assert [line for line in lines if line in GAMES] == ["archipelago", "cyclades", "peloponnes"]
    assert "Modules: base game, Solo, Hellas, The Sea, Six players." in lines
    assert any(line.split() == ["players", "number", "of", "players", "1", "to", "6"] for line in lines)
    assert any(line.split()[:1] == ["purses"] and line.split()[-2:] == ["hidden,", "open"] for line in lines)
    assert any(
        line.split()[:3] == ["players", "nombre", "de"] for line in run("games", "--lang", "fr").out.splitlines()
    )


def test_what_cannot_be_loaded_is_said(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BROKEN, "chess", "chess.game:Chess: ImportError: no board")
    ran = run("games")
    assert ran.code == 0
    assert ran.err == "chess is installed but cannot be used: chess.game:Chess: ImportError: no board\n"


def test_for_programs(run: Run) -> None:
    games = json.loads(run("games", "--json").out)
    assert games["peloponnes"]["modules"] == ["base", "solo", "hellas", "sea", "six"]
    options = {option["name"]: option for option in games["peloponnes"]["options"]}
    assert (options["players"]["low"], options["players"]["high"], options["players"]["usual"]) == (1, 6, 4)
    assert options["chance"]["values"] == ["sealed", "explicit"]
