"""What the tide does."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class WashedAway(Event, frozen=True, kw_only=True, tag="tide.washed-away"):
    reveal: ClassVar[bool] = True
    heap: str
