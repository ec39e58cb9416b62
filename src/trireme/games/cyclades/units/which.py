"""Which unit of several kinds: one answer for each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trireme.games.cyclades import moves
from trireme.games.cyclades.asking import CycladesAsk
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.state import State
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.question import Answer, Pick, Question
from trireme.kit.rulebook import Reason, Rule
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat


class WhichUnit(CycladesAsk):
    """A question for one unit of a place; `lose undead`."""

    def element(self, s: State) -> int:
        """Whether they are on land or at sea."""
        raise NotImplementedError

    def verb_here(self, s: State) -> str:
        return self.verbs()[0]

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        """Those that the question quotes."""
        raise NotImplementedError

    def refusal(self, s: State, code: int) -> Rule:
        """Why a unit cannot be chosen."""
        raise NotImplementedError

    def args(self, s: State) -> dict[str, Figure]:
        return {}

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return [moves.UNIT + kind.number for kind in self.setting.units[self.element(s)]]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code not in self.candidates(s, seat):
            yield Reason(KIT_ASK_03)
        elif code not in self.legal(s, seat):
            yield Reason(self.refusal(s, code))

    def word(self, s: State, code: int) -> str:
        """What a move calls a unit."""
        return self.setting.units[self.element(s)][code - moves.UNIT].id

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        verb = self.verb_here(s)
        rest = words[1:] if words[0] == verb else words
        if len(rest) != 1:
            raise Unreadable("move", " ".join(words), FORM, form=f"{verb} {self.word(s, moves.UNIT)}")
        known = {self.word(s, code): code for code in self.candidates(s, seat)}
        if rest[0] not in known:
            raise Unreadable("move", rest[0], NO_SUCH_NAME, given=rest[0], known=", ".join(known))
        return [known[rest[0]]]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"{self.verb_here(s)} {self.word(s, run[0])}"

    def question(self, s: State, seat: Seat) -> Question:
        legal = self.legal(s, seat)
        answers = (
            Answer(
                code=code,
                text=self.write(s, seat, [code]),
                key="answer-unit",
                args={"unit": self.word(s, code)},
                places=self.places(s, seat, code),
            )
            for code in legal
        )
        return Pick(
            id=self.id(s, seat),
            seat=seat,
            prompt=self.prompt,
            args=self.args(s),
            rules=tuple(rule.id for rule in self.rules_here(s)),
            answers=tuple(answers),
            default=legal[0],
        )
