"""Which test covers which rule: `@pytest.mark.rules("PEL-BID-05")`, written down for the package by `make coverage`.

* `--write-coverage=FOLDER`: run the tagged tests and write `rules/coverage.json` of every game in this folder
* `--write-unmissed=FILE`: run the tests of each rule of `--off` while the engine ignores it, and write down the rules
  that no test misses
* `--list-rules=FILE`: write the tests that are collected and their rules
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from trireme.kit.registry import UNTESTABLE, folder_of, module_folders, our_games, rules_files, rules_in
from trireme.kit.rulebook import Coverage, Rulebook, ids_in, load_rulebook, manners, switched_off

Told = TypeVar("Told")

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = ("-c", "pyproject.toml", "-p", "tests.coverage_plugin")
"""What a run of tests needs that lie outside the repository."""
PROPERTY = "rules"
"""Name under which a test's report carries its rules, so that they travel from a worker to the process that writes."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules")
    group.addoption("--write-coverage", metavar="FOLDER", help="write which rules of the games here have tests")
    group.addoption("--write-unmissed", metavar="FILE", help="write which rules can be switched off unnoticed")
    group.addoption("--off", metavar="RULE", action="append", default=[], help="a rule that is switched off")
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
        if self.config.getoption("--write-coverage"):
            self.config.hook.pytest_deselected(items=[item for item in items if not rules_of(item)])
            items[:] = [item for item in items if rules_of(item)]

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
        folder = self.config.getoption("--write-coverage")
        if folder and self.passed and not hasattr(self.config, "workerinput"):
            tests = {name: rules for name, rules in self.passed.items() if name not in self.failed}
            for game in our_games():
                for inside, home in rule_folders(game).items():
                    coverage = Coverage(by_rule(tests, ids_in(rules_in(home))), untestable(home))
                    path = Path(folder) / game / inside / "rules" / "coverage.json"
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(coverage.to_json(), encoding="utf-8")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        path = self.config.getoption("--write-unmissed")
        if not path:
            return None
        unmissed = [
            rule
            for rule in self.config.getoption("--off")
            if not missed(rule, [item for item in session.items if rule in rules_of(item)])
        ]
        Path(path).write_text(json.dumps(unmissed), encoding="utf-8")
        return True


def missed(rule: str, items: Sequence[pytest.Item]) -> bool:
    """Whether one of these tests fails while the engine ignores the rule."""
    with switched_off(rule):
        return any(report.failed for item in items for report in runtestprotocol(item, log=False, nextitem=None))


def rules_of(item: pytest.Item) -> list[str]:
    return [rule for mark in item.iter_markers("rules") for rule in mark.args]


def name_of(item: pytest.Item) -> str:
    """The test without its parameters, unless they name the rules, as a case does: then they are its name."""
    callspec = getattr(item, "callspec", None)
    if callspec is not None and not any(mark.name == "rules" for mark in callspec.marks):
        return item.nodeid.partition("[")[0]
    return item.nodeid


def check_ids(items: Iterable[pytest.Item]) -> None:
    known = {id for book in (*map(rulebook, our_games()), manners()) for id in book.entries}
    unknown = [f"{item.nodeid}: {rule}" for item in items for rule in rules_of(item) if rule not in known]
    if unknown:
        raise pytest.UsageError("tests are tagged with rules that no rulebook has:\n  " + "\n  ".join(unknown))


def rulebook(game: str) -> Rulebook:
    return load_rulebook(rules_files(game))


def rule_folders(game: str) -> dict[str, Traversable]:
    """The folders of a game and of those of its modules that have rules of their own, by where they lie in it."""
    modules = {f"modules/{name}": folder for name, folder in module_folders(game).items()}
    return {"": folder_of(game)} | {inside: folder for inside, folder in modules.items() if rules_in(folder)}


def by_rule(tests: Mapping[str, Sequence[str]], ids: Iterable[str]) -> dict[str, list[str]]:
    """The tests of each of these rules that has any."""
    found = {id: [name for name, rules in tests.items() if id in rules] for id in ids}
    return {id: names for id, names in found.items() if names}


def untestable(folder: Traversable) -> dict[str, dict[str, str]]:
    """Rules that no test can show, and why, in both languages."""
    path = folder / "rules" / UNTESTABLE
    if not path.is_file():
        return {}
    return {str(entry.pop("id")): entry for entry in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]}


def collected() -> dict[str, list[str]]:
    """Every test of a usual run by its node id: its name in the report, then its rules."""
    return told_by_pytest(dict[str, list[str]], "--list-rules", "--collect-only")


def unmissed(rules: Sequence[str], *arguments: str) -> list[str]:
    """Those of these rules that can be switched off without any of these tests noticing."""
    return told_by_pytest(list[str], "--write-unmissed", *(f"--off={rule}" for rule in rules), *arguments)


def told_by_pytest(kind: type[Told], option: str, *arguments: str) -> Told:
    """What another run of pytest writes to the file that this option names."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "told.json"
        run = run_pytest(f"{option}={path}", *arguments)
        assert run.returncode == 0, f"pytest fails\n{run.stdout[-3000:]}{run.stderr}"
        return msgspec.json.decode(path.read_bytes(), type=kind)


def run_pytest(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Another run of pytest, in a process of its own."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
