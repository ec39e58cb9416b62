"""The kinds of frames of magic items."""

from __future__ import annotations

from typing import Final

HELM: Final = 390
"""(HELM, serial, seats, others …): the dice of the threat may be rolled again. So below: then the others are asked."""
FLEECE: Final = 391
PALACE: Final = 392
PALACE_ORDER: Final = 393
"""(PALACE_ORDER, serial, seats, gods …): the new order of the gods, as far as it has been named."""
GIRDLE: Final = 394
NECKLACE: Final = 395
APOLLOS_ARROWS: Final = 396
TRIDENT: Final = 397
ITEMS_END: Final = 400
"""(ITEMS_END,): what items have done for the cycle is over."""
NOTE_ORDER: Final = 401
"""(NOTE_ORDER,): the order of the offerings is remembered."""
