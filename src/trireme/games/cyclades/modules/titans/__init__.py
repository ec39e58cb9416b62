"""Titans: islands divided into territories, Kronos, Titans, Artifacts, special Metropolises, and teams of two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import frames as printed
from trireme.games.cyclades.components import Board, Named
from trireme.games.cyclades.module import Module, Told
from trireme.games.cyclades.modules.titans import frames, kronos, land, marches, sight
from trireme.games.cyclades.modules.titans.codes import CODES
from trireme.games.cyclades.modules.titans.components import TitansContent, board_of, content_of
from trireme.games.cyclades.modules.titans.part import Titans
from trireme.games.cyclades.modules.titans.placement import auction, deployment
from trireme.games.cyclades.modules.titans.rules.ids import TIT_PLA_05, TIT_TTN_06, TIT_TTN_13
from trireme.games.cyclades.points import Entry
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import State
from trireme.kit.positions import Facts, Schema
from trireme.kit.stack import Part, Step


class TitansModule(Module):
    name = "titans"
    extras: ClassVar[Mapping[str, str]] = {"teams": ""}
    seats = 6
    codes = CODES
    content = TitansContent

    def numbers(self, chosen: Sequence[str]) -> Sequence[int]:
        """TIT-MOD-01, 02"""
        return (4, 6) if "titans.teams" in chosen else (3, 4, 5)

    def board(self, setting: Setting) -> Board:
        return board_of(setting)

    def needed(self, setting: Setting) -> int:
        """TIT-TEA-06; with six players the printed table has no number."""
        return content_of(setting).titans.team_metropolises if "titans.teams" in setting.chosen else 0

    def cards(self, setting: Setting) -> Sequence[Named]:
        return ()

    def join(self, setting: Setting) -> None:
        own, points = content_of(setting).titans, setting.points
        setting.tables.markers += own.prosperity_markers
        marches.join_titans(setting, own.titans_per_player)
        points.actions.append(marches.MoveTitans)
        points.turn_ends.append(marches.turn_is_over)
        points.setup.append(frames.DRAW_BUILDING)
        points.sites[:] = [land.only_sites(allowed, land.with_site(setting)) for allowed in points.sites]
        points.bars_site.append(land.no_site)
        points.gods_kept.insert(0, land.rotation)
        points.drawn_gods.append(land.drawn_gods)
        points.unavailable.append(land.unavailable)
        points.verbs |= {"titans.march": (TIT_TTN_06,), "titans.deploy": (TIT_PLA_05,)}
        points.strays.setdefault("prosper", {})["titans.march"] = (TIT_TTN_13,)
        self.join_placement(setting)

    def join_placement(self, setting: Setting) -> None:
        """Instead of any other (TIT-PLA-01, TIT-HXT-01)."""
        points = setting.points
        setting.starting_gold = content_of(setting).titans.starting_gold
        points.settled.clear()
        points.opening[:] = [frames.AUCTION_GODS, frames.AUCTION, printed.PAY, frames.DEPLOYMENT]
        points.entries["titans.auction"] = Entry(frames.AUCTION, like="offerings")
        points.entries["titans.deployment"] = Entry(frames.DEPLOYMENT, like="actions")
        asked = (frames.DEPLOY_UNIT, frames.DEPLOY_FLEET, frames.DEPLOY_BUILDING, frames.DEPLOY_MARKER)
        points.waits |= dict.fromkeys(asked, deployment.WAITS)
        setting.auctions.append(auction.Preliminary(setting, len(setting.auctions)))

    def steps(self, setting: Setting) -> dict[int, Step[State]]:
        preliminary = next(each for each in setting.auctions if isinstance(each, auction.Preliminary))
        return {
            frames.DRAW_BUILDING: land.DrawBuilding(setting),
            frames.AUCTION_GODS: auction.AuctionGods(setting),
            frames.DRAW_AUCTION_GOD: auction.DrawAuctionGod(setting),
            frames.AUCTION: auction.AuctionOfferings(preliminary),
            frames.DEPLOYMENT: deployment.Deployment(),
            frames.NEXT_DEPLOYMENT: deployment.NextDeployment(setting),
            frames.DEPLOY: deployment.Deploy(setting),
            frames.DEPLOY_UNIT: deployment.DeployUnit(setting),
            frames.DEPLOY_FLEET: deployment.DeployFleet(setting),
            frames.DEPLOY_BUILDING: deployment.DeployBuilding(setting),
            frames.DEPLOY_MARKER: deployment.DeployMarker(setting),
            printed.INCOME: deployment.LateIncome(setting),
            frames.KRONOS_BUILDS: kronos.KronosBuilds(setting),
            frames.TITAN_COMES: kronos.TitanComes(setting),
        }

    # Its part of a state.

    def parts(self, setting: Setting) -> dict[str, Part]:
        return {self.name: Titans()}

    def facts(self, setting: Setting, s: State) -> Facts:
        return sight.facts_of(setting, s)

    def stand(self, setting: Setting, s: State, facts: Mapping[str, object]) -> None:
        sight.stand_on(setting, s, facts)

    def facts_schema(self, setting: Setting) -> Schema:
        return sight.schema_of(setting)

    def view(self, setting: Setting, s: State, seat: int | None) -> dict[str, Told]:
        return sight.view_of(setting, s)


MODULE: Final[Module] = TitansModule()
