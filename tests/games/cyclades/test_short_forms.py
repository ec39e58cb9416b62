"""Ways of writing a case that the schema does not propose, but that the reader understands."""

from __future__ import annotations

from typing import Any

import pytest

from trireme.games import make
from trireme.kit.case import Case, Then, When, run_case

GAME = make("cyclades", seats=("A", "B", "C", "D"))


def differences(given: dict[str, Any], facts: dict[str, Any], *moves: str) -> list[str]:
    when = When(moves=moves)
    case = Case(id="short", given=given, when=when, then=Then(facts=facts))
    return [str(difference) for difference in run_case(GAME, case)]


@pytest.mark.rules("CYC-TRK-07", "CYC-GOD-11")
def test_draws_may_be_named_in_the_singular_and_the_last_god_too() -> None:
    draws = {"creature": ["kraken"], "god": ["zeus", "ares", "athena", "poseidon"]}
    assert not differences(
        {"at": "creatures", "draws": draws}, {"track": ["kraken"], "gods": ["zeus", "ares", "athena"]}
    )


@pytest.mark.rules("CYC-OFF-17")
def test_a_list_of_names_may_be_a_text() -> None:
    assert not differences({"at": "apollo", "apollo": "B, A"}, {"apollo": ["B", "A"]})


@pytest.mark.rules("CYC-FIG-04")
@pytest.mark.parametrize("figure", ["medusa A", "medusa:A", {"creature": "medusa", "by": "A"}])
def test_a_figurine_without_a_cycle_came_in_this_one(figure: object) -> None:
    given = {"at": "actions", "cycle": 3, "gods": ["zeus"], "offerings": {"zeus": "A 1"}, "players": {"A": {"gold": 2}}}
    given["islands"] = {"naxos": {"figure": figure}}
    assert not differences(given, {"islands.naxos.figure": "medusa A"}, "A: build naxos/0")


@pytest.mark.rules("CYC-FIG-03")
def test_a_figurine_with_its_buyer_has_that_buyer() -> None:
    given = {"at": "actions", "gods": ["zeus"], "islands": {"naxos": {"figure": "medusa B"}}}
    assert not differences(given, {"islands.naxos.figure": "medusa B"})
    assert differences(given, {"islands.naxos.figure": "medusa C"})


@pytest.mark.rules("CYC-ACT-01")
def test_gods_that_are_not_named_lie_behind_those_that_have_an_offering() -> None:
    given = {"at": "actions", "offerings": {"athena": "A 1", "zeus": "B 2"}}
    assert not differences(given, {"gods": ["zeus", "athena"], "turn.seat": "B"})
