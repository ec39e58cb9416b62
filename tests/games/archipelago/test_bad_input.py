"""Facts that cannot be read: the errors say what is wrong, where, and what would be right."""

from __future__ import annotations

import re

import pytest

from tests.games.archipelago.test_possible import MAP, R09A, Facts, offered, on
from trireme.games.archipelago.game import Archipelago
from trireme.kit.errors import Unreadable


def test_what_cannot_be_read_is_told_as_such() -> None:
    game = Archipelago(players=3)
    for facts, text in (
        ({"map": on(R09A, used=["tavern"])}, "map.R09a.used: “tavern” is not known."),
        ({"pile": {"up": "R00"}}, "pile.up: “R00” is not known."),
        ({"track": ["A05 x"]}, "track: this cannot be read."),
        ({"players": {"A": {"discs": -1}}}, "players.A.discs: “-1” is not a count."),
        ({"turn": {"doing": "midway"}}, "turn.doing: “midway” cannot be given."),
        ({"turn": {"doing": "sleep"}}, "turn.doing: “sleep” is not known."),
        ({"turn": {"doing": "act", "hex": "R10"}}, "turn.hex: “R10” is no part of the question act."),
        ({"turn": {"seat": "Z"}}, "turn.seat: “Z” is not known."),
        ({"turn": {"card": 1}}, "turn.card: “1” is not known. There are true, false."),
        ({"turn": {"doing": "lay"}}, "turn.hex: “” is not known."),
        ({"turn": {}, "at": "order"}, "at: “order” is not known."),
        ({"at": []}, "at: “[]” is not known. There are setup, disengagement,"),
        ({"turn": {"doing": {}}}, "turn.doing: “{}” is not known."),
        ({"workers": 10**9}, "workers: 1000000000 is out of bounds. It goes from 0 to 1000."),
        ({"map": {**MAP, "R10b": {"cell": "--1,0"}}}, "map.R10b.cell: “--1,0” is no place for a tile. Write two"),
        ({"map": {**MAP, "R10b": {"cell": "²,0"}}}, "map.R10b.cell: “²,0” is no place for a tile. Write two"),
        ({"track": ["A05 ²"]}, "track: this cannot be read. Write: A06 2."),
        ({"promises": ["A help B ² 1 open"]}, "promises: this cannot be read. Write: A help B 1 2 open."),
        ({"players": {"A": {"units": [""]}}}, "players.A.units: “” is no unit. Write a tile and a spot, such as"),
        (offered("A: offer B 1 wood for nothing #²"), "offers: this cannot be read."),
        (
            {"map": {**MAP, "R10b": {"cell": "1,0", "turn": 6}}},
            "map.R10b.turn: 6 is out of bounds. It goes from 0 to 5.",
        ),
        ({"map": on(R09A, town_works="no")}, "map.R09a.town_works: “no” is not known. There are true, false."),
        (offered("A: give B 1 wood"), "offers: this cannot be read."),
        (offered("A: offer B one wood for nothing"), "offers: this cannot be read."),
    ):
        with pytest.raises(Unreadable, match=re.escape(text)):
            game.position(facts)


HAS_CARD: Facts = {"players": {"A": {"cards": ["A16"]}}}
KNOWS: Facts = {"A": {"known": ["M06", "M06"]}, "B": {"objectives": ["M06"]}}


@pytest.mark.parametrize(
    ("where", "name", "facts"),
    [
        ("map.R09a.taken", "0", {"map": on(R09A, taken=[0, 0])}),
        ("map.R09a.pillaged", "2", {"map": on(R09A, pillaged=[1, 2, 2])}),
        ("map.R09a.used", "port", {"map": on(R09A, buildings={"port": 1}, used=["port", "port"])}),
        ("spaces.taxes", "A", {"spaces": {"taxes": ["A", "A"]}}),
        ("engaged", "A16", {**HAS_CARD, "engaged": ["A16", "A16"]}),
        ("built", "A42", {"players": {"A": {"cards": ["A42"]}}, "built": ["A42", "A42"]}),
        ("players.A.known", "M06", {"players": KNOWS}),
        ("turn.doubles", "fish", {"turn": {"card": True, "doubles": ["fish", "fish"]}}),
        ("turn.refused", "R09a wood", {"map": MAP, "turn": {"refused": ["R09a wood", "R09a wood"]}}),
        ("turn.leave", "R09a", {"map": MAP, "turn": {"doing": "harvest", "resource": "wood", "leave": ["R09a"] * 2}}),
    ],
)
def test_what_is_named_twice_is_not_taken_for_something_else(where: str, name: str, facts: Facts) -> None:
    """Two first icons, added up, once were the second one, and two discs of A one of B."""
    with pytest.raises(Unreadable, match=re.escape(f"{where}: “{name}” is named twice. Name it once.")):
        Archipelago(players=3).position(facts)
