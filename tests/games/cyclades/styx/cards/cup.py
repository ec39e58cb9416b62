"""The Cup."""

from __future__ import annotations

from tests.games.cyclades.styx.relics import Relic


class Cup(Relic):
    pass
