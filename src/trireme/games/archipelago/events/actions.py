"""Events of Archipelago: what players do on their turns."""

from __future__ import annotations

from trireme.kit.engine.event import Event


class Acts(Event, frozen=True, kw_only=True, tag="acts"):
    """A player spends a disc on an action."""

    seat: int
    action: str


class Passed(Event, frozen=True, kw_only=True, tag="turn-passed"):
    """A player spends a disc and does nothing."""

    seat: int


class Taxes(Event, frozen=True, kw_only=True, tag="taxes"):
    """A player collects taxes."""

    seat: int
    florins: int


class Harvested(Event, frozen=True, kw_only=True, tag="harvested"):
    """A player harvests a cube."""

    seat: int
    resource: str
    tile: str


class Doubled(Event, frozen=True, kw_only=True, tag="doubled"):
    """A card doubles a harvest."""

    seat: int
    resource: str
    count: int


class LeaveAsked(Event, frozen=True, kw_only=True, tag="leave-asked"):
    """A player asks for leave to harvest where the town of another rules."""

    seat: int
    by: int
    tile: str
    florins: int


class LeaveAnswered(Event, frozen=True, kw_only=True, tag="leave-answered"):
    """The player of the town gives leave, or refuses it."""

    seat: int
    by: int
    tile: str
    granted: bool


class Traded(Event, frozen=True, kw_only=True, tag="traded"):
    """A player makes a transaction on a market."""

    seat: int
    market: str
    way: str
    resource: str
    florins: int


class Operated(Event, frozen=True, kw_only=True, tag="operated"):
    """A player makes a market or a port work."""

    seat: int
    building: str
    tile: str


class Born(Event, frozen=True, kw_only=True, tag="born"):
    """A citizen is born."""

    seat: int
    tile: str


class Recruited(Event, frozen=True, kw_only=True, tag="recruited"):
    """A player recruits a citizen."""

    seat: int
    tile: str
    florins: int


class Moved(Event, frozen=True, kw_only=True, tag="unit-moved"):
    """A unit moves."""

    seat: int
    origin: str
    target: str


class Built(Event, frozen=True, kw_only=True, tag="constructed"):
    """A player builds."""

    seat: int
    building: str
    tile: str
