"""Free starting placement: an auction before the first cycle decides who deploys first (HAD-FRE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades import frames
from trireme.games.cyclades.modules.hades.piece import Piece, figures
from trireme.games.cyclades.modules.hades.placement import facts_and_view
from trireme.games.cyclades.modules.hades.placement.auction import (
    AuctionGods,
    AuctionOfferings,
    DrawAuctionGod,
    Preliminary,
)
from trireme.games.cyclades.modules.hades.placement.deployment import (
    DEPLOYS,
    Deploy,
    DeployFleet,
    DeployMarker,
    Deployment,
    DeployTroop,
    LateIncome,
    NextDeployment,
    has_deployed,
    waits_for_the_order,
)
from trireme.games.cyclades.modules.hades.rules.ids import HAD_FRE_06, HAD_FRE_07
from trireme.games.cyclades.phases.gods import INCOME
from trireme.games.cyclades.phases.offerings import PAY
from trireme.games.cyclades.points import Entry
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step
from trireme.kit.positions import Facts, Finding, Schema


class Placement(Piece):
    name = "hades.free-placement"
    choice = "free-placement"

    def join(self, ruleset: Ruleset) -> None:
        own, points = figures(ruleset).free_placement, ruleset.points
        ruleset.starting_gold = own.starting_gold
        points.settled.clear()
        points.opening += (frames.AUCTION_GODS, frames.AUCTION, PAY, frames.DEPLOYMENT)
        points.entries["hades.auction"] = Entry(frames.AUCTION, like="offerings")
        points.entries["hades.deployment"] = Entry(frames.DEPLOYMENT, like="actions")
        points.verbs["hades.deploy"] = (HAD_FRE_06, HAD_FRE_07)
        points.holds[HAD_FRE_06] = waits_for_the_order
        points.holds[HAD_FRE_07] = has_deployed
        asked = (frames.DEPLOY_TROOP, frames.DEPLOY_FLEET, frames.DEPLOY_MARKER)
        points.waits |= dict.fromkeys(asked, (HAD_FRE_06, DEPLOYS))
        ruleset.auctions.append(Preliminary(ruleset, len(ruleset.auctions), own))

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        own = figures(ruleset).free_placement
        auction = next(each for each in ruleset.auctions if isinstance(each, Preliminary))
        return {
            frames.AUCTION_GODS: AuctionGods(ruleset, own),
            frames.DRAW_AUCTION_GOD: DrawAuctionGod(ruleset),
            frames.AUCTION: AuctionOfferings(auction),
            frames.DEPLOYMENT: Deployment(),
            frames.NEXT_DEPLOYMENT: NextDeployment(ruleset, own),
            frames.DEPLOY: Deploy(ruleset),
            frames.DEPLOY_TROOP: DeployTroop(ruleset),
            frames.DEPLOY_FLEET: DeployFleet(ruleset),
            frames.DEPLOY_MARKER: DeployMarker(ruleset),
            INCOME: LateIncome(ruleset),
        }

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        return facts_and_view.facts_of(ruleset, s)

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        facts_and_view.stand_on(ruleset, s, facts, figures(ruleset).free_placement)

    def impossible(self, ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
        return facts_and_view.impossible(ruleset, s, at, figures(ruleset).free_placement)

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        return {**facts_and_view.facts_schema()}

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        return facts_and_view.view_of(ruleset, s)

    def scramble(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        """Until the auction begins everybody has what all begin with (HAD-FRE-01)."""
        if any(frame[0] == frames.AUCTION for frame in s.stack):
            s.gold = [ruleset.starting_gold] * ruleset.players


PLACEMENT: Final = Placement()
