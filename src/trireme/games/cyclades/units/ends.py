"""How the last move of a turn ended, for `State.ended`. Refusals explain it to players who want to go on."""

from __future__ import annotations

from typing import Final

NOT_KNOWN: Final = 0
STEPS_MADE: Final = 1
"""Fleets have made all their steps (CYC-FLT-03)."""
KRAKEN: Final = 2
"""Fleets have come to the Kraken (CYC-KRA-10)."""
AT_SEA: Final = 3
"""Fleets have fought (CYC-FLT-08, 11)."""
ON_LAND: Final = 4
"""Troops have fought."""
LEFT_SEA: Final = 5
"""The defender has retreated from a battle at sea."""
LEFT_LAND: Final = 6
"""The defender has retreated from a battle on land (CYC-BAT-07)."""
SYLPH_DONE: Final = 7
"""The Sylph has made her moves (CYC-SYL-01, 02)."""
LEFT: Final = (LEFT_SEA, LEFT_LAND)
FOUGHT_AT_SEA: Final = (AT_SEA, LEFT_SEA)
FOUGHT: Final = (AT_SEA, ON_LAND, LEFT_SEA, LEFT_LAND)
