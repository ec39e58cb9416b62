"""A look at two hexes before an exploration (ARC-CRD-20)."""

from __future__ import annotations

from trireme.games.archipelago.effects.prepared import Prepares
from trireme.games.archipelago.state import PEEKS


class PeekHexes(Prepares):
    """Show the player two hexes in the exploration of this turn (ARC-CRD-20)."""

    slot = PEEKS
