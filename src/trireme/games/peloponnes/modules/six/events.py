"""What six players add to what happens."""

from __future__ import annotations

from trireme.kit.engine.event import Event


class EndBonus(Event, frozen=True, kw_only=True, tag="six.bonus"):
    """What an owner takes at scoring."""

    seat: int
    prestige: int
    population: int


SixEvent = EndBonus
