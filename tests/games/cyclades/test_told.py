"""Nothing is silent: who cannot retreat, what the Siren leaves, what decides between equals."""

from __future__ import annotations

from typing import Any

import pytest

from trireme.games.cyclades import events
from trireme.games.cyclades.game import Cyclades
from trireme.kit.engine.event import Event

GAME = Cyclades(players=4)
TURN: dict[str, Any] = {"at": "actions", "players": {"A": {"gold": 8}}}


def played(facts: dict[str, Any], *moves: str, dice: list[str] | None = None) -> list[Event]:
    s = GAME.positions.stand(facts)
    s.journal = []
    s.forced_draws = {"battle": dice} if dice else None
    GAME.proceed(s)
    for move in moves:
        GAME.apply(s, 0, move)
    return s.journal


@pytest.mark.rules("CYC-RET-06")
def test_who_cannot_retreat_is_told() -> None:
    islands = {"paros": {"owner": "C", "troops": 2}, "naxos": {"owner": "A", "troops": 2}}
    facts = {**TURN, "gods": ["ares"], "offerings": {"ares": "A 1"}, "islands": islands, "seas": {"C3": "A 1"}}
    journal = played(facts, "recruit naxos", "troops naxos>paros x3", dice=["0", "0"])
    told = [event for event in journal if isinstance(event, events.NoRetreat)]
    assert told[0] == events.NoRetreat(seat=2, place="paros", land=True, rule="CYC-RET-06")
    assert told[0].places() == ("island:paros",)


@pytest.mark.rules("CYC-MED-02")
def test_medusa_is_named_as_the_reason() -> None:
    islands = {"paros": {"owner": "C", "troops": 2}, "naxos": {"owner": "A", "troops": 2}}
    figures = {"medusa": {"island": "paros", "buyer": "B", "cycle": 1}}
    facts = {**TURN, "gods": ["ares"], "offerings": {"ares": "A 1"}, "islands": islands, "seas": {"C3": "A 1"}}
    journal = played({**facts, "figures": figures}, "recruit naxos", "troops naxos>paros x3", dice=["0", "0"])
    told = [event for event in journal if isinstance(event, events.NoRetreat)]
    assert told[0].rule == "CYC-MED-02"


@pytest.mark.rules("CYC-SIR-01")
def test_the_siren_says_whose_fleet_takes_the_place() -> None:
    facts = {**TURN, "gods": ["zeus"], "offerings": {"zeus": "A 1"}, "track": ["", "", "siren"]}
    facts["seas"] = {"E4": {"owner": "C", "fleets": 1}}
    journal = played(facts, "call siren", "siren E4")
    at = journal.index(events.FleetsLost(seat=2, sea="E4", count=1, creature="siren"))
    assert journal[at + 1] == events.FleetReplaced(seat=0, sea="E4", creature="siren")
    assert not any(isinstance(event, events.FleetRecruited) for event in journal)


@pytest.mark.rules("CYC-END-05", "CYC-END-06")
@pytest.mark.parametrize(("gold", "by"), [(3, "gold"), (5, "shared")])
def test_a_tie_for_the_victory_says_what_decides(gold: int, by: str) -> None:
    owners = {"naxos": "A", "anafi": "A", "milos": "B", "tinos": "B"}
    islands = {island: {"owner": seat, "metropolis": True} for island, seat in owners.items()}
    facts = {"at": "cycle-end", "islands": islands, "players": {"A": {"gold": 5}, "B": {"gold": gold}}}
    (tie,) = (event for event in played(facts) if isinstance(event, events.TieForVictory))
    assert (tie.seats, tie.settled) == ((0, 1), by)
