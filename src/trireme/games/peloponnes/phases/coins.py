"""How coins of a bid are written."""

from __future__ import annotations

import re
from typing import Final

from trireme.games.peloponnes.rules.ids import PEL_BID_07
from trireme.kit.content.rulebook import Reason
from trireme.kit.errors import Refused
from trireme.kit.moves import whole_number

IN_PARTS: Final = re.compile(r"-?(?:\d+/\d+|\d*[.,]\d+|\d*[½¼¾])")
"""3.5, 3,5, 7/2 or 3½."""


def whole_coins(words: list[str]) -> int:
    """Return the coins of a bid. Half coins are refused by rule (PEL-BID-07), other words are unreadable."""
    word = words[2]
    if IN_PARTS.fullmatch(word):
        raise Refused(" ".join(words), [Reason(PEL_BID_07)])
    return -whole_number(word[1:]) if word.startswith("-") else whole_number(word)
