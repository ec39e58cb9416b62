"""Elysium, outside the board, for a relic (STX-ELY)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tests.games.cyclades.styx import events
from tests.games.cyclades.styx.codes import CROSS, RELIC
from tests.games.cyclades.styx.part import styx
from tests.games.cyclades.styx.relics import leaves_the_game, relics_of
from tests.games.cyclades.styx.rules.ids import STX_ELY_01
from trireme.games.cyclades import board
from trireme.games.cyclades.gods.action import Action, read_name
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Answer
from trireme.kit.seats import Seat


class Cross(Action):
    """In a turn with any god (STX-ELY-01)."""

    verb = "styx.cross"
    first = CROSS

    def extent(self) -> int:
        return len(self.ruleset.names[RELIC])

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.elysium = ruleset.tables.island_number["elysium"]

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if s.owner[self.elysium] == NONE:
            codes += [CROSS + relic for relic in relics_of(self.ruleset, s, seat)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(self.first, self.last)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if s.owner[self.elysium] != NONE or styx(self.ruleset, s).relics[code - CROSS] != seat:
            yield Reason(STX_ELY_01, relic=self.ruleset.names[RELIC][code - CROSS])

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.tell(events.Crossed(seat=seat, relic=self.ruleset.names[RELIC][code - CROSS]))
        leaves_the_game(self.ruleset, s, code - CROSS)
        board.give_island(self.ruleset, s, self.elysium, seat)

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        relic = self.ruleset.names[RELIC][code - CROSS]
        return Answer(
            code=code,
            text=f"styx.cross {relic}",
            key="answer-styx-cross",
            args={"relic": relic},
            places=self.places(s, seat, code),
        )

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"relic:{self.ruleset.names[RELIC][code - CROSS]}", "island:elysium")

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [CROSS + read_name(self.ruleset, RELIC, words, self.verb)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"styx.cross {self.ruleset.names[RELIC][run[0] - CROSS]}"
