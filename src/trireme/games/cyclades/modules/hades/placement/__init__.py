"""Free starting placement: an auction before the first cycle decides who deploys first (HAD-FRE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.piece import Piece
from trireme.games.cyclades.modules.hades.placement import facts_and_view
from trireme.games.cyclades.modules.hades.placement.auction import (
    AuctionGods,
    AuctionOfferings,
    DrawAuctionGod,
    HadesAuction,
)
from trireme.games.cyclades.modules.hades.placement.deployment import (
    DEPLOY_FLEET,
    DEPLOY_MARKER,
    DEPLOY_TROOP,
    Deploy,
    DeployFleet,
    DeployMarker,
    Deployment,
    DeployTroop,
    NextDeployment,
)
from trireme.games.cyclades.modules.hades.placement.placement import HadesPlacement
from trireme.games.cyclades.phases.gods import INCOME
from trireme.games.cyclades.placement.deployment import LateIncome
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step
from trireme.kit.positions import Facts, Finding, Schema


class FreePlacementPiece(Piece):
    name = "hades.free-placement"
    choice = "free-placement"

    def join(self, ruleset: Ruleset) -> None:
        placement = HadesPlacement(ruleset)
        placement.join((DEPLOY_TROOP, DEPLOY_FLEET, DEPLOY_MARKER))
        ruleset.auctions.append(HadesAuction(placement))

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        auction = next(each for each in ruleset.auctions if isinstance(each, HadesAuction))
        placement = HadesPlacement(ruleset)
        kinds = placement.kinds
        return {
            kinds.auction_gods: AuctionGods(placement),
            kinds.draw_auction_god: DrawAuctionGod(ruleset, placement),
            kinds.auction: AuctionOfferings(auction),
            kinds.deployment: Deployment(placement),
            kinds.next_deployment: NextDeployment(placement),
            kinds.deploy: Deploy(placement),
            DEPLOY_TROOP: DeployTroop(placement),
            DEPLOY_FLEET: DeployFleet(placement),
            DEPLOY_MARKER: DeployMarker(placement),
            INCOME: LateIncome(placement),
        }

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        return facts_and_view.facts_of(ruleset, s)

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        facts_and_view.stand_on(HadesPlacement(ruleset), s, facts)

    def impossible(self, ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
        return facts_and_view.impossible(HadesPlacement(ruleset), s, at)

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        return {**facts_and_view.facts_schema()}

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        return facts_and_view.view_of(ruleset, s)

    def scramble(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        """Give everybody the gold that all begin with, until the auction begins (HAD-FRE-01)."""
        HadesPlacement.scramble(ruleset, s)


PLACEMENT: Final = FreePlacementPiece()
