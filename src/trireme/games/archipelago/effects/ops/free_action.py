"""An action without a disc (ARC-CRD-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.components import Op
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.lookup import SHIP
from trireme.games.archipelago.phases.building import SITE, Building, BuildingSite
from trireme.games.archipelago.phases.exploration import EXPLORE, Exploring
from trireme.games.archipelago.phases.migration import MIGRATE, Migrating, Migration
from trireme.games.archipelago.questions import OfSeat
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class FreeAction(Effect):
    """Carry out an action without a disc and without a space of the wheel, by its other rules (ARC-CRD-02)."""

    variants = ("-exploration", "-migration", "-construction")

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        self.exploring = Exploring(ruleset)
        self.migrating = Migrating(ruleset)
        self.building = Building(ruleset)

    def possible(self, s: State, seat: Seat) -> bool:
        if self.op.action == "exploration":
            return self.exploring.possible(s, seat)
        if self.op.action == "migration":
            return self.migrating.possible(s, seat)
        return bool(self.building.sites(s, seat, SHIP))

    def run(self, s: State, seat: Seat, option: int) -> None:
        if self.op.action == "exploration":
            s.stack.append((EXPLORE, OfSeat(seat)))
        elif self.op.action == "migration":
            s.ask(MIGRATE, 1 << seat, Migration(()))
        else:
            s.ask(SITE, 1 << seat, BuildingSite(SHIP))

    def variant(self) -> str:
        return f"-{self.op.action}"

    def told(self) -> dict[str, Figure]:
        return {"what": self.op.what}

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        if self.op.action == "exploration":
            return bot.regions.exploration(j)
        if self.op.action == "migration":
            return bot.moving.migration(j)
        return j.building(SHIP)
