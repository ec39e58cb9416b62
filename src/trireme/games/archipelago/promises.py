"""Promises: made with an exchange, not binding, and remembered as open, kept or broken (ARC-NEG-06, 11, 14).

What the record proves is marked by itself. A promise to help asks for an own cube or token in the running or next
crisis; to stand up, for a citizen of the other player in the next domestic crisis; not to tax, for no taxes until the
end of the round; to repay, for so many florins at once by the end of the next round.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from trireme.games.archipelago import events
from trireme.games.archipelago.questions import Steps, WorkStep
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
    """Mark open promises of a kind as kept or broken: of one player, to one, made before a round, up to a number."""
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
    """Mark promises not to tax as kept, and debts of the round before last as broken."""
    marked(s, NO_TAXES, KEPT, before=s.round)
    if s.round > 1:
        marked(s, REPAY, BROKEN, before=s.round - 1)


PROMISES_DUE: Final = 104


class PromisesToJudge(FrameData):
    domestic: bool
    """Whether the crisis that is over was a domestic one."""


class PromisesDue(WorkStep):
    """Mark promises of help as broken after a crisis in which they were not kept."""

    def run(self, s: State, frame: Frame) -> None:
        if s.promises:
            marked(s, HELP, BROKEN)
            due: PromisesToJudge = frame[1]
            if due.domestic:
                marked(s, STAND, BROKEN)


STEPS: Final[Steps] = {
    PROMISES_DUE: PromisesDue,
}
