"""What the tests of words must know of Archipelago."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago.deals import FAVOURS
from trireme.games.archipelago.effects.table import EFFECTS
from trireme.games.archipelago.game import VERBS, Archipelago
from trireme.games.archipelago.lookup import RESOURCES
from trireme.games.archipelago.promises import PROMISES

GAME: Final = Archipelago()


def effect_keys(word: str) -> list[str]:
    """Return the keys of the sentences that an effect may have, whatever its figures."""
    return [f"{word.replace('_', '-')}{variant}" for variant in EFFECTS[word].variants]


ASKED_FOR: Final = {"florins", "discs", *RESOURCES, *PROMISES, *FAVOURS}
"""Units of amounts that players are asked for, and those that an argument names."""
ENDINGS: Final = "scoring.py"
"""The file in which the keys of endings stand."""
REFUSAL: Final = "ARC-CMP-14"
"""One of the rules that a refusal can cite."""
NAMED: Final = {
    "phase": {*(step.phase for step in GAME.steps if step.phase), "over"},
    "score": {"cards", "result"},
    "trigger": {objective.trigger.type for objective in GAME.ruleset.content.objective},
    "effect": {key for word in EFFECTS for key in effect_keys(word)},
}
"""Kinds of names that views and results have, and what is named."""
TRIED: Final = (VERBS, ("", " R09a", " wood", " A16", " 3", " B", " B 1 florins for nothing"))
"""Moves that are tried on questions of all kinds: verbs, and what may follow them."""
