"""Promises: made with an exchange, they bind nobody and are remembered: open, kept, broken (ARC-NEG-06, 11, 14).

What the record proves is marked by itself. Who has promised to help gives an own cube or token in the crisis that runs
or comes next; to stand up a citizen of the other, in the next domestic crisis; not to take taxes, for the rest of the
round; to repay, so many florins at once by the end of the next round.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from trireme.games.archipelago import events
from trireme.games.archipelago.questions import Doing, Steps
from trireme.games.archipelago.state import BROKEN, KEPT, OPEN, Promise, State
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.state import Frame
from trireme.kit.seats import SEATS

HELP: Final = 0
STAND: Final = 1
NO_TAXES: Final = 2
REPAY: Final = 3
PROMISES: Final = ("help", "stand", "no-taxes", "repay")
STATUSES: Final = ("open", "kept", "broken")


def promise(s: State, by: int, to: int, kind: int, count: int) -> None:
    s.promises += (Promise(SEATS[by], SEATS[to], kind, count, s.round, OPEN),)
    s.tell(events.PromiseMade(seat=by, by=to, what=PROMISES[kind], count=count))


def marked(s: State, kind: int, status: int, by: int = -1, to: int = -1, before: int = 0, most: int = 0) -> None:
    """Open promises of a kind are kept or broken: of this player, to this one, made before a round, up to a number."""
    found: list[Promise] = []
    for each in s.promises:
        fits = each.what == kind and each.fate == OPEN and by in (-1, each.by) and to in (-1, each.to)
        if not fits or (before and each.round >= before) or (most and each.count > most):
            found.append(each)
            continue
        found.append(replace(each, fate=status))
        seat, other, what = each.by, each.to, PROMISES[kind]
        if status == KEPT:
            s.tell(events.PromiseKept(seat=seat, by=other, what=what, count=each.count))
        else:
            s.tell(events.PromiseBroken(seat=seat, by=other, what=what, count=each.count))
    s.promises = tuple(found)


def round_begins(s: State) -> None:
    """What nothing has broken in the round before is kept; debts of the round before that have not been paid."""
    marked(s, NO_TAXES, KEPT, before=s.round)
    if s.round > 1:
        marked(s, REPAY, BROKEN, before=s.round - 1)


PROMISES_DUE: Final = 104


class PromisesToJudge(FrameData):
    domestic: bool
    """Whether the crisis that is over was a domestic one."""


class PromisesDue(Doing):
    """A crisis is over; who has not helped has broken his word."""

    def run(self, s: State, frame: Frame) -> None:
        if s.promises:
            marked(s, HELP, BROKEN)
            due: PromisesToJudge = frame[1]
            if due.domestic:
                marked(s, STAND, BROKEN)


STEPS: Final[Steps] = {
    PROMISES_DUE: PromisesDue,
}
