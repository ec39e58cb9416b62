"""The Sylph: she moves fleets, step by step (CYC-SYL)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.questions import WITHIN, Choice
from trireme.games.cyclades.rules.ids import CYC_SYL_01, CYC_SYL_02, CYC_SYL_06
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import SEA, SEAS, CardNumber, State
from trireme.games.cyclades.units.ends import SYLPH_DONE
from trireme.games.cyclades.units.journeys import Journey, join_journey, journey_of
from trireme.games.cyclades.units.marching import ask_how_many, step_answer, step_places
from trireme.games.cyclades.units.movement import (
    chosen,
    codes_of,
    forbids_group,
    forbids_step,
    read_step,
    sail_codes,
    says_way,
    written_step,
)
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step, Work
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

SYLPH: Final = 38
SYLPH_GOES_ON: Final = 42


class SylphTurn(FrameData):
    """A seat moves fleets with the Sylph."""

    seat: Seat
    left: int
    """Moves that are left."""


VERBS: Final = ("fleet", "sylph", "on")
"""The verbs of the Sylph's moves."""


class BySylph(Journey):
    """The journey of the Sylph: steps of one or several fleets, each from any sea (CYC-SYL-01 to 03)."""

    def begins(self, s: State, seat: Seat, left: int) -> None:
        s.stack.append((SYLPH_GOES_ON, SylphTurn(seat, left)))


class Sylph(Card):
    def __init__(self, ruleset: Ruleset, number: CardNumber) -> None:
        super().__init__(ruleset, number)
        self.moves: int = ruleset.economy.sylph_moves

    def join(self) -> None:
        join_journey(self.ruleset, BySylph(self.ruleset, self.id, SEA, 0))

    def steps(self) -> dict[int, Step[State]]:
        return {SYLPH: SylphMoves(self.ruleset), SYLPH_GOES_ON: SylphGoesOn()}

    def begin(self, s: State, seat: Seat) -> bool:
        if not s.navy[seat]:
            return False
        s.stack.append((SYLPH_GOES_ON, SylphTurn(seat, self.moves)))
        return True

    def explains(self, s: State, verb: str) -> Iterator[Reason]:
        """Yield the rule that the Sylph's moves are over."""
        if verb == "fleet" and s.ended == SYLPH_DONE:
            yield Reason(CYC_SYL_01)


class SylphGoesOn(Work[State]):
    """Ask for the Sylph's next move, if there is a fleet to make it (CYC-SYL-04, 07)."""

    def run(self, s: State, frame: Frame) -> None:
        turn: SylphTurn = frame[1]
        if turn.left and s.navy[turn.seat]:
            s.ask(SYLPH, 1 << turn.seat, turn)
        else:
            s.ended = SYLPH_DONE


class SylphMoves(Choice):
    """The choice of a step of fleets, or to stop (CYC-SYL-01 to 03, 06)."""

    prompt = "sylph"
    plain: ClassVar[dict[int, str]] = {moves.STOP: "stop"}
    rules = (CYC_SYL_01, CYC_SYL_02)
    others = WITHIN

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.journey = journey_of(ruleset, "sylph")

    def verbs(self) -> tuple[str, ...]:
        return (*VERBS, "stop")

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.STOP, *sail_codes(self.ruleset, s, seat, self.journey)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        yield moves.STOP
        yield from (moves.SAIL + way for way, to in enumerate(self.ruleset.tables.step) if to >= 0)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.objections(s, seat, [code])

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        if run[0] == moves.STOP:
            return
        way = run[0] - moves.SAIL
        if not 0 <= way < len(self.ruleset.tables.step):
            yield Reason(KIT_ASK_03)
            return
        journey = self.journey
        reasons = [*forbids_step(self.ruleset, s, seat, journey, SEAS[way // 6], self.ruleset.tables.step[way])]
        if not reasons:
            reasons += forbids_group(self.ruleset, s, journey, way // 6, chosen(s, journey, way // 6, run[1:]))
        yield from reasons
        if reasons:
            yield Reason(CYC_SYL_06)

    def take(self, s: State, seat: Seat, code: int) -> None:
        turn: SylphTurn = s.stack[-1][3]
        s.answered(seat)
        if code == moves.STOP:
            s.ended = SYLPH_DONE
        else:
            ask_how_many(s, seat, code, self.journey.number, turn.left - 1)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words in (["stop"], ["sylph", "stop"]):
            return [moves.STOP]
        if words[0] not in VERBS:
            raise Unreadable("move", " ".join(words), FORM, form="fleet C4>C5 x2")
        try:
            way, group = read_step(self.ruleset, words)
        except Refused as refusal:
            raise Refused(refusal.move, [*refusal.reasons, Reason(CYC_SYL_06)]) from refusal
        return [moves.SAIL + way, *codes_of(s, self.journey, way // 6, group)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        if run[0] == moves.STOP:
            return "stop"
        way = run[0] - moves.SAIL
        group = chosen(s, self.journey, way // 6, run[1:])
        return f"fleet {written_step(self.ruleset, way, group)}"

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        if run[0] == moves.STOP:
            return words == ["sylph", "stop"]
        return says_way(self.write(s, seat, run), VERBS, words)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return () if code == moves.STOP else step_places(self.ruleset, code - moves.SAIL)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        turn: SylphTurn = s.stack[-1][3]
        return {"steps": turn.left}

    def shown(self, legal: list[int]) -> list[int]:
        return [*legal[1:], moves.STOP]

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        if code == moves.STOP:
            return super().answer(s, seat, code)
        return step_answer(self.ruleset, s, seat, code, self.write(s, seat, [code]), gold=0)
