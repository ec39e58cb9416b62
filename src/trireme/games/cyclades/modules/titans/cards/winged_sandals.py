"""The Winged Sandals lead to any territory of their island (TIT-AEF-01, 02)."""

from __future__ import annotations

from trireme.games.cyclades.modules.titans.artifacts.holding import Artifact
from trireme.games.cyclades.modules.titans.part import SANDALS


class WingedSandals(Artifact):
    index = SANDALS
