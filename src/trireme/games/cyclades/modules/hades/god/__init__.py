"""Hadès, the threat, the undead and the Necropolis (HAD-THR, UND, MOV, NEC)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.god import facts_and_view, threat, undead
from trireme.games.cyclades.modules.hades.god.part import GodPart
from trireme.games.cyclades.modules.hades.gods.hades import hades_of
from trireme.games.cyclades.modules.hades.piece import Piece, figures, steps_of
from trireme.games.cyclades.modules.hades.position.god import impossible
from trireme.games.cyclades.modules.hades.rules.ids import HAD_UND_01
from trireme.games.cyclades.phases.apollo import APOLLO
from trireme.games.cyclades.phases.gods import GODS_PHASE
from trireme.games.cyclades.points import Entry
from trireme.games.cyclades.rules.ids import CYC_PHA_02
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.engine.state import ModuleState
from trireme.kit.positions import Facts, Finding, Schema


class God(Piece):
    name = "hades.god"
    choice = "god"

    def join(self, ruleset: Ruleset) -> None:
        points, coming = ruleset.points, threat.Coming(ruleset)
        points.phases.insert(points.phases.index(GODS_PHASE), threat.THREAT)
        points.entries[threat.PHASE] = Entry(threat.THREAT, "gods")
        points.phases.insert(points.phases.index(APOLLO) + 1, threat.DEPARTURE)
        points.gods_laid.add(threat.COVERING, coming.covers)
        points.unavailable.append(coming.explains)
        points.outlooks.append(threat.NextRoll(ruleset).outlooks)
        points.verbs[undead.VERB] = (HAD_UND_01, CYC_PHA_02)
        points.holds[HAD_UND_01] = undead.lends_nothing
        undead.join_undead(ruleset)

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        rolls = RunHooks(ruleset, hades_of(ruleset).threat)
        return {
            threat.THREAT: threat.Threat(rolls),
            threat.THREATENS: rolls,
            **steps_of(ruleset, threat.STEPS, undead.STEPS),
        }

    # Its part of a state.

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        part = GodPart()
        part.threat = figures(ruleset).threat.start
        part.left = [0] * ruleset.tables.islands
        return {self.name: part}

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        return facts_and_view.facts_of(ruleset, s)

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        facts_and_view.stand_on(ruleset, s, facts)

    def impossible(self, ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
        return impossible(ruleset, s, at)

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        return facts_and_view.schema_of(ruleset)

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        return facts_and_view.view_of(ruleset, s)


GOD: Final = God()
