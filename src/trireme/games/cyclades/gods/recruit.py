"""The gift of the god, and the actions that buy fleets, troops, Priests and Philosophers (CYC-REC)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.gods.action import Action, read_name
from trireme.games.cyclades.metropolis import CONVERT, SetsOf
from trireme.games.cyclades.phases.prices import priests_do_not_help
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_09,
    CYC_CMP_02,
    CYC_CMP_03,
    CYC_KRA_08,
    CYC_REC_02,
    CYC_REC_03,
    CYC_REC_04,
    CYC_REC_08,
    CYC_REC_09,
    CYC_REC_10,
    CYC_REC_11,
    CYC_REC_12,
    CYC_REC_13,
    CYC_SHO_03,
)
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NONE, SEAS, Island, Sea, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.question import Answer
from trireme.kit.errors import Refused, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import FORM, TOO_MUCH
from trireme.kit.seats import Seat

GIFT_PLACE: Final = 17


class FreeUnit(FrameData):
    """The unit that a god gives; the player says where it goes."""

    fleet: bool
    """Whether it is a fleet; otherwise it is a troop."""


def forbids_fleet(ruleset: Ruleset, s: State, seat: Seat, sea: Sea) -> Iterator[Reason]:
    """Yield the rules that forbid recruiting a fleet in a sea, apart from its price."""
    if not s.fleets_left[seat]:
        yield from (Reason(CYC_REC_10, unit="fleet"), Reason(CYC_CMP_03), Reason(CYC_REC_11))
    yield from forbids_sea(ruleset, s, seat, sea)


def forbids_sea(ruleset: Ruleset, s: State, seat: Seat, sea: Sea) -> Iterator[Reason]:
    """Yield the rules that forbid placing a fleet of any kind in a sea."""
    name = ruleset.sea(sea)
    if not board.own_coast(ruleset, s, seat) >> sea & 1:
        yield Reason(CYC_REC_03, sea=name)
    if s.holder[sea] not in (NONE, seat):
        yield Reason(CYC_REC_04, sea=name, seat=s.holder[sea])
    if s.kraken == sea:
        yield Reason(CYC_KRA_08, sea=name)
    yield from board.bars_entering(ruleset, s, seat, sea)


def forbids_troop(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    """Yield the rules that forbid recruiting a troop on an island, apart from its price."""
    if not s.troops_left[seat]:
        yield from (Reason(CYC_REC_10, unit="troop"), Reason(CYC_CMP_02), Reason(CYC_REC_11))
    if s.owner[island] != seat:
        yield Reason(CYC_REC_09, island=ruleset.island(island))
    yield from board.bars_outside(ruleset, island)


def place_fleet(ruleset: Ruleset, s: State, seat: Seat, sea: Sea, gold: int) -> None:
    s.gold[seat] -= gold
    s.fleets_left[seat] -= 1
    board.add_fleets(s, seat, sea, 1)
    if s.journal is not None:
        s.journal.append(events.FleetRecruited(seat=seat, sea=ruleset.sea(sea), gold=gold))


def place_troop(ruleset: Ruleset, s: State, seat: Seat, island: Island, gold: int) -> None:
    s.gold[seat] -= gold
    s.troops_left[seat] -= 1
    s.troops[island] += 1
    if s.journal is not None:
        s.journal.append(events.TroopRecruited(seat=seat, island=ruleset.island(island), gold=gold))


def named_unit(words: list[str]) -> str:
    """Return the unit or card that a move names; empty if it names only a place."""
    return words[1] if len(words) > 1 and words[1] in ("fleet", "troop", "priest", "philosopher") else ""


def without_unit(words: list[str]) -> list[str]:
    """Leave out the unit in a move: `recruit fleet C4` becomes `recruit C4`."""
    return [words[0], *words[2:]] if len(words) == 3 and named_unit(words) in ("fleet", "troop") else words


def cards_left(ruleset: Ruleset, s: State, card: str) -> int:
    return board.priests_left(ruleset, s) if card == "priest" else board.philosophers_left(ruleset, s)


def take_card(ruleset: Ruleset, s: State, seat: Seat, card: str, gold: int) -> bool:
    """Give a Priest or a Philosopher to a seat; return False if none is left (CYC-SHO-03)."""
    if cards_left(ruleset, s, card) <= 0:
        return False
    s.gold[seat] -= gold
    (s.priests if card == "priest" else s.philosophers)[seat] += 1
    if s.journal is not None:
        s.journal.append(events.CardTaken(seat=seat, card=card, gold=gold))
    return True


def give_unit(ruleset: Ruleset, s: State, seat: Seat, unit: str) -> None:
    """Give a unit or card; it is lost if it cannot be received (CYC-ACT-06, 07, CYC-REC-01, 06, 07, 10 to 13)."""
    if unit == "fleet":
        possible = bool(s.fleets_left[seat] and board.recruiting_seas(ruleset, s, seat))
    elif unit == "troop":
        possible = bool(s.troops_left[seat] and ruleset.camps(s, seat))
    else:
        possible = take_card(ruleset, s, seat, unit, 0)
        if possible:
            s.stack.append((CONVERT, SetsOf(seat)))
            return
    if possible:
        s.ask(GIFT_PLACE, 1 << seat, FreeUnit(unit == "fleet"))
    elif s.journal is not None:
        s.journal.append(events.GiftLost(seat=seat, unit=unit))


class Recruit(Action):
    """The action of buying another unit or card of the god, each dearer than the one before."""

    verb = "recruit"
    unit: ClassVar[str] = ""
    limit: ClassVar[Rule]
    """The rule that limits the number and sets the prices."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.costs: tuple[int, ...] = next(
            god.recruit.extra_costs for god in ruleset.tables.gods if god.recruit and god.recruit.unit == self.unit
        )

    def on_offer(self, s: State, seat: Seat) -> bool:
        """Return whether another can be bought in this turn, whatever it costs."""
        return s.bought < len(self.costs)

    def price(self, s: State, seat: Seat) -> int:
        return self.costs[min(s.bought, len(self.costs) - 1)]

    def affordable(self, s: State, seat: Seat) -> bool:
        return self.on_offer(s, seat) and self.price(s, seat) <= s.gold[seat]

    def forbids_price(self, s: State, seat: Seat) -> Iterator[Reason]:
        price = self.price(s, seat)
        if not self.on_offer(s, seat):
            yield Reason(self.limit, unit=self.unit, most=len(self.costs))
        elif price > s.gold[seat]:
            yield Reason(CYC_ACT_09, price=price, gold=s.gold[seat])
            yield Reason(self.limit, unit=self.unit, most=len(self.costs))
            yield from priests_do_not_help(s, seat, price)

    def one_by_one(self, s: State, seat: Seat, words: list[str], places: Mapping[str, int]) -> list[str]:
        """Return the purchase that a move means: units are bought one by one, so the first of several places counts.

        If that purchase is possible, no rule forbids the move, so it is refused as unreadable.
        """
        named = [word for word in words[1:] if word in places]
        if len(named) < 2:
            return without_unit(words)
        code = self.first + places[named[0]]
        if next(self.forbids(s, seat, code), None) is None:
            raise Unreadable("move", " ".join(words), TOO_MUCH, right=self.write(s, seat, [code]))
        return [words[0], named[0]]

    def pay(self, s: State, seat: Seat) -> int:
        price = self.price(s, seat)
        s.bought += 1
        return price


class RecruitFleet(Recruit):
    unit = "fleet"
    limit = CYC_REC_02
    first = moves.FLEET

    def extent(self) -> int:
        return self.ruleset.tables.seas

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if s.fleets_left[seat] and self.affordable(s, seat):
            codes += [moves.FLEET + sea for sea in bits(board.recruiting_seas(self.ruleset, s, seat), SEAS)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(moves.FLEET, moves.FLEET + self.ruleset.tables.seas)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        yield from forbids_fleet(self.ruleset, s, seat, SEAS[code - moves.FLEET])
        yield from self.forbids_price(s, seat)

    def take(self, s: State, seat: Seat, code: int) -> None:
        place_fleet(self.ruleset, s, seat, SEAS[code - moves.FLEET], self.pay(s, seat))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if named_unit(words) and words[-1] in self.ruleset.tables.island_number:
            raise Refused(" ".join(words), [Reason(CYC_REC_03, land=words[-1])])
        bought = self.one_by_one(s, seat, words, self.ruleset.tables.sea_number)
        return [moves.FLEET + read_name(self.ruleset, moves.SEA, bought, self.verb)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"recruit {self.ruleset.sea(run[0] - moves.FLEET)}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return (f"recruit [fleet] {self.ruleset.sea(run[0] - moves.FLEET)}",)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"sea:{self.ruleset.sea(code - moves.FLEET)}",)

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        return Answer(
            code=code,
            text=self.write(s, seat, [code]),
            key="answer-recruit-fleet",
            args={"sea": self.ruleset.sea(code - moves.FLEET), "gold": self.price(s, seat)},
            places=self.places(s, seat, code),
        )


class RecruitTroop(Recruit):
    unit = "troop"
    limit = CYC_REC_08
    first = moves.TROOP

    def extent(self) -> int:
        return self.ruleset.tables.islands

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if s.troops_left[seat] and self.affordable(s, seat):
            codes += [moves.TROOP + island for island in bits(self.ruleset.camps(s, seat), ISLANDS)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(moves.TROOP, moves.TROOP + self.ruleset.tables.islands)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        yield from forbids_troop(self.ruleset, s, seat, ISLANDS[code - moves.TROOP])
        yield from self.forbids_price(s, seat)

    def take(self, s: State, seat: Seat, code: int) -> None:
        place_troop(self.ruleset, s, seat, ISLANDS[code - moves.TROOP], self.pay(s, seat))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if named_unit(words) and words[-1] in self.ruleset.tables.sea_number:
            raise Refused(" ".join(words), [Reason(CYC_REC_09, sea=words[-1])])
        bought = self.one_by_one(s, seat, words, self.ruleset.tables.island_number)
        return [moves.TROOP + read_name(self.ruleset, moves.ISLAND, bought, self.verb)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"recruit {self.ruleset.island(run[0] - moves.TROOP)}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return (f"recruit [troop] {self.ruleset.island(run[0] - moves.TROOP)}",)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"island:{self.ruleset.island(code - moves.TROOP)}",)

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        return Answer(
            code=code,
            text=self.write(s, seat, [code]),
            key="answer-recruit-troop",
            args={"island": self.ruleset.island(code - moves.TROOP), "gold": self.price(s, seat)},
            places=self.places(s, seat, code),
        )


class RecruitCard(Recruit):
    """The action of buying a Priest or a Philosopher."""

    def on_offer(self, s: State, seat: Seat) -> bool:
        if super().on_offer(s, seat):
            return True
        return any(more(self.ruleset, s, seat, self.unit) for more in self.ruleset.points.unlimited)

    def price(self, s: State, seat: Seat) -> int:
        price = super().price(s, seat)
        for saves in self.ruleset.points.saved_on_cards:
            price -= saves(self.ruleset, s, seat)
        return price

    def extent(self) -> int:
        return 1

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if self.affordable(s, seat) and cards_left(self.ruleset, s, self.unit) > 0:
            codes.append(self.first)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return (self.first,)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if cards_left(self.ruleset, s, self.unit) <= 0:
            yield Reason(CYC_SHO_03, unit=self.unit)
        yield from self.forbids_price(s, seat)

    def take(self, s: State, seat: Seat, code: int) -> None:
        take_card(self.ruleset, s, seat, self.unit, self.pay(s, seat))
        s.stack.append((CONVERT, SetsOf(seat)))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words[1:] != [self.unit]:
            raise Unreadable("move", " ".join(words), FORM, form=f"recruit {self.unit}")
        return [self.first]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"recruit {self.unit}"

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        return Answer(
            code=code,
            text=f"recruit {self.unit}",
            key=f"answer-recruit-{self.unit}",
            args={"gold": self.price(s, seat)},
        )


class RecruitPriest(RecruitCard):
    unit = "priest"
    limit = CYC_REC_12
    first = moves.PRIEST


class RecruitPhilosopher(RecruitCard):
    unit = "philosopher"
    limit = CYC_REC_13
    first = moves.PHILOSOPHER
