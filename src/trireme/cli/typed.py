"""Read what players type: the words beside an answer, its label, or the names of things, in either language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from trireme.cli.answers import Mistyped, listed
from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.engine.question import Amount, Answer, Order, Question, Some
from trireme.kit.moves import is_whole_number
from trireme.words import Words
from trireme.words.layout import plain
from trireme.words.names import forms

SHORTEST: Final = 3
"""Letters from which on the beginning of a label says which answer is meant."""


class Vocabulary:
    """The names of the things on the table and of the answers to a question, in all languages."""

    def __init__(self, words: Words) -> None:
        others = [each for each in LANGUAGES if each != words.language] if words.game else []
        self.tongues = (words, *(Words(each, words.game, words.seats, modules=words.modules) for each in others))
        self.ids: dict[str, str] = {}
        for each in self.tongues:
            for id in each.names:
                for name in called(each, id):
                    self.ids.setdefault(name, id)
        self.longest = max((len(name.split()) for name in self.ids), default=1)

    def meant(self, question: Question, line: str) -> list[int] | None:
        """Return the codes of the answers that a line names, or None."""
        if isinstance(question, Amount):
            return self.amount(question, line)
        answers = [*listed(question), *question.also]
        if not isinstance(question, Some | Order):
            found = self.named(answers, line)
            return [found.code] if found else None
        items = [self.named(answers, part) for part in line.split(",")]
        codes = [item.code for item in items if item]
        if len(codes) < len(items):
            return None
        return [*sorted(codes), question.done] if isinstance(question, Some) else codes

    def amount(self, question: Amount, line: str) -> list[int] | None:
        """Read a number with its unit, as it is shown."""
        number = line.split()[0]
        if not is_whole_number(number):
            return None
        labels = [flat(each.amount(question, int(number))) for each in self.tongues]
        return [question.base + int(number)] if flat(line) in labels else None

    def named(self, answers: Sequence[Answer], line: str) -> Answer | None:
        """Return the one answer that a line names by its words, its label or the beginning of it, or a name in it."""
        wanted = flat(line)
        ways = (
            [answer for answer in answers if plain(answer.text) == wanted],
            [answer for answer in answers if wanted in self.labels(answer)],
            [answer for answer in answers if wanted in self.names_in(answer)],
            [answer for answer in answers if any(begins(label, wanted) for label in self.labels(answer))],
        )
        found = next((way for way in ways if way), [])
        if len(found) > 1:
            numbers = ", ".join(str(answers.index(answer) + 1) for answer in found)
            raise Mistyped("play-several", given=line, numbers=numbers)
        return found[0] if found else None

    def labels(self, answer: Answer) -> set[str]:
        """Yield the label of an answer: whole, and up to a colon or a bracket."""
        found = {flat(each.answer(answer)) for each in self.tongues}
        return found | {label.partition(":")[0].strip() for label in found} | {_bare(label) for label in found}

    def names_in(self, answer: Answer) -> set[str]:
        """Yield the names of the things that an answer is about."""
        ids = [value for value in answer.args.values() if isinstance(value, str)]
        return {name for each in self.tongues for id in ids for name in ((plain(id), *called(each, id)))}

    def written(self, line: str) -> str:
        """Return a move with ids in place of names: “Bid Wooded hills (A4) 5” is `bid terrain_a04 5`."""
        words = line.split()
        return " ".join([words[0].lower(), *self._ids(words[1:])]) if words else line

    def _ids(self, words: Sequence[str]) -> Iterator[str]:
        at = 0
        while at < len(words):
            for count in range(min(self.longest, len(words) - at), 0, -1):
                name, slash, rest = plain(" ".join(words[at : at + count])).partition("/")
                if name in self.ids:
                    yield f"{self.ids[name]}{slash}{rest}"
                    at += count
                    break
            else:
                yield words[at]
                at += 1

    def thing(self, text: str) -> str:
        """Return the id of a thing by any of its names, or the text itself."""
        return self.ids.get(plain(text), plain(text))


def called(words: Words, id: str) -> Iterable[str]:
    """Return the name of a component, bare and with its article, in plain letters."""
    name = words.names.get(id)
    if name is None:
        return ()
    told = forms(words.language, "it", name)
    return plain(told["it"]), plain(told["it_the"])


def flat(text: str) -> str:
    """Return text in plain letters with plain spaces; French typography has others."""
    return " ".join(plain(text).split())


def begins(label: str, wanted: str) -> bool:
    """Return whether a label begins with these words, of which the last may be cut short."""
    return len(wanted) >= SHORTEST and label.startswith(wanted)


def _bare(label: str) -> str:
    """Return a label without a final bracket, such as a price."""
    return label.partition(" (")[0] if label.endswith(")") else label
