"""Tests are honest: when the engine ignores a rule that forbids something, a test tagged with it fails."""

from functools import cache

import pytest

from tests.coverage_plugin import collected, run_pytest
from trireme.kit.rulebook import prohibitions


@cache
def rules_of_tests() -> dict[str, list[str]]:
    return {test: rules for test, (_, *rules) in collected().items()}


@pytest.mark.soak
@pytest.mark.parametrize("rule", prohibitions("trireme.games.peloponnes"))
def test_a_rule_switched_off_is_missed(rule: str) -> None:
    tagged = [test for test, rules in rules_of_tests().items() if rule in rules]
    assert tagged, f"no test is tagged {rule}"
    run = run_pytest("--exitfirst", f"--switched-off={rule}", *tagged)
    found = run.stdout + run.stderr
    assert run.returncode == pytest.ExitCode.TESTS_FAILED, f"no test notices that {rule} is off\n{found}"
