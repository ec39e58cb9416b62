"""Every rule of the game and its expansions has a test, or a reason why it has none."""

from functools import cache
from importlib.resources import files

import pytest

from tests.coverage_plugin import by_rule, collected, rulebook, untestable
from trireme.games.peloponnes.game import Peloponnes
from trireme.kit.registry import files_in, folders_of
from trireme.kit.rulebook import LANGUAGES, Coverage, load_coverage, prohibitions

BOOK = rulebook("peloponnes")
RULES = BOOK.of(Peloponnes.modules)
EXPANSIONS = [rule for rule in RULES if not set(rule.modules) <= {"base", "solo"} or rule.needs]
STALE = "run `make coverage`"


@cache
def covered_now() -> dict[str, list[str]]:
    """The tests of each rule, as they stand in the files."""
    return by_rule({name: rules for name, *rules in collected().values()}, BOOK.entries)


def shipped() -> Coverage:
    """The reports of the game and of its expansions."""
    homes = folders_of("peloponnes")
    return load_coverage([file for home in homes for file in files_in(home / "rules", "coverage.json")])


def test_nearly_all_rules_are_tested() -> None:
    share = shipped().share(RULES)
    assert share >= 95, f"{share:.1f} % of the rules are tested"


def test_nearly_all_rules_of_the_expansions_are_tested() -> None:
    share = shipped().share(EXPANSIONS)
    assert share >= 95, f"{share:.1f} % of the rules of the expansions are tested"


def test_every_rule_is_tested_or_has_a_reason_why_not() -> None:
    report = shipped()
    silent = [rule.id for rule in RULES if rule.id not in report.tests and rule.id not in report.untestable]
    assert silent == [], f"write tests for these rules, or reasons in untestable.toml; then {STALE}"


@pytest.mark.slow
def test_the_report_names_tests_that_exist() -> None:
    now = covered_now()
    gone = [name for rule, names in shipped().tests.items() for name in names if name not in now.get(rule, [])]
    assert gone == [], STALE


@pytest.mark.slow
def test_the_report_is_current() -> None:
    report = shipped()
    assert sorted(report.tests) == sorted(covered_now()), STALE
    assert report.untestable == untestable(files("trireme.games.peloponnes")), STALE


@pytest.mark.slow
def test_what_cannot_be_tested_is_a_rule_without_a_test_and_the_reason_stands_in_both_languages() -> None:
    reasons = untestable(files("trireme.games.peloponnes"))
    assert [id for id in reasons if id not in BOOK.entries] == []
    assert [id for id in reasons if id in covered_now()] == []
    assert [id for id, reason in reasons.items() if sorted(reason) != sorted(LANGUAGES)] == []


def test_rules_that_forbid_are_found_in_the_code() -> None:
    found = prohibitions("trireme.games.peloponnes")
    assert "PEL-BID-05" in found  # forbids_bid
    assert "PEL-DSP-08" in found  # bystander
    assert "PEL-LUX-08" in found  # the answer to a verb that belongs elsewhere
    assert "PEL-SUP-06" not in found  # only quoted by a question
    assert "PEL-CIV-01" not in found
    assert [rule for rule in found if rule not in shipped().tests] == []
