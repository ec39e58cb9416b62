"""Interrupts and consent: a rule fixes a moment, another player is asked, and play waits.

Both are ordinary questions with a default; every answer is a line of the record, a pass too. Where being entitled is
hidden the question is a `cover`, put to all who could on public knowledge.
"""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.askers import PickOne
from trireme.kit.engine.frames import NO_CODE, S
from trireme.kit.engine.state import Frame
from trireme.kit.seats import Seat


class Interrupt(PickOne[S]):
    """A seat may use something now, or pass.

    With a standing pass it says that it will not use it for a while. All see that, and the game does not ask it; a
    window lets it change its mind.
    """

    passing: ClassVar[int] = NO_CODE
    standing: ClassVar[int] = NO_CODE
    """The code of a standing pass, where there is one."""

    def uses(self, s: S, seat: Seat) -> list[int]:
        """Return what the seat can do here, other than pass."""
        raise NotImplementedError

    def use(self, s: S, seat: Seat, code: int, frame: Frame) -> None:
        """Let the seat use it. Its question, which had this frame, is answered."""
        raise NotImplementedError

    def stand_by(self, s: S, seat: Seat) -> None:
        """Note that this seat is not asked again."""

    def legal(self, s: S, seat: Seat) -> list[int]:
        passes = [self.passing] if self.standing == NO_CODE else [self.passing, self.standing]
        return passes + self.uses(s, seat)

    def default(self, s: S, seat: Seat, legal: list[int]) -> int | None:
        return self.passing

    def key(self, code: int) -> str:
        """Return the sentence of an answer. Passing has sentences of its own."""
        ends = {self.passing: "-pass", self.standing: "-never"}
        return f"answer-{self.prompt}{ends.get(code, '')}"

    def take(self, s: S, seat: Seat, code: int) -> None:
        frame = s.stack[-1]
        s.answered(seat)
        if code == self.standing:
            self.stand_by(s, seat)
        elif code != self.passing:
            self.use(s, seat, code, frame)


class Consent(PickOne[S]):
    """Another player is asked to agree; an absent player does not. The data of the frame says who asks for what.

    Asking is a move of its own: it leaves the asker's next question under this one, where the same cannot be asked
    again.
    """

    yes: ClassVar[int] = NO_CODE
    no: ClassVar[int] = NO_CODE

    def agreed(self, s: S, seat: Seat, frame: Frame) -> None:
        """Carry out what the seat agrees to. Its question, which had this frame, is answered."""
        raise NotImplementedError

    def declined(self, s: S, seat: Seat, frame: Frame) -> None:
        """Carry out what follows when the seat declines. By default nothing does. Its question is answered."""

    def legal(self, s: S, seat: Seat) -> list[int]:
        return [self.yes, self.no]

    def default(self, s: S, seat: Seat, legal: list[int]) -> int | None:
        return self.no

    def key(self, code: int) -> str:
        return f"answer-{self.prompt}-{'yes' if code == self.yes else 'no'}"

    def take(self, s: S, seat: Seat, code: int) -> None:
        frame = s.stack[-1]
        s.answered(seat)
        if code == self.yes:
            self.agreed(s, seat, frame)
        else:
            self.declined(s, seat, frame)
