"""Windows: what a seat may do while play does not wait for it, such as an offer to another player.

A window is no frame: whom it is open to follows from the state, and from public knowledge only. A use is one whole run
and one line of the record; not using it leaves no trace. Its first answer is the window's own; those that follow in the
same run are asked by an ordinary frame with progress, which is gone when the run is whole, so that the questions under
it stay as they were. Uses have a budget in the state, so that games end; the sequence for search and self-play may have
a smaller one of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Ask, S
from trireme.kit.engine.question import Answer, Bargain, Pick, Question
from trireme.kit.seats import Seat

PASS: Final = -1
"""The answer, where windows are offered in sequence, of a seat that does not use them now. It leaves no line.

>>> trireme.make("peloponnes").info.windows, trireme.PASS
(False, -1)
"""


class Window(Ask[S]):
    """An offer to some seats to do something now, for which play does not wait. It has answers as a question has.

    No question has the verbs of a window.
    """

    def owns(self, code: int) -> bool:
        """Return whether a code begins a use of this window. No question has the codes of a window."""
        raise NotImplementedError

    def seats(self, s: S) -> int:
        """Return the seats that it is open to, as a mask, whether they must answer something else or not."""
        raise NotImplementedError

    def stamp(self, s: S, seat: Seat) -> int:
        """Return 0 while it is closed to a seat; else a number that grows when it opens and when something addressed to
        the seat changes. In sequence the seat is asked once for each."""
        raise NotImplementedError

    def ready(self, s: S) -> int:
        """Return the seats that the sequence offers it to, as a mask: not all that it is open to, where search looks at
        fewer uses than people may make of it."""
        return self.seats(s)

    def offered(self, s: S, seat: Seat) -> list[int]:
        """Return what the sequence offers to a seat: among `legal`, which is what people may do."""
        return self.legal(s, seat)

    def answers(self, s: S, seat: Seat) -> tuple[Answer, ...]:
        """Return the legal answers, in words."""
        raise NotImplementedError

    def bargains(self, s: S, seat: Seat) -> tuple[Bargain, ...]:
        """Return the open offers that its answers reply to."""
        return ()

    def closed(self, s: S, seat: Seat, words: list[str]) -> Iterator[Reason]:
        """Yield the rules that say why it is not open to a seat that tries this."""
        return iter(())

    def question(self, s: S, seat: Seat) -> Question:
        """Return what a seat is shown that need not answer; the Game gives it its id."""
        return Pick(id="", seat=seat, prompt=self.prompt, must=False, answers=self.answers(s, seat))
