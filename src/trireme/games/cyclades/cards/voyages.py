"""Creatures that move units: Pegasus, the Sylph and Polyphemus (CYC-PEG, CYC-SYL, CYC-POL)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.asking import Choice, CycladesAsk
from trireme.games.cyclades.cards.figures import is_on
from trireme.games.cyclades.cards.powers import OBLIGED, WITHIN, flights
from trireme.games.cyclades.frames import HOW_MANY, PUSH, SYLPH
from trireme.games.cyclades.rules.ids import (
    CYC_CHI_01,
    CYC_PEG_01,
    CYC_PEG_04,
    CYC_POL_01,
    CYC_POL_02,
    CYC_POL_04,
    CYC_POL_05,
    CYC_POL_06,
    CYC_POL_11,
    CYC_SYL_01,
    CYC_SYL_02,
)
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import NONE, State
from trireme.games.cyclades.tables import bits
from trireme.games.cyclades.units.marching import PEGASUS, march_answer, march_places, step_answer, step_places
from trireme.games.cyclades.units.marching import SYLPH as BY_SYLPH
from trireme.games.cyclades.units.movement import (
    ends_of,
    forbids_fleets,
    forbids_march,
    forbids_step,
    forbids_troops,
    read_march,
    read_step,
    sail_codes,
    written_march,
    written_step,
)
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.question import Answer, Pick, Question
from trireme.kit.rulebook import Reason
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.stack import Frame, Work


class Pegasus(CycladesAsk):
    """Troops of one island to any other, without fleets (CYC-PEG-01)."""

    prompt = "pegasus"
    others = OBLIGED

    def verbs(self) -> tuple[str, ...]:
        return ("pegasus", "troops")

    def legal(self, s: State, seat: int) -> list[int]:
        return flights(self.setting, s, seat)

    def candidates(self, s: State, seat: int) -> Iterable[int]:
        islands = range(self.setting.tables.islands)
        return (moves.MARCH + moves.BLOCK * start + to for start in islands for to in islands)

    def forbids(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        return self.objections(s, seat, [code])

    def objections(self, s: State, seat: int, run: Sequence[int]) -> Iterator[Reason]:
        start, to = ends_of(run[0])
        if run[0] < moves.MARCH or max(start, to) >= self.setting.tables.islands:
            yield Reason(KIT_ASK_03)
            return
        reasons = [*forbids_march(self.setting, s, seat, start, to)]
        own = s.troops[start] if s.owner[start] == seat else 0
        flying = run[1] - moves.AMOUNT if run[1:] else 1
        if start == to or not 1 <= flying <= own:
            reasons.insert(0, Reason(CYC_PEG_01, island=self.setting.island(start), have=own))
        if is_on(self.setting, s, "chiron", to):
            reasons.append(Reason(CYC_PEG_04, island=self.setting.island(to)))
            reasons.append(Reason(CYC_CHI_01, island=self.setting.island(to)))
        yield from reasons
        if not reasons:
            yield from forbids_troops(self.setting, s, start, run[1:])

    def take(self, s: State, seat: int, code: int) -> None:
        s.answered(seat)
        s.ask(HOW_MANY, 1 << seat, (code, PEGASUS, 0))

    def read(self, s: State, seat: int, words: list[str]) -> list[int]:
        return read_march(self.setting, words if words[0] in self.verbs() else ["pegasus", *words])

    def write(self, s: State, seat: int, run: Sequence[int]) -> str:
        return f"pegasus {written_march(self.setting, run)}"

    def places(self, s: State, seat: int, code: int) -> tuple[str, ...]:
        return march_places(self.setting, code)

    def question(self, s: State, seat: int) -> Question:
        legal = self.legal(s, seat)
        return Pick(
            id=self.id(s, seat),
            seat=seat,
            prompt=self.prompt,
            rules=(CYC_PEG_01.id, CYC_PEG_04.id),
            answers=tuple(march_answer(self.setting, code, self.write(s, seat, [code]), 0) for code in legal),
            default=legal[0],
        )


class SylphGoesOn(Work[State]):
    """(SYLPH_GOES_ON, seat, moves left): the next of her moves, if there is a fleet to make it (CYC-SYL-04, 07)."""

    def run(self, s: State, frame: Frame) -> None:
        seat, left = frame[1:]
        if left and s.navy[seat]:
            s.ask(SYLPH, 1 << seat, (left,))


class Sylph(CycladesAsk):
    """A step of fleets, or stop (CYC-SYL-01 to 03, 06)."""

    prompt = "sylph"
    others = WITHIN

    def verbs(self) -> tuple[str, ...]:
        return ("fleet", "sylph", "on", "stop")

    def legal(self, s: State, seat: int) -> list[int]:
        return [moves.STOP, *sail_codes(self.setting, s, seat)]

    def candidates(self, s: State, seat: int) -> Iterable[int]:
        yield moves.STOP
        yield from (moves.SAIL + way for way, to in enumerate(self.setting.tables.step) if to >= 0)

    def forbids(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        return self.objections(s, seat, [code])

    def objections(self, s: State, seat: int, run: Sequence[int]) -> Iterator[Reason]:
        if run[0] == moves.STOP:
            return
        way = run[0] - moves.SAIL
        if not 0 <= way < len(self.setting.tables.step):
            yield Reason(KIT_ASK_03)
            return
        reasons = [*forbids_step(self.setting, s, seat, way // 6, self.setting.tables.step[way])]
        yield from reasons
        if not reasons:
            yield from forbids_fleets(self.setting, s, way // 6, run[1:])

    def take(self, s: State, seat: int, code: int) -> None:
        left = s.stack[-1][3]
        s.answered(seat)
        if code != moves.STOP:
            s.ask(HOW_MANY, 1 << seat, (code, BY_SYLPH, left - 1))

    def read(self, s: State, seat: int, words: list[str]) -> list[int]:
        if words in (["stop"], ["sylph", "stop"]):
            return [moves.STOP]
        way, amount = read_step(self.setting, words)
        return [moves.SAIL + way, *amount]

    def write(self, s: State, seat: int, run: Sequence[int]) -> str:
        if run[0] == moves.STOP:
            return "stop"
        return f"fleet {written_step(self.setting, run[0] - moves.SAIL, run[1:])}"

    def places(self, s: State, seat: int, code: int) -> tuple[str, ...]:
        return () if code == moves.STOP else step_places(self.setting, code - moves.SAIL)

    def question(self, s: State, seat: int) -> Question:
        answers = [
            step_answer(self.setting, code, code - moves.SAIL, self.write(s, seat, [code]), gold=0)
            for code in self.legal(s, seat)
            if code != moves.STOP
        ]
        return Pick(
            id=self.id(s, seat),
            seat=seat,
            prompt=self.prompt,
            args={"steps": s.stack[-1][3]},
            rules=(CYC_SYL_01.id, CYC_SYL_02.id),
            answers=(*answers, Answer(code=moves.STOP, text="stop", key="answer-stop")),
            default=moves.STOP,
        )


class Pushes(Work[State]):
    """(PUSHES, seat, island): until no fleet is left around Polyphemus (CYC-POL-01, 11)."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def run(self, s: State, frame: Frame) -> None:
        seat, island = frame[1:]
        if around(self.setting, s, island):
            s.stack.append(frame)
            s.ask(PUSH, 1 << seat, (island,))


def around(setting: Setting, s: State, island: int) -> list[int]:
    """Seas around an island that hold fleets."""
    return [sea for sea in bits(setting.tables.coast[island]) if s.fleets[sea]]


class Push(Choice):
    """Which fleet is pushed next, and where to; one that has no way is destroyed (CYC-POL-02 to 07)."""

    prompt = "push"
    verb = "push"
    rules = (CYC_POL_01, CYC_POL_02)
    others = OBLIGED

    def verbs(self) -> tuple[str, ...]:
        return ("push", "sink", "polyphemus")

    def bars_push(self, s: State, start: int, to: int) -> Iterator[Reason]:
        """The rules that forbid to push a fleet that way."""
        setting, island = self.setting, s.stack[-1][3]
        if not setting.tables.coast[island] >> start & 1 or not s.fleets[start]:
            yield Reason(CYC_POL_01, sea=setting.sea(start))
        elif to < 0 or (setting.tables.coast[island] >> to & 1):
            yield Reason(CYC_POL_04, sea=setting.sea(max(to, 0)))
            if to == s.kraken != NONE:
                yield Reason(CYC_POL_06, sea=setting.sea(to))
        elif to != s.kraken and s.holder[to] not in (NONE, s.holder[start]):
            yield Reason(CYC_POL_05, sea=setting.sea(to))

    def ways(self, s: State, start: int) -> list[int]:
        first = 6 * start
        step = self.setting.tables.step
        return [way for way in range(first, first + 6) if not any(self.bars_push(s, start, step[way]))]

    def legal(self, s: State, seat: int) -> list[int]:
        codes = []
        for sea in around(self.setting, s, s.stack[-1][3]):
            ways = self.ways(s, sea)
            codes += [moves.PUSH + way for way in ways] or [moves.SINK + sea]
        return codes

    def candidates(self, s: State, seat: int) -> Iterable[int]:
        yield from (moves.PUSH + way for way, to in enumerate(self.setting.tables.step) if to >= 0)
        yield from range(moves.SINK, moves.SINK + self.setting.tables.seas)

    def known(self, s: State, code: int) -> bool:
        tables = self.setting.tables
        return 0 <= code - moves.PUSH < len(tables.step) or 0 <= code - moves.SINK < tables.seas

    def bars(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        if code >= moves.PUSH:
            way = code - moves.PUSH
            yield from self.bars_push(s, way // 6, self.setting.tables.step[way])
        else:
            sea = code - moves.SINK
            if sea not in around(self.setting, s, s.stack[-1][3]):
                yield Reason(CYC_POL_01, sea=self.setting.sea(sea))
            elif self.ways(s, sea):
                yield Reason(CYC_POL_11, sea=self.setting.sea(sea))

    def take(self, s: State, seat: int, code: int) -> None:
        setting = self.setting
        s.answered(seat)
        if code < moves.PUSH:
            self.lose(s, s.holder[code - moves.SINK], code - moves.SINK, "polyphemus")
            board.sink_fleets(s, code - moves.SINK, 1)
            return
        start, to = (code - moves.PUSH) // 6, setting.tables.step[code - moves.PUSH]
        owner = s.holder[start]
        if s.journal is not None:
            s.journal.append(events.Pushed(seat=owner, start=setting.sea(start), sea=setting.sea(to)))
        if to == s.kraken:
            self.lose(s, owner, to, "kraken")
            board.sink_fleets(s, start, 1)
        else:
            board.take_fleets(s, start, 1)
            board.add_fleets(s, owner, to, 1)

    def lose(self, s: State, seat: int, sea: int, creature: str) -> None:
        if s.journal is not None:
            s.journal.append(events.FleetsLost(seat=seat, sea=self.setting.sea(sea), count=1, creature=creature))

    def read(self, s: State, seat: int, words: list[str]) -> list[int]:
        rest = words[1:] if words[0] in self.verbs() else words
        if len(rest) == 1 and ">" not in rest[0]:
            if rest[0] not in self.setting.tables.sea_number:
                known = ", ".join(self.setting.tables.sea_ids)
                raise Unreadable("move", rest[0], UNKNOWN, given=rest[0], known=known)
            return [moves.SINK + self.setting.tables.sea_number[rest[0]]]
        way, amount = read_step(self.setting, ["push", *rest])
        if amount not in ([], [moves.AMOUNT + 1]):
            raise Unreadable("move", " ".join(words), FORM, form="push C4>C5")
        return [moves.PUSH + way]

    def write(self, s: State, seat: int, run: Sequence[int]) -> str:
        if run[0] >= moves.PUSH:
            return f"push {written_step(self.setting, run[0] - moves.PUSH, ())}"
        return f"sink {self.setting.sea(run[0] - moves.SINK)}"

    def places(self, s: State, seat: int, code: int) -> tuple[str, ...]:
        if code >= moves.PUSH:
            way = code - moves.PUSH
            return step_places(self.setting, way) if self.setting.tables.step[way] >= 0 else ()
        return (f"sea:{self.setting.sea(code - moves.SINK)}",)

    def answer_key(self, s: State, seat: int, code: int) -> str:
        return "push" if code >= moves.PUSH else "sink"

    def answer_args(self, s: State, seat: int, code: int) -> dict[str, Figure]:
        if code >= moves.PUSH:
            way = code - moves.PUSH
            start, to = way // 6, self.setting.tables.step[way]
            return {"start": self.setting.sea(start), "sea": self.setting.sea(to), "seat": s.holder[start]}
        return {"sea": self.setting.sea(code - moves.SINK), "seat": s.holder[code - moves.SINK]}

    def args(self, s: State, seat: int) -> dict[str, Figure]:
        return {"island": self.setting.island(s.stack[-1][3])}

    plain: ClassVar[dict[int, str]] = {}
