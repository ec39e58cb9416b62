"""Hecate joins two islands by her columns (HAD-TIL-20 to 23, 28)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.modules.hades.codes import USE_ISLAND
from trireme.games.cyclades.modules.hades.components import Favour
from trireme.games.cyclades.modules.hades.favours import events
from trireme.games.cyclades.modules.hades.favours.part import FavoursPart, favours
from trireme.games.cyclades.modules.hades.favours.tile import Tile
from trireme.games.cyclades.modules.hades.rules.ids import HAD_TIL_20, HAD_TIL_21
from trireme.games.cyclades.questions import DECLINES, UNSETTLED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, Island, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

SECOND_COLUMN: Final = 376


class FirstColumn(FrameData):
    """The second column is placed; the first stands on this island."""

    island: Island


class Hecate(Tile):
    """Hecate opens a passage for everybody, no matter who owns the islands. It stays until both columns move."""

    rule = HAD_TIL_20
    blocks = (USE_ISLAND,)

    def __init__(self, ruleset: Ruleset, printed: Favour) -> None:
        super().__init__(ruleset, printed)
        self.at = ruleset.part_at["hades.favours"]

    def join(self) -> None:
        self.ruleset.points.links.append(self.passage)

    def steps(self) -> dict[int, Step[State]]:
        return {SECOND_COLUMN: SecondColumn(self.ruleset)}

    def uses(self, s: State, seat: Seat) -> list[int]:
        return [USE_ISLAND + island for island in bits(self.ruleset.tables.on_board, ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.ruleset.tables.on_board >> code - USE_ISLAND & 1:
            yield Reason(HAD_TIL_20, island=self.ruleset.island(code - USE_ISLAND))

    def use(self, s: State, seat: Seat, code: int) -> None:
        s.ask(SECOND_COLUMN, 1 << seat, FirstColumn(ISLANDS[code - USE_ISLAND]))

    def passage(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
        """Return the island with the other column, for moves and retreats alike (HAD-TIL-21, 28)."""
        part = s.parts[self.at]
        assert isinstance(part, FavoursPart)
        return part.columns & ~(1 << island) if part.columns >> island & 1 else 0


class SecondColumn(Choice):
    """Ask where the second column goes."""

    phase = "actions"
    prompt = "hades.column"
    verb = "hades.column"
    blocks = (moves.ISLAND,)
    rules = (HAD_TIL_20, HAD_TIL_21)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {**UNSETTLED, **dict.fromkeys(DECLINES, (HAD_TIL_20,))}

    def first(self, s: State) -> Island:
        asked: FirstColumn = s.stack[-1][3]
        return asked.island

    def free(self, s: State) -> int:
        return self.ruleset.tables.on_board & ~(1 << self.first(s))

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.ISLAND + island for island in bits(self.free(s), ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.free(s) >> code - moves.ISLAND & 1:
            yield Reason(HAD_TIL_20, island=self.ruleset.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        first, second = self.first(s), code - moves.ISLAND
        s.answered(seat)
        favours(self.ruleset, s).columns = 1 << first | 1 << second
        s.tell(events.ColumnsPlaced(seat=seat, island=self.ruleset.island(first), other=self.ruleset.island(second)))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"island": self.ruleset.island(self.first(s))}

    def key(self, code: int) -> str:
        return "answer-hades-column"
