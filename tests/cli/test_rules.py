"""`trireme rules`: reading, searching, coverage."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Run
from trireme.cli.rule_report import RuleReport
from trireme.kit.registry import untestable_rules
from trireme.kit.typography import french


def test_the_whole_rulebook_by_section(run: Run) -> None:
    ran = run("rules", "peloponnes")
    assert ran.code == 0
    assert ran.out.index("General principles") < ran.out.index("PEL-GEN-01") < ran.out.index("PEL-COM-01")
    assert "PEL-SOL-01" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_of_cyclades(run: Run, language: str) -> None:
    ran = run("rules", "cyclades", "--lang", language)
    assert ran.code == 0
    assert ran.out.index("CYC-CMP-01") < ran.out.index("CYC-OFF-06") < ran.out.index("CYC-POL-12")
    assert all(len(line) <= 80 for line in ran.out.splitlines())


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
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the command looks for reports."""
    monkeypatch.setattr("trireme.cli.rules.FOLDER", tmp_path)
    return tmp_path


def report(folder: Path, game: str, rules: Iterable[str]) -> Path:
    """A report of tests in which these rules have one."""
    path = folder / "peloponnes.json"
    path.write_bytes(msgspec.json.encode(RuleReport(game, {rule: ["test_it"] for rule in rules})))
    return path


def test_coverage(run: Run, folder: Path) -> None:
    solo = [rule["id"] for rule in json.loads(run("rules", "peloponnes", "--modules", "solo", "--json").out)]
    why = untestable_rules("peloponnes")
    silent = [rule for rule in solo if rule in why]
    first = next(rule for rule in solo if rule not in why)
    report(folder, "peloponnes", {*solo} - {*silent, first})
    ran = run("rules", "peloponnes", "--coverage", "--modules", "solo")
    lines, tested = ran.out.splitlines(), len(solo) - len(silent) - 1
    assert ran.code == 0
    assert lines[0] == "One rule has no test:"
    assert lines[1].startswith(f"  {first}  ")
    assert lines[-2] == f"{tested} of {len(solo)} rules have a test."
    assert lines[-1] == f"{int(1000 * tested / len(solo)) / 10:.1f} %"
    assert run("rules", "peloponnes", "--coverage", "--modules", "solo", "--lang", "fr").out.endswith(f"{lines[-1]}\n")
    data = json.loads(run("rules", "peloponnes", "--coverage", "--modules", "solo", "--json").out)
    assert data["untested"] == [first]
    assert data["untestable"] == {rule: why[rule] for rule in silent}
    assert data["percentage"] == pytest.approx(100 * tested / len(solo))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_rule_that_cannot_be_tested_is_shown_with_its_reason(run: Run, folder: Path, language: str) -> None:
    report(folder, "peloponnes", [])
    rule, reason = next(iter(untestable_rules("peloponnes").items()))
    out = run("rules", "peloponnes", "--coverage", "--lang", language).out
    assert f"  {rule}  {french(reason['fr']) if language == 'fr' else reason['en']}"[:50] in out


def test_another_report_is_named(run: Run, folder: Path) -> None:
    path = report(folder, "peloponnes", ["PEL-BID-05"]).rename(folder / "mine.json")
    assert run("rules", "peloponnes", "bid", "--report", str(path)).out.splitlines()[-1].endswith(" %")


def test_no_report(run: Run, folder: Path) -> None:
    said = f"There is no report of the tests here: {folder / 'peloponnes.json'}. “make test” writes it in a checkout; "
    assert run("rules", "peloponnes", "--coverage") == (2, "", f"{said}--report names another one.\n")
    missing = run("rules", "peloponnes", "--report", "none.json")
    assert missing == (2, "", "none.json: there is no such file.\n")


def test_damaged_report(run: Run, folder: Path) -> None:
    path = report(folder, "peloponnes", [])
    path.write_text("{}", encoding="utf-8")
    ran = run("rules", "peloponnes", "--coverage")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{path}: this is not a report of the tests (")


def test_report_of_another_game(run: Run, folder: Path) -> None:
    path = report(folder, "cyclades", [])
    assert run("rules", "peloponnes", "--coverage").err == f"{path} is about cyclades, not about peloponnes.\n"


@pytest.mark.parametrize(
    ("language", "invented", "ruling"),
    [
        ("en", "Invented rule: it is our own", "House ruling:"),
        ("fr", "Règle inventée : elle est de notre cru", "Règle maison"),
    ],
)
def test_rules_of_our_own_say_so(run: Run, language: str, invented: str, ruling: str) -> None:
    """Each of them, as plainly as rulings, and no other rule."""
    entries = json.loads(run("rules", "cyclades", "--json").out)
    out = " ".join(run("rules", "cyclades", "--lang", language).out.replace("\N{NO-BREAK SPACE}", " ").split())
    designed = [rule for rule in entries if rule["source"].startswith("designed")]
    assert designed
    assert out.count(invented) == len(designed)
    assert out.count(ruling) == sum("ruling" in rule["source"] for rule in entries if rule not in designed)


def test_rules_of_our_own_say_so_where_rules_without_a_test_are_listed(run: Run, folder: Path) -> None:
    path = report(folder, "cyclades", [])
    entries = json.loads(run("rules", "cyclades", "--json").out)
    out = " ".join(run("rules", "cyclades", "--report", str(path)).out.split())
    designed = [rule for rule in entries if rule["source"].startswith("designed")]
    assert out.count("Invented rule: it is our own") == len(designed)
    assert out.count("House ruling:") == sum("ruling" in rule["source"] for rule in entries if rule not in designed)
