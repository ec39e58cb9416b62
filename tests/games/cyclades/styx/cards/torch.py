"""The Torch."""

from __future__ import annotations

from tests.games.cyclades.styx.relics import Relic


class Torch(Relic):
    pass
