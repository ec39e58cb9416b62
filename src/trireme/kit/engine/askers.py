"""The askers that games put their questions with: one of some answers, or a number. `multi_step` has the others.

A game's own class says what is legal, why the rest is not, and what an answer does; reading, writing and the question
that people see follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from trireme.kit.content.rulebook import Reason, Rule, in_force
from trireme.kit.engine.frames import Ask, S
from trireme.kit.engine.question import Amount, Answer, Beyond, Forecast, Pick, Question
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.moves import whole_number
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.rules.ids import KIT_ASK_03, KIT_ASK_05
from trireme.kit.seats import Seat


class Asker(Ask[S]):
    """What all askers have: the sentence that asks, its figures, and the rules that it cites."""

    rules: ClassVar[tuple[Rule, ...]] = ()
    """The rules that the question cites."""

    def key(self, code: int) -> str:
        """Return the sentence of an answer."""
        return f"answer-{self.prompt}"

    def prompt_here(self, s: S, seat: Seat) -> str:
        """Return the sentence that asks, where it depends on the position."""
        return self.prompt

    def args(self, s: S, seat: Seat) -> dict[str, Figure]:
        """Return the figures of the sentence that asks."""
        return {}

    def rules_here(self, s: S) -> tuple[Rule, ...]:
        """Return the rules that the question cites, where they depend on the position."""
        return self.rules

    def cited_rules(self, s: S) -> tuple[str, ...]:
        return tuple([rule.id for rule in self.rules_here(s)])

    def outlooks(self, s: S, seat: Seat, code: int) -> tuple[Forecast, ...]:
        """Return what may come of an answer. Asked only where a question is put to people."""
        return ()


class PickOne(Asker[S]):
    """One of some answers, each with its words: `guard 3`, `yield`.

    Where the words depend on the position, a game's own class has `known`, `candidates`, `read` and `write` instead.
    """

    sealed: ClassVar[bool] = False

    def __init__(self, texts: Mapping[int, str]) -> None:
        self.texts = dict(texts)
        self.codes = {text: code for code, text in texts.items()}

    def verbs(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(text.split()[0] for text in self.codes))

    def known(self, s: S, code: int) -> bool:
        """Return whether a code names something that this question is about."""
        return code in self.texts

    def bars(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        """Yield the rules that forbid a code that this question knows."""
        return iter(())

    def candidates(self, s: S, seat: Seat) -> Iterable[int]:
        return list(self.texts)

    def forbids(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        return self.bars(s, seat, code) if self.known(s, code) else iter((Reason(KIT_ASK_03),))

    def read(self, s: S, seat: Seat, words: list[str]) -> list[int]:
        text = " ".join(words)
        if text not in self.codes:
            known = ", ".join(self.texts[code] for code in self.legal(s, seat) if code in self.texts)
            raise Unreadable("move", text, UNKNOWN, given=text, known=known)
        return [self.codes[text]]

    def write(self, s: S, seat: Seat, run: Sequence[int]) -> str:
        return self.texts[run[0]]

    def answer_args(self, s: S, seat: Seat, code: int) -> dict[str, Figure]:
        return {}

    def facets(self, code: int) -> dict[str, Figure]:
        """Return the parts of an answer that the page asks for one by one."""
        return {}

    def default(self, s: S, seat: Seat, legal: list[int]) -> int | None:
        """Return the answer that is given for an absent player."""
        return None

    def shown(self, legal: list[int]) -> list[int]:
        """Return the answers in the order in which people see them."""
        return legal

    def with_means(self, s: S, seat: Seat) -> Iterable[int]:
        """Return what would be legal if the seat could pay for all. People see what else there is, and its cost."""
        return ()

    def beyond(self, s: S, seat: Seat, legal: list[int]) -> tuple[Beyond, ...]:
        """Return what the seat cannot pay, and the first rule that says so."""
        found = []
        for code in self.with_means(s, seat):
            reasons = [] if code in legal else in_force(self.forbids(s, seat, code))
            if reasons:
                answer, why = replace(self.answer(s, seat, code), outlooks=()), reasons[0]
                short = self.short(s, seat, answer)
                found.append(Beyond(answer=answer, rule=why.rule.id, args=dict(why.figures), short=short))
        return tuple(found)

    def short(self, s: S, seat: Seat, answer: Answer) -> dict[str, int]:
        """Return how much a seat lacks for an answer that is beyond its means, by unit."""
        return {}

    def answer(self, s: S, seat: Seat, code: int) -> Answer:
        return Answer(
            code=code,
            text=self.texts.get(code) or self.write(s, seat, [code]),
            key=self.key(code),
            args=self.answer_args(s, seat, code),
            places=self.places(s, seat, code),
            facets=self.facets(code),
            outlooks=self.outlooks(s, seat, code),
        )

    def question(self, s: S, seat: Seat) -> Pick:
        legal = self.legal(s, seat)
        return Pick(
            id=self.id(s, seat),
            seat=seat,
            prompt=self.prompt_here(s, seat),
            args=self.args(s, seat),
            rules=self.cited_rules(s),
            answers=tuple(self.answer(s, seat, code) for code in self.shown(legal)),
            cover=self.cover,
            sealed=self.sealed,
            default=self.default(s, seat, legal),
            beyond=self.beyond(s, seat, legal),
        )


class PickNumber(Asker[S]):
    """A number from a range: `feed 3`, or the number alone. Its code is `base` and the number."""

    verb: ClassVar[str] = ""
    unit: ClassVar[str] = ""
    form: ClassVar[str] = ""
    """How a move is written; shown when one cannot be read."""
    base: ClassVar[int] = 0
    size: ClassVar[int] = 0
    """How many codes its block has."""

    def verbs(self) -> tuple[str, ...]:
        return (self.verb,) if self.verb else ()

    def bounds(self, s: S, seat: Seat) -> tuple[int, int]:
        """Return the least and the greatest number."""
        raise NotImplementedError

    def bars(self, s: S, seat: Seat, number: int) -> Iterator[Reason]:
        """Yield the rules that forbid a number: none within the bounds, at least one outside."""
        low, high = self.bounds(s, seat)
        if not low <= number <= high:
            yield Reason(KIT_ASK_05, number=number, low=low, high=high)

    def legal(self, s: S, seat: Seat) -> list[int]:
        low, high = self.bounds(s, seat)
        return list(range(self.base + low, self.base + high + 1))

    def candidates(self, s: S, seat: Seat) -> Sequence[int]:
        return range(self.base, self.base + min(self.bounds(s, seat)[1] + 5, self.size))

    def forbids(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        if not 0 <= code - self.base < self.size:
            return iter((Reason(KIT_ASK_03),))
        return self.bars(s, seat, code - self.base)

    def objections(self, s: S, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        """A number beyond all codes is refused by a rule, too."""
        return self.bars(s, seat, run[0] - self.base)

    def read(self, s: S, seat: Seat, words: list[str]) -> list[int]:
        verbs = self.verbs()
        if len(words) != len(verbs) + 1 or (verbs and words[0] not in verbs):
            raise Unreadable("move", " ".join(words), FORM, form=self.form)
        return [self.base + whole_number(words[-1])]

    def write(self, s: S, seat: Seat, run: Sequence[int]) -> str:
        return f"{self.verb} {run[0] - self.base}".lstrip()

    def unit_here(self, s: S) -> str:
        """Return what is counted, where it depends on the position."""
        return self.unit

    def default(self, low: int, high: int) -> int:
        """Return the number that is given for an absent player."""
        return low

    def about(self, s: S) -> tuple[str, ...]:
        """Return the things on the board that the question is about."""
        return ()

    def way(self, s: S, seat: Seat) -> tuple[str, ...]:
        """Return the places on the way of what is being moved."""
        return ()

    def question(self, s: S, seat: Seat) -> Question:
        low, high = self.bounds(s, seat)
        outlooks = tuple([self.outlooks(s, seat, self.base + number) for number in range(low, high + 1)])
        return Amount(
            id=self.id(s, seat),
            seat=seat,
            prompt=self.prompt_here(s, seat),
            args=self.args(s, seat),
            rules=self.cited_rules(s),
            low=low,
            high=high,
            unit=self.unit_here(s),
            base=self.base,
            places=self.about(s),
            cover=self.cover,
            default=self.base + self.default(low, high),
            way=self.way(s, seat),
            outlooks=outlooks if any(outlooks) else (),
        )
