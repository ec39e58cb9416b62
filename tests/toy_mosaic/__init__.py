"""Mosaic: a toy game in which two players lay tiles. What they lay has facets: a cell, a face and a turn.

A field looks the same after three turns, a hill never does. Whoever has laid more hills when the four cells are full
has won.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Self

from trireme.kit.content.rulebook import Reason, Rule, Rulebook
from trireme.kit.engine.action_codes import Codes
from trireme.kit.engine.askers import PickOne
from trireme.kit.engine.event import Event
from trireme.kit.engine.frames import Work
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import BaseState, Frame
from trireme.kit.engine.view import Result, View
from trireme.kit.errors import Figure
from trireme.kit.game import Game
from trireme.kit.options import Option
from trireme.kit.positions import Facts, Positions
from trireme.kit.seats import Seat

RULES = """section = [{ id = "MOS", en = "Mosaic", fr = "Mosaïque" }]
rule = [
  { id = "MOS-01", section = "MOS", module = "base", source = "toy", en = "Once each.", fr = "Une fois." },
]"""
ONCE = Rule("MOS-01")
TURN, LAY = range(2)
CELLS, FACES = ("north", "east", "south", "west"), {"field": 3, "hill": 6}
CODES: Final = Codes("mosaic", room=64)
TILE: Final = CODES.block("tile", 48)
TILES: Final = {
    TILE + cell * 12 + face * 6 + turn: (name, kind, turn)
    for cell, name in enumerate(CELLS)
    for face, (kind, turns) in enumerate(FACES.items())
    for turn in range(turns)
}


class State(BaseState):
    secrecy: ClassVar[Secrecy] = declared(open=("laid", "owner"))
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        super().__init__()
        self.laid, self.owner = [-1] * len(CELLS), [-1] * len(CELLS)

    def clone(self) -> Self:
        other = type(self)()
        self.pending_into(other)
        other.laid, other.owner = self.laid[:], self.owner[:]
        return other


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    seat: int
    cell: str
    face: str
    turn: int

    def places(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}",)


class Turn(Work[State]):
    entry, phase = "turn", "turn"

    def run(self, s: State, frame: Frame) -> None:
        if -1 in s.laid:
            s.stack.append((TURN,))
            s.ask(LAY, 1 << (len(CELLS) - s.laid.count(-1)) % 2)


class Lay(PickOne[State]):
    prompt, phase = "lay", "lay"

    def legal(self, s: State, seat: int) -> list[int]:
        return [code for code, (cell, _, _) in TILES.items() if s.laid[CELLS.index(cell)] < 0]

    def bars(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        if s.laid[CELLS.index(TILES[code][0])] >= 0:
            yield Reason(ONCE)

    def places(self, s: State, seat: int, code: int) -> tuple[str, ...]:
        return (f"cell:{TILES[code][0]}",)

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return self.facets(code)

    def facets(self, code: int) -> dict[str, Figure]:
        return dict(zip(("cell", "face", "turn"), TILES[code], strict=True))

    def take(self, s: State, seat: Seat, code: int) -> None:
        cell, face, turn = TILES[code]
        s.laid[CELLS.index(cell)], s.owner[CELLS.index(cell)] = code, seat
        s.answered(seat)
        s.tell(Laid(seat=seat, cell=cell, face=face, turn=turn))


class MosaicView(View, frozen=True, kw_only=True):
    laid: dict[str, str]


class MosaicPositions(Positions[State]):
    entries = ("turn",)

    def facts(self, s: State) -> Facts:
        return {"at": self.game.phase(s), "laid": s.laid[:], "owner": s.owner[:]}

    def stand(self, facts: Mapping[str, Any]) -> State:
        s = State()
        s.laid, s.owner = list(facts.get("laid", s.laid)), list(facts.get("owner", s.owner))
        s.stack = [(TURN,)]
        return s


class Mosaic(Game[State]):
    name: ClassVar[str] = "mosaic"
    bound = 4
    choices = (
        Option(name="players", usual=2, low=2, high=2),
        Option(name="chance", usual="sealed", values=("sealed", "explicit")),
    )

    def __init__(self, players: int = 2, seats: Sequence[str] = "AB", chance: str = "sealed") -> None:
        self.seats, self.content_hash, self.explicit = tuple(seats), "", chance == "explicit"
        self.options = {"players": players, "chance": chance}
        self.rulebook = Rulebook(("mosaic.toml", tomllib.loads(RULES)))
        self.codes = (CODES,)
        self.positions = MosaicPositions(self)
        self.steps = [Turn(), Lay({code: f"lay {cell} {face} {turn}" for code, (cell, face, turn) in TILES.items()})]

    def opening(self, key: bytes) -> State:
        s = self.positions.stand({})
        s.key = key
        return s

    def view(self, s: State, seat: int | None = None) -> MosaicView:
        laid = {
            cell: " ".join(map(str, TILES[code][1:])) for cell, code in zip(CELLS, s.laid, strict=True) if code >= 0
        }
        return MosaicView(game=self.name, seats=self.seats, seat=seat, asked=tuple(self.asked(s)), laid=laid)

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = s.clone()
        other.key = rng.randbytes(len(s.key))
        return other

    def result(self, s: State) -> Result | None:
        if s.stack:
            return None
        hills = [code for code in s.laid if TILES[code][1] == "hill"]
        scores = tuple(sum(s.owner[s.laid.index(code)] == seat for code in hills) for seat in range(2))
        places = tuple(1 if score == max(scores) else 2 for score in scores)
        return Result(places=places, scores=scores, breakdown=({}, {}), ending="ending-hills")
