"""Monuments: as many of ten cards as players; a pair of buildings raises one, and it stays with its territory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from trireme.games.cyclades.control import HANDED_OVER, PAIRS
from trireme.games.cyclades.module import Module, Told
from trireme.games.cyclades.modules.monuments import frames, havens, raising, temples, walls
from trireme.games.cyclades.modules.monuments.codes import CODES
from trireme.games.cyclades.modules.monuments.components import MonumentsContent, cards_of
from trireme.games.cyclades.modules.monuments.facts_and_view import facts_of, schema_of, stand_on, view_of
from trireme.games.cyclades.modules.monuments.part import IDS, Monuments
from trireme.games.cyclades.modules.monuments.position.possible import impossible_in
from trireme.games.cyclades.modules.monuments.rules.ids import (
    MON_BUI_01,
    MON_BUI_07,
    MON_BUI_14,
    MON_DRW_02,
    MON_MEF_04,
    MON_MEF_09,
    MON_MEF_12,
    MON_MEF_13,
    MON_MEF_14,
)
from trireme.games.cyclades.phases.gods import AFTERWARDS
from trireme.games.cyclades.phases.turn import BEFORE_ACTIONS
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.games.cyclades.units.losses import REDIRECTED
from trireme.kit.engine.frames import Step
from trireme.kit.engine.state import ModuleState
from trireme.kit.positions import Facts, Finding, Schema


class MonumentsModule(Module):
    name = "monuments"
    codes = CODES
    content = MonumentsContent

    def join(self, ruleset: Ruleset) -> None:
        assert tuple(card.id for card in cards_of(ruleset)) == IDS
        ruleset.ids["monument"] = IDS
        points, pairs = ruleset.points, raising.Pairs(ruleset)
        points.setup.append(frames.DRAW_MONUMENT)
        points.built.add(PAIRS, pairs.after_building)
        points.captures.add(HANDED_OVER, raising.cards_go)
        points.captures.add(PAIRS, pairs.after_capture)
        points.brings |= {raising.cards_go: None, pairs.after_capture: None}
        points.deployed.add(PAIRS, pairs.after_deployment)
        points.acting.append(pairs.looks)
        points.no_landing.append(walls.walled)
        points.no_battle.append(walls.walled)
        points.bars_landing.append(walls.citadel_bars)
        points.bars_way.append(walls.citadel_bars_way)
        points.bars_stopping.append(walls.citadel_is_passed)
        points.guards.append(walls.city_fleets)
        points.out_of_turn.append(walls.fleets_stay)
        points.stand_ins.append(walls.CityFleets(ruleset))
        points.losses.add(REDIRECTED, havens.lighthouse_shines)
        points.fought.append(havens.battle_is_over)
        points.incomes.add(AFTERWARDS, havens.troop_is_trained)
        points.incomes.add(AFTERWARDS, havens.fleet_is_launched)
        points.actions += (temples.GiveFleet, temples.GiveTroop)
        points.saved_on_cards.append(temples.saved_on_cards)
        points.unlimited.append(temples.any_number)
        points.renewed.append(temples.temples_are_renewed)
        points.turn_begins.add(BEFORE_ACTIONS, temples.track_is_filled)
        points.all_spaces.append(temples.all_spaces)
        points.verbs |= {
            "monuments.raise": (MON_DRW_02, MON_BUI_07, MON_BUI_01, MON_BUI_14),
            "monuments.return": (MON_MEF_04,),
            "monuments.launch": (MON_MEF_09,),
            "monuments.poseidon": (MON_MEF_12,),
            "monuments.ares": (MON_MEF_13,),
        }
        points.holds |= {
            MON_DRW_02: raising.is_not_drawn,
            MON_BUI_07: raising.stands_already,
            MON_BUI_01: pairs.is_incomplete,
            MON_BUI_14: raising.is_late,
            MON_MEF_12: temples.no_fleet_is_given,
            MON_MEF_13: temples.no_troop_is_given,
        }
        points.misplaced_verbs.setdefault("prosper", {}).update(
            {
                "monuments.poseidon": (MON_MEF_14,),
                "monuments.ares": (MON_MEF_14,),
            }
        )

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        return {
            frames.DRAW_MONUMENT: raising.DrawMonument(ruleset),
            frames.MONUMENTS_DUE: raising.MonumentsDue(ruleset),
            frames.RAISE: raising.Raise(ruleset),
            frames.LIGHTHOUSE: havens.Return(ruleset),
            frames.ACADEMY: havens.Launch(ruleset),
            frames.REFILL: temples.Refill(),
            frames.TOP_CARD: temples.TopCard(ruleset),
            frames.DISCARDED_CARD: temples.DiscardedCard(ruleset),
        }

    # Its part of a state.

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        return {self.name: Monuments()}

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


MODULE: Final[Module] = MonumentsModule()
