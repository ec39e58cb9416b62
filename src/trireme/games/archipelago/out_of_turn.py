"""The rules that answer a player whose move belongs to another phase, or to another player's turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago.phases.crisis import HELPS, SUPPLIES
from trireme.games.archipelago.phases.purchase import BUY_OR_ROTATE, ROTATE
from trireme.games.archipelago.phases.rounds import PHASE
from trireme.games.archipelago.phases.turn import MY_TURN
from trireme.games.archipelago.questions import OfSeat
from trireme.games.archipelago.rules.ids import ARC_ACT_01, ARC_CRI_10, ARC_PUR_02, ARC_RND_01
from trireme.games.archipelago.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import NOBODY, Seat

IN_TURN: Final = (
    "taxes", "harvest", "explore", "reproduce", "recruit", "migrate", "build", "use", "port", "end", "buy", "sell",
    "pass", "market",
)  # fmt: skip
"""Verbs of a turn of phase 5; the last four have other meanings too."""
PHASES: Final = {"bid": "order", "order": "order", **dict.fromkeys(IN_TURN[:10], "actions"), "rotate": "purchase"}
"""Verbs that belong to one phase."""
ROUND: Final = ("", "", "order", "population", "balance", "actions", "purchase")
"""The phase that is being played, by the number of the next one, which is pending."""


def phase_of_round(s: State) -> str:
    """Return the phase of the round, whatever has interrupted it; an empty text before the first one."""
    for frame in s.stack:
        if frame[0] == PHASE:
            number: int = frame[1]
            return ROUND[number]
    return ROUND[0]


def wrong_phase(now: str, s: State, verb: str) -> Iterator[Reason]:
    """Yield the rule that forbids a verb of another phase than the one being played (ARC-RND-01)."""
    own, round = PHASES.get(verb), phase_of_round(s)
    if own and round and own not in (now, round) and s.stack[-1][0] != ROTATE:
        yield Reason(ARC_RND_01)


def player_on_turn(s: State) -> Seat:
    """Return the player on turn in phase 5, or NOBODY."""
    for frame in reversed(s.stack):
        if frame[0] == MY_TURN:
            turn: OfSeat = frame[1]
            return turn.seat
    return NOBODY


def wrong_turn(s: State, seat: Seat, verb: str) -> Iterator[Reason]:
    """Yield the rule by which a player who is asked nothing may not do what another may do on their turn."""
    asked, on_turn = s.stack[-1][0], player_on_turn(s)
    if verb in IN_TURN and on_turn not in (NOBODY, seat) and phase_of_round(s) == "actions":
        if asked not in (HELPS, SUPPLIES):
            yield Reason(ARC_ACT_01)
    elif verb in ("give", "granary", "pray", "done") and asked in (HELPS, SUPPLIES):
        yield Reason(ARC_CRI_10)
    elif verb in ("buy", "rotate") and asked in (BUY_OR_ROTATE, ROTATE) and on_turn == NOBODY:
        yield Reason(ARC_PUR_02)
