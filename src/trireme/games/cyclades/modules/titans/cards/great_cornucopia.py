"""The Great Horn of Plenty doubles the prosperity of its territory (TIT-AEF-15 to 17)."""

from __future__ import annotations

from trireme.games.cyclades.modules.titans.artifacts.holding import Artifact
from trireme.games.cyclades.modules.titans.part import HORN


class GreatCornucopia(Artifact):
    index = HORN
