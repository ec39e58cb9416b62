"""Every testable rule has the cases that `docs/reference/cases.md` asks for."""

from __future__ import annotations

import pytest

from tests.case_coverage import KINDS, allowed_kinds, cases_of, compared, lacking, played, refused_kinds
from trireme.games import make
from trireme.kit.case import Case, Refusal, Then, When
from trireme.kit.registry import our_games


@pytest.mark.slow
@pytest.mark.parametrize("game", our_games())
def test_no_rule_lacks_a_case(game: str) -> None:
    assert lacking(game) == {kind: [] for kind in KINDS}


@pytest.mark.parametrize("game", our_games())
def test_every_case_names_its_rules(game: str) -> None:
    assert [case.id for case, _ in cases_of(game) if not case.rules] == []


def test_a_case_allows_what_it_makes_or_lists_and_not_what_it_refuses() -> None:
    refused = (Refusal(move="B: hades.raise tinos", rule="HAD-UND-01"), Refusal(move="B: end", rule="CYC-ACT-02"))
    case = Case(
        id="none",
        given={"done": ["A: recruit naxos"]},
        when=When(moves=("A: hades.raise naxos",)),
        then=Then(legal=("A: end",), answers=("A: build naxos ...",), refused=refused),
    )
    assert refused_kinds(case, "HAD-UND-01") == {"raise"}
    assert refused_kinds(case, "CYC-ACT-02") == {"end"}
    assert allowed_kinds(case) == {"recruit", "raise", "end", "build"}
    alone = Case(id="alone", then=Then(legal=("A: pass",), refused=refused))
    assert not refused_kinds(alone, "HAD-UND-01") & allowed_kinds(alone)


def test_cases_pass_more_positions_than_there_are_cases() -> None:
    assert compared("peloponnes") > len(cases_of("peloponnes"))


def test_cases_that_only_claim_different_things_are_played_alike() -> None:
    two, three = make("peloponnes", players=2), make("peloponnes", players=3)
    case = Case(id="one", given={"round": 2}, then=Then(asked=("A",)))
    assert played(case, two) == played(Case(id="other", given={"round": 2}, then=Then(legal=("A: pass",))), two)
    assert played(case, two) != played(Case(id="one", given={"round": 3}, then=Then(asked=("A",))), two)
    assert played(case, two) != played(Case(id="one", given={"round": 2}, when=When(moves=("A: pass",))), two)
    assert played(case, two) != played(case, three)
