"""Deals between players, through a window: an offer is a run of listed steps, a reply one answer.

    offer B 2 figs for 1 wine
    accept A
    refuse A

A seat has at most one open offer to another. What is given and got, one step per unit, is noted in a frame until the
offer is made; it stays in the state, in the game's own way, until it is answered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import NO_CODE, S
from trireme.kit.engine.multi_step import SEAT, MultiStep
from trireme.kit.engine.question import Answer, Bargain, Deal, Question
from trireme.kit.engine.window import Window
from trireme.kit.errors import Unreadable
from trireme.kit.moves import whole_number
from trireme.kit.problems import FORM
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import SEATS, Seat

Amounts = tuple[int, ...]
"""How much of each unit."""

FORM_OF_OFFER: Final = "offer SEAT AMOUNT UNIT ... for AMOUNT UNIT ..."


class Bargaining(Window[S]):
    """Offers and replies. A game says what there is to trade, with whom, and what a bargain does."""

    units: ClassVar[tuple[str, ...]] = ()
    lot: ClassVar[int] = 0
    """The most of one unit that is given or got."""
    terms: ClassVar[int] = NO_CODE
    """The kind of frame that notes the terms of an offer; its step is `Terms`."""
    to: ClassVar[int] = NO_CODE
    """The first code of the block of offers, one for each seat."""
    accepts: ClassVar[int] = NO_CODE
    refuses: ClassVar[int] = NO_CODE
    """The first code of the block of refusals, one for each seat; that of acceptances is `accepts`."""
    gives: ClassVar[int] = NO_CODE
    gets: ClassVar[int] = NO_CODE
    """The first code of the block of amounts to get, `lot` codes for each unit; that of amounts to give is `gives`."""
    offers: ClassVar[int] = NO_CODE
    """The code that ends an offer."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = tuple(names)

    def verbs(self) -> tuple[str, ...]:
        return ("offer", "accept", "refuse")

    # What a game gives.

    def partners(self, s: S, seat: Seat) -> list[Seat]:
        """Return the seats that this one may make an offer to."""
        raise NotImplementedError

    def openings(self, s: S, seat: Seat) -> list[int]:
        """How an offer may begin, by numbers: those of the partners, and a game's own after all seats, such as an offer
        to several or a counter-offer."""
        return [*self.partners(s, seat)]

    def beginnings(self) -> int:
        """Return how many openings there can be."""
        return len(self.names)

    def partner_of(self, opening: int) -> Seat:
        """Whose things may be wanted; NOBODY where an offer is made to several."""
        return SEATS[opening]

    def addressees(self, opening: int) -> tuple[int, ...]:
        return (opening,)

    def begun(self, opening: int) -> str:
        """Return the first words of an offer."""
        return f"offer {self.names[opening]}"

    def opening_of(self, words: list[str]) -> int:
        """Return the opening that these words begin."""
        return self._seat(words)

    def make(self, s: S, by: Seat, opening: int, give: Amounts, get: Amounts) -> None:
        self.propose(s, by, self.partner_of(opening), give, get)

    def at_most(self, s: S, seat: Seat, other: Seat) -> tuple[Amounts, Amounts]:
        """Return how much of each unit the seat may give to the other, and get, on public knowledge or its own."""
        raise NotImplementedError

    def open_offers(self, s: S, seat: Seat) -> list[Seat]:
        """Return the seats whose offers to this one are open."""
        raise NotImplementedError

    def terms_of(self, s: S, by: Seat, to: Seat) -> tuple[Amounts, Amounts]:
        """Return what an open offer gives and what it gets."""
        raise NotImplementedError

    def acceptable(self, s: S, by: Seat, to: Seat) -> bool:
        """Return whether both seats can keep the bargain."""
        return True

    def bars(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        """Yield the rules that forbid this beginning of an offer, or this reply."""
        return iter((Reason(KIT_ASK_03),))

    def bars_step(self, s: S, seat: Seat, opening: int, code: int) -> Iterator[Reason]:
        """Yield the rules that forbid this step of an offer that begins so."""
        return iter((Reason(KIT_ASK_03),))

    def propose(self, s: S, by: Seat, to: Seat, give: Amounts, get: Amounts) -> None:
        raise NotImplementedError

    def accept(self, s: S, by: Seat, to: Seat) -> None:
        raise NotImplementedError

    def refuse(self, s: S, by: Seat, to: Seat) -> None:
        raise NotImplementedError

    # What follows.

    def owns(self, code: int) -> bool:
        seats = len(self.names)
        return 0 <= code - self.accepts < seats or 0 <= code - self.refuses < seats or self.begins(code)

    def begins(self, code: int) -> bool:
        """Return whether a code begins an offer."""
        return 0 <= code - self.to < self.beginnings()

    def legal(self, s: S, seat: Seat) -> list[int]:
        codes = [self.to + opening for opening in self.openings(s, seat)]
        if offers := self.open_offers(s, seat):
            codes += [self.accepts + by for by in offers if self.acceptable(s, by, seat)]
            codes += [self.refuses + by for by in offers]
        return codes

    def candidates(self, s: S, seat: Seat) -> list[int]:
        replies = [block + other for block in (self.accepts, self.refuses) for other in range(len(self.names))]
        return [*range(self.to, self.to + self.beginnings()), *replies]

    def forbids(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        return iter(()) if code in self.legal(s, seat) else self.bars(s, seat, code)

    def take(self, s: S, seat: Seat, code: int) -> None:
        if self.begins(code):
            s.ask(self.terms, 1 << seat, OfferBegun(code - self.to))
        elif 0 <= code - self.accepts < len(self.names):
            self.accept(s, SEATS[code - self.accepts], seat)
        else:
            self.refuse(s, SEATS[code - self.refuses], seat)

    def step_codes(self, s: S, seat: Seat, other: Seat, noted: Sequence[int]) -> list[int]:
        """Return how an offer may go on: units in their order, first what is given, then what is got for it."""
        given, got = self.amounts(noted)
        give, get = self.at_most(s, seat, other)
        codes: list[int] = []
        for unit in range(len(self.units)):
            if not any(given[unit:]) and not any(got):
                codes += [self.gives + unit * self.lot + n for n in range(min(give[unit], self.lot))]
        if any(given):
            for unit in range(len(self.units)):
                if not given[unit] and not any(got[unit:]):
                    codes += [self.gets + unit * self.lot + n for n in range(min(get[unit], self.lot))]
            codes.append(self.offers)
        return codes

    def amounts(self, noted: Sequence[int]) -> tuple[Amounts, Amounts]:
        """Return what the steps of an offer give and get."""
        given, got = [0] * len(self.units), [0] * len(self.units)
        for code in noted:
            for block, amounts in ((self.gives, given), (self.gets, got)):
                if 0 <= code - block < self.lot * len(self.units):
                    amounts[(code - block) // self.lot] = (code - block) % self.lot + 1
        return tuple(given), tuple(got)

    def objections(self, s: S, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        first = list(self.forbids(s, seat, run[0]))
        return iter(first or self.objections_to(s, seat, run[0] - self.to, [], run[1:]))

    def objections_to(
        self, s: S, seat: Seat, opening: int, noted: Sequence[int], steps: Sequence[int]
    ) -> Iterator[Reason]:
        """Yield the rules that forbid the first of these steps that cannot follow on those that are noted."""
        for at, code in enumerate(steps):
            if code not in self.step_codes(s, seat, self.partner_of(opening), [*noted, *steps[:at]]):
                return self.bars_step(s, seat, opening, code)
        return iter(())

    def _seat(self, words: list[str]) -> int:
        if len(words) < 2 or words[1] not in self.names:
            raise Unreadable("move", " ".join(words), FORM, form=FORM_OF_OFFER)
        return self.names.index(words[1])

    def _part(self, words: list[str], block: int) -> list[int]:
        """`2 figs 1 wine` as steps."""
        codes: list[int] = []
        for amount, unit in zip(words[::2], words[1::2]):
            number = whole_number(amount)
            if unit not in self.units or not 1 <= number <= self.lot:
                raise Unreadable("move", " ".join(words), FORM, form=FORM_OF_OFFER)
            codes.append(block + self.units.index(unit) * self.lot + number - 1)
        return codes

    def read(self, s: S, seat: Seat, words: list[str]) -> list[int]:
        if words[0] in ("accept", "refuse"):
            other = self._seat(words)
            if len(words) > 2:
                raise Unreadable("move", " ".join(words), FORM, form=f"{words[0]} SEAT")
            return [(self.accepts if words[0] == "accept" else self.refuses) + other]
        opening = self.opening_of(words)
        cut = words.index("for") if "for" in words else len(words)
        give, get = words[2:cut], words[cut + 1 :]
        if not give or len(give) % 2 or (len(get) % 2 and get != ["nothing"]) or not get:
            raise Unreadable("move", " ".join(words), FORM, form=FORM_OF_OFFER)
        steps = sorted(self._part(give, self.gives)) + sorted(self._part(get, self.gets))
        return [self.to + opening, *steps, self.offers]

    def write(self, s: S, seat: Seat, run: Sequence[int]) -> str:
        if self.begins(run[0]):
            give, get = (self.written(part) for part in self.amounts(run[1:]))
            return f"{self.begun(run[0] - self.to)} {give} for {get or 'nothing'}"
        accepts = 0 <= run[0] - self.accepts < len(self.names)
        verb, block = ("accept", self.accepts) if accepts else ("refuse", self.refuses)
        return f"{verb} {self.names[run[0] - block]}"

    def says(self, s: S, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        """Return whether the words are this offer, with units in any order on either side."""
        return _in_order(words) == _in_order(self.write(s, seat, run).split())

    def written(self, amounts: Amounts) -> str:
        return " ".join(f"{amount} {unit}" for amount, unit in zip(amounts, self.units, strict=True) if amount)

    def bargain(self, by: Seat, to: tuple[int, ...], give: Amounts, get: Amounts) -> Bargain:
        named = [{unit: n for unit, n in zip(self.units, part, strict=True) if n} for part in (give, get)]
        return Bargain(id=f"{by}.{'+'.join(map(str, to))}", by=by, to=to, give=named[0], get=named[1])

    def answers(self, s: S, seat: Seat) -> tuple[Answer, ...]:
        return tuple(self.answer(code) for code in self.legal(s, seat))

    def answer(self, code: int) -> Answer:
        """Return the beginning of an offer, or a reply."""
        parts = (("partner", self.to), ("accept", self.accepts), ("refuse", self.refuses))
        part, other = next((part, code - block) for part, block in parts if 0 <= code - block < len(self.names))
        verb, name = "offer" if part == "partner" else part, self.names[other]
        return Answer(
            code=code,
            text=f"{verb} {name}",
            key=f"answer-deal-{part}",
            args={"seat": other},
            facets={"part": part, "seat": other},
        )

    def bargains(self, s: S, seat: Seat) -> tuple[Bargain, ...]:
        return tuple(self.bargain(by, (seat,), *self.terms_of(s, by, seat)) for by in self.open_offers(s, seat))

    def question(self, s: S, seat: Seat) -> Question:
        partners = tuple(self.partners(s, seat))
        return Deal(
            id="",
            seat=seat,
            prompt=self.prompt,
            must=False,
            answers=self.answers(s, seat),
            partners=partners,
            give={},
            get={},
            offers=self.bargains(s, seat),
        )


def _in_order(words: list[str]) -> tuple[list[str], ...]:
    """Return the words of an offer with the units of each side in the order of their names."""
    cut = words.index("for") if "for" in words else len(words)
    sides = (words[2:cut], words[cut + 1 :])
    return words[:2], *(sorted(map(" ".join, zip(side[::2], side[1::2]))) if len(side) > 1 else side for side in sides)


class OfferBegun(FrameData):
    """How the offer begins that a seat is putting together."""

    opening: int


class Terms(MultiStep[S]):
    """(kind, serial, seats, OfferBegun, steps ...): the steps of an offer. It is made whole or not at all."""

    prompt = "terms"
    width = 4

    def __init__(self, deals: Bargaining[S]) -> None:
        super().__init__()
        self.deals = deals

    def opening(self, s: S) -> int:
        begun: OfferBegun = s.stack[-1][3]
        return begun.opening

    def partner(self, s: S) -> Seat:
        return self.deals.partner_of(self.opening(s))

    def noted(self, s: S, seat: Seat) -> list[int]:
        """Return the codes noted so far. All are of the one seat that is asked."""
        return [note & (1 << SEAT) - 1 for note in s.stack[-1][self.width :]]

    def progress(self, s: S, seat: Seat) -> int:
        return 1 + len(s.stack[-1]) - self.width

    def legal(self, s: S, seat: Seat) -> list[int]:
        return self.deals.step_codes(s, seat, self.partner(s), self.noted(s, seat))

    def candidates(self, s: S, seat: Seat) -> list[int]:
        deals = self.deals
        blocks = (deals.gives, deals.gets)
        return [*(block + n for block in blocks for n in range(deals.lot * len(deals.units))), deals.offers]

    def forbids(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        return iter(()) if code in self.legal(s, seat) else self.deals.bars_step(s, seat, self.opening(s), code)

    def take(self, s: S, seat: Seat, code: int) -> None:
        if code != self.deals.offers:
            s.stack[-1] += (seat << SEAT | code,)
            return
        opening, noted = self.opening(s), self.noted(s, seat)
        s.stack.pop()
        gives, gets = self.deals.amounts(noted)
        self.deals.make(s, seat, opening, gives, gets)

    def read(self, s: S, seat: Seat, words: list[str]) -> list[int]:
        """Return the rest of an offer, or the whole of it again: `offer B 2 figs for 1 wine`."""
        deals = self.deals
        run = deals.read(s, seat, words)
        done = [deals.to + self.opening(s), *self.noted(s, seat)]
        if run[: len(done)] != done:
            raise Unreadable("move", " ".join(words), FORM, form=FORM_OF_OFFER)
        return run[len(done) :]

    def write(self, s: S, seat: Seat, run: Sequence[int]) -> str:
        return self.deals.write(s, seat, [self.deals.to + self.opening(s), *self.noted(s, seat), *run])

    def says(self, s: S, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        return self.deals.says(s, seat, [self.deals.to + self.opening(s), *self.noted(s, seat), *run], words)

    def objections(self, s: S, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        return self.deals.objections_to(s, seat, self.opening(s), self.noted(s, seat), run)

    def question(self, s: S, seat: Seat) -> Question:
        deals, to = self.deals, self.deals.addressees(self.opening(s))
        give, get = deals.at_most(s, seat, self.partner(s))
        return Deal(
            id=self.id(s, seat),
            seat=seat,
            prompt=self.prompt,
            answers=tuple(self._answer(code) for code in self.legal(s, seat)),
            partners=to,
            give=dict(zip(deals.units, give, strict=True)),
            get=dict(zip(deals.units, get, strict=True)),
            so_far=deals.bargain(seat, to, *deals.amounts(self.noted(s, seat))),
        )

    def _answer(self, code: int) -> Answer:
        deals = self.deals
        if code == deals.offers:
            return Answer(code=code, text="offer", key="answer-deal-offer", facets={"part": "offer"})
        part, block = ("get", deals.gets) if code >= deals.gets > deals.gives else ("give", deals.gives)
        unit, amount = deals.units[(code - block) // deals.lot], (code - block) % deals.lot + 1
        return Answer(
            code=code,
            text=f"{part} {amount} {unit}",
            key=f"answer-deal-{part}",
            args={"amount": amount, "unit": unit},
            facets={"part": part, "unit": unit, "amount": amount},
        )
