"""Tests are honest: when the engine ignores a rule that forbids something, a test tagged with it fails."""

import pytest

from tests.coverage_plugin import unmissed


@pytest.mark.soak
def test_every_rule_that_is_switched_off_is_missed() -> None:
    assert unmissed() == [], "no test tagged with these rules fails while the engine ignores them"
