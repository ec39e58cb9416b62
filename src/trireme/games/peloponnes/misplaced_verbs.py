"""What the rulebook says to a verb that belongs to another question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.peloponnes import moves
from trireme.games.peloponnes.phases.setup import CHOOSE_CIVILIZATION, EXTRA_INCOME
from trireme.games.peloponnes.questions import named_apart
from trireme.games.peloponnes.rules.ids import (
    PEL_BLD_12,
    PEL_GEN_11,
    PEL_INC_02,
    PEL_PLC_13,
    PEL_RND_01,
    PEL_SET_02,
    PEL_SOL_01,
    PEL_SOL_02,
    PEL_SOL_14,
)
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Ask
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

ELSEWHERE: Final[dict[str, tuple[Rule, ...]]] = {
    **dict.fromkeys(("bid", "pass", "move", "withdraw", "pay", "mark", "keep", "feed"), (PEL_RND_01, KIT_ASK_03)),
    "buy": (KIT_ASK_03,),
    "civilization": (PEL_SET_02, KIT_ASK_03),
    "extra": (PEL_INC_02, KIT_ASK_03),
    "take": (PEL_BLD_12, PEL_RND_01),
    "finish": (PEL_PLC_13,),
    "box": (PEL_GEN_11,),
}
"""What the rulebook says to a verb where no question wants it."""
ALONE: Final = {**ELSEWHERE, "buy": (PEL_SOL_02, PEL_RND_01), "civilization": (PEL_SOL_01, KIT_ASK_03)}
"""What the rulebook says to a verb in solo play, where no question wants it."""
SET_UP: Final = (PEL_SOL_02, PEL_SOL_14)
"""What holds from the first round on."""


def misplaced_verbs_of(ruleset: Ruleset, ask: Ask[State]) -> dict[str, tuple[Rule, ...]]:
    """Return the verbs that a question does not have, and what the rulebook says to each."""
    elsewhere, own = (ALONE if ruleset.solo else ELSEWHERE) | ruleset.more.elsewhere, ask.verbs()
    misplaced = {verb: elsewhere.get(verb, (KIT_ASK_03,)) for verb in moves.VERBS if verb not in own}
    if ruleset.level is not None and "extra" in misplaced:
        misplaced["extra"] = (PEL_SOL_14,)
    misplaced |= ask.answers_to_others() | ruleset.more.misplaced_verbs.get(ask.prompt, {})
    if ruleset.solo and PEL_SOL_02 not in misplaced.get("buy", (PEL_SOL_02,)):
        misplaced["buy"] = (*misplaced["buy"], PEL_SOL_02)
    return misplaced


def explain_misplaced(
    ruleset: Ruleset, s: State, seat: Seat, words: list[str], rules: tuple[Rule, ...]
) -> Iterator[Reason]:
    """Yield what is said of the tiles that a misplaced verb names, then what the verb means elsewhere."""
    yield from named_apart(ruleset, s, seat, words)
    for rule in sorted(rules, key=lambda rule: rule is PEL_RND_01):
        if rule in SET_UP and s.stack[-1][0] in (CHOOSE_CIVILIZATION, EXTRA_INCOME):
            continue
        if (applies := ruleset.more.applies.get(rule)) is None or applies(s, seat, words):
            yield Reason(rule, verb=words[0])
