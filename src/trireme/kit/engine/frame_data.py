"""The base class of what frames carry."""

from __future__ import annotations

from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True)
class FrameData(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What a frame is about, in named fields. It never changes, so copies of a state share it.

    Subclasses take no keywords and have no class variables: mypyc, which compiles the games, knows neither.
    """
