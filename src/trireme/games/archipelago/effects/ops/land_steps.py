"""Longer moves over land."""

from __future__ import annotations

from trireme.games.archipelago.effects.prepared import Prepares
from trireme.games.archipelago.state import LAND_STEPS


class LandSteps(Prepares):
    """Let citizens cross more land edges in the migration of this turn."""

    slot = LAND_STEPS
