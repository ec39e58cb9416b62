"""Divine favours, Priestesses, magic items and Theatres (HAD-FAV, PRS, TIL, OBJ, THE)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.hades.piece import Piece


class Favours(Piece):
    name = "hades.favours"
    choice = "favours"


FAVOURS: Final = Favours()
