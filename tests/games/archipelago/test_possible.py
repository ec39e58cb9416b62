"""Positions that no game can reach are refused by the rule that forbids them; what just keeps the rule stands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.archipelago.helping import Helping
from trireme.games.archipelago import position
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.phases.turn import TURN_OVER
from trireme.kit.errors import Impossible

Facts = dict[str, Any]

R04B, R20A, R08B = {"cell": "0,-1"}, {"cell": "-1,0", "turn": 2}, {"cell": "1,-1", "turn": 3}
R09A, R05A = {"cell": "0,1"}, {"cell": "-1,1", "turn": 3}
MAP: Facts = {"R04b": R04B, "R20a": R20A, "R08b": R08B, "R09a": R09A, "R05a": R05A}
VOLCANO: Facts = {"R08b": {"cell": "-1,0"}, "R09a": {"cell": "-1,1", "turn": 1}, "R22a": {"cell": "-2,1"}}
SEVEN: Facts = {
    "R01a": {"cell": "-1,0"},
    "R02a": {"cell": "-1,1"},
    "R03a": {"cell": "0,-1", "turn": 1},
    "R04a": {"cell": "0,1", "turn": 3},
    "R06a": {"cell": "1,-1", "turn": 4},
    "R07a": {"cell": "-1,-1", "turn": 3},
    "R08a": {"cell": "-2,1", "turn": 3},
}
APART: Facts = {"R10b": {"cell": "0,-1"}, "R11b": {"cell": "1,0"}, "R15a": {"cell": "-1,1"}}
"""Three hexes that are sea all around, each beside the start hex alone."""
TWO: Facts = {"players": 2}
DESERT: Facts = {"players": 3, "variants": ["desert-start"]}


def on(tile: Facts, **more: Any) -> Facts:
    return {**MAP, "R09a": {**tile, **more}}


def units(*of_a: str, at: str = "actions", **more: Any) -> Facts:
    return {"at": at, "map": MAP, "players": {"A": {"units": [*of_a]}}, **more}


def built(*kinds: str, count: int = 7) -> Facts:
    """Return so many of the seven hexes with a building of each kind."""
    names = [*SEVEN]
    return {name: {**SEVEN[name], "buildings": dict.fromkeys(kinds if names.index(name) < count else kinds[:1], 1)}
            for name in names}  # fmt: skip


def full(many: int) -> list[str]:
    """Return so many citizens, three in a hex."""
    return [f"{tile}/land" for tile in ("R04b", "R20a", "R08b", "R09a", "R05a", "R10b", "R11b") for _ in range(3)][
        :many
    ]


def exploring(turn: Facts, **more: Any) -> Facts:
    """Return a ship beside free places, in the midst of a turn."""
    return {**units("R04b/water"), "turn": turn, **more}


def offered(*offers: str, **more: Any) -> Facts:
    return {"turn": {}, "offers": [*offers], **more}


ALL_THREE: Facts = {"taxes": ["A"], "exploration": ["A"], "reproduction": ["A"]}
ARRIVED: Facts = {"doing": "migrate", "moved": ["R09a/land"]}
LEAVING: Facts = {"doing": "migrate-to", "unit": "R09a/land"}
ALONE: Facts = {"map": {"R09a": R09A}, "players": {"A": {"units": ["R09a/land"] * 4}}}
"""A unit in R09a, from which no way leads on."""


def beside(citizens: int) -> Facts:
    """Return a position in which B has so many citizens in a hex while A migrates."""
    players = {"A": {"units": ["R05a/land"]}, "B": {"units": ["R09a/land"] * citizens}}
    return {"map": MAP, "players": players, "turn": {"doing": "migrate"}}


OTHERS: Facts = {"B": {"objectives": ["M03"]}, "C": {"objectives": ["M04"]}}
WIDE: Facts = {**MAP, "R10b": {"cell": "1,0"}}
SAFE: Facts = {"at": "purchase"}

TABLE: list[tuple[str, str, Facts, Facts, Facts]] = [
    # Rule, the fact that is named, what cannot be, what can be, options.
    ("ARC-TZR-03", "map.R05a", {"map": {**MAP, "R05a": {"cell": "-1,1"}}}, {"map": MAP}, {}),
    ("ARC-EXP-06", "map.R07a", {"map": {**SEVEN, "R07a": {"cell": "-1,-1"}}}, {"map": SEVEN}, {}),
    ("ARC-EXP-05", "map.R10b.cell", {"map": {"R10b": {"cell": "3,0"}}}, {"map": {"R10b": {"cell": "1,0"}}}, {}),
    ("ARC-EXP-05", "map.R10b.cell", {"map": {"R10b": {"cell": "0,64"}}}, {"map": {"R10b": {"cell": "0,1"}}}, {}),
    ("ARC-EXP-05", "map.R15a.cell", {"map": APART}, {"map": {**APART, "R10b": {"cell": "1,-1"}}}, TWO),
    ("ARC-EXP-22", "map.R10b.cell", {"map": {**MAP, "R10b": {"cell": "0,1"}}}, {"map": WIDE}, {}),
    ("ARC-SET-05", "map.R00.cell", {"map": {"R00": {"cell": "0,1"}}}, {"map": {"R00": {"cell": "0,0"}}}, {}),
    ("ARC-CMP-02", "pile.cast", {"map": MAP, "pile": {"cast": ["R09"]}}, {"map": MAP, "pile": {"cast": ["R10"]}}, {}),
    ("ARC-CMP-02", "map.R09b", {"map": {**MAP, "R09b": {"cell": "1,0"}}}, {"map": WIDE}, {}),
    ("ARC-CMP-12", "track", {"track": ["A05", "A05"]}, {"track": ["A05", "A06"]}, {}),
    (
        "ARC-CMP-12",
        "players.B.cards",
        {"players": {"A": {"cards": ["A05"]}, "B": {"cards": ["A05"]}}},
        {"players": {"A": {"cards": ["A05"]}, "B": {"cards": ["A06"]}}},
        {},
    ),
    ("ARC-BLD-05", "map.R22a.buildings",
     {"map": {**VOLCANO, "R22a": {"cell": "-2,1", "buildings": {"port": 1}}}},
     {"map": {**VOLCANO, "R22a": {"cell": "-2,1", "buildings": {"town": 1}}}}, {}),
    ("ARC-BLD-05", "players.A.units", {"map": VOLCANO, "players": {"A": {"units": ["R22a/water"]}}},
     {"map": VOLCANO, "players": {"A": {"units": ["R22a/land"]}}}, {}),
    ("ARC-BLD-05", "players.A.units", {"players": {"A": {"units": ["R00b/water"]}}},
     {"players": {"A": {"units": ["R00b/land"]}}}, DESERT),
    ("ARC-BLD-14", "map.R00.buildings", {"map": {"R00": {"buildings": {"port": 1}}}},
     {"map": on(R09A, buildings={"port": 1})}, {}),
    ("ARC-INL-10", "map.R09a.buildings", {"map": on(R09A, buildings={"town": 2})},
     {"map": {**MAP, "R05a": {**R05A, "buildings": {"town": 2}}}}, {}),
    ("ARC-INL-01", "players.A.units", units("R09a/land2"), units("R05a/land2"), {}),
    ("ARC-DEF-10", "players.A.units", units("R00/land"), units("R00/water"), {}),
    ("ARC-DEF-02", "players.A.units", units("R09a/water lying"), units("R09a/land lying"), {}),
    ("ARC-CRI-07", "players.A.units", units("R09a/temple lying", map=on(R09A, buildings={"temple": 1})),
     units("R09a/market lying", map=on(R09A, buildings={"market": 1})), {}),
    ("ARC-CTL-01", "players.A.units", units("R09a/town"), units("R09a/town", map=on(R09A, buildings={"town": 1})), {}),
    ("ARC-CTL-02", "players.A.units", units("R09a/port", "R09a/harbour", map=on(R09A, buildings={"port": 1})),
     units("R09a/port", "R09a/water", map=on(R09A, buildings={"port": 1})), {}),
    ("ARC-CTL-02", "players.B.units",
     {"map": on(R09A, buildings={"town": 1}),
      "players": {"A": {"units": ["R09a/town"]}, "B": {"units": ["R09a/town lying"]}}},
     {"map": on(R09A, buildings={"town": 1}),
      "players": {"A": {"units": ["R09a/town"]}, "B": {"units": ["R09a/land lying"]}}}, {}),
    ("ARC-HAR-03", "players.*.units", units("R09a/shoal engaged"), units("R04b/shoal engaged"), {}),
    ("ARC-HAR-03", "players.*.units", units("R05a/icon2 engaged", "R20a/icon engaged"),
     units("R05a/icon2 engaged", "R05a/icon engaged"), {}),
    ("ARC-HAR-04", "players.*.units", units("R04b/shoal engaged", "R04b/shoal engaged"),
     units("R04b/shoal engaged", "R04b/water"), {}),
    ("ARC-HAR-04", "map.R09a.taken", units("R09a/icon engaged", map=on(R09A, taken=[])),
     units("R09a/icon engaged", map=on(R09A, taken=[3])), {}),
    ("ARC-HAR-03", "map.R09a.taken", {"map": on(R09A, taken=[5])}, {"map": on(R09A, taken=[4])}, {}),
    ("ARC-CRD-24", "map.R09a.pillaged", {"map": on(R09A, pillaged=[5])}, {"map": on(R09A, pillaged=[4])}, {}),
    ("ARC-HAR-07", "players.A.units", units("R09a/icon"), units("R09a/icon engaged"), {}),
    ("ARC-CMP-16", "players.A.units", units(*["R09a/land"] * 4), units(*["R09a/land"] * 3, *["R09a/water"] * 4), {}),
    ("ARC-CMP-16", "players.A.units", units(*["R05a/land"] * 2, *["R05a/land2"] * 2),
     units(*["R05a/land"] * 2, "R05a/land2"), {}),
    ("ARC-CMP-16", "players.A.units", units(*["R09a/land"] * 3, "R09a/town", map=on(R09A, buildings={"town": 1})),
     units(*["R09a/land"] * 2, "R09a/town", map=on(R09A, buildings={"town": 1})), TWO),
    ("ARC-CMP-06", "players.A.units", units(*full(11)), units(*full(10)), {}),
    ("ARC-CMP-06", "players.A.units",
     {"map": MAP, "built": ["A42"], "players": {"A": {"cards": ["A42"], "units": full(10)}}},
     {"map": MAP, "built": ["A42"], "players": {"A": {"cards": ["A42"], "units": full(9)}}}, {}),
    ("ARC-CMP-07", "players.A.units", units(*["R00/water"] * 5), units(*["R00/water"] * 4), {}),
    ("ARC-TWO-06", "players.A.units", units(*["R00/water"] * 9), units(*["R00/water"] * 8), TWO),
    ("ARC-TWO-06", "players.A.units",
     units(*full(21), map={**WIDE, "R11b": {"cell": "1,1"}}),
     units(*full(20), map={**WIDE, "R11b": {"cell": "1,1"}}), TWO),
    ("ARC-CMP-10", "map.*.buildings", {"map": built("town", "temple")}, {"map": built("town", "temple", count=6)}, {}),
    ("ARC-CMP-09", "map.*.buildings", {"map": built("port", "market")}, {"map": built("port", "market", count=6)}, {}),
    ("ARC-END-01", "rebels", units("R09a/land", rebels=2), units("R09a/land", rebels=1), {}),
    ("ARC-DEF-06", "population", units("R09a/land", population=2), units("R09a/land lying", population=1), {}),
    ("ARC-DIS-03", "players.A.units", units("R09a/land lying", at="balance"),
     units("R09a/land lying", at="disengagement"), {}),
    ("ARC-DIS-02", "players.A.units", units("R09a/water engaged", at="order"), units("R09a/water engaged", **SAFE), {}),
    ("ARC-DIS-02", "map.R09a.taken", {"at": "population", "map": on(R09A, taken=[0])},
     {"at": "purchase", "map": on(R09A, taken=[0])}, {}),
    ("ARC-DIS-04", "players.A.units", units("R09a/town engaged", at="population", map=on(R09A, buildings={"town": 1})),
     units("R09a/town engaged", at="actions", map=on(R09A, buildings={"town": 1})), {}),
    ("ARC-DIS-01", "engaged", {"at": "order", "engaged": ["A16"], "players": {"A": {"cards": ["A16"]}}},
     {"at": "disengagement", "engaged": ["A16"], "players": {"A": {"cards": ["A16"]}}}, {}),
    ("ARC-RND-03", "round", {"round": 21}, {"round": 20}, {}),
    ("ARC-RND-03", "round", {"round": 0}, {"round": 1}, {}),
    ("ARC-RND-02", "round", {"at": "disengagement", "round": 1}, {"at": "disengagement", "round": 2}, {}),
    ("ARC-PUR-01", "wheel", {"at": "disengagement", "wheel": 1}, {"at": "purchase", "wheel": 1}, {}),
    ("ARC-PUR-01", "spaces.taxes", {"at": "order", "spaces": {"taxes": ["A"]}}, {"spaces": {"taxes": ["A"]}}, {}),
    ("ARC-FLO-05", "map.R09a.used", {"at": "purchase", "map": on(R09A, buildings={"market": 1}, used=["market"])},
     {"map": on(R09A, buildings={"market": 1}, used=["market"])}, {}),
    ("ARC-FLO-05", "map.R09a.used", {"map": on(R09A, buildings={"port": 1}, used=["market"])},
     {"map": on(R09A, buildings={"port": 1}, used=["port"])}, {}),
    ("ARC-FLO-05", "map.R09a.used", {"map": on(R09A, buildings={"temple": 1}, used=["temple"])},
     {"map": on(R09A, buildings={"temple": 1}, used=[])}, {}),
    ("ARC-CTL-08", "map.R09a.town_works",
     {"map": on(R09A, buildings={"market": 1}, used=["market"], town_works=True)},
     {"map": on(R09A, buildings={"market": 1, "town": 1}, used=["market"], town_works=True)}, {}),
    ("ARC-CMP-05", "bank", {"bank": 106}, {"bank": 105}, {}),
    ("ARC-CMP-05", "bank", {"players": {"A": {"florins": 116}}}, {"players": {"A": {"florins": 115}}}, {}),
    ("ARC-CMP-04", "stores.iron", {"players": {"A": {"stock": {"iron": 10}}}},
     {"players": {"A": {"stock": {"iron": 9}}}}, {}),
    ("ARC-CMP-04", "stores.iron", {"stores": {"iron": 10}}, {"stores": {"iron": 9}}, {}),
    ("ARC-MKT-06", "market.export.iron", {"market": {"export": {"iron": 7}}}, {"market": {"export": {"iron": 6}}}, {}),
    ("ARC-CMP-11", "explorers", {"explorers": 24, "players": {"A": {"tokens": 1}}},
     {"explorers": 23, "players": {"A": {"tokens": 1}}}, {}),
    ("ARC-CMP-11", "explorers", {"players": {"A": {"tokens": 25}}}, {"players": {"A": {"tokens": 24}}}, {}),
    ("ARC-CMP-08", "players.A.discs", {"explorers": 0, "players": {"A": {"discs": 6}}},
     {"explorers": 0, "players": {"A": {"discs": 5}}}, {}),
    ("ARC-ACT-11", "players.A.discs", {"explorers": 17, "players": {"A": {"discs": 4}}},
     {"explorers": 16, "players": {"A": {"discs": 4}}}, {}),
    ("ARC-SET-07", "shared.taxes", {"spaces": {"taxes": ["A"]}, "shared": {"taxes": 2}},
     {"spaces": {"taxes": ["A"]}, "shared": {"taxes": 1}}, {}),
    ("ARC-SET-07", "shared.taxes", {"spaces": {"taxes": ["A"]}, "shared": {"taxes": 1}},
     {"spaces": {"exploration": ["A"]}, "shared": {"exploration": 1}}, {"players": 5}),
    ("ARC-ACT-09", "shared.taxes", {"shared": {"taxes": 1}}, {"spaces": {"taxes": ["B"]}, "shared": {"taxes": 1}}, {}),
    ("ARC-WON-01", "built", {"built": ["A16"], "players": {"A": {"cards": ["A16"]}}},
     {"built": ["A42"], "players": {"A": {"cards": ["A42"]}}}, {}),
    ("ARC-WON-02", "built", {"built": ["A42"]}, {"built": ["A42"], "players": {"C": {"cards": ["A42"]}}}, {}),
    ("ARC-EVO-09", "engaged", {"engaged": ["A12"], "players": {"A": {"cards": ["A12"]}}},
     {"engaged": ["A16"], "players": {"A": {"cards": ["A16"]}}}, {}),
    ("ARC-EVO-03", "engaged", {"engaged": ["A16"]}, {"engaged": ["A16"], "players": {"B": {"cards": ["A16"]}}}, {}),
    ("ARC-TZR-12", "track", {"track": ["A05", "A06", "A07", "A08", "A09", "A10"]},
     {"track": ["A05", "A06", "A07", "A08", "A09"]}, {}),
    ("ARC-PUR-08", "track", {"track": ["A05 3"]}, {"track": ["A05 2"]}, {}),
    ("ARC-TZR-14", "trends", {"trends": ["T01", "T02"]}, {"trends": ["T02"]}, {}),
    ("ARC-VAR-05", "trends", {"trends": ["T01"]}, {"trends": []}, {"variants": ["open-objectives"]}),
    ("ARC-VAR-08", "trends", {"trends": ["T01", "T01"]}, {"trends": ["T01", "T02"]}, {"variants": ["two-trends"]}),
    ("ARC-VAR-12", "trends", {"trends": ["T01", "T02"]}, {"trends": ["T01", "T12"]}, {"variants": ["benefactor-plus"]}),
    ("ARC-SPE-10", "players.A.benefactor", {"players": {"A": {"benefactor": 1}}},
     {"trends": ["T12"], "players": {"A": {"benefactor": 1}}}, {}),
    ("ARC-TZR-15", "players.A.objectives", {"players": {"A": {"objectives": ["S01"]}}},
     {"players": {"A": {"objectives": ["M01"]}}}, {}),
    ("ARC-TZR-15", "players.A.objectives", {"players": {"A": {"objectives": ["M01", "M02"]}}},
     {"players": {"A": {"objectives": ["M02"]}}}, {}),
    ("ARC-TZR-15", "players.B.objectives", {"players": {"A": {"objectives": ["M05"]}, "B": {"objectives": ["M05"]}}},
     {"players": {"A": {"objectives": ["M05"]}, "B": {"objectives": ["M06"]}}}, {}),
    ("ARC-TWO-01", "players.A.objectives", {"players": {"A": {"objectives": ["M01", "M02", "M03"]}}},
     {"players": {"A": {"objectives": ["M01", "M02"]}}}, TWO),
    ("ARC-TWO-02", "players.A.objectives", {"players": {"A": {"objectives": ["M08"]}}},
     {"players": {"A": {"objectives": ["M07"]}}}, TWO),
    ("ARC-VAR-05", "players.A.objectives", {"players": {"A": {"objectives": ["M01"]}}},
     {"open_objectives": ["M01"]}, {"variants": ["open-objectives"]}),
    ("ARC-VAR-05", "open_objectives", {"open_objectives": ["M10"]}, {}, {}),
    ("ARC-VAR-06", "open_objectives", {"open_objectives": ["M08"]}, {"open_objectives": ["M07"]},
     {"variants": ["open-objectives"]}),
    ("ARC-VAR-13", "players.A.objectives", {"players": {"A": {"objectives": ["M08"]}}},
     {"players": {"A": {"objectives": ["M07"]}}}, {"variants": ["benefactor-plus"]}),
    ("ARC-CRD-06", "players.A.known", {"players": {"A": {"known": ["M07"]}, "B": {"objectives": ["M06"]}}},
     {"players": {"A": {"known": ["M06"]}, "B": {"objectives": ["M06"]}}}, {}),
    ("ARC-CRD-06", "players.A.known", {"players": {"A": {"known": ["M06", "M07"]}}},
     {"players": {"A": {"known": ["M07"]}}}, {"variants": ["objective-choice"]}),
    ("ARC-NEG-06", "promises", {"promises": ["A help B 1 3 open"]}, {"promises": ["A help B 1 2 open"]}, {}),
    ("ARC-NEG-06", "promises", {"promises": ["A help A 1 2 open"]}, {"promises": ["A help C 1 2 open"]}, {}),
    ("ARC-TZR-11", "players.A.hand", {"players": {"A": {"hand": ["R10"]}}}, {"players": {"A": {"hand": []}}}, {}),
    # The running turn.
    ("ARC-ACT-02", "turn.action", exploring({"hex": "R10", "action": False}), exploring({"hex": "R10"}), {}),
    ("ARC-ACT-02", "turn.action", exploring({"hex": "R10", "action": False}),
     exploring({"hex": "R10", "action": False, "card": True}), {}),
    ("ARC-ACT-02", "turn.harvested", {"turn": {"harvested": "wood", "brought": 1}},
     {"turn": {"harvested": "wood", "brought": 1, "action": True}}, {}),
    ("ARC-ACT-03", "players.A.discs", {"turn": {"action": True}, "players": {"A": {"discs": 3}}},
     {"turn": {"action": True}, "players": {"A": {"discs": 2}, "B": {"discs": 3}}}, {}),
    ("ARC-ACT-08", "spaces.exploration", exploring({"hex": "R10"}, spaces={"exploration": ["B"]}),
     exploring({"hex": "R10"}, spaces={"exploration": ["A", "B"]}), {}),
    ("ARC-ACT-08", "spaces.reproduction", exploring({"doing": "reproduce"}, spaces={}),
     exploring({"doing": "reproduce"}), {}),
    ("ARC-CMP-02", "turn.hex", exploring({"hex": "R09"}), exploring({"hex": "R10"}), {}),
    ("ARC-CMP-02", "pile.up", exploring({"hex": "R10"}, pile={"up": "R10a"}),
     exploring({"hex": "R10"}, pile={"up": "R11a"}), {}),
    ("ARC-CRD-01", "turn.peeks", {"turn": {"peeks": 1}}, {"turn": {"peeks": 1, "card": True}}, {}),
    ("ARC-CRD-01", "turn.steps", {"turn": {"steps": 2}}, {"turn": {"steps": 2, "card": True}}, {}),
    ("ARC-END-05", "ending", {"turn": {}, "ending": "M02", "players": {"A": {"objectives": ["M01"]}, **OTHERS}},
     {"turn": {}, "ending": "M01", "players": {"A": {"objectives": ["M01"]}, **OTHERS}}, {}),
    ("ARC-EXP-07", "turn.tile", {**units("R20a/land", map=WIDE), "turn": {"doing": "enter", "tile": "R10b"}},
     {**units("R00/water", map=WIDE), "turn": {"doing": "enter", "tile": "R10b"}}, {}),
    ("ARC-EXP-08", "turn.tile", {**units("R00/water", map=WIDE), "turn": {"doing": "enter", "tile": "R05a"}},
     {**units("R00/water", map=WIDE), "turn": {"doing": "enter", "tile": "R10b"}}, {}),
    ("ARC-EXP-08", "turn.tile", {**units("R00/water", map=WIDE), "turn": {"doing": "cube-to-market", "tile": "R10b"}},
     {**units("R10b/water", map=WIDE), "turn": {"doing": "cube-to-market", "tile": "R10b"}}, {}),
    ("ARC-EXP-08", "turn.tile", {**units("R10b/water", map=WIDE), "turn": {"doing": "cube-to-market", "tile": "R05a"}},
     {**units("R10b/water", map=WIDE), "turn": {"doing": "cube-to-keep", "tile": "R10b"}}, {}),
    ("ARC-EXP-21", "pile.up", exploring({"doing": "which-hex"}, pile={"up": "", "down": []}),
     exploring({"doing": "which-hex"}), {}),
    ("ARC-EXP-22", "turn.doing", {"map": MAP, "turn": {"hex": "R10"}}, exploring({"hex": "R10"}), {}),
    ("ARC-FLO-06", "turn.florin", {"turn": {"doing": "trades", "market": "export", "florin": False}},
     {"turn": {"doing": "trades", "market": "export"}}, {}),
    ("ARC-FLO-06", "wheel", {"wheel": 0, "turn": {"florin": True}}, {"turn": {"florin": True}}, {}),
    ("ARC-HAR-03", "turn.refused", {"map": MAP, "turn": {"refused": ["R09a fish"]}},
     {"map": MAP, "turn": {"refused": ["R09a wood", "R05a fish"]}}, {}),
    ("ARC-CMP-16", "players.A.units", {**units(*["R09a/land"] * 5), "turn": ARRIVED},
     {**units(*["R09a/land"] * 4), "turn": ARRIVED}, {}),
    ("ARC-CMP-16", "players.A.units", {**units(*["R09a/land"] * 4), "turn": LEAVING},
     {**units(*["R09a/land"] * 3), "turn": LEAVING}, {}),
    ("ARC-CMP-16", "players.B.units", beside(4), beside(3), {}),
    ("ARC-MIG-12", "turn.doing", {**ALONE, "turn": ARRIVED}, {**ALONE, "map": MAP, "turn": ARRIVED}, {}),
    ("ARC-ACT-10", "turn.doing", {**ALONE, "turn": LEAVING, "players": {"A": {"units": ["R09a/land"]}}},
     {**units("R09a/land"), "turn": LEAVING}, {}),
    ("ARC-ACT-10", "turn.doing", {**units("R09a/land engaged"), "turn": {"doing": "migrate"}},
     {**units("R09a/land"), "turn": {"doing": "migrate"}}, {}),
    ("ARC-ACT-10", "turn.doing", {**units("R09a/land"), "turn": {"doing": "harvest", "resource": "iron"}},
     {**units("R09a/land"), "turn": {"doing": "harvest", "resource": "cattle"}}, {}),
    ("ARC-ACT-10", "turn.doing", {**units(), "turn": {"doing": "site", "building": "town"}},
     {**units("R09a/land"), "turn": {"doing": "site", "building": "town"}}, {}),
    ("ARC-ACT-11", "players.A.discs", {"spaces": ALL_THREE, "players": {"A": {"discs": 1}}},
     {"spaces": ALL_THREE, "players": {"A": {"discs": 0}}}, {}),
    ("ARC-CMP-08", "players.A.discs", {"spaces": ALL_THREE, "explorers": 0, "players": {"A": {"discs": 3}}},
     {"spaces": ALL_THREE, "explorers": 0, "players": {"A": {"discs": 2}}}, {}),
    ("ARC-MIG-01", "turn.moved", {**units("R09a/land"), "turn": {"doing": "migrate", "moved": ["R05a/land"]}},
     {**units(*["R05a/land"] * 4), "turn": {"doing": "migrate", "moved": ["R05a/land"] * 2}}, {}),
    ("ARC-MIG-01", "turn.moved", {**units("R09a/land"), "turn": {"doing": "migrate", "moved": ["R09a/land"] * 2}},
     {**units("R09a/land"), "turn": {"doing": "migrate-to", "unit": "R09a/land"}}, {}),
    ("ARC-NEG-03", "offers", offered("B: offer C 1 wood for 2 florins"),
     offered("B: offer A 1 wood for 2 florins"), {}),
    ("ARC-NEG-05", "offers", offered("A: offer B 1 A42 for nothing", built=["A42"]),
     offered("A: offer B 1 A42 for nothing"), {}),
    ("ARC-NEG-09", "offers", {"offers": ["A: offer B 1 wood for nothing"]},
     offered("A: offer B 1 wood for nothing"), {}),
    ("ARC-NEG-09", "offers", offered("A: offer B 1 wood for nothing #2", "A: offer C 1 wood for nothing #2"),
     offered("A: offer B 1 wood for nothing #2", "A: offer C 1 wood for nothing #3"), {}),
    ("ARC-NEG-15", "players.A.offers", offered("A: offer B 1 wood for nothing", players={"A": {"offers": 4}}),
     offered("A: offer B 1 wood for nothing", players={"A": {"offers": 3}}), {"offers": 4}),
    ("ARC-NEG-16", "offers", offered("A: offer B 1 wood for nothing", "A: offer B 1 wood for 1 florins"),
     offered("A: offer B 1 wood for nothing", "A: offer C 1 wood for 1 florins"), {}),
    ("ARC-NEG-09", "talks", {"talks": 4, "turn": {"talks": 3, "news": {"B": 5}}},
     {"talks": 4, "turn": {"talks": 3, "news": {"B": 4}}}, {}),
    ("ARC-CMP-12", "offers", offered("A: offer B 1 A16 for nothing", players={"A": {"cards": ["A16"]}}),
     offered("A: offer B 1 A16 for nothing"), {}),
    ("ARC-CMP-12", "offers", offered("A: offer B 2 A16 for nothing"), offered("A: offer B 1 A16 for nothing"), {}),
    ("ARC-CMP-04", "stores.iron", offered("A: offer B 10 iron for nothing"),
     offered("A: offer B 9 iron for nothing"), {}),
    ("ARC-CMP-11", "explorers", offered("A: offer B 2 tokens for nothing", explorers=23),
     offered("A: offer B 1 tokens for nothing", explorers=23), {}),
]  # fmt: skip


def rows() -> Iterator[Any]:
    for number, (rule, where, no, yes, options) in enumerate(TABLE):
        yield pytest.param(rule, where, no, yes, options, id=f"{number}-{rule}", marks=pytest.mark.rules(rule))


@pytest.mark.parametrize(("rule", "where", "no", "yes", "options"), [*rows()])
def test_a_rule_refuses_what_cannot_be_and_takes_what_can(
    rule: str, where: str, no: Facts, yes: Facts, options: Facts
) -> None:
    game = Archipelago(**{"players": 3, "length": "medium", **options})
    with pytest.raises(Impossible) as caught:
        game.position(no)
    assert (caught.value.rule, caught.value.where) == (rule, where)
    assert game.rulebook.text(rule, "en") in str(caught.value)
    again = game.positions.stand(yes)
    assert [*game.positions.impossible(again)] == []


LEFT_OUT = {
    "ARC-CMP-05": "fewer florins than there are: the rest is out of the way",
    "ARC-CMP-04": "fewer cubes",
    "ARC-TZR-01": "fewer hexes beside the start hex than players",
    "ARC-TZR-06": "fewer citizens",
    "ARC-SET-06": "fewer ships",
    "ARC-TZR-12": "fewer cards on the track",
    "ARC-PUR-10": "a track that is not full though there is a deck",
    "ARC-TZR-05": "tokens that have been taken for hexes that are not shown",
    "ARC-FLO-01": "a wheel that holds other florins than the buildings used have brought",
    "ARC-CRD-25": "florins that lie on hexes that are not shown",
    "ARC-END-04": "an end condition that is met before the phase begins, so that a case can show how the game ends",
}
"""Rules about all positions that a case need not keep, and what it may leave out."""


def test_a_position_may_leave_things_out() -> None:
    game = Archipelago(players=3, length="short")
    facts: Facts = {
        "at": "disengagement", "bank": 0, "stores": {"fruit": 0}, "explorers": 3, "buried": 2, "track": [],
        "players": {"A": {"objectives": ["S03"]}},
    }  # fmt: skip
    assert [*game.positions.impossible(game.positions.stand(facts))] == []
    assert all(rule in game.rulebook.entries for rule in LEFT_OUT)


def test_the_table_has_every_rule_that_is_cited() -> None:
    """A check without a row is not proved."""
    folder = Path(str(position.__file__)).parent
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert {rule.replace("_", "-") for rule in re.findall(r"ARC_[A-Z]{3}_\d\d", text)} == {rule for rule, *_ in TABLE}


def test_discs_that_lie_on_the_wheel_are_not_in_hand() -> None:
    """Discs on the wheel are not in hand, unless the case says how many there are."""
    game = Archipelago(players=3)
    assert game.position({"spaces": {"taxes": ["B"], "exploration": ["B"]}}).discs == [3, 1, 3]
    assert game.position({"spaces": {"taxes": ["B"]}, "players": {"B": {"discs": 0}}}).discs == [3, 0, 3]


def test_objectives_that_are_not_given_are_others() -> None:
    game = Archipelago(players=3)
    for given in ("M01", "M02", "M03", "M10"):
        s = game.position({"players": {"B": {"objectives": [given]}}})
        held = [card for cards in s.objectives for card in cards]
        assert len({*held}) == len(held) == 3


@pytest.mark.rules("ARC-EXP-04", "ARC-EXP-06")
@pytest.mark.parametrize("turn", range(6))
def test_an_equivalent_turn_of_a_symmetric_hex_is_the_same_hex(turn: int) -> None:
    """R10b is sea all around; R16a, with a land edge on two sides, has another bank on each."""
    game = Archipelago(players=3)
    given = {"map": {**MAP, "R10b": {"cell": "1,0", "turn": turn}}}
    s = game.position(given)
    assert game.facts(s)["map"] == game.facts(game.position({"map": WIDE}))["map"]
    assert game.key(s) == game.key(game.position({"map": WIDE}))
    assert game.positions.canonical("map.R10b.turn", turn) == 0
    assert game.positions.canonical("map.R16a.turn", turn) == turn

    exploring = {"map": MAP, "pile": {"up": "R10b"}, "players": {"A": {"units": ["R00/water"]}}}
    facts = {**exploring, "done": ["A: explore", "A: first"], "draws": {"face": ["R12a"]}}
    one, other = game.position(facts), game.position(facts)
    texts = [game.write(one, 0, [code]) for code in game.legal(one, 0)]
    assert [text for text in texts if text.startswith("lay b 1,0")] == ["lay b 1,0 0"]
    game.apply(one, 0, f"lay b 1,0 {turn}")
    game.apply(other, 0, "lay b 1,0 0")
    assert game.key(one) == game.key(other)


TABLES: list[Facts] = [
    {"players": 2, "length": "long"},
    {"players": 3, "variants": ["desert-start", "two-trends", "objective-choice"]},
    {"players": 4, "length": "short", "variants": ["open-objectives", "second-edition"]},
    {"players": 5, "variants": ["desert-start", "benefactor-plus"]},
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whatever_a_game_comes_to_is_possible(table: Facts) -> None:
    """The facts of any decision can be read, but those of a turn to which only moves lead."""
    game = Archipelago(**{"offers": 0, **table})
    stood = 0
    for seed in range(4):
        s, rng, player = game.start(seed), Random(seed), Helping()
        while s.stack:
            seat = game.asked(s)[0]
            midway = any(frame[0] == TURN_OVER for frame in s.stack) and not game.positions.stands_asked(s)
            if game.phase(s) in game.positions.entries[1:] and not midway and rng.random() < 0.3:
                game.positions.stand(json.loads(json.dumps(game.facts(s))))
                stood += 1
            game.play(s, player.choose(game, s, seat, rng), seat)
    assert stood > 100
