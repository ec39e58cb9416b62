"""Titans: islands divided into territories, Kronos, Titans, Artifacts, special Metropolises, and teams of two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from trireme.games.cyclades.battle.retreat import ALONG
from trireme.games.cyclades.components import Board, Described
from trireme.games.cyclades.control import HANDED_OVER, MILITARY
from trireme.games.cyclades.module import Module, Told
from trireme.games.cyclades.modules.titans import facts_and_view, frames, kronos, land, marches, specials, teams
from trireme.games.cyclades.modules.titans.artifacts import caduceus, holding, partners, thunderbolt, travel
from trireme.games.cyclades.modules.titans.artifacts.ways import Ways
from trireme.games.cyclades.modules.titans.codes import ARTIFACT, CODES, SPECIAL
from trireme.games.cyclades.modules.titans.components import TitansContent, board_of, content_of
from trireme.games.cyclades.modules.titans.part import ARTIFACTS, SPECIALS, Titans
from trireme.games.cyclades.modules.titans.placement.placement import TitansPlacement
from trireme.games.cyclades.modules.titans.placement.steps import join_placement, steps_of_placement
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_AEF_10,
    TIT_AEF_18,
    TIT_AEF_20,
    TIT_AEF_21,
    TIT_AEF_22,
    TIT_AEF_24,
    TIT_AEF_26,
    TIT_AEF_28,
    TIT_AEF_29,
    TIT_ART_02,
    TIT_ART_06,
    TIT_SPM_02,
    TIT_TTN_06,
    TIT_TTN_13,
    TIT_TTN_18,
)
from trireme.games.cyclades.phases.gods import DIVIDED
from trireme.games.cyclades.phases.turn import BEFORE_ACTIONS
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.games.cyclades.units.losses import CANCELLED
from trireme.games.cyclades.units.movement import CARRIED, PASSED
from trireme.kit.engine.frames import Step
from trireme.kit.engine.state import ModuleState
from trireme.kit.positions import Facts, Schema


class TitansModule(Module):
    name = "titans"
    extras: ClassVar[Mapping[str, str]] = {"teams": ""}
    seats = 6
    codes = CODES
    content = TitansContent

    def numbers(self, chosen: Sequence[str]) -> Sequence[int]:
        """TIT-MOD-01, 02"""
        return (4, 6) if "titans.teams" in chosen else (3, 4, 5)

    def board(self, ruleset: Ruleset) -> Board:
        return board_of(ruleset)

    def needed(self, ruleset: Ruleset) -> int:
        """TIT-TEA-06; with six players the printed table has no number."""
        return content_of(ruleset).titans.team_metropolises if "titans.teams" in ruleset.chosen else 0

    def cards(self, ruleset: Ruleset) -> Sequence[Described]:
        """TIT-ART-01"""
        return content_of(ruleset).artifact

    def join(self, ruleset: Ruleset) -> None:
        own, points = content_of(ruleset).titans, ruleset.points
        ruleset.tables.markers += own.prosperity_markers
        marches.join_titans(ruleset, own.titans_per_player)
        points.actions.append(marches.MoveTitans)
        points.turn_ends.append(marches.turn_is_over)
        points.tied.append(TIT_TTN_18)
        points.setup.append(frames.DRAW_BUILDING)
        points.sites[:] = [land.only_sites(allowed, land.with_site(ruleset)) for allowed in points.sites]
        points.bars_site.append(land.no_site)
        points.frameless.append(land.no_site_for_necropolis)
        points.gods_kept.insert(0, land.rotation)
        points.drawn_gods.append(land.drawn_gods)
        points.gods_laid.add(0, land.gods_lie)
        points.unavailable.append(land.unavailable)
        points.verbs["titans.march"] = (TIT_TTN_06,)
        points.holds[TIT_TTN_06] = marches.has_no_god
        points.misplaced_verbs.setdefault("prosper", {})["titans.march"] = (TIT_TTN_13,)
        join_placement(ruleset)
        self.join_artifacts(ruleset)
        self.join_specials(ruleset)
        if "titans.teams" in ruleset.chosen:
            self.join_teams(ruleset)

    def join_artifacts(self, ruleset: Ruleset) -> None:
        points, ways = ruleset.points, Ways(ruleset)
        points.income.append(holding.artifact_income)
        points.island_income.append(holding.doubled)
        points.victors["ending-artifacts"] = holding.victors
        points.may_win["ending-artifacts"] = holding.may_bring_fifth
        points.captures.add(HANDED_OVER, holding.cards_go)
        points.brings[holding.cards_go] = None
        points.fought.append(holding.battle_is_over)
        points.acting.append(ways.nothing_is_brought)
        points.ways.append(ways)
        points.overland.append(ways.over_land)
        points.passing.append(ways.passing)
        points.known_gold.append(ways.known_gold)
        points.marches.add(CARRIED, travel.asks_along)
        points.marches.add(PASSED, ways.asks_to_pass)
        points.marches.add(travel.BROUGHT, travel.goes_along)
        points.retreats.add(ALONG, travel.asks_retreating)
        points.losses.add(CANCELLED, caduceus.asks_to_cancel)
        points.outbid_cost.append(thunderbolt.cost)
        points.bars_outbid.append(thunderbolt.bars_outbid)
        points.outbid.add(0, thunderbolt.pays)
        points.bars_landing.append(teams.protects)
        ruleset.add_targets(ARTIFACT, "creature", list(ARTIFACTS))
        points.verbs |= {
            **dict.fromkeys(("titans.take", "titans.leave"), (TIT_ART_06,)),
            "titans.place": (TIT_ART_02,),
            **dict.fromkeys(("titans.pass", "titans.stop"), (TIT_AEF_24,)),
            **dict.fromkeys(("titans.pay", "titans.let"), (TIT_AEF_10,)),
        }

    def join_specials(self, ruleset: Ruleset) -> None:
        points = ruleset.points
        points.setup.append(frames.DRAW_SPECIAL)
        points.founded.add(0, specials.takes_card)
        points.razed.add(0, specials.is_destroyed)
        points.captures.add(HANDED_OVER, specials.discount_is_fresh)
        points.renewed.append(specials.discount_is_renewed)
        points.land_defence.append(specials.on_land)
        points.sea_defence.append(specials.at_sea)
        points.attack.append(specials.in_attack)
        points.discounts.append(specials.discount)
        points.spends.append(specials.spends)
        points.philosophers_saved.append(specials.philosophers_saved)
        points.brings |= {
            specials.takes_card: specials.brings_at_most,
            specials.philosophers_saved: specials.brings_at_most,
            specials.is_destroyed: None,
            specials.discount_is_fresh: None,
        }
        points.island_income.append(specials.commerce)
        ruleset.add_targets(SPECIAL, "metropolis", list(SPECIALS))
        points.verbs["titans.special"] = (TIT_SPM_02,)

    def join_teams(self, ruleset: Ruleset) -> None:
        points = ruleset.points
        teams.make_teams(ruleset)
        points.no_landing.append(teams.partners_land)
        points.bars_landing.append(teams.bars_landing)
        points.closed_seas.append(teams.partners_seas)
        points.bars_entering.append(teams.bars_entering)
        points.bars_way.append(teams.no_bridge)
        points.explains_retreat.append(teams.no_bridge_back)
        points.bars_victim.append(teams.bars_victim)
        points.wins.append(teams.is_triggered)
        points.founded.add(10, teams.after_founding)
        points.captures.add(HANDED_OVER, teams.after_capture)
        points.captures.add(MILITARY, teams.military_victory)
        points.brings |= {
            teams.after_founding: None,
            teams.after_capture: None,
            teams.military_victory: teams.brings_at_most,
        }
        points.marker_actions.append(thunderbolt.AskForPledge)
        points.placed.append(thunderbolt.forgets)
        points.known_gold.append(thunderbolt.pledged_gold)
        points.turn_begins.add(BEFORE_ACTIONS, partners.asks_to_hand_over)
        points.incomes.add(DIVIDED, partners.asks_to_share)
        points.verbs |= {
            "titans.ask": (TIT_AEF_20, TIT_AEF_21),
            **dict.fromkeys(("titans.grant", "titans.deny"), (TIT_AEF_29, TIT_AEF_20, TIT_AEF_21)),
            **dict.fromkeys(("titans.hand", "titans.keep"), (TIT_AEF_26, TIT_AEF_18)),
            "titans.share": (TIT_AEF_28, TIT_AEF_22),
        }
        points.phase_of |= dict.fromkeys(("titans.ask", "titans.grant", "titans.deny"), partners.may_be_asked)
        points.holds |= {
            TIT_AEF_20: partners.caduceus_is_idle,
            TIT_AEF_21: partners.thunderbolt_is_idle,
            TIT_AEF_29: partners.is_asked_of_another,
            TIT_AEF_26: partners.turn_has_begun,
            TIT_AEF_28: partners.horn_is_anothers,
            TIT_AEF_22: partners.is_not_shared,
        }

    def scramble(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        """Until the auction begins everybody has what all begin with (TIT-PLA-01)."""
        TitansPlacement.scramble(ruleset, s)

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        ways = next(each for each in ruleset.points.ways if isinstance(each, Ways))
        passes = ruleset.points.marches.functions.index(ways.asks_to_pass)
        return {
            frames.DRAW_BUILDING: land.DrawBuilding(ruleset),
            **steps_of_placement(ruleset),
            frames.KRONOS_BUILDS: kronos.KronosBuilds(ruleset),
            frames.TITAN_COMES: kronos.TitanComes(ruleset),
            frames.PLACE_ARTIFACT: holding.PlaceArtifact(ruleset),
            frames.TAKE_ALONG: travel.TakeAlong(ruleset, ways),
            frames.PASS_ON: travel.PassOn(ruleset, ways, passes),
            frames.CADUCEUS: caduceus.Cancel(ruleset),
            frames.ALMS: caduceus.Alms(),
            frames.PLEDGE: thunderbolt.Pledge(ruleset),
            frames.HAND_OVER: partners.HandOver(ruleset),
            frames.SHARE: partners.Share(ruleset),
            frames.DRAW_SPECIAL: specials.DrawSpecial(ruleset),
            frames.CHOOSE_SPECIAL: specials.ChooseSpecial(ruleset),
        }

    # Its part of a state.

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        return {self.name: Titans()}

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        return facts_and_view.facts_of(ruleset, s)

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        facts_and_view.stand_on(ruleset, s, facts)

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        return facts_and_view.schema_of(ruleset)

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        return facts_and_view.view_of(ruleset, s)


MODULE: Final[Module] = TitansModule()
