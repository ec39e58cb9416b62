"""Pegasus: it carries troops of one island to any other (CYC-PEG)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.cards.card import CARD_USED, Card, PlayedCard
from trireme.games.cyclades.questions import OBLIGED, Choice
from trireme.games.cyclades.rules.ids import CYC_PEG_01, CYC_PEG_03, CYC_PEG_04
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, NONE, Island, State
from trireme.games.cyclades.units.groups import size, troops_on
from trireme.games.cyclades.units.journeys import Journey, join_journey, journey_of
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
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Step
from trireme.kit.engine.question import Answer
from trireme.kit.seats import Seat

PEGASUS: Final = 36


class Pegasus(Card):
    def join(self) -> None:
        join_journey(self.ruleset, Journey(self.ruleset, self.id, LAND, 0))
        self.ruleset.points.explains_retreat.append(self.explains_retreat)

    def steps(self) -> dict[int, Step[State]]:
        return {PEGASUS: Flight(self.ruleset)}

    def begin(self, s: State, seat: Seat) -> bool:
        if not flights(self.ruleset, s, seat, journey_of(self.ruleset, self.id)):
            return False
        s.ask(PEGASUS, 1 << seat)
        return True

    def explains_retreat(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        """Yield the rule that troops which came by air do not retreat by air (CYC-PEG-03)."""
        if seat == s.battle.attacker and (CARD_USED, PlayedCard(self.number)) in s.stack:
            yield Reason(CYC_PEG_03, island=ruleset.island(island))


def flights(ruleset: Ruleset, s: State, seat: Seat, journey: Journey) -> list[int]:
    """Return the flights from islands of a seat to all others that are not shielded (CYC-PEG-01, 04, 05)."""
    anywhere = ruleset.tables.on_board & ~board.shielded(ruleset, s)
    return march_codes(ruleset, s, seat, journey, lambda _setting, _s, _seat, start: anywhere & ~(1 << start))


class Flight(Choice):
    """The choice of a flight: troops of one island to any other, without fleets (CYC-PEG-01)."""

    prompt = "pegasus"
    verb = "pegasus"
    """The verb, which is also the id of the journey. Perseus has another (HAD-PWR-09)."""
    rules = (CYC_PEG_01, CYC_PEG_04)
    others = OBLIGED
    ends: ClassVar[Rule] = CYC_PEG_01
    """The rule that says from where troops fly, and where to."""
    spares: ClassVar[Rule] = CYC_PEG_04
    """The rule by which troops do not fly to an island that is shielded."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.journey = journey_of(ruleset, self.verb)

    def verbs(self) -> tuple[str, ...]:
        return (self.verb, "troops")

    def legal(self, s: State, seat: Seat) -> list[int]:
        return flights(self.ruleset, s, seat, self.journey)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        islands = self.ruleset.tables.all_islands
        return (moves.MARCH + moves.BLOCK * start + to for start in islands for to in islands)

    def known(self, s: State, code: int) -> bool:
        start, to = divmod(code - moves.MARCH, moves.BLOCK)
        return 0 <= start < self.ruleset.tables.islands > to

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.objections(s, seat, [code])

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        start, to = ends_of(run[0])
        journey = self.journey
        reasons = [*forbids_march(self.ruleset, s, seat, journey, start, to)]
        own = troops_on(s, start) if s.owner[start] == seat else 0
        group = chosen(s, journey, start, run[1:])
        flying = 1 if group == NONE else size(group)
        if start == to or not 1 <= flying <= own:
            reasons.insert(0, Reason(self.ends, island=self.ruleset.island(start), have=own))
        reasons += board.bars_power(self.ruleset, s, to, self.verb, self.spares)
        yield from reasons
        if not reasons:
            yield from forbids_group(self.ruleset, s, journey, start, group)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        ask_how_many(s, seat, code, self.journey.number, 0)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        code, group = read_march(self.ruleset, words if words[0] in self.verbs() else [self.verb, *words])
        return [code, *codes_of(s, self.journey, ends_of(code)[0], group)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        group = chosen(s, self.journey, ends_of(run[0])[0], run[1:])
        return f"{self.verb} {written_march(self.ruleset, run[0], group)}"

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        return says_way(self.write(s, seat, run), (*self.verbs(), ""), words)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return march_places(self.ruleset, code)

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        text = self.write(s, seat, [code])
        return march_answer(self.ruleset, s, seat, code, text, 0, self.journey)
