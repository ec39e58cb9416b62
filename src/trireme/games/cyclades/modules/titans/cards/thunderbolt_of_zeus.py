"""The Thunderbolt of Zeus makes outbidding its owner dearer (TIT-AEF-13, 14)."""

from __future__ import annotations

from trireme.games.cyclades.modules.titans.artifacts.holding import Artifact
from trireme.games.cyclades.modules.titans.part import THUNDERBOLT


class ThunderboltOfZeus(Artifact):
    index = THUNDERBOLT
