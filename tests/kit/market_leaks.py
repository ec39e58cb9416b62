"""The second toy with a fault of each kind that windows, interrupts and counted choices make possible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tests.toy import Told
from tests.toy_market import (
    CONSENT,
    FACE,
    GO,
    GOOD,
    LOAD,
    LOADED,
    REARM,
    ROB,
    STEAL,
    TERMS,
    TURN,
    UNITS,
    Barter,
    Load,
    Market,
    OfSeat,
    Rearm,
    Rob,
    State,
    Turn,
)
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.bargaining import Amounts, Terms
from trireme.kit.engine.frames import Step
from trireme.kit.engine.question import Answer, Pick, Question
from trireme.kit.engine.state import Frame
from trireme.kit.engine.window import PASS
from trireme.kit.errors import Refused
from trireme.kit.records.drafts import Draft, DraftCut, DraftReplay
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import SEATS, Seat


class Faulty(Market):
    """The bazaar with a window or a step replaced."""

    barters: type[Barter] = Barter
    rearms: type[Rearm] = Rearm
    loads: type[Load] = Load
    robs: type[Rob] = Rob
    turns: type[Turn] = Turn

    def __init__(self, seats: Sequence[str] = "ABCD", chance: str = "sealed") -> None:
        super().__init__(seats, chance)
        barter = self.barters(self.seats)
        self.windows = (barter, self.rearms())
        turn, rob = self.steps[TURN], self.steps[ROB]
        assert isinstance(turn, Turn)
        assert isinstance(rob, Rob)
        replaced: dict[int, Step[State]] = {
            TURN: self.turns(turn.texts),
            LOAD: self.loads(),
            ROB: self.robs(rob.texts),
            TERMS: Terms(barter),
        }
        self.steps = [replaced.get(kind, step) for kind, step in enumerate(self.steps)]


# Who may use a window, and how often it is shown.


class LuckyBarter(Barter):
    def seats(self, s: State) -> int:
        return super().seats(s) & ~sum(1 << seat for seat in range(4) if s.secret[seat] == 0)


class WindowBySecret(Faulty):
    """Being able to make an offer betrays a secret number."""

    barters = LuckyBarter


class NoisyBarter(Barter):
    def stamp(self, s: State, seat: Seat) -> int:
        return s.serial + s.drawn if self.seats(s) >> seat & 1 else 0


class ShownForNothing(Faulty):
    barters = NoisyBarter


class QuietBarter(Barter):
    def stamp(self, s: State, seat: Seat) -> int:
        return self.seats(s) >> seat & 1


class OpensUnseen(Faulty):
    barters = QuietBarter


class UncertainRearm(Rearm):
    def stamp(self, s: State, seat: Seat) -> int:
        return 1


class OpenWithoutSeats(Faulty):
    rearms = UncertainRearm


class CountingBarter(Barter):
    def stamp(self, s: State, seat: Seat) -> int:
        s.news[seat] += 1
        return super().stamp(s, seat)


class LookingIsNews(Faulty):
    """Passing looks at the stamps, so a pass leaves a trace."""

    barters = CountingBarter


class PassEarns(Market):
    """A pass is more than a cursor."""

    def play(self, s: State, code: int, seat: int | None = None) -> None:
        passes = code == -1
        super().play(s, code, seat)
        if passes:
            s.coins[0] += 1


class StillOpen(Market):
    """When the game is over, somebody still has the choice to do something."""

    def may(self, s: State) -> list[Seat]:
        return super().may(s) if s.stack else [SEATS[0]]

    def question_id(self, s: State, seat: int) -> str:
        return super().question_id(s, seat) if s.stack else "late"

    def asks(self, s: State) -> tuple[Question, ...]:
        return super().asks(s) if s.stack else (Pick(id="late", seat=0, prompt="barter", answers=(), must=False),)


# What a use does.


class RestlessRearm(Rearm):
    def take(self, s: State, seat: Seat, code: int) -> None:
        super().take(s, seat, code)
        top = s.stack.pop()
        s.ask(top[0], top[2], *top[3:])


class UseAsksAgain(Faulty):
    """A question gets another id because somebody else has used a window."""

    rearms = RestlessRearm


class HastyRearm(Rearm):
    def take(self, s: State, seat: Seat, code: int) -> None:
        super().take(s, seat, code)
        s.stack.pop()


class UseAnswersForOthers(Faulty):
    rearms = HastyRearm


class Remembering(Market):
    """What was legal before a use is kept."""

    def answer(self, s: State, seat: int, code: int) -> None:
        before = s.answers
        super().answer(s, seat, code)
        if code == REARM:
            s.answers = before


class EndlessBarter(Barter):
    def propose(self, s: State, by: Seat, to: Seat, give: Amounts, get: Amounts) -> None:
        super().propose(s, by, to, give, get)
        s.budget[by] += 1
        s.offers = ()


class NoBudget(Faulty):
    barters = EndlessBarter


class Passing(Market):
    """A game that goes on otherwise once somebody has been offered a window in sequence, and has not used it."""

    def passed(self, s: State) -> bool:
        return len(s.windows_shown) > len(self.windows) * len(self.seats)

    def play(self, s: State, code: int, seat: int | None = None) -> None:
        super().play(s, code, seat)
        if code == PASS and not self.passed(s):
            s.windows_shown += (1,)


class OffersTooMuch(Passing):
    """The sequence offers what the checked path refuses."""

    def legal(self, s: State, seat: int | None = None) -> list[int]:
        codes = super().legal(s, seat)
        return [*codes, REARM] if seat is None and PASS in codes and REARM not in codes and self.passed(s) else codes


class MuteBarter(Barter):
    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return super().write(s, seat, run).split(" for ")[0] + (" for nothing" if len(run) > 1 else "")


class LineForgets(Faulty):
    """A line says what is given and not what is got for it."""

    barters = MuteBarter


class SequenceCounts(Passing):
    def answer(self, s: State, seat: int, code: int) -> None:
        super().answer(s, seat, code)
        s.serial += self.passed(s)


class SequenceTells(Passing):
    def answer(self, s: State, seat: int, code: int) -> None:
        super().answer(s, seat, code)
        if self.passed(s):
            s.tell(Told(what="passed", seat=seat))


class RankedLoad(Load):
    def owned(self, s: State, seat: Seat) -> list[int]:
        return [unit for unit, count in enumerate(s.goods[seat]) if count]

    def items(self, s: State, seat: Seat) -> dict[int, int]:
        return {GOOD + rank: s.goods[seat][unit] for rank, unit in enumerate(self.owned(s, seat))}

    def listed(self, s: State, seat: Seat, codes: Mapping[int, int]) -> tuple[Answer, ...]:
        owned = self.owned(s, seat)
        return tuple(
            msgspec.structs.replace(answer, text=UNITS[owned[answer.code - GOOD]])
            for answer in super().listed(s, seat, codes)
        )

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        owned, units = self.owned(s, seat), [code - GOOD for code in self.read_items(words)]
        if any(unit not in owned for unit in units):
            raise Refused(" ".join(words), [Reason(KIT_ASK_03)])
        return [*sorted(GOOD + owned.index(unit) for unit in units), LOADED]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        owned = self.owned(s, seat)
        return " ".join(["load", *(UNITS[owned[code - GOOD]] for code in run if code != LOADED)])

    def settle(self, s: State, seat: Seat, items: list[int]) -> None:
        owned = self.owned(s, seat)
        super().settle(s, seat, [GOOD + owned[code - GOOD] for code in items])


class MeaningShifts(Faulty):
    """Codes count the goods that one has: a bargain that is struck meanwhile makes a draft load something else."""

    loads = RankedLoad


# Defaults and counted choices.


class PatientRob(Rob):
    def take(self, s: State, seat: Seat, code: int) -> None:
        frame: Frame = s.stack[-1]
        super().take(s, seat, code)
        if code == self.passing:
            s.ask(ROB, 1 << seat, frame[3])


class AbsentForever(Faulty):
    """Whoever passes is asked again; random players end that, absent ones never."""

    robs = PatientRob
    bound = 400


class GreedyRob(Rob):
    def default(self, s: State, seat: Seat, legal: list[int]) -> int | None:
        return STEAL


class DefaultNotLegal(Faulty):
    robs = GreedyRob


class FirstLoad(Load):
    def take(self, s: State, seat: Seat, code: int) -> None:
        chosen = self.noted(s, seat)
        if code != LOADED:
            self.note(s, seat, [*chosen, code])
            return
        self.note(s, seat, ())
        if chosen:
            s.secret[seat] = chosen[0] % FACE % 6
        self.settle(s, seat, chosen)


class OrderOfSome(Faulty):
    """What is loaded first counts, though it is no order."""

    loads = FirstLoad


class RisingLoad(Load):
    def joins(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        yield from super().joins(s, seat, code)
        if code != LOADED and any(chosen > code for chosen in self.noted(s, seat)):
            yield Reason(KIT_ASK_03)


class OneOrderOnly(Faulty):
    """Today's trap: whoever chooses from right to left cannot have the lower ones."""

    loads = RisingLoad


class OpenTurn(Turn):
    def take(self, s: State, seat: Seat, code: int) -> None:
        super().take(s, seat, code)
        if code == GO and s.secret[seat] % 2:
            s.ask(CONSENT, 1 << (seat + 1) % 4, OfSeat(seat))


class AskedBySecret(Faulty):
    """Who must answer next depends on a secret number."""

    turns = OpenTurn


# Drafts that others have overtaken.


class ForgetsAll(DraftReplay[Any]):
    """One dead act, and the whole draft is gone."""

    def _replay(self, tried: Draft) -> None:
        super()._replay(tried)
        if self.cut is not None and self.acts:
            self.__init__(self.game, self.confirmed, self.seat, Draft())  # type: ignore[misc]  # begins anew
            self.cut = DraftCut("cut", len(tried.acts))


class SkipsTheDead(DraftReplay[Any]):
    """Goes on behind a dead act."""

    def _replay(self, tried: Draft) -> None:
        super()._replay(tried)
        if self.cut is not None:
            super()._replay(Draft(tried.question, tried.acts[1 - self.cut.lost :], [], tried.codes))


class CutsInSilence(DraftReplay[Any]):
    def _replay(self, tried: Draft) -> None:
        super()._replay(tried)
        self.cut = None


class GivesNoReason(DraftReplay[Any]):
    def _replay(self, tried: Draft) -> None:
        super()._replay(tried)
        if self.cut is not None:
            self.cut.reasons = []
