"""New creatures and Heroes (HAD-BEA, HER, PWR)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.hades.piece import Piece


class Heroes(Piece):
    name = "hades.heroes"
    choice = "heroes"


HEROES: Final = Heroes()
