"""The rebels marker moves for each town on the map (ARC-EVT-06)."""

from __future__ import annotations

from trireme.games.archipelago.effects.markers import PerBuilding
from trireme.games.archipelago.lookup import TOWN


class RebelsPerTown(PerBuilding):
    """Move the rebels marker for each town on the map."""

    building = TOWN
