"""Which test covers which rule: `@pytest.mark.rules("PEL-BID-05")`, written down for the package by `make coverage`.

* `--write-coverage=FOLDER`: run the tagged tests and write `rules/coverage.json` of every game in this folder
* `--switched-off=RULE`: run the tests tagged with a rule while the engine ignores it; one of them must fail
* `--list-rules=FILE`: write the tests that are collected and their rules
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest

from trireme.games import GAMES
from trireme.kit.rulebook import Coverage, Rulebook, load_rulebook, switched_off

ROOT = Path(__file__).resolve().parent.parent
PROPERTY = "rules"
"""Name under which a test's report carries its rules, so that they travel from a worker to the process that writes."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules")
    group.addoption("--write-coverage", metavar="FOLDER", help="write which rules of the games here have tests")
    group.addoption("--switched-off", metavar="RULE", help="run the tests of this rule while the engine ignores it")
    group.addoption("--list-rules", metavar="FILE", help="write the tests that are collected and their rules")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")


class RuleCoverage:
    """What one run learns about rules."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.passed: dict[str, list[str]] = {}
        """Names of tests and their rules."""
        self.failed: set[str] = set()
        self.off = ExitStack()
        if rule := config.getoption("--switched-off"):
            self.off.enter_context(switched_off(rule))

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        check_ids(items)
        for item in items:
            item.user_properties.append((PROPERTY, [name_of(item), *rules_of(item)]))
        if rule := self.config.getoption("--switched-off"):
            self._keep(items, [item for item in items if rule in rules_of(item)])
        elif self.config.getoption("--write-coverage"):
            self._keep(items, [item for item in items if rules_of(item)])

    def _keep(self, items: list[pytest.Item], kept: list[pytest.Item]) -> None:
        self.config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        tag = dict(report.user_properties)[PROPERTY]
        assert isinstance(tag, list)
        name, *rules = tag
        if report.when == "call" and report.passed:
            self.passed[name] = sorted({*self.passed.get(name, []), *rules})
        elif not report.passed:
            self.failed.add(name)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if path := self.config.getoption("--list-rules"):
            listing = {item.nodeid: [name_of(item), *rules_of(item)] for item in session.items}
            Path(path).write_text(json.dumps(listing), encoding="utf-8")

    def pytest_sessionfinish(self) -> None:
        folder = self.config.getoption("--write-coverage")
        if folder and not hasattr(self.config, "workerinput"):
            tests = {name: rules for name, rules in self.passed.items() if name not in self.failed}
            for game in GAMES:
                coverage = Coverage(by_rule(tests, rulebook(game)), untestable(game))
                (Path(folder) / game / "rules" / "coverage.json").write_text(coverage.to_json(), encoding="utf-8")

    def pytest_unconfigure(self) -> None:
        self.off.close()


def rules_of(item: pytest.Item) -> list[str]:
    return [rule for mark in item.iter_markers("rules") for rule in mark.args]


def name_of(item: pytest.Item) -> str:
    """The test without its parameters, unless they name the rules, as a case does: then they are its name."""
    callspec = getattr(item, "callspec", None)
    if callspec is not None and not any(mark.name == "rules" for mark in callspec.marks):
        return item.nodeid.partition("[")[0]
    return item.nodeid


def check_ids(items: Iterable[pytest.Item]) -> None:
    known = {id for book in (*map(rulebook, GAMES), kit_rulebook()) for id in book.entries}
    unknown = [f"{item.nodeid}: {rule}" for item in items for rule in rules_of(item) if rule not in known]
    if unknown:
        raise pytest.UsageError("tests are tagged with rules that no rulebook has:\n  " + "\n  ".join(unknown))


def rulebook(game: str) -> Rulebook:
    return load_rulebook(files(f"trireme.games.{game}") / "rules" / f"{game}.toml")


def kit_rulebook() -> Rulebook:
    return load_rulebook(files("trireme.kit") / "rules" / "kit.toml")


def by_rule(tests: Mapping[str, Sequence[str]], book: Rulebook) -> dict[str, list[str]]:
    """The tests of each rule of a book that has any."""
    found = {id: [name for name, rules in tests.items() if id in rules] for id in book.entries}
    return {id: names for id, names in found.items() if names}


def untestable(game: str) -> dict[str, dict[str, str]]:
    """Rules that no test can show, and why, in both languages."""
    path = files(f"trireme.games.{game}") / "rules" / "untestable.toml"
    return {str(entry.pop("id")): entry for entry in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]}


def collected() -> dict[str, list[str]]:
    """Every test of a usual run by its node id: its name in the report, then its rules."""
    with TemporaryDirectory() as folder:
        listing = Path(folder) / "rules.json"
        run = run_pytest("--collect-only", f"--list-rules={listing}")
        assert run.returncode == 0, run.stdout + run.stderr
        return msgspec.json.decode(listing.read_bytes(), type=dict[str, list[str]])


def run_pytest(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Another run of pytest, in a process of its own."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
