"""The placement of Titans: an auction before the first cycle decides who deploys first (TIT-PLA)."""

from __future__ import annotations

from trireme.games.cyclades.modules.titans.placement import deployment
from trireme.games.cyclades.modules.titans.placement.auction import (
    AuctionGods,
    AuctionOfferings,
    DrawAuctionGod,
    TitansAuction,
)
from trireme.games.cyclades.modules.titans.placement.placement import DEPLOY, TitansPlacement
from trireme.games.cyclades.phases.gods import INCOME
from trireme.games.cyclades.placement.deployment import LateIncome
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step


def join_placement(ruleset: Ruleset) -> None:
    placement = TitansPlacement(ruleset)
    placement.join(deployment.ASKED)
    ruleset.points.phase_of[DEPLOY] = placement.is_played
    ruleset.auctions.append(TitansAuction(placement))


def steps_of_placement(ruleset: Ruleset) -> dict[int, Step[State]]:
    auction = next(each for each in ruleset.auctions if isinstance(each, TitansAuction))
    placement = TitansPlacement(ruleset)
    kinds = placement.kinds
    return {
        kinds.auction_gods: AuctionGods(placement),
        kinds.draw_auction_god: DrawAuctionGod(ruleset, placement),
        kinds.auction: AuctionOfferings(auction),
        kinds.deployment: deployment.Deployment(placement),
        kinds.next_deployment: deployment.NextDeployment(placement),
        kinds.deploy: deployment.Deploy(placement),
        deployment.DEPLOY_UNIT: deployment.DeployUnit(placement),
        deployment.DEPLOY_FLEET: deployment.DeployFleet(placement),
        deployment.DEPLOY_BUILDING: deployment.DeployBuilding(ruleset),
        deployment.DEPLOY_MARKER: deployment.DeployMarker(placement),
        INCOME: LateIncome(placement),
    }
