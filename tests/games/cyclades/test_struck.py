"""What powers of creatures do to units of several kinds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.cyclades.joining import joining
from trireme.games.cyclades.events import OfKind
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.rules.ids import CYC_HAR_05, CYC_SPH_02
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import FIRST_KIND, KIND_NUMBERS, LAND, SEA, SEAS, State
from trireme.games.cyclades.units.groups import group_at, group_of
from trireme.games.cyclades.units.kinds import UnitKind, join_kind
from trireme.kit.errors import Refused
from trireme.kit.masks import bits

TROOP, UNDEAD, TITAN = (group_of(kind, 1) for kind in KIND_NUMBERS[:3])


def join(ruleset: Ruleset) -> None:
    """Undead of both elements, and Titans. The rules that spare them stand for HAD-UND-17, TIT-TTN-14 and 15."""
    titan = UnitKind("titan", LAND, 6, shared=True)
    titan.safe_from = {"harpy": CYC_HAR_05, "sphinx": CYC_SPH_02}
    undead = UnitKind("undead", LAND, 5, shared=True)
    undead.safe_from = {"sphinx": CYC_SPH_02}
    for kind in (undead, titan, UnitKind("undead", SEA, 5, shared=True)):
        join_kind(ruleset, kind)


@pytest.fixture
def game() -> Iterator[Cyclades]:
    with joining(join, lambda ruleset: {}):
        yield Cyclades(players=4)


def called(game: Cyclades, card: str, facts: dict[str, Any], *moves: str) -> State:
    base = {"at": "actions", "gods": ["zeus"], "offerings": {"zeus": "A 1"}, "track": [card, "", ""]}
    s = game.position({**base, "players": {"A": {"gold": 9}}, **facts})
    for move in (f"call {card}", *moves):
        game.apply(s, 0, move)
    return s


def units(game: Cyclades, s: State, island: str) -> int:
    return group_at(s, LAND, game.ruleset.tables.island_number[island])


def fleets(game: Cyclades, s: State, sea: str) -> int:
    return group_at(s, SEA, game.ruleset.tables.sea_number[sea])


def on_paros(troops: int, **others: int) -> dict[str, Any]:
    return {"islands": {"paros": {"owner": "B", "troops": troops, "units": others}}}


def answers(game: Cyclades, s: State) -> list[str]:
    return [game.write(s, 0, [code]) for code in game.legal(s)]


def test_the_harpy_takes_the_unit_that_her_player_chooses(game: Cyclades) -> None:
    """HAD-UND-14, TIT-TTN-14"""
    s = called(game, "harpy", on_paros(1, undead=1, titan=1), "harpy paros")
    assert answers(game, s) == ["harpy troop", "harpy undead"]
    with pytest.raises(Refused, match="CYC-HAR-05"):
        game.apply(s, 0, "harpy titan")
    s.journal = []
    game.apply(s, 0, "harpy undead")
    assert [event for event in s.journal if isinstance(event, OfKind)] == [OfKind(seat=1, unit="undead", count=1)]
    assert units(game, s, "paros") == TROOP + TITAN


def test_one_kind_leaves_the_harpy_no_choice(game: Cyclades) -> None:
    s = called(game, "harpy", on_paros(0, undead=2, titan=1), "harpy paros")
    assert units(game, s, "paros") == UNDEAD + TITAN


def test_the_harpy_is_told_why_a_titan_is_safe(game: Cyclades) -> None:
    s = called(game, "harpy", on_paros(0, titan=2))
    with pytest.raises(Refused) as error:
        game.apply(s, 0, "harpy paros")
    assert [reason.rule.id for reason in error.value.reasons] == ["CYC-HAR-01", "CYC-HAR-05"]


def test_the_sphinx_buys_regular_units_only(game: Cyclades) -> None:
    """HAD-UND-17, TIT-TTN-15"""
    s = called(game, "sphinx", {"islands": {"naxos": {"owner": "A", "troops": 1, "units": {"undead": 1}}}})
    game.apply(s, 0, "sell naxos")
    assert units(game, s, "naxos") == UNDEAD
    with pytest.raises(Refused) as error:
        game.apply(s, 0, "sell naxos")
    assert [reason.rule.id for reason in error.value.reasons] == ["CYC-SPH-01", "CYC-SPH-02"]


def test_polyphemus_pushes_the_fleet_that_is_chosen(game: Cyclades) -> None:
    """HAD-UND-15"""
    tables = game.ruleset.tables
    coast = tables.coast[tables.island_number["naxos"]]
    ways = {sea: [to for to in tables.sea_next[sea] if not coast >> to & 1] for sea in bits(coast, SEAS)}
    start, (to, *_) = next((sea, out) for sea, out in ways.items() if len(out) > 1)
    sea, out = tables.sea_ids[start], tables.sea_ids[to]
    seas = dict.fromkeys(tables.sea_ids, "")
    facts = {"seas": {**seas, sea: {"owner": "B", "fleets": 1, "units": {"undead": 1}}}}
    s = called(game, "polyphemus", facts, "polyphemus naxos", f"push {sea}>{out}")
    assert answers(game, s) == ["polyphemus fleet", "polyphemus undead"]
    game.apply(s, 0, "polyphemus undead")
    assert (fleets(game, s, sea), fleets(game, s, out)) == (TROOP, UNDEAD)


def test_the_siren_replaces_a_lone_undead_fleet_and_her_player_chooses_his_own(game: Cyclades) -> None:
    """HAD-UND-14; without a fleet in reserve one of the board goes (CYC-SIR-04)."""
    ids = game.ruleset.tables.sea_ids
    seas: dict[str, Any] = dict.fromkeys(ids, "")
    seas |= {ids[0]: {"owner": "A", "fleets": 8, "units": {"undead": 1}}}
    seas |= {ids[5]: {"owner": "B", "fleets": 0, "units": {"undead": 1}}}
    s = called(game, "siren", {"seas": seas})
    assert s.fleets_left[len(game.seats)] == 4  # That of B is back in the common supply.
    game.apply(s, 0, "siren undead")
    assert (fleets(game, s, ids[0]), fleets(game, s, ids[5])) == (group_of(FIRST_KIND, 8), UNDEAD)
