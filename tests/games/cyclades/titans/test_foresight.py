"""What is told of the end of a game in teams: of each team once."""

from __future__ import annotations

from typing import Any

import pytest

from trireme.games import make
from trireme.games.cyclades import events
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import LANGUAGES
from trireme.words import Words

GAME = make("cyclades", players=4, modules=["titans", "titans.teams"])


def cities(owners: dict[str, str]) -> State:
    islands = {island: {"owner": owner, "metropolis": True} for island, owner in owners.items()}
    facts = {"at": "actions", "gods": ["zeus"], "offerings": {"zeus": "B 1"}, "islands": islands}
    s: State = GAME.position(facts)
    return s


def foreseen(owners: dict[str, str]) -> list[Any]:
    return list(GAME.view(cities(owners), 1).outlooks)


@pytest.mark.rules("TIT-TEA-06", "TIT-TEA-08")
def test_the_team_that_leads_is_told_once() -> None:
    (told,) = foreseen({"lionas": "A", "koronida": "A", "panormos": "C", "delos": "B"})
    assert (told.id, told.args) == ("winning-teams", {"seats": "0,2", "metropolises": 3, "rivals": 0})
    for language in LANGUAGES:
        words = Words(language, "cyclades", ("Alice", "Bob", "Zoé", "Dora"), modules=("titans",))
        assert words.outlook(told).startswith("Alice et Zoé ont" if language == "fr" else "Alice and Zoé have")


@pytest.mark.rules("TIT-TEA-06")
def test_nothing_is_told_while_no_team_has_enough() -> None:
    assert foreseen({"lionas": "A", "panormos": "C", "delos": "B"}) == []


@pytest.mark.rules("TIT-TEA-08")
def test_a_victory_is_that_of_both_partners() -> None:
    s = cities({"lionas": "A", "koronida": "A", "panormos": "C", "delos": "B"})
    s.journal = []
    GAME.apply(s, 1, "end")
    told = [event for event in s.journal if isinstance(event, events.Victory | events.VictoryOfTeam)]
    assert told == [events.VictoryOfTeam(seats=(0, 2), metropolises=3, gold=s.gold[0] + s.gold[2])]
