"""The figures, numbers and rules of free placement."""

from __future__ import annotations

from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.placement import events
from trireme.games.cyclades.modules.hades.rules.ids import (
    HAD_FRE_04,
    HAD_FRE_06,
    HAD_FRE_07,
    HAD_FRE_08,
    HAD_FRE_14,
    HAD_FRE_15,
    HAD_FRE_21,
)
from trireme.games.cyclades.placement.placement import APOLLO, Kinds, Placement
from trireme.games.cyclades.ruleset import Ruleset


class HadesPlacement(Placement):
    """Free placement: every player deploys where they like (HAD-FRE)."""

    name = "hades"
    kinds = Kinds(auction_gods=300, draw_auction_god=301, auction=302, deployment=303, next_deployment=304, deploy=305)
    auction_begun = events.AuctionBegun
    deployed = events.Deployed
    fleet_deployed = events.FleetDeployed
    fleet_kept = events.FleetKept
    no_income = events.NoIncome

    def __init__(self, ruleset: Ruleset) -> None:
        own = figures(ruleset).free_placement
        two = own.two_players if ruleset.players == 2 else None
        super().__init__(
            ruleset,
            starting_gold=own.starting_gold,
            gods=two.gods if two else ruleset.players - 1,
            markers_on_apollo=own.markers_on_apollo,
        )
        self.troops = two.troops if two else own.troops
        self.fleets = two.fleets if two else own.fleets
        self.bonus = own.bonus
        self.bonus_rules = dict.fromkeys((*ruleset.tables.god_ids, APOLLO), HAD_FRE_08.id)
        self.reasons = {
            "apollo": HAD_FRE_21 if two else HAD_FRE_04,
            "order": HAD_FRE_06,
            "pieces": HAD_FRE_07,
            "occupied": HAD_FRE_14,
            "marker": HAD_FRE_15,
        }
