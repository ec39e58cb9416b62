"""Hadès, the threat, the undead and the Necropolis (HAD-THR, UND, MOV, NEC)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from trireme.games.cyclades.frames import APOLLO, GODS
from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades import frames
from trireme.games.cyclades.modules.hades.god import facts_and_view, threat, undead
from trireme.games.cyclades.modules.hades.god.part import GodPart
from trireme.games.cyclades.modules.hades.gods.hades import hades_of
from trireme.games.cyclades.modules.hades.piece import Piece, figures
from trireme.games.cyclades.modules.hades.position.god import impossible
from trireme.games.cyclades.modules.hades.rules.ids import HAD_UND_01
from trireme.games.cyclades.points import Entry
from trireme.games.cyclades.rules.ids import CYC_PHA_02
from trireme.games.cyclades.ruleset import Setting
from trireme.games.cyclades.state import State
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.engine.state import ModuleState, Step
from trireme.kit.positions import Facts, Finding, Schema


class God(Piece):
    name = "hades.god"
    choice = "god"

    def join(self, setting: Setting) -> None:
        points, coming = setting.points, threat.Coming(setting)
        points.phases.insert(points.phases.index(GODS), frames.THREAT)
        points.entries[threat.PHASE] = Entry(frames.THREAT, "gods")
        points.phases.insert(points.phases.index(APOLLO) + 1, frames.DEPARTURE)
        points.gods_laid.add(threat.COVERING, coming.covers)
        points.unavailable.append(coming.explains)
        points.outlooks.append(threat.NextRoll(setting).outlooks)
        points.verbs[undead.VERB] = (HAD_UND_01, CYC_PHA_02)
        points.holds[HAD_UND_01] = undead.lends_nothing
        undead.join_undead(setting)

    def steps(self, setting: Setting) -> dict[int, Step[State]]:
        rolls = RunHooks(setting, hades_of(setting).threat)
        return {
            frames.THREAT: threat.Threat(rolls),
            frames.THREATENS: rolls,
            frames.ROLL_THREAT: threat.RollThreat(setting),
            frames.RAISE: undead.RaiseFree(setting),
            frames.DEPARTURE: threat.Departure(setting),
        }

    # Its part of a state.

    def parts(self, setting: Setting) -> dict[str, ModuleState]:
        part = GodPart()
        part.threat = figures(setting).threat.start
        part.left = [0] * setting.tables.islands
        return {self.name: part}

    def facts(self, setting: Setting, s: State) -> Facts:
        return facts_and_view.facts_of(setting, s)

    def stand(self, setting: Setting, s: State, facts: Mapping[str, object]) -> None:
        facts_and_view.stand_on(setting, s, facts)

    def impossible(self, setting: Setting, s: State, at: str) -> Iterator[Finding]:
        return impossible(setting, s, at)

    def facts_schema(self, setting: Setting) -> Schema:
        return facts_and_view.schema_of(setting)

    def view(self, setting: Setting, s: State, seat: int | None) -> dict[str, Told]:
        return facts_and_view.view_of(setting, s)


GOD: Final = God()
