"""Pebbles, in turn: what is taken, and what modules put between two turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Literal

import msgspec

from pebbles.events import Took
from pebbles.modules import MODULES
from pebbles.rules.ids import PEB_TAK_01, PEB_TAK_02
from pebbles.state import NOBODY, State
from trireme.kit.content.hashing import Key, Provenance, content_hash
from trireme.kit.content.loading import Override, load_content
from trireme.kit.content.rulebook import Reason, load_rulebook
from trireme.kit.engine.frames import Ask, Step, Work
from trireme.kit.engine.question import Answer, Pick
from trireme.kit.engine.state import Frame
from trireme.kit.engine.view import Result, View
from trireme.kit.errors import BadOption, Figure, Unreadable
from trireme.kit.game import Game
from trireme.kit.options import Option
from trireme.kit.positions import Facts, Positions
from trireme.kit.problems import FORM, RANGE, UNKNOWN
from trireme.kit.registry import content_files, rules_files
from trireme.kit.seats import Seat, seats_of

TURN, TAKE, FIRST_OF_MODULES = range(3)
WIDTH: Final = 16
"""Codes for one heap."""
SEATS: Final = "ABCD"


class Heap(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Key
    name_en: str
    name_fr: str
    article_en: Literal["the", ""]
    article_fr: Literal["le", "la", "l\u2019", "les", ""]
    size: int
    provenance: Provenance


class Figures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    most: int


class Content(msgspec.Struct, frozen=True, kw_only=True):
    rules: Figures
    heap: tuple[Heap, ...]


class PebblesView(View, frozen=True, kw_only=True):
    heaps: dict[str, int]
    taken: tuple[int, ...]
    by_seat: tuple[str, ...] = ("taken",)


class Turn(Work[State]):
    """(TURN, seat): this seat takes, then the next, until nothing is left."""

    entry: ClassVar[str] = "turn"

    def __init__(self, between: Sequence[int]) -> None:
        self.between = between

    def run(self, s: State, frame: Frame) -> None:
        if any(s.heaps):
            s.stack += [(TURN, (frame[1] + 1) % len(s.taken)), *((kind,) for kind in self.between)]
            s.ask(TAKE, 1 << frame[1])


class Take(Ask[State]):
    prompt: ClassVar[str] = "take"

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.names = [heap.id for heap in content.heap]
        self.most = content.rules.most

    def candidates(self, s: State, seat: Seat) -> list[int]:
        return [heap * WIDTH + count for heap in range(len(s.heaps)) for count in range(1, self.most + 2)]

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [heap * WIDTH + n for heap, left in enumerate(s.heaps) for n in range(1, min(left, self.most) + 1)]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        heap, count = divmod(code, WIDTH)
        if not 1 <= count <= self.most:
            yield Reason(PEB_TAK_01, most=self.most)
        if not 0 <= heap < len(s.heaps) or count > s.heaps[heap]:
            yield Reason(PEB_TAK_02, count=count)

    def take(self, s: State, seat: Seat, code: int) -> None:
        heap, count = divmod(code, WIDTH)
        s.heaps[heap] -= count
        s.taken[seat] += count
        s.last = seat
        s.answered(seat)
        s.tell(Took(seat=seat, heap=self.names[heap], count=count))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if len(words) != 3 or words[0] != "take" or not words[2].isdigit():
            raise Unreadable("move", " ".join(words), FORM, form="take HEAP COUNT")
        if words[1] not in self.names:
            raise Unreadable("move", " ".join(words), UNKNOWN, given=words[1], known=", ".join(self.names))
        return [self.names.index(words[1]) * WIDTH + min(int(words[2]), WIDTH - 1)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"take {self.names[run[0] // WIDTH]} {run[0] % WIDTH}"

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"heap:{self.names[code // WIDTH]}",)

    def question(self, s: State, seat: Seat) -> Pick:
        return Pick(
            id=f"{s.stack[-1][1]}.{seat}.{self.stage(s, seat)}",
            seat=seat,
            prompt=self.prompt,
            args={"most": self.most},
            answers=tuple(self._answer(s, seat, code) for code in self.legal(s, seat)),
        )

    def _answer(self, s: State, seat: Seat, code: int) -> Answer:
        figures: dict[str, Figure] = {"heap": self.names[code // WIDTH], "count": code % WIDTH}
        text, places = self.write(s, seat, [code]), self.places(s, seat, code)
        return Answer(code=code, text=text, key="answer-take", args=figures, places=places)


class PebblesPositions(Positions[State]):
    """Where a game stands, in facts: for rules cases."""

    entries = ("turn",)

    def __init__(self, game: Game[State], heaps: Sequence[Heap]) -> None:
        super().__init__(game)
        self.heaps = heaps

    def facts(self, s: State) -> Facts:
        turn = next((frame[1] for frame in reversed(s.stack) if frame[0] == TURN), 0)
        asked = [seat for frame in s.stack if frame[0] == TAKE for seat in seats_of(frame[2])]
        return {
            "at": "turn" if s.stack else "over",
            "turn": self.game.seats[asked[0] if asked else turn],
            "heaps": dict(zip([heap.id for heap in self.heaps], s.heaps, strict=True)),
            "taken": dict(zip(self.game.seats, s.taken, strict=True)),
            "last": self.game.seats[s.last] if s.last != NOBODY else "",
        }

    def stand(self, facts: Mapping[str, Any]) -> State:
        s = State()
        heaps, taken = facts.get("heaps", {}), facts.get("taken", {})
        s.heaps = [int(heaps.get(heap.id, heap.size)) for heap in self.heaps]
        s.taken = [int(taken.get(seat, 0)) for seat in self.game.seats]
        s.last = self.game.seats.index(facts["last"]) if facts.get("last") else NOBODY
        s.stack = [(TURN, self.game.seats.index(facts.get("turn", self.game.seats[0])))]
        return s


class Pebbles(Game[State]):
    name: ClassVar[str] = "pebbles"
    modules = ("base", *MODULES)
    choices = (
        Option(name="players", usual=2, low=2, high=len(SEATS)),
        Option(name="last", usual="wins", values=("wins", "loses")),
        Option(name="modules", usual="", values=tuple(MODULES), several=True),
        Option(name="chance", usual="sealed", values=("sealed", "explicit")),
    )
    bound = 60

    def __init__(
        self,
        players: int = 2,
        seats: Sequence[str] = "",
        last: str = "wins",
        modules: Sequence[str] = (),
        chance: str = "sealed",
        content: Override | None = None,
    ) -> None:
        self.seats = tuple(seats or SEATS[:players])
        if not 2 <= len(self.seats) <= len(SEATS):
            raise BadOption("players", RANGE, given=len(self.seats), low=2, high=len(SEATS))
        for module in modules:
            if module not in MODULES:
                raise BadOption("modules", UNKNOWN, given=module, known=", ".join(MODULES))
        self.explicit, self.last = chance == "explicit", last
        self.options = {"players": len(self.seats), "last": last, "modules": list(modules), "chance": chance}
        self.content = load_content(content_files(Pebbles, modules), Content, content)
        self.content_hash = content_hash(self.content)
        self.rulebook = load_rulebook(rules_files(Pebbles))
        self.names = [heap.id for heap in self.content.heap]
        own = [MODULES[module].step(self.names) for module in modules]
        between = range(FIRST_OF_MODULES, FIRST_OF_MODULES + len(own))
        steps: list[Step[State]] = [Turn(between), Take(self.content), *own]
        self.steps = steps
        self.positions = PebblesPositions(self, self.content.heap)

    def opening(self, key: bytes) -> State:
        s = self.positions.stand({"at": "turn"})
        s.key = key
        return s

    def view(self, s: State, seat: int | None = None) -> PebblesView:
        return PebblesView(
            game=self.name,
            seats=self.seats,
            seat=seat,
            asked=tuple(self.asked(s)),
            heaps=dict(zip(self.names, s.heaps, strict=True)),
            taken=tuple(s.taken),
        )

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = s.clone()
        other.key = rng.randbytes(len(s.key))
        return other

    def result(self, s: State) -> Result | None:
        if s.stack:
            return None
        seats = range(len(self.seats))
        won = [(seat == s.last) == (self.last == "wins") for seat in seats]
        return Result(
            places=tuple(1 if each else 1 + sum(won) for each in won),
            scores=tuple(s.taken),
            breakdown=tuple({"pebbles": taken} for taken in s.taken),
            ending="ending-last",
        )
