"""Effects that move the markers, or florins and cubes of the bank (ARC-CRD-03, 27)."""

from __future__ import annotations

from trireme.games.archipelago import events
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.lookup import DOMESTIC, EXPORT, MARKETS, PORT, RESOURCES, TEMPLE, TOWN
from trireme.games.archipelago.markers import rebels, workers
from trireme.games.archipelago.money import Trading, gain, receive
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import LYING, is_ship
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class Upward(Effect):
    """Its sentence says whether the marker rises or falls."""

    needs_user = False

    def sentence(self) -> str:
        return f"{super().sentence()}{'-up' if self.n > 0 else ''}"


class Rebels(Upward):
    def possible(self, s: State, seat: Seat) -> bool:
        return self.n > 0 or s.rebels > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        rebels(s, self.n)


class Workers(Upward):
    def possible(self, s: State, seat: Seat) -> bool:
        return self.n > 0 or s.workers > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        workers(s, self.n)


class PerBuilding(Upward):
    """For each building of a kind on the map, whoever controls it (ARC-EVT-06)."""

    kind = TEMPLE

    def possible(self, s: State, seat: Seat) -> bool:
        return s.standing[self.kind] > 0 and (self.n > 0 or self.marker(s) > 0)

    def marker(self, s: State) -> int:
        return s.rebels

    def run(self, s: State, seat: Seat, option: int) -> None:
        rebels(s, self.n * s.standing[self.kind])


class RebelsPerTemple(PerBuilding):
    pass


class RebelsPerTown(PerBuilding):
    kind = TOWN


class WorkersPerPort(PerBuilding):
    kind = PORT

    def marker(self, s: State) -> int:
        return s.workers

    def run(self, s: State, seat: Seat, option: int) -> None:
        workers(s, self.n * s.standing[self.kind])


class RebelsByTemples(Effect):
    """By the last step that the temples on the map reach (ARC-CRD-27)."""

    needs_user = False

    def possible(self, s: State, seat: Seat) -> bool:
        return s.rebels > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        reached = [step.n for step in self.op.steps if step.least <= s.standing[TEMPLE]]
        rebels(s, reached[-1])

    def told(self) -> dict[str, Figure]:
        first, *more = self.op.steps
        told: dict[str, Figure] = {"n": -first.n}
        for number, step in enumerate(more, 2):
            told |= {f"n{number}": -step.n, f"from{number}": step.least}
        return told


class PayChoice(Effect):
    """One of several payments, each with its rebels; the payment was the cost (ARC-EVO-04)."""

    def possible(self, s: State, seat: Seat) -> bool:
        return s.rebels > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        rebels(s, self.op.options[option].rebels)

    def told(self) -> dict[str, Figure]:
        told: dict[str, Figure] = {}
        for number, option in enumerate(self.op.options, 1):
            told |= {f"{name}{number}": option.resources.get(name, 0) for name in RESOURCES}
            told[f"n{number}"] = -option.rebels
        return told


class Florins(Effect):
    def possible(self, s: State, seat: Seat) -> bool:
        return s.bank > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.tell(events.FlorinsTaken(seat=seat, florins=receive(s, seat, self.n)))


class Tax(Effect):
    """A florin per own active citizen, up to a number."""

    def possible(self, s: State, seat: Seat) -> bool:
        return s.bank > 0 and self.count(s, seat) > 0

    def count(self, s: State, seat: Seat) -> int:
        return min(self.op.max, sum([1 for unit in s.units[seat] if not unit & LYING and not is_ship(unit)]))

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.tell(events.FlorinsTaken(seat=seat, florins=receive(s, seat, self.count(s, seat))))

    def told(self) -> dict[str, Figure]:
        return {"max": self.op.max}


class Gain(Effect):
    def possible(self, s: State, seat: Seat) -> bool:
        return s.stores[self.resource()] > 0

    def resource(self) -> int:
        assert self.op.resource is not None
        return RESOURCES.index(self.op.resource)

    def run(self, s: State, seat: Seat, option: int) -> None:
        count = gain(s, seat, self.resource(), self.n)
        s.tell(events.CubesTaken(seat=seat, resource=RESOURCES[self.resource()], count=count))

    def told(self) -> dict[str, Figure]:
        return {"n": self.n, "resource": self.op.resource or ""}


class DomesticAdd(Effect):
    """Cubes of the bank on the domestic market, where there is room (ARC-EVT-03)."""

    needs_user = False

    def run(self, s: State, seat: Seat, option: int) -> None:
        trading = Trading(self.ruleset)
        for resource in self.op.resources:
            for _ in range(self.n):
                if trading.put(s, DOMESTIC, RESOURCES.index(resource)):
                    s.tell(events.CubeMarketed(market=MARKETS[DOMESTIC], resource=resource))

    def told(self) -> dict[str, Figure]:
        return {name: self.n if name in self.op.resources else 0 for name in RESOURCES}


class ExportRemoveLast(Effect):
    """The last cubes of every export section go back to the bank (ARC-EVT-04)."""

    needs_user = False

    def run(self, s: State, seat: Seat, option: int) -> None:
        for resource in range(len(RESOURCES)):
            gone = min(self.n, s.market[EXPORT * 6 + resource])
            s.market[EXPORT * 6 + resource] -= gone
            s.stores[resource] += gone
