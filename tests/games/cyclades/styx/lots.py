"""Lots: nobody knows which card lies face down before another (STX-LOT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tests.games.cyclades.styx import events
from tests.games.cyclades.styx.codes import KEEP, PLAY, REST, WAKE
from tests.games.cyclades.styx.frames import DEAL, DRAW_LOT
from tests.games.cyclades.styx.frames import LOTS as ASK_LOTS
from tests.games.cyclades.styx.part import LOTS, SPEAR, WAVE, styx
from tests.games.cyclades.styx.rules.ids import STX_LOT_02, STX_LOT_03, STX_LOT_04
from trireme.games.cyclades.battle.stages import about, tell_dice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Chance, Work
from trireme.kit.engine.interrupts import Interrupt
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import Frame
from trireme.kit.engine.window import Window
from trireme.kit.errors import Figure
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import NOBODY, Seat


class Deal(Work[State]):
    """A new cycle: nobody rests any more, and whoever has no lot draws one (STX-LOT-01)."""

    phase = "styx.lots"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        part = styx(self.ruleset, s)
        part.resting = 0
        for seat in self.ruleset.alive(s):
            if not part.held(seat):
                if not any(part.heap):
                    part.heap, part.played = part.played, part.heap
                s.stack.append((DEAL,))
                s.stack.append((DRAW_LOT, seat))
                return


class DrawLot(Chance[State]):
    phase = "styx.lots"
    label = "lots"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        heap = styx(self.ruleset, s).heap
        found = [lot for lot, count in enumerate(heap) if count]
        return [PLAY + lot for lot in found], [heap[lot] for lot in found]

    def take(self, s: State, frame: Frame, code: int) -> None:
        part, seat, lot = styx(self.ruleset, s), frame[1], code - PLAY
        part.heap[lot] -= 1
        part.lots[seat * len(LOTS) + lot] += 1
        s.tell(events.LotDrawn(seat=seat, lot=LOTS[lot]))

    def write(self, s: State, code: int) -> str:
        return LOTS[code - PLAY]


def back_to_the_heap(ruleset: Ruleset, s: State, seat: Seat) -> None:
    part = styx(ruleset, s)
    for lot in range(len(LOTS)):
        part.heap[lot] += part.lots[seat * len(LOTS) + lot]
        part.lots[seat * len(LOTS) + lot] = 0
    part.resting &= ~(1 << seat)


def ask_in_turn(s: State, kind: int, seats: list[Seat]) -> None:
    """Put the same question to several seats, one after the other."""
    for seat in reversed(seats):
        s.ask(kind, 1 << seat)


def asks_for_lots(ruleset: Ruleset, s: State, data: None) -> None:
    """All who could have a lot that fits, the defender first: how many lie before each is all that is known."""
    part = styx(ruleset, s)
    sides = [seat for seat in (s.battle.defender, s.battle.attacker) if seat != NOBODY]
    asked = [seat for seat in sides if part.held(seat) and not part.resting >> seat & 1]
    if asked:
        tell_dice(ruleset, s)
        ask_in_turn(s, ASK_LOTS, asked)


class PlayLot(Interrupt[State]):
    """After the dice (STX-LOT-02 to 04)."""

    phase = "actions"
    prompt = "styx.lots"
    cover = True
    passing = KEEP
    standing = REST
    rules = (STX_LOT_02, STX_LOT_04)

    def __init__(self, ruleset: Ruleset, bonus: int) -> None:
        super().__init__(
            {KEEP: "styx.keep", REST: "styx.rest", **{PLAY + lot: f"styx.play {name}" for lot, name in enumerate(LOTS)}}
        )
        self.ruleset = ruleset
        self.bonus = bonus

    def fitting(self, s: State) -> int:
        return SPEAR if s.battle.element == LAND else WAVE

    def uses(self, s: State, seat: Seat) -> list[int]:
        lot = self.fitting(s)
        return [PLAY + lot] if styx(self.ruleset, s).lots[seat * len(LOTS) + lot] else []

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code in (KEEP, REST):
            return
        if code - PLAY != self.fitting(s):
            yield Reason(STX_LOT_02, lot=LOTS[code - PLAY])
        if not styx(self.ruleset, s).lots[seat * len(LOTS) + code - PLAY]:
            yield Reason(STX_LOT_03, lot=LOTS[code - PLAY])

    def use(self, s: State, seat: Seat, code: int, frame: Frame) -> None:
        part, lot = styx(self.ruleset, s), code - PLAY
        part.lots[seat * len(LOTS) + lot] -= 1
        part.played[lot] += 1
        if seat == s.battle.defender:
            s.battle = replace(s.battle, defence_bonus=s.battle.defence_bonus + self.bonus)
        else:
            s.battle = replace(s.battle, attack_bonus=s.battle.attack_bonus + self.bonus)
        s.tell(events.LotPlayed(seat=seat, lot=LOTS[lot]))

    def stand_by(self, s: State, seat: Seat) -> None:
        part = styx(self.ruleset, s)
        part.resting |= 1 << seat
        part.rested[seat] += 1
        s.tell(events.Rests(seat=seat))

    def key(self, code: int) -> str:
        return {KEEP: "answer-styx-keep", REST: "answer-styx-rest"}.get(code, "answer-styx-play")

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"lot": LOTS[code - PLAY], "bonus": self.bonus} if code >= PLAY else {}

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"place": str(about(self.ruleset, s)["place"]), "attacking": int(seat == s.battle.attacker)}


class Wake(Window[State]):
    """Whoever rests may change his mind (STX-LOT-04)."""

    prompt = "styx-wake"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self.ruleset = ruleset

    def verbs(self) -> tuple[str, ...]:
        return ("styx.wake",)

    def owns(self, code: int) -> bool:
        return code == WAKE

    def seats(self, s: State) -> int:
        return styx(self.ruleset, s).resting

    def stamp(self, s: State, seat: Seat) -> int:
        return styx(self.ruleset, s).rested[seat] if self.seats(s) >> seat & 1 else 0

    def closed(self, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
        return iter((Reason(STX_LOT_04),))

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [WAKE]

    def candidates(self, s: State, seat: Seat) -> list[int]:
        return [WAKE]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return iter(() if code == WAKE else (Reason(KIT_ASK_03),))

    def take(self, s: State, seat: Seat, code: int) -> None:
        styx(self.ruleset, s).resting &= ~(1 << seat)
        s.tell(events.Wakes(seat=seat))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [WAKE]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return "styx.wake"

    def answers(self, s: State, seat: Seat) -> tuple[Answer, ...]:
        return (Answer(code=WAKE, text="styx.wake", key="answer-styx-wake"),)
