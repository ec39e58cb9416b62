"""What the tests of words must know of Peloponnes."""

from __future__ import annotations

from typing import Final

from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.moves import GOODS, VERBS
from trireme.games.peloponnes.position.facts import COUNTS
from trireme.games.peloponnes.state import STATUSES

ASKED_FOR: Final = set(GOODS)
"""Units of amounts that players are asked for."""
ENDINGS: Final = "phases/scoring.py"
"""Where the keys of endings stand."""
REFUSAL: Final = "PEL-BID-05"
"""One of the rules that a refusal can cite."""
NAMED: Final = {
    "good": set(COUNTS),
    "status": set(STATUSES),
    "phase": {*(step.phase for step in Peloponnes().steps if step.phase), "over"},
    "row": {"normal", "conquest"},
    "score": {"buildings", "terrains", "sea", "bonus", "coins", "prestige", "population", "luxury", "result"},
}
"""Kinds of names that views and results have, and what is named."""
TRIED: Final = (
    VERBS,
    ("", " agora", " agora 2", " agora 2.5", " wood", " luxury", " 3", " sea_01", " sea_01 2", " prestige"),
)
"""Moves that are tried on questions of all kinds: verbs, and what may follow them."""
