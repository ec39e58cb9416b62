"""Tests are honest: when the engine ignores a rule that forbids something, a test tagged with it fails."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest

from tests.coverage_plugin import unmissed
from tests.prohibitions import prohibitions
from trireme.kit.registry import files_in, folders_of, our_games, package_of
from trireme.kit.rulebook import load_coverage


@dataclass(frozen=True)
class Off:
    """A rule that is switched off, and its game."""

    game: str
    rule: str

    def __str__(self) -> str:
        return self.rule


RULES = [Off(game, rule) for game in our_games() for rule in prohibitions(package_of(game))]


@cache
def names_of(game: str) -> dict[str, list[str]]:
    """The tests of each rule, as the shipped report names them."""
    homes = folders_of(game)
    return load_coverage([file for home in homes for file in files_in(home / "rules", "coverage.json")]).tests


@pytest.mark.soak
@pytest.mark.parametrize("off", RULES, ids=str)
def test_a_rule_that_is_switched_off_is_missed(off: Off) -> None:
    """Cases come first: they take the least time."""
    tests = sorted(names_of(off.game)[off.rule], key=lambda name: ("test_cases.py" not in name, name))
    assert unmissed([off.rule], *tests) == [], "no test tagged with this rule fails while the engine ignores it"
