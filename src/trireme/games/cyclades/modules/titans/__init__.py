"""Titans: islands divided into territories, Kronos, Titans, Artifacts, special Metropolises, and teams of two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from trireme.games.cyclades.components import BoardContent, Described
from trireme.games.cyclades.control import HANDED_OVER, MILITARY
from trireme.games.cyclades.module import Module, Told
from trireme.games.cyclades.modules.titans import facts_and_view, kronos, land, marches, teams
from trireme.games.cyclades.modules.titans.artifacts.joining import join_artifacts, steps_of_artifacts
from trireme.games.cyclades.modules.titans.artifacts.partners import join_partners, steps_of_partners
from trireme.games.cyclades.modules.titans.codes import CODES
from trireme.games.cyclades.modules.titans.components import TitansContent, board_of, content_of
from trireme.games.cyclades.modules.titans.metropolises.founding import join_specials, steps_of_specials
from trireme.games.cyclades.modules.titans.part import Titans
from trireme.games.cyclades.modules.titans.placement.placement import TitansPlacement
from trireme.games.cyclades.modules.titans.placement.steps import join_placement, steps_of_placement
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_TTN_06,
    TIT_TTN_13,
    TIT_TTN_18,
)
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
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
        """Return the numbers of players with teams, or without them (TIT-MOD-01, 02)."""
        return (4, 6) if "titans.teams" in chosen else (3, 4, 5)

    def board(self, ruleset: Ruleset) -> BoardContent:
        return board_of(ruleset)

    def needed(self, ruleset: Ruleset) -> int:
        """Return the Metropolises that win for a team; the printed table has no number for six players (TIT-TEA-06)."""
        return content_of(ruleset).titans.team_metropolises if "titans.teams" in ruleset.chosen else 0

    def cards(self, ruleset: Ruleset) -> Sequence[Described]:
        """Return the Artifacts (TIT-ART-01)."""
        return content_of(ruleset).artifact

    def join(self, ruleset: Ruleset) -> None:
        own, points = content_of(ruleset).titans, ruleset.points
        ruleset.tables.markers += own.prosperity_markers
        marches.join_titans(ruleset, own.titans_per_player)
        points.actions.append(marches.MoveTitans)
        points.turn_ends.append(marches.turn_is_over)
        points.tied.append(TIT_TTN_18)
        points.setup.append(land.DRAW_BUILDING)
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
        join_artifacts(ruleset)
        points.bars_landing.append(teams.protects)
        join_specials(ruleset)
        if "titans.teams" in ruleset.chosen:
            self.join_teams(ruleset)

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
        join_partners(ruleset)

    def scramble(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        """Give all players the starting gold until the auction begins (TIT-PLA-01)."""
        TitansPlacement.scramble(ruleset, s)

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        return {
            land.DRAW_BUILDING: land.DrawBuilding(ruleset),
            **steps_of_placement(ruleset),
            kronos.KRONOS_BUILDS: kronos.KronosBuilds(ruleset),
            kronos.TITAN_COMES: kronos.TitanComes(ruleset),
            **steps_of_artifacts(ruleset),
            **steps_of_partners(ruleset),
            **steps_of_specials(ruleset),
        }

    # Its part of a state.

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        own = content_of(ruleset)
        return {self.name: Titans(len(own.artifact), len(own.special_metropolis))}

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        return facts_and_view.facts_of(ruleset, s)

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        facts_and_view.stand_on(ruleset, s, facts)

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        return facts_and_view.schema_of(ruleset)

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        return facts_and_view.view_of(ruleset, s)


MODULE: Final[Module] = TitansModule()
