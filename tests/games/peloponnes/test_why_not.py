"""Every refusal begins with the rule that a player would look for, whether a move was typed or a thing pointed at."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from trireme.games import make
from trireme.kit.errors import Unreadable

SEATS = ("A", "B", "C")
GAME = make("peloponnes", seats=SEATS)


class Position(NamedTuple):
    """Facts, moves that lead on from there, and chits."""

    given: dict[str, Any]
    moves: tuple[str, ...] = ()
    chits: tuple[str, ...] = ()

    def reach(self) -> Any:
        s = GAME.positions.stand(self.given)
        s.forced_draws = {"disaster": list(self.chits)}
        GAME.proceed(s)
        for line in self.moves:
            seat, move = line.split(": ")
            GAME.apply(s, SEATS.index(seat), move)
        return s


BID = Position(
    {
        "at": "bid",
        "round": 3,
        "order": list(SEATS),
        "display": {"normal": ["market", "street", "port"], "conquest": ["terrain_a01", "terrain_a05"]},
        "stack": ["barracks"],
        "players": {"A": {"coins": 5}, "B": {"coins": 9, "buildings": ["bridge"]}, "C": {"coins": 2}},
    }
)
BEATEN = Position(BID.given, ("A: bid market 5",))
DISPLACED = Position(BID.given, ("A: bid market 3", "B: bid market 4"))
POOR = Position(BID.given, ("A: pass", "B: bid market 4"))
PLACE = Position(
    {
        "at": "place",
        "round": 3,
        "bids": {"market": "A 3"},
        "players": {"A": {"coins": 3, "wood": 9, "stone": 9, "buildings": ["bridge"], "marked": ["bridge"]}},
    }
)
QUAKE = Position(
    {
        "at": "disaster",
        "round": 3,
        "disasters": {"earthquake": 2},
        "players": {
            "A": {"wood": 1, "stone": 1, "buildings": ["market", "bridge"], "terrains": ["terrain_a01"]},
            "B": {"wood": 1, "stone": 1, "buildings": ["port"]},
        },
    },
    chits=("earthquake",),
)

# Position, who types a move or points at a thing, the rule that comes first; nothing where it can be done.
TOLD: list[tuple[Position, str, str]] = [
    (BID, "A: tile:market", ""),
    (BID, "A: tile:terrain_a01", "PEL-CNQ-01"),
    (BID, "A: bid terrain_a01 6", "PEL-CNQ-01"),
    (BID, "A: bid market 6", "PEL-BID-08"),
    (BID, "A: tile:barracks", "PEL-REV-01"),
    (BID, "A: tile:agora", "PEL-RND-02"),
    (BID, "A: tile:bridge", "PEL-RND-04"),
    (BID, "A: tile:terrain_a07", "PEL-GEN-02"),
    (BEATEN, "B: tile:market", ""),
    (BEATEN, "C: tile:market", "PEL-BID-01"),
    (DISPLACED, "A: tile:street", ""),
    (DISPLACED, "A: tile:barracks", "PEL-REV-01"),
    (DISPLACED, "A: move street 2.5", "PEL-DSP-04"),
    (POOR, "C: tile:market", "PEL-BID-08"),
    (POOR, "C: tile:terrain_a01", "PEL-CNQ-01"),
    (PLACE, "A: tile:market", ""),
    (PLACE, "A: tile:bridge", "PEL-PLC-13"),
    (PLACE, "A: pay bridge", "PEL-PLC-13"),
    (PLACE, "A: tile:street", "PEL-PLC-04"),
    (QUAKE, "A: tile:market", ""),
    (QUAKE, "A: tile:port", "PEL-DIS-07"),
    (QUAKE, "A: tile:terrain_a01", "PEL-DIS-09"),
    (QUAKE, "A: keep market bridge", "PEL-DIS-10"),
    (QUAKE, "A: keep market port", "PEL-DIS-07"),
]


@pytest.mark.parametrize(
    ("position", "line", "rule"),
    [
        pytest.param(*row, id=f"{row[1]} {row[2]}".strip(), marks=pytest.mark.rules(row[2])) if row[2] else row
        for row in TOLD
    ],
)
def test_the_rule_that_a_player_looks_for_comes_first(position: Position, line: str, rule: str) -> None:
    seat, _, tried = line.partition(": ")
    ask = GAME.reasons if ":" in tried else GAME.why_not
    reasons = ask(position.reach(), SEATS.index(seat), tried)
    assert [reason.rule.id for reason in reasons][:1] == ([rule] if rule else [])


@pytest.mark.rules("PEL-BID-07", "PEL-DSP-04")
@pytest.mark.parametrize(("position", "move"), [(BID, "bid market /9"), (DISPLACED, "move street /9")])
def test_what_is_no_number_at_all_is_no_number_in_parts(position: Position, move: str) -> None:
    with pytest.raises(Unreadable, match="“/9” is not a whole number"):
        GAME.why_not(position.reach(), 0, move)


@pytest.mark.rules("PEL-DIS-07")
def test_a_building_that_is_not_mine_is_not_counted_in_the_price() -> None:
    s = QUAKE.reach()
    assert [reason.rule.id for reason in GAME.why_not(s, 0, "keep market port")] == [
        "PEL-DIS-07",
        "PEL-GEN-12",
        "KIT-ASK-03",
    ]
