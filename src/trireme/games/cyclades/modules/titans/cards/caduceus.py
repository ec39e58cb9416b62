"""The Caduceus saves troops in battle (TIT-AEF-10 to 12)."""

from __future__ import annotations

from trireme.games.cyclades.modules.titans.artifacts.holding import Artifact
from trireme.games.cyclades.modules.titans.part import CADUCEUS


class Caduceus(Artifact):
    index = CADUCEUS
