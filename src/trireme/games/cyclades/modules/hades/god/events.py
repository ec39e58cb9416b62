"""What happens with Hadès, the undead and the Necropolis."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class _OnIsland(Event, frozen=True, kw_only=True):
    island: str

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.island}",)


class Threatened(Event, frozen=True, kw_only=True, tag="hades.threat"):
    """The dice of the threat have been rolled, and the column has advanced (HAD-THR-02)."""

    reveal: ClassVar[bool] = True
    dice: tuple[int, ...]
    rise: int
    threat: int
    comes: bool


class Covered(Event, frozen=True, kw_only=True, tag="hades.covered"):
    """Hadès takes the place of a god (HAD-THR-04)."""

    god: str

    def places(self) -> tuple[str, ...]:
        return ("god:hades",)


class Departed(Event, frozen=True, kw_only=True, tag="hades.departed"):
    """Hadès leaves with so many undead; the column is back on 0 (HAD-THR-08, HAD-UND-11)."""

    god: str
    count: int


class TroopRaised(_OnIsland, frozen=True, kw_only=True, tag="hades.troop-raised"):
    seat: int
    gold: int


class FleetRaised(Event, frozen=True, kw_only=True, tag="hades.fleet-raised"):
    seat: int
    sea: str
    gold: int

    def places(self) -> tuple[str, ...]:
        return (f"sea:{self.sea}",)


class NecropolisBuilt(_OnIsland, frozen=True, kw_only=True, tag="hades.necropolis"):
    seat: int
    gold: int


class NecropolisGone(_OnIsland, frozen=True, kw_only=True, tag="hades.necropolis-gone"):
    """The Necropolis is moved away or crushed; so much gold stays on the island (HAD-NEC-14, 15)."""

    gold: int


class GoldAdded(_OnIsland, frozen=True, kw_only=True, tag="hades.gold-added"):
    """Lost units add gold to the Necropolis; `total` lies there now (HAD-NEC-06 to 08)."""

    gold: int
    total: int
