"""Exploration: a player lays the top hex or the unseen next one, with a unit that enters it (ARC-EXP)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.land import HexToLay, Land
from trireme.games.archipelago.questions import OfSeat, OnTile, Question, Steps, WorkStep, about
from trireme.games.archipelago.rules.ids import (
    ARC_EXP_01,
    ARC_EXP_02,
    ARC_EXP_05,
    ARC_EXP_06,
    ARC_EXP_07,
    ARC_EXP_08,
    ARC_EXP_12,
    ARC_EXP_20,
    ARC_EXP_21,
    ARC_EXP_22,
    ARC_EXP_25,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import PEEKS, State
from trireme.games.archipelago.tile_placement import arrive, gains
from trireme.games.archipelago.units import PLACE, go
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import SEATS, Seat


class Exploring:
    """What can be explored."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.land = Land(ruleset)

    def possible(self, s: State, seat: Seat) -> bool:
        """Return whether there is a hex to explore and a place that a unit could enter (ARC-EXP-21, 22)."""
        return s.face_up >= 0 and self.land.can_explore(s, seat)

    def why(self, s: State, seat: Seat) -> Iterator[Reason]:
        if s.face_up < 0:
            yield Reason(ARC_EXP_21)
        if not self.land.can_explore(s, seat):
            yield Reason(ARC_EXP_22)


EXPLORE: Final = 58


class Explore(WorkStep):
    """Begin an exploration. The last hex gets the discards under it; the Compass shows two hexes (ARC-EXP-20)."""

    phase = "actions"

    def run(self, s: State, frame: Frame) -> None:
        explorer: OfSeat = frame[1]
        if not s.pile:
            s.pile, s.cast = s.cast, 0
        if s.turn[PEEKS] and s.pile:  # ARC-CRD-20
            s.turn[PEEKS] = 0
            s.stack.append((DRAW_SECOND, HexDraw(explorer.seat, True)))
        else:
            s.ask(WHICH_HEX, 1 << explorer.seat, SecondHex(-1))


WHICH_HEX: Final = 59


class SecondHex(FrameData):
    hex: int
    """The second hex that the player sees, or -1."""


class WhichHex(Question):
    """Ask whether the player takes the hex that is seen or the next one (ARC-EXP-01, 02)."""

    phase = "actions"
    prompt = "which-hex"
    words = ("first", "second")
    rules = (ARC_EXP_01, ARC_EXP_02)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.FIRST, moves.SECOND] if s.pile or about(s, SecondHex).hex >= 0 else [moves.FIRST]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [moves.FIRST, moves.SECOND]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == moves.SECOND and not s.pile and about(s, SecondHex).hex < 0:
            yield Reason(ARC_EXP_20)

    def take(self, s: State, seat: Seat, code: int) -> None:
        second = about(s, SecondHex).hex
        s.answered(seat)
        first = (s.face_up - 1) // 2
        s.face_up = -1
        if code == moves.FIRST:
            if second >= 0:
                cast(self.ruleset, s, second)
            taken(self.ruleset, s, seat, first)
            return
        cast(self.ruleset, s, first)
        if second >= 0:
            taken(self.ruleset, s, seat, second)
        else:
            s.stack.append((DRAW_SECOND, HexDraw(seat, False)))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        second = about(s, SecondHex).hex
        tables = self.ruleset.tables
        return {"tile": tables.face_ids[s.face_up], "hex": tables.hex_ids[second] if second >= 0 else ""}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


def cast(ruleset: Ruleset, s: State, hex: int) -> None:
    s.cast |= 1 << hex
    s.tell(events.HexDiscarded(hex=ruleset.tables.hex_ids[hex]))


def taken(ruleset: Ruleset, s: State, seat: int, hex: int) -> None:
    """Turn up the next hex, then let the explorer lay theirs."""
    s.tell(events.HexTaken(seat=seat, hex=ruleset.tables.hex_ids[hex]))
    s.stack.append((TURN_UP_HEX,))
    s.ask(LAY, 1 << seat, HexToLay(hex))
    s.stack.append((TURN_UP_HEX,))


DRAW_SECOND: Final = 60


class HexDraw(FrameData):
    seat: Seat
    looking: bool
    """Whether the player only looks at it, and then chooses (ARC-CRD-20)."""


class DrawSecond(Chance[State]):
    """Draw the next hex of the pile, for all to see (ARC-EXP-24)."""

    phase = "actions"
    label = "region"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = bits(s.pile, range(moves.DRAW_HEX, moves.DRAW_HEX + 24))
        return codes, [1] * len(codes)

    def take(self, s: State, frame: Frame, code: int) -> None:
        hex = code - moves.DRAW_HEX
        s.pile &= ~(1 << hex)
        drawn: HexDraw = frame[1]
        s.tell(events.HexDrawn(seat=drawn.seat, hex=self.ruleset.tables.hex_ids[hex]))
        if drawn.looking:
            s.ask(WHICH_HEX, 1 << drawn.seat, SecondHex(hex))
        else:
            taken(self.ruleset, s, drawn.seat, hex)

    def write(self, s: State, code: int) -> str:
        return self.ruleset.tables.hex_ids[code - moves.DRAW_HEX]

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.hex_ids


TURN_UP_HEX: Final = 63


class TurnUpHex(WorkStep):
    """Turn up the top hex of the pile. An empty pile is made anew from the discards (ARC-SET-05, ARC-EXP-03)."""

    def run(self, s: State, frame: Frame) -> None:
        if s.face_up >= 0:
            return
        if not s.pile:
            s.pile, s.cast = s.cast, 0
        if s.pile:
            s.stack.append((DRAW_FACE,))


DRAW_FACE: Final = 98


class DrawFace(Chance[State]):
    """Draw which hex is on top, and which face it shows."""

    label = "face"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = [moves.DRAW_HEX + hex * 2 + side for hex in bits(s.pile, range(24)) for side in (0, 1)]
        return codes, [1] * len(codes)

    def take(self, s: State, frame: Frame, code: int) -> None:
        number = code - moves.DRAW_HEX
        s.pile &= ~(1 << number // 2)
        s.face_up = 1 + number
        s.tell(events.HexTurnedUp(tile=self.ruleset.tables.face_ids[s.face_up]))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.tables.face_ids[1 + code - moves.DRAW_HEX]

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.face_ids[1:]


class LaysHex(Question):
    """A question that lays the hex in hand. Turns that look alike are one answer, written with the first of them."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.land = Land(ruleset)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return super().read(s, seat, self._upright(s, words))

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        return self._upright(s, words) == self.write(s, seat, run).split()

    def _upright(self, s: State, words: list[str]) -> list[str]:
        return self.land.upright(about(s, HexToLay).hex, words)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"hex": self.ruleset.tables.hex_ids[about(s, HexToLay).hex]}


LAY: Final = 61


class Lay(LaysHex):
    """Ask where the hex is laid, beside two hexes or more where a unit can enter, or discard it (ARC-EXP-12)."""

    phase = "actions"
    prompt = "lay"
    words = ("lay", "pass")
    rules = (ARC_EXP_05, ARC_EXP_06, ARC_EXP_07, ARC_EXP_12)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [*self.land.explored_ways(s, seat, about(s, HexToLay).hex), moves.PASS]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [*self.land.all_ways(s, about(s, HexToLay).hex), moves.PASS]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return iter(()) if code == moves.PASS else self.land.bars(s, seat, about(s, HexToLay).hex, code)

    def take(self, s: State, seat: Seat, code: int) -> None:
        hex = about(s, HexToLay).hex
        s.answered(seat)
        if code == moves.PASS:
            cast(self.ruleset, s, hex)
            return
        lying = self.land.read(s, code)
        face = 1 + hex * 2 + lying.side
        tile = arrive(self.ruleset, s, seat, lying, face)
        s.ask(ENTER, 1 << seat, OnTile(tile))

    def key(self, code: int) -> str:
        """Give a pass its own sentence: this one discards the region (ARC-EXP-12)."""
        return "answer-cast" if code == moves.PASS else super().key(code)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return moves.PASS


ENTER: Final = 62


class Enter(Question):
    """Ask for the one unit that moves in (ARC-EXP-08, 25)."""

    phase = "actions"
    prompt = "enter"
    verb = "enter"
    rules = (ARC_EXP_08, ARC_EXP_25)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.land = Land(ruleset)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.PLACE + (unit >> PLACE) for unit in self.land.entrants(s, seat, about(s, OnTile).tile)]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return list(dict.fromkeys(moves.PLACE + (unit >> PLACE) for unit in s.units[seat]))

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.land.bars_entry(s, seat, code - moves.PLACE << PLACE, about(s, OnTile).tile)

    def take(self, s: State, seat: Seat, code: int) -> None:
        tile = about(s, OnTile).tile
        s.answered(seat)
        unit = code - moves.PLACE << PLACE
        go(s, seat, unit, tile, self.land.entry_spot(s, unit, tile))
        gains(self.ruleset, s, SEATS[seat], self.ruleset.face(s, tile))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"tile": self.ruleset.tile_name(s, about(s, OnTile).tile)}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


STEPS: Final[Steps] = {
    EXPLORE: Explore,
    WHICH_HEX: WhichHex,
    DRAW_SECOND: DrawSecond,
    TURN_UP_HEX: TurnUpHex,
    DRAW_FACE: DrawFace,
    LAY: Lay,
    ENTER: Enter,
}
