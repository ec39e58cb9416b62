"""Buildings that go, by whatever means, go one way; what a module does then comes before anything else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cyclades.joining import joining
from trireme.games.cyclades import board
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, SLOTS, State
from trireme.kit.masks import bits
from trireme.kit.seats import SEATS

ZEUS: dict[str, Any] = {
    "at": "actions",
    "gods": ["zeus"],
    "offerings": {"zeus": "A 1"},
    "track": ["giant", "cyclops", ""],
    "players": {"A": {"gold": 12}},
}


class Razed:
    """Notes what is gone, and whether a Metropolis had been placed by then."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, str, str, int]] = []
        with joining(self.join, lambda ruleset: {}):
            self.game = Cyclades(players=4)

    def join(self, ruleset: Ruleset) -> None:
        ruleset.points.razed.add(0, self.notes)
        ruleset.points.brings[self.notes] = None

    def notes(self, ruleset: Ruleset, s: State, gone: board.Razed) -> None:
        what = "metropolis" if gone.slot == NONE else ruleset.building(gone.building)
        self.seen.append((gone.seat, ruleset.island(gone.island), what, s.metropolis.bit_count()))

    def play(self, facts: dict[str, Any], *moves: str) -> State:
        s = self.game.position(facts)
        for move in moves:
            self.game.apply(s, 0, move)
        return s


@pytest.mark.parametrize(
    ("moves", "gone"),
    [
        (("call giant", "giant paros/0"), (1, "paros", "port", 0)),
        (("call cyclops", "cyclops fortress"), (0, "naxos", "temple", 0)),
    ],
)
def test_what_a_creature_takes_is_told(moves: tuple[str, ...], gone: tuple[int, str, str, int]) -> None:
    table = Razed()
    islands = {
        "naxos": {"owner": "A", "buildings": ["temple"]},
        "paros": {"owner": "B", "buildings": ["port"]},
    }
    table.play({**ZEUS, "islands": islands}, *moves)
    assert table.seen == [gone]


ATHENA: dict[str, Any] = {"at": "actions", "gods": ["athena"], "offerings": {"athena": "A 1"}}


@pytest.mark.rules("CYC-MET-04")
def test_a_set_is_gone_before_its_metropolis_is_placed() -> None:
    table = Razed()
    islands = {"naxos": {"owner": "A", "buildings": ["port", "fortress", "temple", ""]}}
    table.play({**ATHENA, "islands": islands, "players": {"A": {"gold": 4}}}, "build naxos/3")
    assert [(island, what, placed) for _, island, what, placed in table.seen] == [
        ("naxos", "university", 0),
        ("naxos", "temple", 0),
        ("naxos", "fortress", 0),
        ("naxos", "port", 0),
    ]


@pytest.mark.rules("CYC-MET-11")
def test_what_a_metropolis_is_built_over_is_gone_once_it_stands() -> None:
    table = Razed()
    islands = {
        "naxos": {"owner": "A", "buildings": ["fortress", "port", "port", "fortress"]},
        "anafi": {"owner": "A", "buildings": ["port"]},
    }
    s = table.play({**ATHENA, "islands": islands, "players": {"A": {"philosophers": 3}}}, "metropolis naxos")
    assert table.seen == [(0, "naxos", "port", 1), (0, "naxos", "fortress", 1)]
    assert s.metropolis.bit_count() == 1


@pytest.mark.rules("CYC-BLD-05")
def test_a_metropolis_that_is_gone_leaves_its_frame_free() -> None:
    """HAD-NEC-04, TIT-SPM-14"""
    table = Razed()
    s = table.game.position({**ZEUS, "islands": {"naxos": {"owner": "A", "metropolis": True, "used": ["metropolis"]}}})
    naxos = table.game.ruleset.tables.island_number["naxos"]
    covered = bits(table.game.ruleset.tables.covered[naxos], SLOTS)
    assert not set(covered) & set(board.free_slots(table.game.ruleset, s, SEATS[0]))
    board.raze(table.game.ruleset, s, naxos)
    table.game.proceed(s)
    assert table.seen == [(0, "naxos", "metropolis", 0)]
    assert (s.metropolis, s.spent_metropolis) == (0, 0)
    assert set(covered) <= set(board.free_slots(table.game.ruleset, s, SEATS[0]))
