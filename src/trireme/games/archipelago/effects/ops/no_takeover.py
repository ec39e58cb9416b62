"""Buildings that no town takes over (ARC-CRD-11)."""

from __future__ import annotations

from trireme.games.archipelago.effects.effect import Passive


class NoTakeover(Passive):
    """Protect the buildings of its owner from take-overs (ARC-CRD-11); `TakeOvers` looks at it."""
