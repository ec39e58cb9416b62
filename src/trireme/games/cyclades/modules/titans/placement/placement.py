"""The figures, numbers and rules of the placement of Titans."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.components import content_of
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_PLA_03,
    TIT_PLA_04,
    TIT_PLA_05,
    TIT_PLA_06,
    TIT_PLA_07,
    TIT_PLA_08,
    TIT_PLA_09,
    TIT_PLA_14,
)
from trireme.games.cyclades.phases.order import gods_act
from trireme.games.cyclades.placement.placement import APOLLO, Kinds, Placement
from trireme.games.cyclades.questions import asked_by
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Rule
from trireme.kit.seats import Seat

DEPLOY: Final = "titans.deploy"
BONUS_RULES: Final[dict[str, Rule]] = {
    "poseidon": TIT_PLA_06,
    "ares": TIT_PLA_06,
    "zeus": TIT_PLA_07,
    "athena": TIT_PLA_07,
    "kronos": TIT_PLA_08,
    APOLLO: TIT_PLA_09,
}
"""The rules that say what each god adds."""


class TitansPlacement(Placement):
    """Everybody deploys on two bordering territories and on two seas beside them (TIT-PLA)."""

    name = "titans"
    kinds = Kinds(auction_gods=522, draw_auction_god=523, auction=524, deployment=525, next_deployment=526, deploy=527)
    verbs = ("recruit", "place", "put", "build", "prosper", "prosperity")
    auction_begun = events.AuctionBegun
    deployed = events.Deployed
    fleet_deployed = events.FleetDeployed
    fleet_kept = events.FleetKept
    no_income = events.NoIncome

    def __init__(self, ruleset: Ruleset) -> None:
        own = content_of(ruleset).titans
        super().__init__(
            ruleset,
            starting_gold=own.starting_gold,
            gods=ruleset.players - 1,
            markers_on_apollo=own.markers_on_apollo,
        )
        self.troops = own.troops
        self.fleets = own.fleets
        self.bonus = {god: god for god in BONUS_RULES}
        self.bonus_rules = {god: rule.id for god, rule in BONUS_RULES.items()}
        self.reasons = {
            "apollo": TIT_PLA_03,
            "order": TIT_PLA_04,
            "pieces": TIT_PLA_05,
            "occupied": TIT_PLA_14,
            "marker": TIT_PLA_09,
        }

    def is_played(self, s: State) -> bool:
        """Return whether players deploy, or the gods act already."""
        return gods_act(s) or self.deploys(s)

    def deploys(self, s: State) -> bool:
        return any(frame[0] == self.kinds.next_deployment for frame in s.stack)

    def waits_for_the_order(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """TIT-PLA-04 says who deploys: nobody before the auction is over, then one after the other."""
        if super().waits_for_the_order(ruleset, s, seat, words):
            return True
        return self.deploys(s) and not asked_by(s.stack[-1]) >> seat & 1
