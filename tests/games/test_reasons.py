"""Every rule that a refusal cites forbids the move in this position, the most telling first.

`tests/reasons.py` says what a truth is and how to add some, `tests/trying.py` what is tried.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tests.prohibitions import prohibitions
from tests.reasons import TRUTHS, Entry, Findings, Position, Tried, load_truths
from tests.seeds import Block, blocks
from tests.tables import OF_TESTS, OURS, TESTED, Table, one_each
from tests.trying import CLOSELY, QUICKLY, try_games
from trireme.games import make
from trireme.kit.case import games_of, load_cases, run_case
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.checked_game import CheckedGame
from trireme.kit.errors import TriremeError
from trireme.kit.game import Game
from trireme.kit.moves import Move, words_of
from trireme.kit.registry import our_games, package_of

FILES: Final = [
    path for game in our_games() for path in sorted((Path(__file__).parent / game / "cases").glob("**/*.toml"))
]


PLAYED: Final = [table for table in OURS if not set(OF_TESTS) & set(table.options.get("modules", ()))]
"""Modules of tests have no truths."""


def check(table: Table, findings: Findings) -> None:
    print(f"{table}: {findings}")
    assert findings.wrong == []


@pytest.mark.parametrize("game", our_games())
def test_every_rule_that_may_be_cited_has_a_truth(game: str) -> None:
    load_truths(game)
    assert [rule for rule in prohibitions(package_of(game)) if rule not in TRUTHS] == []


@pytest.mark.parametrize("table", one_each(PLAYED), ids=str)
def test_cited_rules_forbid_the_move(table: Table) -> None:
    load_truths(table.game)
    findings = Findings()
    try_games(table.make(), range(1), findings, QUICKLY)
    check(table, findings)


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(2, 4), ids=str)
@pytest.mark.parametrize("table", PLAYED, ids=str)
def test_cited_rules_forbid_the_move_in_many_games(table: Table, seeds: Block) -> None:
    load_truths(table.game)
    findings = Findings()
    try_games(table.make(), seeds, findings, CLOSELY)
    check(table, findings)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_cited_rules_of_cases_forbid_the_move(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At every position in which a case asks why a move is refused."""
    findings, why_not = Findings(), CheckedGame.why_not

    def looked_at(game: Game[Any], s: Any, seat: int, move: Move) -> list[Reason]:
        reasons = why_not(game, s, seat, move)
        if reasons and 0 <= seat < len(game.seats):
            findings.judge([Tried(Position(game, s), seat, words_of(move))], reasons)
        return reasons

    monkeypatch.setattr(CheckedGame, "why_not", looked_at)
    cases = load_cases(path)
    load_truths(cases.game)
    for case, game in games_of(cases, make):
        if case.then.refused and not isinstance(game, TriremeError):
            run_case(game, case)
    assert findings.wrong == []


# The oracle itself.


def raiders() -> Tried:
    game = TESTED["raiders"](players=2)
    s = game.start(seed=1)
    return Tried(Position(game, s), game.asked(s)[0], ["nothing"])


def judged(truth: bool, *rules: str, general: tuple[str, ...] = ()) -> list[str]:
    """What is wrong with a refusal that cites these rules, which all hold or all do not."""
    before = dict(TRUTHS)
    findings = Findings()
    try:
        TRUTHS.update({rule: Entry(rule, lambda _: truth, (), rule in general) for rule in rules})
        findings.judge([raiders()], [Reason(Rule(rule)) for rule in rules])
    finally:
        TRUTHS.clear()
        TRUTHS.update(before)
    return [line.partition(":")[0] for line in findings.wrong if "in play" not in line]


def test_a_reason_that_is_false_is_found() -> None:
    assert judged(False, "X-1") == ["X-1 is cited, and false 1 of 1 times"]
    assert judged(True, "X-1") == []


def test_a_general_rule_stands_after_those_of_the_thing_tried() -> None:
    assert judged(True, "X-1", "X-2", general=("X-1",)) == ["order"]
    assert judged(True, "X-2", "X-1", general=("X-1",)) == []
    assert judged(True, "KIT-ASK-01", "X-1") == ["order"]


def test_what_is_not_offered_is_said_last() -> None:
    assert judged(True, "KIT-ASK-03", "KIT-ASK-01") == ["KIT-ASK-03 before KIT-ASK-03, KIT-ASK-01, 1 times"]
    assert judged(True, "X-1", "KIT-ASK-03") == []


def test_a_reason_that_is_given_twice_is_found() -> None:
    assert judged(True, "X-1", "X-1") == ["said twice"]


def test_a_rule_without_a_truth_is_found() -> None:
    findings = Findings()
    findings.judge([raiders()], [Reason(Rule("X-1"))])
    assert any("has no truth" in line for line in findings.wrong)


def test_a_truth_that_holds_for_a_legal_move_is_found() -> None:
    """A truth that always holds would find nothing."""
    tried, findings = raiders(), Findings()
    rule = next(iter(tried.game.rulebook.entries))
    TRUTHS[rule] = Entry(rule, lambda _: True, (), False)
    try:
        findings.allow(tried)
    finally:
        del TRUTHS[rule]
    assert [line.partition(",")[0] for line in findings.wrong] == [f"the truth of {rule} holds for a legal move"]
