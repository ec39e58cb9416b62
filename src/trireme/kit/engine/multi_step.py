"""Askers whose answers are several steps of one run: some of several items, or all of them in an order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.askers import Asker
from trireme.kit.engine.frames import NO_CODE, S
from trireme.kit.engine.question import Answer, Order, Question, Some
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM, TWICE, UNKNOWN
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

SEAT: Final = 20
"""A note in a frame is a code with the number of its seat above this bit."""


class MultiStep(Asker[S]):
    """A question of several steps, which are noted in its frame after the first `width` numbers, each with its seat.

    Where a state has a place for them, a game's own class notes them there.
    """

    verb: ClassVar[str] = ""
    width: ClassVar[int] = 3

    def verbs(self) -> tuple[str, ...]:
        return (self.verb,)

    def noted(self, s: S, seat: Seat) -> list[int]:
        """Return the codes that this seat has answered so far."""
        return [note & (1 << SEAT) - 1 for note in s.stack[-1][self.width :] if note >> SEAT == seat]

    def note(self, s: S, seat: Seat, codes: Sequence[int]) -> None:
        frame = s.stack[-1]
        notes = [note for note in frame[self.width :] if note >> SEAT != seat]
        notes += [seat << SEAT | code for code in codes]
        s.stack[-1] = frame[: self.width] + tuple(sorted(notes, key=seat_of_note))

    def progress(self, s: S, seat: Seat) -> int:
        return len(self.noted(s, seat))

    def word(self, code: int) -> str:
        """Return the word of an item."""
        raise NotImplementedError

    def code(self, word: str) -> int:
        """Return the item of a word; NO_CODE if there is none."""
        raise NotImplementedError

    def items(self, s: S, seat: Seat) -> dict[int, int]:
        """Return what there is to choose from, in rising order, and how many of each."""
        raise NotImplementedError

    def settle(self, s: S, seat: Seat, items: list[int]) -> None:
        """Carry out the choice of these items. No notes are left, and the question is still on top."""
        raise NotImplementedError

    def item_args(self, s: S, code: int) -> dict[str, Figure]:
        return {"item": self.word(code)}

    def default(self, s: S, seat: Seat) -> int | None:
        return None

    def read_items(self, words: list[str]) -> list[int]:
        if words[0] != self.verb:
            raise Unreadable("move", " ".join(words), FORM, form=f"{self.verb} ITEM ITEM ...")
        codes = [self.code(word) for word in words[1:]]
        for code, word in zip(codes, words[1:]):
            if code == NO_CODE:
                raise Unreadable("move", " ".join(words), UNKNOWN, given=word, known=self.known())
        return codes

    def known(self) -> str:
        """Return the words of all items, to show when another word is given."""
        raise NotImplementedError

    def listed(self, s: S, seat: Seat, codes: Mapping[int, int]) -> tuple[Answer, ...]:
        return tuple(
            Answer(
                code=code,
                text=self.word(code),
                key=self.key(code),
                args=self.item_args(s, code),
                places=self.places(s, seat, code),
                count=count,
            )
            for code, count in codes.items()
        )


def seat_of_note(note: int) -> int:
    return note >> SEAT


class PickSome(MultiStep[S]):
    """Some of several items, in any order, each as often as it is there: `load figs figs wine`; then done."""

    ends: ClassVar[int] = NO_CODE
    """The code of being done."""

    def least(self, s: S, seat: Seat) -> int:
        return 0

    def most(self, s: S, seat: Seat) -> int:
        return sum(self.items(s, seat).values())

    def fits(self, s: S, seat: Seat, items: list[int]) -> bool:
        """Return whether these may be chosen together. What fits does so without any of its items, too."""
        return True

    def bars(self, s: S, seat: Seat, items: list[int]) -> Iterator[Reason]:
        """Yield the rules by which these items may not be chosen together, or are too many or too few."""
        return iter((Reason(KIT_ASK_03),))

    def _free(self, s: S, seat: Seat, chosen: list[int]) -> dict[int, int]:
        """Return the items that can join those chosen in any order, and how many of each are left."""
        if len(chosen) >= self.most(s, seat):
            return {}
        left = {code: count - chosen.count(code) for code, count in self.items(s, seat).items()}
        return {code: count for code, count in left.items() if count and self.fits(s, seat, sorted([*chosen, code]))}

    def done(self, s: S, seat: Seat) -> int:
        return self.ends

    def legal(self, s: S, seat: Seat) -> list[int]:
        chosen = self.noted(s, seat)
        free, lacking = self._free(s, seat, chosen), self.least(s, seat) - len(chosen)
        codes = [code for code in free if not chosen or code >= chosen[-1]]
        if lacking > 0:  # only what leaves enough higher ones
            return [code for code in codes if sum([free[other] for other in codes if other >= code]) >= lacking]
        return [*codes, self.ends]

    def candidates(self, s: S, seat: Seat) -> list[int]:
        return [*self.items(s, seat), self.ends]

    def joins(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        chosen, items = self.noted(s, seat), self.items(s, seat)
        if code == self.ends:
            if len(chosen) < self.least(s, seat):
                yield from self.bars(s, seat, chosen)
        elif chosen.count(code) >= items.get(code, 0):
            yield Reason(KIT_ASK_03)
        elif code not in self._free(s, seat, chosen):
            yield from self.bars(s, seat, sorted([*chosen, code]))

    def forbids(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        found = list(self.joins(s, seat, code))
        if not found and code in self.items(s, seat) and code not in self.legal(s, seat):
            found.append(Reason(KIT_ASK_03))  # listed in rising order
        return iter(found)

    def objections(self, s: S, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        chosen = sorted([*self.noted(s, seat), *(code for code in run if code != self.ends)])
        items = self.items(s, seat)
        if any(chosen.count(code) > items.get(code, 0) for code in chosen):
            yield Reason(KIT_ASK_03)
        elif not self.least(s, seat) <= len(chosen) <= self.most(s, seat) or not self.fits(s, seat, chosen):
            yield from self.bars(s, seat, chosen)

    def take(self, s: S, seat: Seat, code: int) -> None:
        chosen = self.noted(s, seat)
        if code != self.ends:
            self.note(s, seat, sorted([*chosen, code]))
            return
        self.note(s, seat, ())
        self.settle(s, seat, chosen)

    def read(self, s: S, seat: Seat, words: list[str]) -> list[int]:
        return [*sorted(self.read_items(words)), self.ends]

    def write(self, s: S, seat: Seat, run: Sequence[int]) -> str:
        return " ".join([self.verb, *(self.word(code) for code in run if code != self.ends)])

    def says(self, s: S, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        """Return whether the words name the items of the run, in any order."""
        verb, *items = self.write(s, seat, run).split()
        return words[0] == verb and sorted(words[1:]) == sorted(items)

    def question(self, s: S, seat: Seat) -> Question:
        chosen, items = self.noted(s, seat), self.items(s, seat)
        free = self._free(s, seat, chosen)
        shown = {code: count for code, count in items.items() if code in free or code in chosen}
        return Some(
            id=self.id(s, seat),
            seat=seat,
            prompt=self.prompt_here(s, seat),
            args=self.args(s, seat),
            rules=self.cited_rules(s),
            items=self.listed(s, seat, {c: n if c in free else chosen.count(c) for c, n in shown.items()}),
            chosen=tuple(chosen),
            least=self.least(s, seat),
            most=self.most(s, seat),
            done=self.ends,
            cover=self.cover,
            default=self.default(s, seat),
        )


class PickOrder(MultiStep[S]):
    """All items, in the order in which they are named: `parade camel mule horse`."""

    def legal(self, s: S, seat: Seat) -> list[int]:
        noted = self.noted(s, seat)
        return [code for code in self.items(s, seat) if code not in noted]

    def candidates(self, s: S, seat: Seat) -> list[int]:
        return list(self.items(s, seat))

    def forbids(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        if code not in self.items(s, seat) or code in self.noted(s, seat):
            yield Reason(KIT_ASK_03)

    def objections(self, s: S, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        if sorted([*self.noted(s, seat), *run]) != sorted(self.items(s, seat)):
            yield Reason(KIT_ASK_03)

    def take(self, s: S, seat: Seat, code: int) -> None:
        noted = [*self.noted(s, seat), code]
        if len(noted) < len(self.items(s, seat)):
            self.note(s, seat, noted)
            return
        self.note(s, seat, ())
        self.settle(s, seat, noted)

    def read(self, s: S, seat: Seat, words: list[str]) -> list[int]:
        codes = self.read_items(words)
        for code, word in zip(codes, words[1:]):
            if codes.count(code) > 1:
                raise Unreadable("move", " ".join(words), TWICE, given=word)
        named = (*codes, *self.noted(s, seat))
        missing = [code for code in self.items(s, seat) if code not in named]
        if len(missing) > 1:
            form = " ".join([self.verb, *(self.word(code) for code in self.items(s, seat))])
            raise Unreadable("move", " ".join(words), FORM, form=form)
        return codes + missing

    def write(self, s: S, seat: Seat, run: Sequence[int]) -> str:
        return " ".join([self.verb, *(self.word(code) for code in run)])

    def wordings(self, s: S, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        """Return the move without its last item, which follows from the others."""
        return (self.write(s, seat, run[:-1]),)

    def question(self, s: S, seat: Seat) -> Question:
        return Order(
            id=self.id(s, seat),
            seat=seat,
            prompt=self.prompt_here(s, seat),
            args=self.args(s, seat),
            rules=self.cited_rules(s),
            items=self.listed(s, seat, dict.fromkeys(self.items(s, seat), 1)),
            chosen=tuple(self.noted(s, seat)),
            cover=self.cover,
            default=self.default(s, seat),
        )
