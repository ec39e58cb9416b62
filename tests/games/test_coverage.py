"""Every rule of every game and of its modules has a test, or a reason why it has none."""

from __future__ import annotations

from functools import cache

import pytest

from tests.coverage_plugin import by_rule, collected, rulebook
from tests.prohibitions import prohibitions
from trireme.games import GAMES
from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.registry import our_games, package_of, untestable_rules

every_game = pytest.mark.parametrize("game", our_games())


@cache
def covering(game: str) -> dict[str, list[str]]:
    """The tests of each rule."""
    return by_rule({name: rules for name, *rules in listed().values()}, rulebook(game).entries)


@cache
def listed() -> dict[str, list[str]]:
    return collected()


@pytest.mark.slow
@every_game
def test_every_rule_is_tested_or_has_a_reason_why_not(game: str) -> None:
    rules = [rule.id for rule in rulebook(game).of(GAMES[game].modules)]
    silent = [rule for rule in rules if rule not in covering(game) and rule not in untestable_rules(game)]
    assert silent == [], "write tests for these rules, or reasons in untestable.toml"


@pytest.mark.slow
@every_game
def test_what_cannot_be_tested_is_a_rule_without_a_test_and_the_reason_stands_in_both_languages(game: str) -> None:
    why = untestable_rules(game)
    assert [id for id in why if id not in rulebook(game).entries] == []
    assert [id for id in why if id in covering(game)] == []
    assert [id for id, reason in why.items() if sorted(reason) != sorted(LANGUAGES)] == []


@pytest.mark.parametrize(
    ("game", "module"), [(game, module) for game in our_games() for module in GAMES[game].modules], ids=str
)
def test_nearly_all_rules_of_a_module_can_be_tested(game: str, module: str) -> None:
    rules = [rule.id for rule in rulebook(game).of(GAMES[game].modules) if module in (*rule.modules, *rule.needs)]
    assert sum(rule in untestable_rules(game) for rule in rules) <= 0.05 * len(rules)


@every_game
def test_many_rules_forbid(game: str) -> None:
    assert len(prohibitions(package_of(game))) > 50


def test_rules_that_forbid_are_found_in_the_code() -> None:
    found = prohibitions("trireme.games.peloponnes")
    assert "PEL-BID-05" in found  # forbids_bid
    assert "PEL-DSP-08" in found  # bystander
    assert "PEL-LUX-08" in found  # the answer to a verb that belongs elsewhere
    assert "PEL-SUP-06" not in found  # only quoted by a question
    assert "PEL-SCO-10" not in found  # only told with an event
    assert "PEL-CIV-01" not in found
