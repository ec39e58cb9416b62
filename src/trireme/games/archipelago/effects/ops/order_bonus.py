"""A higher bid (ARC-ORD)."""

from __future__ import annotations

from trireme.games.archipelago.effects.effect import Passive


class OrderBonus(Passive):
    """Add to the bid of its owner; `ShowBids` looks at it."""
