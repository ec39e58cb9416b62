"""The Lyre."""

from __future__ import annotations

from tests.games.cyclades.styx.relics import Relic


class Lyre(Relic):
    pass
