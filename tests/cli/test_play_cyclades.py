"""`trireme play cyclades`: whole games through the terminal, and what a player can ask there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import Run

GAME = ["play", "cyclades", "--players", "3", "--bots", "random", "--seed", "4"]
HOT_SEAT = ["play", "cyclades", "--players", "2", "--humans", "2", "--seed", "4", "--purses", "open"]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("language", "ending"), [("en", "The last cycle is over"), ("fr", "Le dernier cycle")])
def test_a_short_game_of_numbers(run: Run, language: str, ending: str) -> None:
    rng = Random(3)
    typed = (rng.choice(["1", "2", "3", "4", "", "7", "12"]) for _ in range(3000))
    ran = run(*GAME, "--cycles", "3", "--lang", language, "--record", "game.record", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert ending in ran.out
    assert [line for line in ran.out.splitlines() if len(line) > 80] == []
    assert "scores: " in Path("game.record").read_text(encoding="utf-8")
    assert run("verify", "game.record").code == 0


def test_gold_lies_behind_screens_unless_it_is_open(run: Run) -> None:
    def gold(*options: str) -> list[str]:
        lines = run(*GAME, *options, typed=["quit"]).out.splitlines()
        return [line.split()[1] for line in lines if line[:2] in ("A ", "B ", "C ") and len(line.split()) == 9]

    assert gold() == ["7", "?", "?"]
    assert gold("--purses", "open") == ["7", "7", "7"]


def test_an_offering_in_two_steps_or_in_one_line(run: Run) -> None:
    ran = run(*HOT_SEAT, typed=["2", "3", "log 1", "apollo", "quit"])
    assert "How much gold do you offer to " in ran.out
    assert " offers 3 gold to " in ran.out
    assert " goes to Apollo, place 1." in ran.out


def test_why_not(run: Run) -> None:
    ran = run(*HOT_SEAT, typed=["why offer zeus 9", "why end", "why", "offer zeus 99", "why naxos", "why B2", "quit"])
    said = " ".join(ran.out.split())
    assert "An offering of 9 gold to Zeus is out of reach: with 7 gold you can offer 7 at most." in said
    assert "You cannot pass: place your marker on a god or on Apollo." in said
    assert "CYC-OFF-18 A player may only make an offering they could pay in full" in said
    assert "naxos” is neither a move nor a thing on the table." in said, "it is on the boards of four and five"
    assert "B2” is neither" not in said


def test_no_word_but_one_of_the_game(run: Run) -> None:
    ran = run("play", "cyclades", "--purses", "torn")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "Option purses: “torn” is not known. There are hidden, open.\n"
