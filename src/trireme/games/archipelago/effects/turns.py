"""Effects that prepare a step of the turn, or give an action without a disc (ARC-CRD-01, 02, 19 to 22, 28)."""

from __future__ import annotations

from typing import ClassVar

from trireme.games.archipelago.components import Op
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.lookup import MARKETS, RESOURCES, SHIP
from trireme.games.archipelago.money import Trading
from trireme.games.archipelago.phases.building import SITE, Building, BuildingSite
from trireme.games.archipelago.phases.exploration import EXPLORE, Exploring
from trireme.games.archipelago.phases.harvest import double
from trireme.games.archipelago.phases.migration import MIGRATE, Migrating, Migration
from trireme.games.archipelago.phases.people import RECRUIT, REPRODUCE, NewCitizens, People
from trireme.games.archipelago.phases.trade import TRADES, TradesLeft, Zones
from trireme.games.archipelago.questions import OfSeat
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import (
    ACTED,
    BONUS,
    DISCOUNT,
    DOUBLES,
    FLORIN_USED,
    HARVESTED,
    LAND_STEPS,
    PEEKS,
    State,
)
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class Prepares(Effect):
    """It changes this turn's action, and so is used before that (ARC-CRD-01, 14)."""

    slot: ClassVar[int] = DISCOUNT

    def possible(self, s: State, seat: Seat) -> bool:
        return not s.turn[ACTED] and s.discs[seat] > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.turn[self.slot] = self.n


class Discount(Prepares):
    pass


class LandSteps(Prepares):
    slot = LAND_STEPS


class PeekHexes(Prepares):
    slot = PEEKS


class HarvestDouble(Effect):
    """Before the harvest, or right after it (ARC-CRD-01, 22)."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        assert op.resource is not None
        self.resource = RESOURCES.index(op.resource)

    def possible(self, s: State, seat: Seat) -> bool:
        if s.turn[HARVESTED] == self.resource:
            return s.stores[self.resource] > 0
        return not s.turn[ACTED] and s.discs[seat] > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        if s.turn[HARVESTED] == self.resource:
            double(s, seat, self.resource, s.turn[HARVESTED + 1])
            s.turn[HARVESTED] = -1
        else:
            s.turn[DOUBLES] |= 1 << self.resource

    def told(self) -> dict[str, Figure]:
        return {"resource": RESOURCES[self.resource]}


class SaleBonus(Effect):
    """Sales made later in the same turn (ARC-CRD-19)."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        self.zones = Zones(ruleset)
        self.market = MARKETS.index(op.market)

    def possible(self, s: State, seat: Seat) -> bool:
        if not s.turn[ACTED] and s.discs[seat]:
            return True
        return not s.turn[FLORIN_USED] and self.zones.operable(s, seat)

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.turn[BONUS + self.market * 2] = self.n
        s.turn[BONUS + self.market * 2 + 1] = self.op.max

    def told(self) -> dict[str, Figure]:
        return {"n": self.n, "max": self.op.max, "market": self.op.market}


class Transactions(Effect):
    """At the prices of the boards (ARC-CRD-28)."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        self.trading = Trading(ruleset)
        self.market = MARKETS.index(op.market)

    def payable(self, s: State, seat: Seat) -> bool:
        return bool(self.trading.possible(s, seat, self.market))

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(TRADES, 1 << seat, TradesLeft(self.market, self.n, 0))

    def told(self) -> dict[str, Figure]:
        return {"n": self.n, "market": self.op.market}


class Recruit(Effect):
    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        self.people = People(ruleset)

    def possible(self, s: State, seat: Seat) -> bool:
        return s.workers > 0 and self.people.supply(s, seat) > 0 and bool(self.people.posts(s, seat))

    def payable(self, s: State, seat: Seat) -> bool:
        return bool(self.people.recruits(s, seat))

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(RECRUIT, 1 << seat, NewCitizens(self.n, 0))


class AddCitizen(Effect):
    """Under the conditions of reproduction (ARC-CRD-09)."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        super().__init__(ruleset, op)
        self.people = People(ruleset)

    def possible(self, s: State, seat: Seat) -> bool:
        return bool(self.people.births(s, seat))

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(REPRODUCE, 1 << seat, NewCitizens(self.n, 0))


class FreeAction(Effect):
    """An action without a disc and without a space of the wheel, by all its other rules (ARC-CRD-02)."""

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

    def sentence(self) -> str:
        return f"{super().sentence()}-{self.op.action}"

    def told(self) -> dict[str, Figure]:
        return {"what": self.op.what}
