"""Polyphemus: he pushes away the fleets around his island and closes its seas (CYC-POL)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.cards.figures import Figurine
from trireme.games.cyclades.cards.strike import strike_one
from trireme.games.cyclades.questions import DECLINES, OBLIGED, Choice
from trireme.games.cyclades.rules.ids import (
    CYC_CRE_12,
    CYC_CRE_14,
    CYC_POL_01,
    CYC_POL_02,
    CYC_POL_03,
    CYC_POL_04,
    CYC_POL_05,
    CYC_POL_06,
    CYC_POL_07,
    CYC_POL_08,
    CYC_POL_10,
    CYC_POL_11,
)
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_SEA, NONE, SEA, SEAS, Island, Sea, State
from trireme.games.cyclades.units.kinds import tell_kinds
from trireme.games.cyclades.units.losses import STANDING, UNDER_WAY, Loss, lose_units
from trireme.games.cyclades.units.marching import step_places
from trireme.games.cyclades.units.movement import read_step, says_way, written_step
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step, Work
from trireme.kit.engine.state import Frame
from trireme.kit.engine.wordings import fits
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import UNKNOWN
from trireme.kit.seats import NOBODY, Seat

PUSH: Final = 40
PUSHES: Final = 43


class PushedFleets(FrameData):
    """A seat pushes away the fleets around the island of Polyphemus."""

    seat: Seat
    island: Island


class Polyphemus(Figurine):
    verbs: ClassVar[dict[str, tuple[Rule, ...]]] = {"push": (CYC_POL_01,), "sink": (CYC_POL_07,)}

    def join(self) -> None:
        points = self.ruleset.points
        points.closed_seas.append(self.closes)
        points.bars_entering.append(self.bars_entering)
        points.cuts_off.append(self.cuts_off)

    def steps(self) -> dict[int, Step[State]]:
        return {PUSHES: Pushes(self.ruleset), PUSH: Push(self)}

    def arrives(self, s: State, seat: Seat, island: Island) -> None:
        s.stack.append((PUSHES, PushedFleets(seat, island)))

    def strike(self, s: State, seat: Seat, start: int, fleet: int, code: int) -> None:
        """Push a fleet from a sea, or destroy it where it has no way, as the answer said."""
        ruleset, owner = self.ruleset, s.holder[start]
        if code < moves.PUSH:
            lose_units(ruleset, s, Loss(SEA, start, owner, fleet, STANDING, self.number))
            return
        to = ruleset.tables.step[code - moves.PUSH]
        if s.journal is not None:
            s.journal.append(events.Pushed(seat=owner, start=ruleset.sea(start), sea=ruleset.sea(to)))
            tell_kinds(ruleset, s, SEA, owner, fleet)
        board.take_fleets(s, SEAS[start], fleet)
        if to == s.kraken:
            lose_units(ruleset, s, Loss(SEA, to, owner, fleet, UNDER_WAY, ruleset.tables.creature_number["kraken"]))
        else:
            board.add_fleets(s, owner, to, fleet)

    def closes(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        """Return the seas around Polyphemus, as a mask (CYC-POL-08)."""
        island = self.island(s)
        return 0 if island == NONE else ruleset.tables.coast[island]

    def bars_entering(self, ruleset: Ruleset, s: State, seat: Seat, sea: Sea) -> Iterator[Reason]:
        if self.closes(ruleset, s, seat) >> sea & 1:
            yield Reason(CYC_POL_08, sea=ruleset.sea(sea))

    def cuts_off(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        """Yield the rule by which no chain of fleets reaches his island (CYC-POL-10)."""
        if ruleset.tables.coast[island] and self.stands_on(s, island):
            yield Reason(CYC_POL_10, island=ruleset.island(island))


class Pushes(Work[State]):
    """Ask for pushes until no fleet is left around Polyphemus (CYC-POL-01, 11)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        pushed: PushedFleets = frame[1]
        if around(self.ruleset, s, pushed.island):
            s.stack.append(frame)
            s.ask(PUSH, 1 << pushed.seat, pushed)


def around(ruleset: Ruleset, s: State, island: Island) -> list[Sea]:
    """Return the seas around an island that hold fleets."""
    return [sea for sea in bits(ruleset.tables.coast[island], SEAS) if s.holder[sea] != NOBODY]


class Push(Choice):
    """The choice of the next fleet to push, and where to. One without a way is destroyed (CYC-POL-02 to 07)."""

    prompt = "push"
    verb = "push"
    rules = (CYC_POL_01, CYC_POL_02)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **OBLIGED,
        **dict.fromkeys(DECLINES, (CYC_POL_11, CYC_CRE_14, CYC_CRE_12)),
    }

    def __init__(self, polyphemus: Polyphemus) -> None:
        super().__init__(polyphemus.ruleset)
        self.polyphemus = polyphemus

    def verbs(self) -> tuple[str, ...]:
        return ("push", "sink", "polyphemus")

    def island(self, s: State) -> Island:
        """Return the island of Polyphemus."""
        pushed: PushedFleets = s.stack[-1][3]
        return pushed.island

    def pushable(self, s: State, coast: int, start: Sea, to: Sea) -> bool:
        """Return whether a fleet can be pushed from a sea around the island to another."""
        if to < 0 or coast >> to & 1:
            return False
        return to == s.kraken or s.holder[to] == NOBODY or s.holder[to] == s.holder[start]

    def bars_push(self, s: State, start: Sea, to: Sea) -> Iterator[Reason]:
        """Yield the rules that forbid pushing a fleet that way."""
        ruleset, coast = self.ruleset, self.ruleset.tables.coast[self.island(s)]
        if not coast >> start & 1 or s.holder[start] == NOBODY:
            yield Reason(CYC_POL_01, sea=ruleset.sea(start))
        elif to < 0 or coast >> to & 1:
            yield Reason(CYC_POL_04, sea=ruleset.sea(max(to, 0)))
            if to == s.kraken != NO_SEA:
                yield Reason(CYC_POL_06, sea=ruleset.sea(to))
        elif not self.pushable(s, coast, start, to):
            yield Reason(CYC_POL_05, sea=ruleset.sea(to))

    def ways(self, s: State, start: Sea) -> list[int]:
        """Return the codes of the pushes out of a sea around the island that holds fleets."""
        coast, step = self.ruleset.tables.coast[self.island(s)], self.ruleset.tables.step
        codes = []
        for way in range(6 * start, 6 * start + 6):
            if self.pushable(s, coast, start, step[way]):
                codes.append(moves.PUSH + way)
        return codes

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = []
        for sea in around(self.ruleset, s, self.island(s)):
            codes += self.ways(s, sea) or [moves.SINK + sea]
        return codes

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        yield from (moves.PUSH + way for way, to in enumerate(self.ruleset.tables.step) if to >= 0)
        yield from range(moves.SINK, moves.SINK + self.ruleset.tables.seas)

    def known(self, s: State, code: int) -> bool:
        tables = self.ruleset.tables
        return 0 <= code - moves.PUSH < len(tables.step) or 0 <= code - moves.SINK < tables.seas

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code >= moves.PUSH:
            way = code - moves.PUSH
            yield from self.bars_push(s, SEAS[way // 6], self.ruleset.tables.step[way])
        else:
            sea = SEAS[code - moves.SINK]
            if sea not in around(self.ruleset, s, self.island(s)):
                yield Reason(CYC_POL_01, sea=self.ruleset.sea(sea))
            elif self.ways(s, sea):
                yield Reason(CYC_POL_11, sea=self.ruleset.sea(sea))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        start = (code - moves.PUSH) // 6 if code >= moves.PUSH else code - moves.SINK
        strike_one(self.polyphemus, s, seat, SEA, start, code)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        rest = words[1:] if words[0] in self.verbs() else words
        if len(rest) == 1 and ">" not in rest[0]:
            if rest[0] not in self.ruleset.tables.sea_number:
                known = ", ".join(self.ruleset.tables.sea_ids)
                raise Unreadable("move", rest[0], UNKNOWN, given=rest[0], known=known)
            return [moves.SINK + self.ruleset.tables.sea_number[rest[0]]]
        try:
            way, group = read_step(self.ruleset, ["push", *rest])
        except Refused as refusal:
            raise Refused(refusal.move, [*self.bars_far(s, refusal.reasons[0].figures)]) from refusal
        if group not in (NONE, 1):
            raise Refused(" ".join(words), [Reason(CYC_POL_03)])
        return [moves.PUSH + way]

    def bars_far(self, s: State, names: Mapping[str, Figure]) -> Iterator[Reason]:
        """Yield the rules that forbid pushing a fleet to a sea that is not next to its own."""
        start = self.ruleset.tables.sea_number[str(names["start"])]
        if start not in around(self.ruleset, s, self.island(s)):
            yield Reason(CYC_POL_01, sea=names["start"])
        yield Reason(CYC_POL_04, **names)

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        if run[0] >= moves.PUSH:
            return f"push {written_step(self.ruleset, run[0] - moves.PUSH, NONE)}"
        return f"sink {self.ruleset.sea(run[0] - moves.SINK)}"

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        right = self.write(s, seat, run)
        if run[0] >= moves.PUSH:
            verbs = ("push", "polyphemus", "")
            return says_way(right, verbs, words) or says_way(f"{right} x1", verbs, words)
        return fits(f"[sink|polyphemus] {right.split()[1]}", words)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        if code >= moves.PUSH:
            way = code - moves.PUSH
            return step_places(self.ruleset, way) if self.ruleset.tables.step[way] >= 0 else ()
        return (f"sea:{self.ruleset.sea(code - moves.SINK)}",)

    def key(self, code: int) -> str:
        return "answer-push" if code >= moves.PUSH else "answer-sink"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        if code >= moves.PUSH:
            way = code - moves.PUSH
            start, to = way // 6, self.ruleset.tables.step[way]
            return {"start": self.ruleset.sea(start), "sea": self.ruleset.sea(to), "seat": s.holder[start]}
        return {"sea": self.ruleset.sea(code - moves.SINK), "seat": s.holder[code - moves.SINK]}

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"island": self.ruleset.island(self.island(s))}
