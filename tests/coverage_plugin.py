"""Which test covers which rule: `@pytest.mark.rules("PEL-BID-05")`. `make test` writes a report of it for each game.

* `--rule-report=FOLDER`: write which tests of this run pass for each rule, to `FOLDER/<game>.json`
* `--list-rules=FILE`: write the tests that are collected and their rules
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest

from trireme.cli.rule_report import RuleReport
from trireme.kit.content.rulebook import Rulebook, kit_rules, load_rulebook
from trireme.kit.registry import our_games, rules_files

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = ("-c", "pyproject.toml", "-p", "tests.coverage_plugin")
"""What a run of tests needs that lie outside the repository."""
PROPERTY = "rules"
"""Name under which a test's report carries its rules, so that they travel from a worker to the process that writes."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules")
    group.addoption("--rule-report", metavar="FOLDER", help="write which tests pass for each rule of each game")
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

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        check_ids(items)
        for item in items:
            item.user_properties.append((PROPERTY, [name_of(item), *rules_of(item)]))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        tag = dict(report.user_properties).get(PROPERTY)
        if not isinstance(tag, list):
            return  # a process that broke down has nothing to say
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
        folder = self.config.getoption("--rule-report")
        if folder and not hasattr(self.config, "workerinput"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            tests = {name: rules for name, rules in self.passed.items() if name not in self.failed}
            for game in our_games():
                report = RuleReport(game, by_rule(tests, rulebook(game).entries))
                body = msgspec.json.format(msgspec.json.encode(report, order="sorted"), indent=1)
                Path(folder, f"{game}.json").write_bytes(body)


def rules_of(item: pytest.Item) -> list[str]:
    return [rule for mark in item.iter_markers("rules") for rule in mark.args]


def name_of(item: pytest.Item) -> str:
    """The test without its parameters, unless they name the rules, as a case does: then they are its name."""
    callspec = getattr(item, "callspec", None)
    if callspec is not None and not any(mark.name == "rules" for mark in callspec.marks):
        return item.nodeid.partition("[")[0]
    return item.nodeid


def check_ids(items: Iterable[pytest.Item]) -> None:
    known = {id for book in (*map(rulebook, our_games()), kit_rules()) for id in book.entries}
    unknown = [f"{item.nodeid}: {rule}" for item in items for rule in rules_of(item) if rule not in known]
    if unknown:
        raise pytest.UsageError("tests are tagged with rules that no rulebook has:\n  " + "\n  ".join(unknown))


def rulebook(game: str) -> Rulebook:
    return load_rulebook(rules_files(game))


def by_rule(tests: Mapping[str, Sequence[str]], ids: Iterable[str]) -> dict[str, list[str]]:
    """The tests of each of these rules that has any."""
    found = {id: [name for name, rules in tests.items() if id in rules] for id in ids}
    return {id: names for id, names in found.items() if names}


def collected() -> dict[str, list[str]]:
    """Every test of a usual run by its node id: its name in the report, then its rules."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "collected.json"
        run = run_pytest(f"--list-rules={path}", "--collect-only")
        assert run.returncode == 0, f"pytest fails\n{run.stdout[-3000:]}{run.stderr}"
        return msgspec.json.decode(path.read_bytes(), type=dict[str, list[str]])


def run_pytest(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Another run of pytest, in a process of its own."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
