"""A cheaper construction (ARC-CRD-21)."""

from __future__ import annotations

from trireme.games.archipelago.effects.prepared import Prepares


class Discount(Prepares):
    """Make the construction of this turn cheaper (ARC-CRD-21)."""
