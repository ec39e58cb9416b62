"""The base class of questions for one unit of several kinds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trireme.games.cyclades import moves
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.questions import Choice
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.seats import NOBODY, Seat


class WhichUnit(Choice):
    """The choice of one unit of a place: `lose undead`."""

    def element(self, s: State) -> int:
        """Return LAND or SEA, whichever the units are on."""
        raise NotImplementedError

    def refusals(self, s: State, seat: Seat, code: int) -> Iterable[Rule]:
        """Return the rules by which a unit cannot be chosen."""
        raise NotImplementedError

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return [moves.UNIT + kind.number for kind in self.ruleset.units[self.element(s)]]

    def known(self, s: State, code: int) -> bool:
        return code in self.candidates(s, NOBODY)

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code not in self.legal(s, seat):
            yield from (Reason(rule) for rule in self.refusals(s, seat, code))

    def word(self, s: State, code: int) -> str:
        """Return the word for a unit in a move."""
        return self.ruleset.units[self.element(s)][code - moves.UNIT].id

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        verb = self.verb_here(s, seat)
        rest = words[1:] if words[0] == verb else words
        if len(rest) != 1:
            raise Unreadable("move", " ".join(words), FORM, form=f"{verb} {self.word(s, moves.UNIT)}")
        known = {self.word(s, code): code for code in self.candidates(s, seat)}
        if rest[0] not in known:
            raise Unreadable("move", rest[0], NO_SUCH_NAME, given=rest[0], known=", ".join(known))
        return [known[rest[0]]]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"{self.verb_here(s, seat)} {self.word(s, run[0])}"

    def key(self, code: int) -> str:
        return "answer-unit"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"unit": self.word(s, code)}

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return ()
