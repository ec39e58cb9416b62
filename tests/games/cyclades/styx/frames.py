"""The kinds of frames that the Styx adds."""

from __future__ import annotations

from typing import Final

DEAL: Final = 200
"""(DEAL,): at the start of a cycle whoever has no lot draws one."""
DRAW_LOT: Final = 201
"""(DRAW_LOT, seat)"""
UNCOVER: Final = 202
"""(UNCOVER,): Charon leaves after Apollo."""
RAISE: Final = 203
"""(RAISE, serial, seats): where a shade rises."""
LOTS: Final = 204
"""(LOTS, serial, seats): a lot may be played after the dice."""
CUP: Final = 205
"""(CUP, serial, seats, begged): a loss may be cancelled; these seats have been begged, as a mask."""
ALMS: Final = 206
"""(ALMS, serial, seats, asker): somebody else is asked to pay for the Cup."""
TORCH: Final = 207
"""(TORCH, serial, seats): the sea to which a fleet returns; the frame of its loss is below."""
SPOILS: Final = 208
"""(SPOILS, serial, seats, loser): which relic a conqueror takes."""
LYRE: Final = 209
"""(LYRE, serial, seats): whether a group passes an island; the frame of its march is below."""
