"""The answers that Hadès adds, for all its pieces."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.moves import BLOCK
from trireme.kit.codes import Codes

CODES: Final = Codes("hades", first=16_384, room=2048)

# Free placement.

# Hadès, the undead, the Necropolis.

RAISE_TROOP: Final = CODES.block("raise-troop", BLOCK)
"""RAISE_TROOP + island: an undead troop is bought for it"""
RAISE_FLEET: Final = CODES.block("raise-fleet", BLOCK)
"""RAISE_FLEET + sea: an undead fleet is bought for it"""
NECROPOLIS: Final = CODES.block("necropolis", BLOCK)
"""NECROPOLIS + island: it is built there"""

# Creatures and Heroes.

# Favours, Priestesses and items.
FAVOUR: Final = CODES.block("favour", 16)
"""FAVOUR + tile: one that is drawn"""
ITEM: Final = CODES.block("item", 16)
"""ITEM + item: one that is drawn, discarded or played"""
