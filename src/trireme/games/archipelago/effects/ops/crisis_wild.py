"""Other food in a domestic crisis (ARC-CRD-12)."""

from __future__ import annotations

from trireme.games.archipelago.effects.effect import Passive


class CrisisWild(Passive):
    """Let cubes of other food count in a domestic crisis (ARC-CRD-12); `Helps` looks at it."""
