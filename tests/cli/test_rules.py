"""`trireme rules`: reading, searching, coverage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from trireme.kit.rulebook import Coverage


def test_the_whole_rulebook_by_section(run: Run) -> None:
    ran = run("rules", "peloponnes")
    assert ran.code == 0
    assert ran.out.index("General principles") < ran.out.index("PEL-GEN-01") < ran.out.index("PEL-COM-01")
    assert "PEL-SOL-01" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_of_cyclades_and_its_coverage(run: Run, language: str) -> None:
    ran = run("rules", "cyclades", "--lang", language)
    assert ran.code == 0
    assert ran.out.index("CYC-CMP-01") < ran.out.index("CYC-OFF-06") < ran.out.index("CYC-POL-12")
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    coverage = run("rules", "cyclades", "--coverage", "--lang", language)
    assert coverage.code == 0
    assert coverage.out.splitlines()[-1].endswith(" %")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_extra_has_its_rules_among_those_of_what_it_changes(run: Run, language: str) -> None:
    heroes = run("rules", "cyclades", "--module", "hades.heroes", "--lang", language)
    assert heroes.code == 0
    assert "HAD-BEA-18" in heroes.out
    assert "HAD-FRE-01" not in heroes.out
    assert run("rules", "cyclades", "--module", "hades.manticore", "--lang", language) == heroes


def test_a_rule_tells_what_it_changes_and_what_changes_it(run: Run) -> None:
    lines = run("rules", "cyclades", "HAD-FRE-04").out.splitlines()
    assert "    Changes CYC-OFF-16." in lines
    lines = run("rules", "cyclades", "CYC-OFF-16").out.splitlines()
    assert "    Changed by HAD-FRE-04, TIT-PLA-03." in lines
    (rule,) = json.loads(run("rules", "cyclades", "HAD-FRE-04", "--json").out)
    assert (rule["amends"], rule["amended"]) == (["CYC-OFF-16"], [])


def test_only_what_this_version_plays_unless_asked(run: Run) -> None:
    modules = {module for rule in json.loads(run("rules", "peloponnes", "--json").out) for module in rule["modules"]}
    assert modules == {"base", "solo", "hellas", "sea", "six"}
    rules = json.loads(run("rules", "peloponnes", "--module", "sea", "--json").out)
    assert [rule["modules"] for rule in rules] == [["sea"]] * len(rules)


@pytest.mark.parametrize(
    ("words", "language", "found"),
    [
        (["half", "coin"], "en", "PEL-BLD-10"),
        (["pel-bid-05"], "en", "PEL-BID-05"),
        (["deloge"], "fr", "PEL-DSP-03"),
        (["l'ordre", "tour"], "fr", "PEL-BLD-10"),
    ],
)
def test_search_minds_neither_case_nor_accents(run: Run, words: list[str], language: str, found: str) -> None:
    ran = run("rules", "peloponnes", *words, "--lang", language)
    assert ran.code == 0
    assert found in ran.out
    assert "PEL-GEN-01" not in ran.out


def test_nothing_found(run: Run) -> None:
    assert run("rules", "peloponnes", "trireme") == (1, "No rule has “trireme” in it.\n", "")
    assert (
        run("rules", "peloponnes", "trireme", "--lang", "fr").out == "Aucune règle ne contient «\u202ftrireme\u202f».\n"
    )
    assert json.loads(run("rules", "peloponnes", "trireme", "--json").out) == []


@pytest.fixture
def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game's folder of our own, with its rules and no report yet."""
    rules = tmp_path / "peloponnes" / "rules"
    rules.mkdir(parents=True)
    monkeypatch.setattr("trireme.cli.rules.folders_of", lambda game: [tmp_path / game])
    return rules / "coverage.json"


def test_coverage(run: Run, report: Path) -> None:
    solo = [rule["id"] for rule in json.loads(run("rules", "peloponnes", "--modules", "solo", "--json").out)]
    tests = {id: ["test_it"] for id in solo[2:]}
    reason = {"en": "Counted, not played.", "fr": "Cela se compte."}
    report.write_text(Coverage(tests, {solo[0]: reason}).to_json(), encoding="utf-8")
    ran = run("rules", "peloponnes", "--coverage", "--modules", "solo")
    lines = ran.out.splitlines()
    assert ran.code == 0
    assert lines[0] == "One rule has no test:"
    assert lines[1].startswith(f"  {solo[1]}  ")
    assert f"  {solo[0]}  Counted, not played." in lines
    assert lines[-2] == f"{len(solo) - 2} of {len(solo)} rules have a test."
    share = 100 * (len(solo) - 2) / len(solo)
    assert lines[-1] == f"{int(share * 10) / 10:.1f} %"
    french = run("rules", "peloponnes", "--coverage", "--modules", "solo", "--lang", "fr").out.splitlines()
    assert f"  {solo[0]}  Cela se compte." in french
    assert french[-1] == lines[-1]
    data = json.loads(run("rules", "peloponnes", "--coverage", "--modules", "solo", "--json").out)
    assert data["untested"] == [solo[1]]
    assert data["untestable"] == {solo[0]: reason}
    assert data["percentage"] == pytest.approx(share)


def test_no_report(run: Run, report: Path) -> None:
    ran = run("rules", "peloponnes", "--coverage")
    assert ran == (2, "", "There is no coverage report for peloponnes. “make coverage” writes it.\n")


def test_damaged_report(run: Run, report: Path) -> None:
    report.write_text("{}", encoding="utf-8")
    ran = run("rules", "peloponnes", "--coverage")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("coverage.json: this is not a coverage report")
