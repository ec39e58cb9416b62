"""What a player sees of a move that is tried, and of what is asked on the way."""

from __future__ import annotations

from typing import Any

import pytest

from trireme.games import make
from trireme.games.cyclades.modules.titans import events
from trireme.kit.records.drafts import Draft, DraftReplay

GAME = make("cyclades", players=4, modules=["titans", "monuments"])
RAID: dict[str, Any] = {
    "at": "actions",
    "gods": ["ares", "zeus", "kronos"],
    "offerings": {"ares": "A 1"},
    "players": {"A": {"gold": 5}},
    "islands": {"panormos": "A 2", "chora": "A 1", "danakos": "B 1", "delos": "B 1"},
    "titans": {"artifacts": {"winged-sandals": "panormos"}},
}


@pytest.mark.rules("TIT-ART-06")
@pytest.mark.parametrize("answer", ["titans.leave", "titans.take winged-sandals"])
def test_an_attack_is_seen_while_and_after_it_is_asked_what_goes_along(answer: str) -> None:
    """The dice wait for it to be confirmed: until then nothing else says where it leads."""
    trial = DraftReplay(GAME, GAME.position(RAID), 0, Draft())
    for move in ("recruit panormos", "troops panormos>danakos x2"):
        trial.answer(move, trial.questions()[0].id)
    seen = events.SetOut(seat=0, start="panormos", island="danakos")
    assert trial.events[-1] == seen
    trial.answer(answer, trial.questions()[0].id)
    assert trial.waits
    assert trial.events[-1] == seen


@pytest.mark.rules("MON-BUI-01")
def test_the_one_monument_that_can_be_built_is_named() -> None:
    facts = {**RAID, "gods": ["poseidon", "zeus", "kronos"], "offerings": {"poseidon": "A 1"}}
    facts["islands"] = {**RAID["islands"], "panormos": {"owner": "A", "troops": 2, "buildings": ["port"]}}
    facts["monuments"] = {"drawn": ["great-lighthouse-of-poseidon"]}
    s = GAME.position(facts)
    for move in ("recruit s39", "build chora/0"):
        GAME.apply(s, 0, move)
    question = GAME.asks(s)[0]
    assert (question.prompt, question.args["monument"]) == ("monuments.raise", "great-lighthouse-of-poseidon")


@pytest.mark.rules("TIT-TTN-04")
def test_whoever_loses_a_unit_is_told_in_which_battle() -> None:
    islands = {**RAID["islands"], "danakos": {"owner": "B", "troops": 1, "units": {"titan": 1}}}
    s = GAME.positions.stand({**RAID, "islands": islands})
    s.forced_draws = {"battle": ["3", "0"]}
    GAME.proceed(s)
    for move in ("recruit panormos", "troops panormos>danakos x2", "titans.leave"):
        GAME.apply(s, 0, move)
    question = GAME.asks(s)[0]
    assert (question.prompt, question.args["place"], question.args["land"]) == ("casualty", "danakos", 1)
