"""What is said to somebody whose move belongs to another phase, or to the turn of another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago import frames, readers
from trireme.games.archipelago.rules.ids import ARC_ACT_01, ARC_CRI_10, ARC_PUR_02, ARC_RND_01
from trireme.games.archipelago.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat

IN_TURN: Final = (
    "taxes", "harvest", "explore", "reproduce", "recruit", "migrate", "build", "use", "port", "end", "buy", "sell",
    "pass", "market",
)  # fmt: skip
"""Verbs of a turn of phase 5; the last four have other meanings, too."""
PHASES: Final = {"bid": "order", "order": "order", **dict.fromkeys(IN_TURN[:10], "actions"), "rotate": "purchase"}
"""Verbs that belong to one phase."""
ROUND: Final = ("", "", "order", "population", "balance", "actions", "purchase")
"""The phase that is being played, by the number of the next one, which is pending."""


def phase_of_round(s: State) -> str:
    """The phase of the round, whatever has interrupted it; nothing before the first one."""
    return ROUND[next((readers.nth(frame) for frame in s.stack if frame[0] == frames.PHASE), 0)]


def wrong_phase(now: str, s: State, verb: str) -> Iterator[Reason]:
    """The verb belongs to another phase than the one that is being played (ARC-RND-01)."""
    own, round = PHASES.get(verb), phase_of_round(s)
    if own and round and own not in (now, round) and s.stack[-1][0] != frames.ROTATE:
        yield Reason(ARC_RND_01)


def wrong_turn(s: State, seat: Seat, verb: str) -> Iterator[Reason]:
    """Who is asked nothing tries what another may do on his turn."""
    asked = s.stack[-1][0]
    turns = [frame for frame in s.stack if frame[0] == frames.MY_TURN]
    if verb in IN_TURN and turns and readers.whose(turns[-1]) != seat and phase_of_round(s) == "actions":
        if asked not in (frames.HELPS, frames.SUPPLIES):
            yield Reason(ARC_ACT_01)
    elif verb in ("give", "granary", "pray", "done") and asked in (frames.HELPS, frames.SUPPLIES):
        yield Reason(ARC_CRI_10)
    elif verb in ("buy", "rotate") and asked in (frames.BUY_OR_ROTATE, frames.ROTATE) and not turns:
        yield Reason(ARC_PUR_02)
