"""Every testable rule has a case that allows, one that refuses or stays just outside, and one that misses the rule."""

from __future__ import annotations

import pytest

from tests.case_coverage import KINDS, cases_of, lacking
from trireme.kit.registry import our_games


@pytest.mark.slow
@pytest.mark.parametrize("game", our_games())
def test_no_rule_lacks_a_case(game: str) -> None:
    assert lacking(game) == {kind: [] for kind in KINDS}


@pytest.mark.parametrize("game", our_games())
def test_every_case_names_its_rules(game: str) -> None:
    assert [case.id for case, _ in cases_of(game) if not case.rules] == []
