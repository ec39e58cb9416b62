"""The kinds of frames that Hadès adds: from 300 free placement, 320 the god, 340 creatures and Heroes, 370 favours."""

from __future__ import annotations

from typing import Final

# Free placement.

# Hadès, the undead, the Necropolis.

THREAT: Final = 320
"""(THREAT,): the phase in which the threat is rolled."""
THREATENS: Final = 321
"""(THREATENS, n): what happens then, in order."""
ROLL_THREAT: Final = 322
"""(ROLL_THREAT, die): one of the dice of the threat."""
RAISE: Final = 323
"""(RAISE, serial, seats): where the free undead goes."""
DEPARTURE: Final = 324
"""(DEPARTURE,): after Apollo the undead leave, and Hadès with them."""

# Creatures and Heroes.

# Favours, Priestesses and items.
FAVOUR_ENDS: Final = 369
"""(FAVOUR_ENDS,): a favour that nobody won leaves."""
DRAW_FAVOUR: Final = 370
"""(DRAW_FAVOUR,): a tile is drawn and laid beside the last god."""
GAIN_ITEM: Final = 371
"""(GAIN_ITEM, seat, face down): an item is to be drawn, if there is one."""
DRAW_ITEM: Final = 372
"""(DRAW_ITEM, seat, face down)"""
