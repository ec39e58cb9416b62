"""Which cases each rule has.

A rule that forbids has a case that refuses a move with it, a case that allows a move of the same kind, and a case that
fails while the rule is switched off. Any other rule has a case in which it acts, and one just outside it in which it
does not.

python -m tests.case_coverage archipelago   # the rules that lack one, and the figures
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from tests.coverage_plugin import rulebook
from tests.prohibitions import prohibitions
from trireme.games import GAMES, make
from trireme.kit.case import Case, games_of, load_cases, run_case
from trireme.kit.case.difference import Difference
from trireme.kit.case.paths import paths_differ
from trireme.kit.content.rulebook import SWITCHED_OFF
from trireme.kit.errors import TriremeError
from trireme.kit.game import Game
from trireme.kit.registry import our_games, package_of, untestable_rules
from trireme.kit.scripted import DONE, moves_done

HOME: Final = Path(__file__).parent / "games"
KINDS: Final = {
    "allows": "no case that allows a move of the kind that the rule refuses",
    "refuses": "no case that refuses a move with the rule",
    "off": "no case that fails while the rule is switched off",
    "outside": "no two cases that differ: one in which the rule acts, one just outside it",
}
"""What a rule may lack: the first three are asked of rules that forbid, the last of all others."""
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


def kind_of(line: str) -> str:
    """The verb of a move as a case writes it: `bid` of `A: bid market 4`, without the name of a module."""
    words = line.partition(":")[2].split()
    return words[0].rpartition(".")[2] if words else ""


def refused_kinds(case: Case, rule: str) -> set[str]:
    """The verbs of the moves that this rule refuses in the case."""
    return {kind_of(refusal.move) for refusal in case.then.refused if refusal.move and rule in refusal.rules()}


def allowed_kinds(case: Case) -> set[str]:
    """The verbs of the moves that are made or legal in the case."""
    done = moves_done(case.given.get(DONE, []), "case", case.id)
    return set(map(kind_of, (*done, *case.when.moves, *case.then.legal, *case.then.answers)))


def played(case: Case, game: Game[Any]) -> str:
    """The game, the position and the moves of a case: all but what it claims of them."""
    return repr((game.options, case.given, case.when))


def misses(case: Case, game: Game[Any]) -> bool:
    """Whether the case fails as things are now, with a rule switched off."""
    try:
        return run_case(game, case) != []
    except TriremeError:
        return True


def lacking(game: str) -> Lacking:
    """The rules of a game that lack a case of each kind.

    Of a rule that does not forbid, no program can tell whether it acts. Its two cases must at least differ in what is
    played: one position with one move cannot stand both within a rule and outside it.
    """
    tagged: dict[str, list[tuple[Case, Game[Any]]]] = {rule: [] for rule in testable_rules(game)}
    for case, made in cases_of(game):
        for rule in case.rules:
            tagged.get(rule, []).append((case, made))
    forbids = set(prohibitions(package_of(game)))
    found: Lacking = {kind: [] for kind in KINDS}
    for rule, cases in tagged.items():
        if rule not in forbids:
            if len({played(case, made) for case, made in cases}) < 2:
                found["outside"].append(rule)
            continue
        if not any(refuses(case, rule) for case, _ in cases):
            found["refuses"].append(rule)
        kinds = {kind for case, _ in cases for kind in refused_kinds(case, rule)}
        if not any(kinds & allowed_kinds(case) for case, _ in cases):
            found["allows"].append(rule)
        SWITCHED_OFF.add(rule)
        try:
            if not any(misses(case, made) for case, made in cases):
                found["off"].append(rule)
        finally:
            SWITCHED_OFF.remove(rule)
    return found


def compared(game: str) -> int:
    """The positions of all cases at which both paths were compared, each once in its case."""
    found = 0

    def counted(*position: Any) -> Iterator[Difference]:
        nonlocal found
        found += 1
        return paths_differ(*position)

    with patch("trireme.kit.case.story.paths_differ", counted):
        for case, made in cases_of(game):
            run_case(made, case)
    return found


def report(game: str, found: Lacking) -> Iterator[str]:
    rules, cases = len(testable_rules(game)), len(cases_of(game))
    yield f"{game}: {cases} cases for {rules} testable rules, {cases / rules:.2f} for each"
    yield f"positions compared on both paths: {compared(game)}"
    for kind, lacks in KINDS.items():
        yield f"{lacks}: {len(found[kind])}"
        yield from (f"  {rule}" for rule in found[kind])


def main(*given: str) -> None:
    for game in given or our_games():
        print("\n".join(report(game, lacking(game))))


if __name__ == "__main__":
    main(*sys.argv[1:])
