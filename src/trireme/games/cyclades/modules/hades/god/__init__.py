"""Hadès, the threat, the undead and the Necropolis (HAD-THR, UND, MOV, NEC)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.hades.piece import Piece


class God(Piece):
    name = "hades.god"
    choice = "god"


GOD: Final = God()
