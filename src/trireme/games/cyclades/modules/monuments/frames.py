"""The kinds of frames that Monuments add."""

from __future__ import annotations

from typing import Final

DRAW_MONUMENT: Final = 500
"""(DRAW_MONUMENT,): a card is drawn at set-up, until there are as many as players."""
MONUMENTS_DUE: Final = 501
"""(MONUMENTS_DUE, seat): all pairs that a seat owns become Monuments."""
RAISE: Final = 502
"""(RAISE, serial, seats): which Monument comes next, and where it stands."""
LIGHTHOUSE: Final = 503
"""(LIGHTHOUSE, serial, seats): where a destroyed fleet returns to; the frame of its loss is below."""
ACADEMY: Final = 504
"""(ACADEMY, serial, seats): where the free fleet of the Naval Academy goes."""
REFILL: Final = 505
"""(REFILL,): all spaces of the track are filled."""
TOP_CARD: Final = 506
"""(TOP_CARD, seat): a seat plays the top card of the pile."""
DISCARDED_CARD: Final = 507
"""(DISCARDED_CARD, seat): a seat plays a card of the discard pile, drawn at random."""
