"""Monuments: as many of ten cards as players; a pair of buildings raises one, and it stays with its territory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from trireme.games.cyclades.control import HANDED_OVER, PAIRS
from trireme.games.cyclades.module import Module, Told
from trireme.games.cyclades.modules.monuments import raising
from trireme.games.cyclades.modules.monuments.codes import CODES
from trireme.games.cyclades.modules.monuments.components import MonumentsContent, cards_of
from trireme.games.cyclades.modules.monuments.facts_and_view import facts_of, schema_of, stand_on, view_of
from trireme.games.cyclades.modules.monuments.monuments.monument import find_monuments, monuments_of
from trireme.games.cyclades.modules.monuments.part import Monuments, monuments
from trireme.games.cyclades.modules.monuments.position.possible import impossible_in
from trireme.games.cyclades.modules.monuments.rules.ids import MON_BUI_01, MON_BUI_07, MON_BUI_14, MON_DRW_02
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step
from trireme.kit.engine.state import ModuleState
from trireme.kit.positions import Facts, Finding, Schema


class MonumentsModule(Module):
    name = "monuments"
    codes = CODES
    content = MonumentsContent

    def join(self, ruleset: Ruleset) -> None:
        ruleset.pieces["monument"] = found = find_monuments(ruleset)
        ruleset.ids["monument"] = [monument.id for monument in found]
        points, pairs = ruleset.points, raising.Pairs(ruleset)
        points.setup.append(raising.DRAW_MONUMENT)
        points.built.add(PAIRS, pairs.after_building)
        points.captures.add(HANDED_OVER, raising.cards_go)
        points.captures.add(PAIRS, pairs.after_capture)
        points.brings |= {raising.cards_go: None, pairs.after_capture: None}
        points.deployed.add(PAIRS, pairs.after_deployment)
        points.acting.append(pairs.looks)
        points.renewed.append(are_renewed)
        points.verbs["monuments.raise"] = (MON_DRW_02, MON_BUI_07, MON_BUI_01, MON_BUI_14)
        points.holds |= {
            MON_DRW_02: pairs.is_not_drawn,
            MON_BUI_07: pairs.stands_already,
            MON_BUI_01: pairs.is_incomplete,
            MON_BUI_14: pairs.is_late,
        }
        for monument in found:
            monument.join()

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        steps = raising.steps_of_raising(ruleset)
        for monument in monuments_of(ruleset):
            steps |= monument.steps()
        return steps

    # Its part of a state.

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        return {self.name: Monuments(len(cards_of(ruleset)))}

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        return facts_of(ruleset, s)

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        stand_on(ruleset, s, facts)

    def impossible(self, ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
        return impossible_in(ruleset, s)

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        return schema_of(ruleset)

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        return view_of(ruleset, s)


def are_renewed(ruleset: Ruleset, s: State) -> None:
    """A new cycle begins: all Monuments can be used again (MON-MEF-15)."""
    monuments(ruleset, s).used = 0


MODULE: Final[Module] = MonumentsModule()
