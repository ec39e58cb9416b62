"""The Kunee hides units from those whose territories and fleets they pass (TIT-AEF-03 to 08, 24, 25)."""

from __future__ import annotations

from trireme.games.cyclades.modules.titans.artifacts.holding import Artifact
from trireme.games.cyclades.modules.titans.part import KUNEE


class Kunee(Artifact):
    index = KUNEE
