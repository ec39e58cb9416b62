"""Every rule of every game and of its modules has a test, or a reason why it has none."""

from __future__ import annotations

from functools import cache

import pytest

from tests.coverage_plugin import by_rule, collected, rulebook, untestable
from tests.prohibitions import prohibitions
from trireme.games import GAMES
from trireme.kit.registry import files_in, folders_of, our_games, package_of
from trireme.kit.rulebook import LANGUAGES, Coverage, Entry, load_coverage

STALE = "run `make coverage`"
every_game = pytest.mark.parametrize("game", our_games())


@cache
def covered_now(game: str) -> dict[str, list[str]]:
    """The tests of each rule, as they stand in the files."""
    return by_rule({name: rules for name, *rules in listed().values()}, rulebook(game).entries)


@cache
def listed() -> dict[str, list[str]]:
    return collected()


def shipped(game: str) -> Coverage:
    """The reports of the game and of its modules."""
    homes = folders_of(game)
    return load_coverage([file for home in homes for file in files_in(home / "rules", "coverage.json")])


def reasons(game: str) -> dict[str, dict[str, str]]:
    """Why some rules have no test."""
    return {id: why for home in folders_of(game) for id, why in untestable(home).items()}


def rules_of(game: str) -> list[Entry]:
    return rulebook(game).of(GAMES[game].modules)


@every_game
def test_nearly_all_rules_are_tested(game: str) -> None:
    share = shipped(game).share(rules_of(game))
    assert share >= 95, f"{share:.1f} % of the rules are tested"


@pytest.mark.parametrize(
    ("game", "module"), [(game, module) for game in our_games() for module in GAMES[game].modules], ids=str
)
def test_nearly_all_rules_of_a_module_are_tested(game: str, module: str) -> None:
    rules = [rule for rule in rules_of(game) if module in rule.modules or module in rule.needs]
    assert not rules or shipped(game).share(rules) >= 95


@every_game
def test_every_rule_is_tested_or_has_a_reason_why_not(game: str) -> None:
    report = shipped(game)
    silent = [rule.id for rule in rules_of(game) if rule.id not in report.tests and rule.id not in report.untestable]
    assert silent == [], f"write tests for these rules, or reasons in untestable.toml; then {STALE}"


@pytest.mark.slow
@every_game
def test_the_report_names_tests_that_exist(game: str) -> None:
    now = covered_now(game)
    gone = [name for rule, names in shipped(game).tests.items() for name in names if name not in now.get(rule, [])]
    assert gone == [], STALE


@pytest.mark.slow
@every_game
def test_the_report_is_current(game: str) -> None:
    report = shipped(game)
    assert sorted(report.tests) == sorted(covered_now(game)), STALE
    assert report.untestable == reasons(game), STALE


@pytest.mark.slow
@every_game
def test_what_cannot_be_tested_is_a_rule_without_a_test_and_the_reason_stands_in_both_languages(game: str) -> None:
    why = reasons(game)
    assert [id for id in why if id not in rulebook(game).entries] == []
    assert [id for id in why if id in covered_now(game)] == []
    assert [id for id, reason in why.items() if sorted(reason) != sorted(LANGUAGES)] == []


@every_game
def test_every_rule_that_forbids_has_a_test(game: str) -> None:
    found = prohibitions(package_of(game))
    assert len(found) > 50
    assert [rule for rule in found if rule not in shipped(game).tests] == []


def test_rules_that_forbid_are_found_in_the_code() -> None:
    found = prohibitions("trireme.games.peloponnes")
    assert "PEL-BID-05" in found  # forbids_bid
    assert "PEL-DSP-08" in found  # bystander
    assert "PEL-LUX-08" in found  # the answer to a verb that belongs elsewhere
    assert "PEL-SUP-06" not in found  # only quoted by a question
    assert "PEL-SCO-10" not in found  # only told with an event
    assert "PEL-CIV-01" not in found
