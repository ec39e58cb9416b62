"""A game is a folder: one that is installed as a package of its own is played like ours. No file of ours knows it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator

from tests.installed import PACKAGE, install, run
from tests.server.served import Served

CHECKED = """
from trireme import make
from trireme.kit.harness import QUICK, THOROUGH, check_all
for players, chance, modules in ((2, "sealed", []), (4, "sealed", ["tide"]), (3, "explicit", ["tide"])):
    game = make("pebbles", players=players, chance=chance, modules=modules)
    check_all(game, 1, THOROUGH if chance == "sealed" else QUICK)
print("passed")
"""
GENERATED = """
import json, sys
from pathlib import Path
from tools import generate_case_schema, generate_rules, generate_types
rules = [path.read_text() == text for path, text in generate_rules.written("pebbles").items()]
types = {path.name: text for path, text in generate_types.written("pebbles", folder=Path()).items()}
ours = {path: path.read_text() == text for path, text in generate_types.written().items()}
cases = generate_case_schema.schema("pebbles", "cyclades")
json.dump({"rules": rules, "types": types, "ours": list(ours.values()), "cases": cases}, sys.stdout)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="module")
def served(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served"), site) as served:
        yield served


def test_it_is_listed_with_its_options(site: Path) -> None:
    ran = run(site, "-m", "trireme", "games")
    assert (ran.returncode, ran.stderr) == (0, "")
    lines = [" ".join(line.split()) for line in ran.stdout.splitlines()]
    assert {"cyclades", "peloponnes", "pebbles"} <= set(lines)
    assert "Take pebbles from heaps, in turn. Whoever takes the last one wins." in lines
    assert "Modules: base game, The tide." in lines
    assert "last What the last pebble means for whoever takes it. wins, loses" in lines
    assert "modules What happens on the beach besides. tide" in lines


def test_it_is_played_in_the_terminal(site: Path, tmp_path: Path) -> None:
    record = tmp_path / "beach.record"
    game = ["-m", "trireme", "play", "pebbles", "--last", "loses", "--modules", "tide", "--seed", "3"]
    ran = run(site, *game, "--record", str(record), typed="why take sand 9\ntake slate 9\n" + "1\n" * 30)
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stdout
    assert "Against B (greedy)." in ran.stdout
    assert "A · Take one to 3 pebbles from a heap" in ran.stdout
    assert any(line.split() == ["heap", "of", "sand", *"●●●●●"] for line in ran.stdout.splitlines())
    assert any(
        line.split()[:7] == ["1", "one", "pebble", "from", "the", "heap", "of"] for line in ran.stdout.splitlines()
    )
    assert "One to 3 pebbles, no more and no less." in ran.stdout
    assert "Washed away: heap " in ran.stdout, "an event without a sentence is told by its name"
    assert " wins." in ran.stdout
    verified = run(site, "-m", "trireme", "verify", str(record), "--json")
    assert json.loads(verified.stdout)["verified"] is True


def test_the_rule_stands_where_the_sentence_is_missing(site: Path) -> None:
    moves = "take slate 3\n" * 2 + "why take slate 3\nquit\n"
    ran = run(site, "-m", "trireme", "play", "pebbles", "--seed", "1", "--humans", "2", typed=moves)
    assert "You take no more than a heap holds." in ran.stdout


def test_its_mistakes_are_told(site: Path) -> None:
    ran = run(site, "-m", "trireme", "play", "pebbles", "--modules", "storm")
    assert (ran.returncode, ran.stderr) == (2, "Option modules: “storm” is not known. There are tide.\n")


def test_bots_play_it(site: Path) -> None:
    ran = run(site, "-m", "trireme", "simulate", "pebbles", "--games", "5", "--modules", "tide", "--json")
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["games"] == 5


@pytest.mark.parametrize("last", ["wins", "loses"])
def test_its_own_bot_is_better_than_chance(site: Path, last: str) -> None:
    match = ["simulate", "pebbles", "--games", "40", "--bots", "greedy,random", "--last", last, "--json"]
    ran = run(site, "-m", "trireme", *match)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["bots"]["greedy"]["wins"] > 30


def test_its_rules_are_read_with_what_changes_them(site: Path) -> None:
    ran = run(site, "-m", "trireme", "rules", "pebbles")
    assert ran.returncode == 0, ran.stderr
    assert "Changed by TID-WAV-01." in ran.stdout
    french = run(site, "-m", "trireme", "rules", "pebbles", "marée", "--lang", "fr").stdout
    assert "la marée emporte un caillou" in french


def test_its_cases_run(site: Path) -> None:
    ran = run(site, "-m", "trireme", "case", str(PACKAGE / "cases" / "pebbles.toml"))
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.slow
def test_it_passes_the_harness(site: Path) -> None:
    ran = run(site, "-c", CHECKED)
    assert ran.stdout == "passed\n", ran.stderr


def test_its_files_are_generated(site: Path) -> None:
    ran = run(site, "-c", GENERATED)
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert found["rules"] == [True, True]
    types = found["types"]["protocol.ts"]
    assert "export interface PebblesView {" in types
    assert "export type GameEvent = Took | WashedAway;" in types
    assert found["ours"] == [True, True], "what is installed beside does not change our own files"
    case = tomllib.loads((PACKAGE / "cases" / "pebbles.toml").read_text(encoding="utf-8"))
    assert list(Draft202012Validator(found["cases"]).iter_errors(case)) == []


@pytest.mark.slow
def test_the_server_offers_it(served: Served) -> None:
    with served.browser() as browser:
        games = {offer["name"]: offer for offer in browser.get("/api/catalogue").json()["games"]}
        assert games["pebbles"]["title"] == {"en": "Pebbles", "fr": "Cailloux"}
        assert games["pebbles"]["bots"][:2] == [{"name": "random"}, {"name": "greedy"}]
        words = browser.get("/api/games/pebbles/words/fr").json()["sources"]
        assert "game-title = Cailloux\n" in words[0]
        assert "module-tide = La marée\n" in words[1]
        rules = {rule["id"]: rule for rule in browser.get("/api/rulebook/pebbles").json()["rules"]}
        assert rules["PEB-TAK-02"]["amended"] == ["TID-WAV-01"]
        components = browser.get(f"/api/content/{games['pebbles']['content']}").json()["components"]
        assert [heap["id"] for heap in components["heap"]] == ["sand", "slate", "shells"]
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        made = browser.post("/api/tables", json=wish | {"options": {"modules": ["tide"]}})
        assert made.status_code == 201, made.text
