"""Titans in facts and views; nothing of them is hidden but what gold and gods hide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.titans.part import titans
from trireme.games.cyclades.position.values import Values
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import State
from trireme.kit.positions import Facts, Schema

FACTS: Final = ("marches",)


def view_of(setting: Setting, s: State) -> dict[str, Told]:
    return {"marches": titans(setting, s).marches}


def facts_of(setting: Setting, s: State) -> Facts:
    return {"marches": titans(setting, s).marches}


def stand_on(setting: Setting, s: State, facts: Mapping[str, object]) -> None:
    part, values = titans(setting, s), Values(setting, s)
    values.known("titans", facts, FACTS)
    part.marches = values.count("titans.marches", facts.get("marches", 0))


def schema_of(setting: Setting) -> Schema:
    count: Schema = {"type": "integer", "minimum": 0}
    return {
        "type": "object",
        "properties": {"marches": {**count, "description": "Titan moves that have been bought in this turn."}},
        "additionalProperties": False,
    }
