"""Rules that only a position shows which no game can reach: nobody keeps four Philosophers (CYC-MET-06)."""

from __future__ import annotations

import pytest

from trireme.games import make

GAME = make("cyclades", players=4)
ATHENA = {"at": "actions", "gods": ["athena", "ares", "poseidon", "zeus"], "offerings": {"athena": "A 1"}}


@pytest.mark.rules("CYC-SHO-03", "CYC-CMP-07")
def test_no_philosopher_is_left() -> None:
    """The third stays alone: no Metropolis."""
    players = {"A": {"gold": 9, "philosophers": 3}, "B": {"philosophers": 7}, "C": {"philosophers": 7}}
    s = GAME.position({**ATHENA, "players": players})
    (question,) = GAME.asks(s)
    assert (question.seat, question.prompt) == (0, "act")
    assert s.philosophers[0] == 3
    assert "CYC-SHO-03" in [reason.rule.id for reason in GAME.why_not(s, 0, "recruit philosopher")]


@pytest.mark.rules("CYC-SHO-04")
def test_discarded_philosophers_return_to_the_pile() -> None:
    players = {"A": {"gold": 9, "philosophers": 3}, "B": {"philosophers": 7}, "C": {"philosophers": 6}}
    s = GAME.position({**ATHENA, "players": players})
    GAME.apply(s, 0, "metropolis naxos")
    GAME.apply(s, 0, "recruit philosopher")
    assert s.philosophers[0] == 1


@pytest.mark.rules("CYC-LST-12")
def test_philosophers_of_the_eliminated_return_too() -> None:
    s = GAME.position(
        {
            "at": "actions",
            "gods": ["ares", "athena"],
            "offerings": {"ares": "A 1", "athena": "C 1"},
            "players": {"B": {"philosophers": 17}},
            "islands": {
                "milos": {"owner": ""},
                "tinos": {"metropolis": True, "troops": 0},
                "anafi": {"metropolis": True},
            },
            "seas": {"C4": "A 1"},
        }
    )
    for move in ("recruit naxos", "troops naxos>tinos x1", "end"):
        GAME.apply(s, 0, move)
    assert GAME.asked(s) == [2]
    assert s.philosophers[2] == 1
