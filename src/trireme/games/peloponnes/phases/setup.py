"""Set-up: civilizations dealt, or chosen in solo play with the level's extra income (PEL-SET, PEL-SOL-01, 12 to 15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from trireme.games.peloponnes import events, moves
from trireme.games.peloponnes.phases.rounds import PHASE
from trireme.games.peloponnes.questions import OTHER_GAINS, PeloponnesAsk
from trireme.games.peloponnes.rules.ids import PEL_SOL_01, PEL_SOL_12, PEL_SOL_13, PEL_SOL_14, PEL_SOL_15
from trireme.games.peloponnes.ruleset import Ruleset, Steps
from trireme.games.peloponnes.state import Civilization, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Chance, Work
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import UNKNOWN
from trireme.kit.seats import Seat

SETUP: Final = 0


class SetUp(Work[State]):
    phase = "setup"
    entry = "setup"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((PHASE, 0))
        s.stack.append((FIRST_ORDER,))
        s.stack += self.ruleset.more.laid_out
        if self.ruleset.solo:
            if self.ruleset.level and self.ruleset.level.extra_income:
                s.ask(EXTRA_INCOME, 1)
            s.ask(CHOOSE_CIVILIZATION, 1)
        else:
            s.stack += [(DEAL, Recipient(seat)) for seat in reversed(self.ruleset.all_seats)]


DEAL: Final = 1


class Recipient(FrameData):
    """The player who is dealt a civilization."""

    seat: Seat


class Deal(Chance[State]):
    """One civilization each at random (PEL-SET-02)."""

    phase = "setup"
    label = "civilization"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        left = [c for c in range(len(self.ruleset.tables.civilization_ids)) if c not in s.civilization]
        return [moves.CIVILIZATION + c for c in left], [1] * len(left)

    def take(self, s: State, frame: Frame, code: int) -> None:
        recipient: Recipient = frame[1]
        settle(self.ruleset, s, recipient.seat, Civilization(code - moves.CIVILIZATION))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.tables.civilization_ids[code - moves.CIVILIZATION]

    def known(self) -> Sequence[str]:
        return self.ruleset.tables.civilization_ids


def settle(ruleset: Ruleset, s: State, seat: Seat, civilization: Civilization) -> None:
    """Give a player a civilization and what it starts with (PEL-SET-03)."""
    tables = ruleset.tables
    s.civilization[seat] = civilization
    s.wood[seat], s.stone[seat], s.food[seat], s.coins[seat], s.luxury[seat] = tables.start[civilization]
    s.population[seat] = tables.start_people[civilization]
    if s.journal is not None:
        s.journal.append(events.CivilizationTaken(seat=seat, civilization=tables.civilization_ids[civilization]))


FIRST_ORDER: Final = 4


class FirstOrder(Work[State]):
    """Lowest civilization number first (PEL-SET-04)."""

    phase = "setup"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        number = self.ruleset.tables.civ_order
        s.order = sorted(self.ruleset.all_seats, key=lambda seat: number[s.civilization[seat]])


CHOOSE_CIVILIZATION: Final = 2


class ChooseCivilization(PeloponnesAsk):
    """In solo play you choose, in a series only what no earlier level used (PEL-SOL-01, PEL-SOL-15)."""

    phase = "setup"
    prompt = "choose-civilization"
    verb = "civilization"
    form = "civilization CIVILIZATION"
    rules = (PEL_SOL_01,)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset, dict(enumerate(ruleset.tables.civilization_ids, moves.CIVILIZATION)))

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [code for code, id in self.names.items() if id not in self.ruleset.series]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        id, series = self.names[code], self.ruleset.series
        if id in series:
            yield Reason(PEL_SOL_15, civilization=id, level=series.index(id) + 1)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        settle(self.ruleset, s, seat, Civilization(code - moves.CIVILIZATION))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]

    def key(self, code: int) -> str:
        return "answer-civilization"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"civilization": self.names[code]}

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"civilization:{self.names[code]}",)


EXTRA_INCOME: Final = 3


class ExtraIncome(PeloponnesAsk):
    """One unit at a time until the level's number is reached (PEL-SOL-12 to 14)."""

    phase = "setup"
    prompt = "choose-extra-income"
    verb = "extra"
    form = "extra GOOD"
    rules = (PEL_SOL_12, PEL_SOL_13, PEL_SOL_14)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset, dict(enumerate(moves.GOODS, moves.EXTRA)))

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.EXTRA, moves.EXTRA + 1, moves.EXTRA + 2]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == moves.EXTRA + 3:
            yield Reason(PEL_SOL_13)

    def take(self, s: State, seat: Seat, code: int) -> None:
        good = code - moves.EXTRA
        s.extra = tuple([count + (kind == good) for kind, count in enumerate(s.extra)])
        if s.journal is not None:
            s.journal.append(events.ExtraIncome(seat=seat, good=moves.GOODS[good]))
        s.answered(seat)
        if self._left(s):
            s.ask(EXTRA_INCOME, 1 << seat)

    def _left(self, s: State) -> int:
        return (self.ruleset.level.extra_income if self.ruleset.level else 0) - sum(s.extra)

    def number(self, word: str) -> int:
        if word in OTHER_GAINS:
            raise Refused(f"extra {word}", [Reason(PEL_SOL_13)])
        if word not in moves.GOODS:
            raise Unreadable("move", f"extra {word}", UNKNOWN, given=word, known=", ".join(moves.GOODS[:3]))
        return moves.EXTRA + moves.GOODS.index(word)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"left": self._left(s)}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[-1]

    def key(self, code: int) -> str:
        return "answer-good"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"good": self.names[code]}


STEPS: Final[Steps] = {
    SETUP: SetUp,
    DEAL: Deal,
    CHOOSE_CIVILIZATION: ChooseCivilization,
    EXTRA_INCOME: ExtraIncome,
    FIRST_ORDER: FirstOrder,
}
