"""Which cases each rule has: one that allows, one that refuses or stays just outside, one that misses the rule.

python -m tests.case_coverage archipelago   # the rules that lack one, and the figures
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from tests.coverage_plugin import rulebook
from tests.prohibitions import prohibitions
from trireme.games import GAMES, make
from trireme.kit.case import Case, games_of, load_cases, run_case
from trireme.kit.errors import TriremeError
from trireme.kit.game import Game
from trireme.kit.registry import our_games, package_of, untestable_rules
from trireme.kit.rulebook import switched_off

HOME: Final = Path(__file__).parent / "games"
KINDS: Final = ("allows", "outside", "off")
"""What a rule may lack: a case that allows, one that refuses or stays just outside, one that fails without the rule."""
Lacking = dict[str, list[str]]
"""By kind, the rules that lack such a case."""


@cache
def cases_of(game: str) -> tuple[tuple[Case, Game[Any]], ...]:
    """All cases of a game, each with the game that it is played in."""
    found = []
    for path in sorted((HOME / game / "cases").glob("**/*.toml")):
        for case, made in games_of(load_cases(path), make):
            assert isinstance(made, Game)
            found.append((case, made))
    return tuple(found)


def testable_rules(game: str) -> list[str]:
    without = untestable_rules(game)
    return [rule.id for rule in rulebook(game).of(GAMES[game].modules) if rule.id not in without]


def refuses(case: Case, rule: str) -> bool:
    """Whether the case shows something that this rule refuses."""
    return any(rule in refusal.rules() for refusal in case.then.refused)


def allows(case: Case, rule: str) -> bool:
    """Whether something is done or legal in the case, or happens by itself, so that the rule does not forbid it."""
    shown = case.when.moves or case.given.get("done") or case.then.legal or case.then.answers
    return bool(shown) or not refuses(case, rule)


def misses(case: Case, game: Game[Any]) -> bool:
    """Whether the case fails as things are now, with a rule switched off."""
    try:
        return run_case(game, case) != []
    except TriremeError:
        return True


def lacking(game: str) -> Lacking:
    """The rules of a game that lack a case of each kind.

    A rule that forbids must be the reason of a refusal. Any other rule has a second case, which stays just outside it:
    no program can tell what a case leaves out.
    """
    tagged: dict[str, list[tuple[Case, Game[Any]]]] = {rule: [] for rule in testable_rules(game)}
    for case, made in cases_of(game):
        for rule in case.rules:
            tagged.get(rule, []).append((case, made))
    forbids = set(prohibitions(package_of(game)))
    found: Lacking = {kind: [] for kind in KINDS}
    for rule, cases in tagged.items():
        if not any(allows(case, rule) for case, _ in cases):
            found["allows"].append(rule)
        if rule not in forbids:
            if len(cases) < 2:
                found["outside"].append(rule)
            continue
        if not any(refuses(case, rule) for case, _ in cases):
            found["outside"].append(rule)
        with switched_off(rule):
            if not any(misses(case, made) for case, made in cases):
                found["off"].append(rule)
    return found


def report(game: str, found: Lacking) -> Iterator[str]:
    rules, cases = len(testable_rules(game)), len(cases_of(game))
    yield f"{game}: {cases} cases for {rules} testable rules, {cases / rules:.2f} for each"
    told = {"allows": "no case that allows", "outside": "no case that refuses or stays just outside"}
    for kind in KINDS:
        yield f"{told.get(kind, 'no case that fails while the rule is switched off')}: {len(found[kind])}"
        yield from (f"  {rule}" for rule in found[kind])


def main(*given: str) -> None:
    for game in given or our_games():
        print("\n".join(report(game, lacking(game))))


if __name__ == "__main__":
    main(*sys.argv[1:])
