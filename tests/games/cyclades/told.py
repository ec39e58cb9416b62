"""What the tests of words must know of Cyclades."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.questions import VERBS

ASKED_FOR: Final = {"gold", "fleets", "troops"}
"""Units of amounts that players are asked for."""
ENDINGS: Final = "phases/cycle_end.py"
"""Where the keys of endings stand."""
REFUSAL: Final = "CYC-OFF-06"
"""One of the rules that a refusal can cite."""
WHOLE: Final = Cyclades(modules=[name for name in Cyclades.modules if name != "base"])
NAMED: Final = {
    "phase": {*(step.phase.replace(".", "-") for step in WHOLE.steps if step.phase), "over"},
    "score": {"metropolises", "gold", "islands"},
}
"""Kinds of names that views and results have, and what is named."""
TRIED: Final = (
    (*VERBS, "sell", "push", "sink", "kraken", "satyr", "polyphemus"),
    ("", " tinos", " tinos/0", " C2", " C2>C3 x9", " tinos>rineia x2", " ares 3", " ares 0", " priest", " kraken"),
)
"""Moves that are tried on questions of all kinds: verbs, and what may follow them."""
