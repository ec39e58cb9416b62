"""A refusal cites exactly the rules of Titans and Monuments that forbid the move in this position."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.cyclades.test_exact_reasons import SEATS, TEAMS, TITANS, Table, turn

BOTH = ("titans", "monuments")
CITADEL = {"monuments": {"built": {"great-citadel-of-ares": "engares"}}}
DEPLOYED = Table(
    {
        "at": "titans.deployment",
        "gods": ["ares", "kronos", "zeus"],
        "offerings": {"ares": "A 1", "kronos": "B 1", "zeus": "C 1"},
        "apollo": ["D"],
        "islands": {
            "tragaia": {"owner": "", "buildings": ["temple", "port"]},
            "vivlos": {"owner": "", "buildings": ["university"]},
        },
    },
    ("A: deploy tragaia", "A: deploy vivlos", "A: deploy vivlos", "A: deploy s37", "A: deploy s41"),
    ("titans",),
)
TOLD: Final[list[tuple[str, Table, str, list[str]]]] = [
    (
        "over a border",
        Table(TITANS | CITADEL | {"islands": {"chora": "A 2", "engares": "B 1"}}, (), BOTH),
        "A: troops chora>engares x2",
        ["MON-MEF-01", "MON-MXT-04"],
    ),
    (
        "over fleets",
        Table(
            turn(
                "ares",
                turn={"god": "ares"},
                islands={"naxos": {"troops": 3}, "tinos": {"troops": 1}},
                seas={"C4": "A 1"},
                monuments={"built": {"great-citadel-of-ares": "tinos"}},
            ),
            (),
            ("monuments",),
        ),
        "A: troops naxos>tinos x2",
        ["MON-MEF-01", "MON-MEF-02"],
    ),
    (
        "passing the Citadel",
        Table(
            TITANS
            | CITADEL
            | {"islands": {"chora": "A 2", "engares": "B 1", "galanado": "", "tragaia": "D 1"}}
            | {"titans": {"artifacts": {"kunee": "chora"}}},
            ("A: troops chora>engares x2",),
            BOTH,
        ),
        "A: titans.stop",
        ["MON-MXT-05", "MON-MEF-01", "MON-MXT-04"],
    ),
    (
        "the partner's fleets lead nowhere",
        Table(
            TITANS | {"islands": {"panormos": "A 2", "chora": "A 1", "danakos": "B 1"}, "seas": {"s39": "C 1"}},
            (),
            TEAMS,
        ),
        "A: troops panormos>lionas x1",
        ["CYC-TRP-03", "CYC-TRP-04"],
    ),
    (
        "a Hero there is no reason",
        Table(
            TITANS | {"islands": {"chora": {"owner": "A", "troops": 1, "units": {"hector": 1}}}},
            (),
            ("titans", "hades.heroes"),
        ),
        "A: titans.march chora>engares",
        ["TIT-TTN-09"],
    ),
    (
        "it is too late for A only",
        Table(TITANS | {"offerings": {"ares": "A 1", "zeus": "C 1"}}, (), TEAMS),
        "C: hand kunee chora",
        ["TIT-AEF-18", "CYC-ACT-02", "CYC-ACT-01", "CYC-ACT-11", "KIT-ASK-01"],
    ),
    (
        "the owner of the Horn decides alone",
        Table(
            TITANS | {"islands": {"chora": "A 1"}, "titans": {"artifacts": {"great-cornucopia": "chora"}}}, (), TEAMS
        ),
        "A: titans.share 2",
        ["TIT-AEF-22"],
    ),
    (
        "no turn's action is settled",
        DEPLOYED,
        "A: end",
        ["CYC-MET-02"],
    ),
    (
        "another phase",
        DEPLOYED,
        "A: call giant",
        ["CYC-PHA-02"],
    ),
    (
        "the Siren is no battle",
        Table(
            turn(
                "zeus",
                turn={"god": "zeus"},
                track=["siren"],
                monuments={"built": {"great-lighthouse-of-poseidon": "tinos"}},
            ),
            ("A: call siren", "A: siren D6"),
            ("monuments",),
        ),
        "B: return D6",
        ["MON-MEF-04"],
    ),
]


@pytest.mark.parametrize(("table", "line", "rules"), [each[1:] for each in TOLD], ids=[each[0] for each in TOLD])
def test_these_rules_and_no_others_are_told(table: Table, line: str, rules: list[str]) -> None:
    game, s = table.reach()
    seat, move = line.split(": ")
    assert [reason.rule.id for reason in game.why_not(s, SEATS.index(seat), move)] == rules
