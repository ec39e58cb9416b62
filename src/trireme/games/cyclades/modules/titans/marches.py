"""Titans, and how they move with any god (TIT-TTN)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.modules.titans.codes import MARCH
from trireme.games.cyclades.modules.titans.part import titans
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_HXT_09,
    TIT_TTN_06,
    TIT_TTN_08,
    TIT_TTN_09,
    TIT_TTN_10,
    TIT_TTN_14,
    TIT_TTN_15,
)
from trireme.games.cyclades.phases.prices import priests_do_not_help
from trireme.games.cyclades.rules.ids import CYC_ACT_09
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import FIRST_KIND, LAND, NO_GOD, State
from trireme.games.cyclades.units.groups import BITS, FULL
from trireme.games.cyclades.units.journeys import March, join_journey
from trireme.games.cyclades.units.kinds import UnitKind, join_kind
from trireme.games.cyclades.units.marching import ask_how_many, march_answer, march_places
from trireme.games.cyclades.units.movement import (
    chosen,
    codes_of,
    ends_of,
    forbids_group,
    forbids_march,
    march_codes,
    read_march,
    says_way,
    written_march,
)
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Answer
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat


class TitanMarch(March):
    """A march of Titans with regular troops of their territory, dearer each time in a turn (TIT-TTN-06 to 10)."""

    def __init__(self, ruleset: Ruleset, titan: UnitKind) -> None:
        super().__init__(ruleset, "titan", LAND, 1)
        self.titan = titan.number
        self.needs = 1 << titan.number
        self.kinds = 1 << FIRST_KIND | self.needs

    def due(self, s: State, seat: Seat, left: int) -> int:
        return titans(self.ruleset, s).marches + 1

    def pay(self, s: State, seat: Seat, left: int) -> None:
        super().pay(s, seat, left)
        titans(self.ruleset, s).marches += 1

    def bars(self, s: State, group: int) -> Iterator[Reason]:
        if group and not self.suffices(group):
            yield Reason(TIT_TTN_09)
            return
        kind = 0
        while group >> BITS * kind:
            if group >> BITS * kind & FULL and not self.kinds >> kind & 1:
                yield Reason(TIT_TTN_08)
                return
            kind += 1


def join_titans(ruleset: Ruleset, supply: int) -> None:
    titan = UnitKind("titan", LAND, supply)
    titan.safe_from = {"harpy": TIT_TTN_14, "sphinx": TIT_TTN_15}
    titan.led_by_undead = TIT_HXT_09
    join_kind(ruleset, titan)
    join_journey(ruleset, TitanMarch(ruleset, titan))


def titan_of(ruleset: Ruleset) -> UnitKind:
    return ruleset.unit_of["titan"]


def march_of(ruleset: Ruleset) -> TitanMarch:
    return next(journey for journey in ruleset.journeys if isinstance(journey, TitanMarch))


def has_no_god(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether a seat has no turn with a god, in which Titan moves are bought (TIT-TTN-06)."""
    return s.god == NO_GOD or s.offer_seat[s.god] != seat


def turn_is_over(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Start the price again at 1 gold for the next turn (TIT-TTN-07)."""
    titans(ruleset, s).marches = 0


class MoveTitans(Action):
    """A Titan move, in a turn with any god (TIT-TTN-06)."""

    verb = "titans.march"
    on_sale = False
    first = MARCH

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.journey = march_of(ruleset)
        self.titan = titan_of(ruleset)

    def extent(self) -> int:
        return moves.BLOCK * self.ruleset.tables.islands

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        ruleset = self.ruleset
        titan = self.titan
        if titan.reserve(ruleset, s, seat) == titan.supply or s.gold[seat] < self.journey.due(s, seat, 0):
            return
        codes += march_codes(ruleset, s, seat, self.journey, board.marches_from, MARCH)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        islands = self.ruleset.tables.all_islands
        return (MARCH + moves.BLOCK * start + to for start in islands for to in islands)

    def ends(self, code: int) -> int:
        """Return the code of the same march with Ares."""
        return code - MARCH + moves.MARCH

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.objections(s, seat, [code])

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        ruleset, cost = self.ruleset, self.journey.due(s, seat, 0)
        start, to = ends_of(self.ends(run[0]))
        if to >= ruleset.tables.islands:
            yield Reason(KIT_ASK_03)
            return
        reasons = [*forbids_march(ruleset, s, seat, self.journey, start, to)]
        if start != to and not board.marches_from(ruleset, s, seat, start) >> to & 1:
            reasons.append(Reason(TIT_TTN_10, start=ruleset.island(start), island=ruleset.island(to)))
            for island in (start, to):
                reasons += board.cuts_off(ruleset, s, seat, island)
        yield from reasons
        if not reasons:
            yield from forbids_group(ruleset, s, self.journey, start, chosen(s, self.journey, start, run[1:]))
        if s.gold[seat] < cost:
            yield Reason(CYC_ACT_09, price=cost, gold=s.gold[seat])
            yield Reason(TIT_TTN_06, price=cost, gold=s.gold[seat])
            yield from priests_do_not_help(s, seat, cost)

    def take(self, s: State, seat: Seat, code: int) -> None:
        ask_how_many(s, seat, self.ends(code), self.journey.number, 0)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        code, group = read_march(self.ruleset, words)
        return [code - moves.MARCH + MARCH, *codes_of(s, self.journey, ends_of(code)[0], group)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        code = self.ends(run[0])
        group = chosen(s, self.journey, ends_of(code)[0], run[1:])
        return f"{self.verb} {written_march(self.ruleset, code, group)}"

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        return says_way(self.write(s, seat, run), (self.verb,), words)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return march_places(self.ruleset, self.ends(code))

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        text, gold = self.write(s, seat, [code]), self.journey.due(s, seat, 0)
        answer = march_answer(self.ruleset, s, seat, self.ends(code), text, gold, self.journey)
        return Answer(
            code=code,
            text=text,
            key="answer-titans-march",
            args=answer.args,
            places=answer.places,
            way=answer.way,
            outlooks=answer.outlooks,
        )
