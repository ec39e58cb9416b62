"""The answers that Hadès adds, for all its pieces."""

from __future__ import annotations

from typing import Final

from trireme.kit.codes import Codes

CODES: Final = Codes("hades", first=16_384, room=2048)

# Free placement.

# Hadès, the undead, the Necropolis.

# Creatures and Heroes.

# Favours, Priestesses and items.
