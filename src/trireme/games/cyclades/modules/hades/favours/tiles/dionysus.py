"""Dionysus builds a Theatre (HAD-TIL-08)."""

from __future__ import annotations

from trireme.games.cyclades.modules.hades.codes import USE_SLOT
from trireme.games.cyclades.modules.hades.favours.builders import Builder
from trireme.games.cyclades.modules.hades.favours.uses import THEATRE
from trireme.games.cyclades.modules.hades.rules.ids import HAD_TIL_08


class Dionysus(Builder):
    rule = HAD_TIL_08
    blocks = (USE_SLOT,)
    types = (THEATRE,)
