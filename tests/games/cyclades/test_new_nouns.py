"""A god who covers another and a card that is no creature, brought by a module with files of its own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cyclades.night import MODULE, sky
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules import MODULES
from trireme.games.cyclades.options import choices_of
from trireme.kit.harness import Density, check_all

LIBRARY = {**MODULES, "night": MODULE}
CALLING: dict[str, Any] = {
    "at": "actions",
    "gods": ["zeus", "ares", "athena"],
    "offerings": {"zeus": "A 1"},
    "track": ["", "", "lantern"],
    "islands": {"naxos": {"buildings": ["temple"]}},
    "players": {"A": {"gold": 5}},
}


class AtNight(Cyclades):
    library = LIBRARY
    choices = choices_of(LIBRARY)


def test_a_goddess_covers_the_last_god_of_the_cycle() -> None:
    game = AtNight(modules=["night"])
    first = game.position({"at": "gods", "cycle": 1, "gods": ["zeus", "ares", "athena"]})
    assert "nyx" not in [god.god for god in game.view(first, None).gods]
    s = game.position({"at": "gods", "cycle": 2, "gods": ["zeus", "ares", "athena"]})
    view = game.view(s, None)
    assert view.gods[-1].god == "nyx"
    covered = game.setting.god(sky(game.setting, s).covered)
    assert covered not in [god.god for god in view.gods]
    assert covered not in view.face_down
    game.apply(s, 0, "offer nyx 1")
    assert game.why_not(s, 1, f"offer {covered} 1")[0].rule.id == "CYC-OFF-03"


def test_a_card_that_is_no_creature_has_no_discount_and_is_never_discarded() -> None:
    game = AtNight(modules=["night"])
    s = game.position(CALLING)
    assert game.view(s, 0).track[2].prices[0] == 2
    assert game.why_not(s, 0, "swap lantern")[0].rule.id == "CYC-ZEU-03"
    game.apply(s, 0, "call lantern")
    assert (s.gold[0], s.discard, sky(game.setting, s).owner) == (3, (), 0)


def test_what_is_unsold_may_leave_the_game() -> None:
    game = AtNight(modules=["night"])
    s = game.position({"at": "creatures", "cycle": 4, "track": ["giant", "satyr", "lantern"]})
    assert "lantern" not in game.facts(s)["discard"]  # type: ignore[operator]  # facts are nested tables
    assert not s.pile >> game.setting.tables.creature_number["lantern"] & 1


@pytest.mark.parametrize("players", [2, 4])
def test_the_harness_finds_nothing(players: int) -> None:
    check_all(AtNight(players=players, cycles=4, modules=["night"]), 5, Density(every=9, answers=2, wrong=3))
