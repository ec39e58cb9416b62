"""The kinds of frames that Hadès adds: from 300 free placement, 320 the god, 340 creatures and Heroes, 370 favours."""

from __future__ import annotations

# Free placement.

# Hadès, the undead, the Necropolis.

# Creatures and Heroes.

# Favours, Priestesses and items.
