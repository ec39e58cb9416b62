"""Positions that no game can reach are damaged cases, and the rule that forbids them is cited."""

from __future__ import annotations

import tomllib

import pytest

from trireme.games import make
from trireme.kit.case import read_case, run_case
from trireme.kit.errors import Impossible
from trireme.words import Words

CYCLADES = [
    (
        "players.A.philosophers = 4",
        "philosophers: “4” cannot be. A player who has 4 Philosophers",
        "CYC-MET-06",
    ),
    (
        'islands.naxos.buildings = ["port", "fortress", "temple", "university"]',
        "A: “naxos/0, naxos/1,",
        "CYC-MET-02",
    ),
    ('offerings.ares = "A 50"\nplayers.A.gold = 5', "players.A.gold: “5” cannot be.", "CYC-OFF-18"),
    ('offerings.ares = "A 0"', "offerings.ares.gold: “0” cannot be.", "CYC-OFF-04"),
    ('kraken = "C4"\nseas.C4 = "A 1"', "seas.C4: “A” cannot be.", "CYC-KRA-07"),
    ('islands.tinos.owner = "A"\nislands.milos.owner = "A"', "players.B: “0” cannot be.", "CYC-LST-10"),
    ('players.B.out = true\nislands.tinos.owner = "B"', "islands.tinos.owner: “B” cannot be.", "CYC-LST-10"),
    ('players.B.out = true\nseas.C4 = "B 1"', "seas.C4.owner: “B” cannot be.", "CYC-LST-11"),
    ("players.B = { out = true, gold = 3 }", "players.B.gold: “3” cannot be.", "CYC-LST-11"),
    ("islands.naxos.troops = 9", "players.A: “10” cannot be.", "CYC-CMP-02"),
    ('seas.C4 = "A 9"', "players.A: “", "CYC-CMP-03"),
    ("players.A.priests = 18\nplayers.B.priests = 1", "players.*.priests: “19” cannot be.", "CYC-CMP-07"),
    ("islands.naxos.prosperity = 17", "islands.*.prosperity: “17” cannot be.", "CYC-CMP-09"),
]
PELOPONNES = [
    ('bids.market = "A 1"', "bids.market: “1” cannot be. A bid must be at least the minimum", "PEL-BID-05"),
    ('bids.barracks = "A 9"\nplayers.A.population = 0', "players.A.population: “0” cannot be.", "PEL-BID-11"),
    ('players.A.status = "bid"', "players.A.status: “bid” cannot be.", "PEL-BID-13"),
    (
        'display.normal = ["market", "street", "port", "bridge", "terrain_a01"]',
        "display.normal: “5” cannot be.",
        "PEL-REV-02",
    ),
    ("players.A.wood = 11", "players.A.wood: “11” cannot be. Your store never holds more", "PEL-COM-06"),
    ("disasters.plague = 4", "disasters.plague: “4” cannot be.", "PEL-COM-05"),
]
ARCHIPELAGO = [
    (
        'map.R09a.cell = "0,1"\nmap.R05a.cell = "-1,1"',
        "map.R05a: “R05a -1,1 0, R09a 0,1 0” cannot be. Every edge of a newly laid hex",
        "ARC-TZR-03",
    ),
    ('map.R10b.cell = "2,0"', "map.R10b.cell: “2,0” cannot be.", "ARC-EXP-05"),
    (
        'map.R09a.cell = "0,1"\nplayers.A.units = ["R09a/land", "R09a/land", "R09a/land", "R09a/land"]',
        "players.A.units: “R09a × 4” cannot be.",
        "ARC-CMP-16",
    ),
    ('players.A.units = ["R00/shoal engaged"]\nrebels = 1', "rebels: “1” cannot be.", "ARC-END-01"),
]


@pytest.mark.parametrize(
    ("game", "at", "given", "text", "rule"),
    [("cyclades", "offerings", *each) for each in CYCLADES]
    + [("peloponnes", "bid", *each) for each in PELOPONNES]
    + [("archipelago", "actions", *each) for each in ARCHIPELAGO],
)
def test_the_rule_is_cited(game: str, at: str, given: str, text: str, rule: str) -> None:
    case = read_case({"id": "x", "given": {"at": at, **tomllib.loads(given)}, "then": {"facts": {"at": at}}})
    with pytest.raises(Impossible) as caught:
        run_case(make(game, players=4), case)
    assert text in str(caught.value)
    assert str(caught.value).endswith(f"({rule})")
    french = Words("fr", game).error(caught.value)
    assert "est impossible" in french
    assert french.endswith(f"({rule})")


def test_whoever_offers_has_what_it_costs_if_nothing_is_said() -> None:
    s = make("cyclades", players=4).position({"offerings": {"ares": "A 14"}, "players": {"B": {"gold": 15}}})
    assert s.gold == [14, 15, 5, 5]


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"players": {"A": {"sea": ["sea_01", "sea_02"]}, "B": {"sea": ["sea_03"]}}}, "players.*.sea: “3” cannot be."),
        ({"display": {"sea": ["sea_01", "sea_02", "sea_03"]}}, "display.sea: “3” cannot be. At set-up as many sea"),
        ({"display": {"sea": ["sea_05", "sea_06"]}, "players": {"A": {"sea": ["sea_01"]}}}, "display.sea: “3” cannot"),
    ],
)
def test_a_module_says_what_cannot_be_of_what_it_brings(given: dict[str, object], text: str) -> None:
    """With two players two sea tiles are turned up, and no more come."""
    case = read_case({"id": "x", "given": {"at": "bid", **given}, "then": {"facts": {"at": "bid"}}})
    with pytest.raises(Impossible) as caught:
        run_case(make("peloponnes", players=2, modules=["sea"]), case)
    assert text in str(caught.value)
    assert str(caught.value).endswith("(PEL-SEA-02)")


def test_which_sea_tiles_lie_open_need_not_be_said() -> None:
    some = {"at": "bid", "display": {"sea": ["sea_05"]}}
    for given in ({"at": "bid"}, some):
        case = read_case({"id": "x", "given": given, "then": {"facts": {"at": "bid"}}})
        assert run_case(make("peloponnes", players=2, modules=["sea"]), case) == []
