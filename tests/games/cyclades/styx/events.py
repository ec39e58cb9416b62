"""What happens at the Styx."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class Covered(Event, frozen=True, kw_only=True, tag="styx.covered"):
    god: str

    def places(self) -> tuple[str, ...]:
        return (f"god:{self.god}",)


class LotDrawn(Event, frozen=True, kw_only=True, tag="styx.drawn"):
    """Which lot it is, only its owner sees."""

    reveal: ClassVar[bool] = True
    seat: int
    lot: str = ""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else LotDrawn(seat=self.seat)


class LotPlayed(Event, frozen=True, kw_only=True, tag="styx.played"):
    reveal: ClassVar[bool] = True
    seat: int
    lot: str


class Rests(Event, frozen=True, kw_only=True, tag="styx.rests"):
    seat: int


class Wakes(Event, frozen=True, kw_only=True, tag="styx.wakes"):
    seat: int


class Raised(Event, frozen=True, kw_only=True, tag="styx.raised"):
    seat: int
    island: str

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.island}",)


class RelicTaken(Event, frozen=True, kw_only=True, tag="styx.relic"):
    seat: int
    relic: str
    loser: int = -1


class RelicGone(Event, frozen=True, kw_only=True, tag="styx.gone"):
    relic: str


class Begged(Event, frozen=True, kw_only=True, tag="styx.begged"):
    seat: int
    victim: int


class Spared(Event, frozen=True, kw_only=True, tag="styx.spared"):
    """A loss is cancelled; somebody has paid."""

    seat: int
    by: int


class Returned(Event, frozen=True, kw_only=True, tag="styx.returned"):
    seat: int
    sea: str

    def places(self) -> tuple[str, ...]:
        return (f"sea:{self.sea}",)


class Toll(Event, frozen=True, kw_only=True, tag="styx.toll"):
    seat: int
    island: str

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.island}",)


class Crossed(Event, frozen=True, kw_only=True, tag="styx.crossed"):
    seat: int
    relic: str


class Passed(Event, frozen=True, kw_only=True, tag="styx.passed"):
    """Troops go on from an island of somebody else, and change nothing there."""

    seat: int
    island: str

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.island}",)
