"""Nobody learns from a pause, a question or a refusal who has which magic item face down (HAD-OBJ-01, HAD-TIL-10)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from tests.games.cyclades.hades.dealt import Dealt
from trireme.games.cyclades.modules.hades.codes import PASS_ITEM
from trireme.games.cyclades.modules.hades.favours.magic import moment as moments
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.harness import Density, HarnessError, check_decisions
from trireme.kit.harness.records import check_record, check_undo
from trireme.kit.harness.windows import check_defaults, check_sequence
from trireme.kit.seats import NOBODY, Seat

OFTEN: Final = Density(every=5, answers=2, wrong=3)
FEW: Final[dict[str, Any]] = {"players": 3, "cycles": 1, "modules": ["hades.god", "hades.favours"]}


def true_holder(ruleset: Ruleset, s: State, item: int) -> list[Seat]:
    """Whoever really has it: what the software knows and nobody else may."""
    owner = favours(ruleset, s).items[item]
    return [] if owner == NOBODY else [owner]


def look_at_some_games() -> None:
    for seed in range(5):
        check_decisions(Dealt(**FEW), seed, OFTEN)


@pytest.mark.rules("HAD-OBJ-01")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_secrecy_proof_holds_with_items_face_down(seed: int) -> None:
    check_decisions(Dealt(**FEW), seed, OFTEN)


@pytest.mark.rules("HAD-OBJ-01")
def test_the_proof_finds_that_only_the_true_holder_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "could_have", true_holder)
    with pytest.raises(HarnessError, match="asked"):
        look_at_some_games()


@pytest.mark.rules("HAD-OBJ-01")
def test_the_proof_finds_that_a_pass_is_answered_for_whoever_has_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Covered questions are put even to those who can only pass."""
    monkeypatch.setattr(moments.Moment, "cover", False)
    monkeypatch.setattr(moments.Moment, "legal", lambda self, s, seat: [PASS_ITEM, *self.item.legal(s, seat)])
    with pytest.raises(HarnessError, match="asked"):
        look_at_some_games()


@pytest.mark.parametrize("check", [check_record, check_undo, check_defaults, check_sequence])
def test_games_with_items_face_down_are_recorded_and_undone(check: Callable[[Dealt, int], None]) -> None:
    check(Dealt(**FEW), 3)


@pytest.mark.rules("HAD-OBJ-01")
def test_items_face_down_do_change_in_worlds_made_up() -> None:
    game = Dealt(**FEW)
    s, rng = game.start(1), Random(1)
    worlds = [favours(game.ruleset, game.resample(s, 0, rng)) for _ in range(20)]
    assert len({tuple(world.items) for world in worlds}) > 5
    assert len({tuple(owner == 0 for owner in world.items) for world in worlds}) == 1  # One knows the own.
