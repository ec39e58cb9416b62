"""The moments at which players may play an item outside their own turn: play waits, and nobody learns who could.

All who could own the item as far as everybody knows are asked one after the other, until it is played. A player who
does not want to be asked about it any more says so in the open, and may change their mind at any time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from trireme.games.cyclades.modules.hades.codes import AGAIN, AGAIN_ALL, ITEM, NEVER, PASS_ITEM, QUIET
from trireme.games.cyclades.modules.hades.favours.deck import could_have
from trireme.games.cyclades.modules.hades.favours.magic import events
from trireme.games.cyclades.modules.hades.favours.magic.item import PLAY, MagicItem, item_named, refuse_item
from trireme.games.cyclades.modules.hades.favours.magic.part import ItemsPart, changed, items
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_01, HAD_OBJ_06
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.interrupts import Interrupt
from trireme.kit.engine.question import Answer
from trireme.kit.engine.window import Window
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat


class OtherSeats(FrameData):
    """A seat may play an item; these seats are asked after it."""

    seats: tuple[Seat, ...]


def ask_about(item: MagicItem, s: State, order: Iterable[Seat]) -> bool:
    """Ask those of these seats who could have an item, in this order; False if there is none."""
    ruleset = item.ruleset
    could = could_have(ruleset, s, item.number)
    if not could:
        return False
    part, hidden = items(ruleset, s), not item.is_open(s)
    asked = [
        seat
        for seat in order
        if seat in could and not part.resting[seat] >> item.number & 1 and not (hidden and part.quiet >> seat & 1)
    ]
    ask_next(s, item.kind, asked)
    return bool(asked)


def in_turn_order(s: State) -> Iterator[Seat]:
    """Yield each seat once until the offerings are over, however many markers it has."""
    yield from dict.fromkeys(s.order)


def ask_next(s: State, kind: int, seats: Sequence[Seat]) -> None:
    """Ask the first of these seats, then the others."""
    if seats:
        s.ask(kind, 1 << seats[0], OtherSeats(tuple(seats[1:])))


PASSES: Final = {PASS_ITEM: "hades.pass", NEVER: "hades.never", QUIET: "hades.quiet"}


class Moment(Interrupt[State]):
    """Ask one seat after the other whether it plays an item now, until somebody does."""

    prompt = "hades.item"
    cover = True
    passing = PASS_ITEM
    standing = NEVER

    def __init__(self, item: MagicItem) -> None:
        ways = {code: item.write([code]) for code in item.all_codes()}
        super().__init__({**PASSES, **ways})
        self.item = item

    def legal(self, s: State, seat: Seat) -> list[int]:
        """Offer no pass about all items face down to the owner of an item that lies face up."""
        passes = [PASS_ITEM, NEVER] if self.item.is_open(s) else [*PASSES]
        return passes + self.item.legal(s, seat)

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == QUIET and self.item.is_open(s):
            yield Reason(HAD_OBJ_01, item=self.item.id)
        elif code not in PASSES:
            yield from self.item.forbids(s, seat, code)

    def take(self, s: State, seat: Seat, code: int) -> None:
        others: OtherSeats = s.stack[-1][3]
        s.answered(seat)
        if code not in PASSES:
            self.item.play(s, seat, code)
            return
        if code != PASS_ITEM:
            self.rests(s, seat, code)
        ask_next(s, self.item.kind, others.seats)

    def rests(self, s: State, seat: Seat, code: int) -> None:
        """Note in the open that a seat is not to be asked any more."""
        part = changed(self.item.ruleset, s)
        part.rested = (*part.rested[:seat], part.rested[seat] + 1, *part.rested[seat + 1 :])
        if code == QUIET:
            part.rests(seat, part.resting[seat], quiet=True)
            s.tell(events.ItemsRest(seat=seat))
        else:
            part.rests(seat, part.resting[seat] | 1 << self.item.number, quiet=bool(part.quiet >> seat & 1))
            s.tell(events.ItemRests(seat=seat, item=self.item.id))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words[0] != PLAY:
            return super().read(s, seat, words)
        id = item_named(self.item.ruleset, words)
        if id != self.item.id:
            raise refuse_item(self.item.ruleset, s, seat, words)
        return self.item.read(s, words[2:])

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return self.texts[run[0]] if run[0] in PASSES else self.item.write(run)

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return () if run[0] in PASSES else self.item.wordings(run)

    def prompt_here(self, s: State, seat: Seat) -> str:
        return f"hades.{self.item.id}"

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        return (*self.item.when, HAD_OBJ_06)

    def key(self, code: int) -> str:
        return f"answer-{PASSES[code].replace('.', '-')}" if code in PASSES else self.item.key(code)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"item": self.item.id, "owner": int(self.item.owned(s, seat))}

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"item": self.item.id} if code in PASSES else self.item.answer_args(s, seat, code)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        if code in PASSES:
            return ()
        return (f"item:{self.item.id}", *self.item.places(s, code))


class AskAgain(Window[State]):
    """Let a player who does not want to be asked about an item change their mind."""

    prompt = "hades.again"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self.ruleset = ruleset
        self.at = ruleset.part_at["hades.items"]

    def verbs(self) -> tuple[str, ...]:
        return ("hades.again",)

    def owns(self, code: int) -> bool:
        return AGAIN <= code <= AGAIN_ALL

    def seats(self, s: State) -> int:
        part = s.parts[self.at]
        assert isinstance(part, ItemsPart)
        return part.unasked

    def stamp(self, s: State, seat: Seat) -> int:
        part = items(self.ruleset, s)
        return part.rested[seat] if part.unasked >> seat & 1 else 0

    def closed(self, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
        return iter(())  # No rule says that a player is asked anyway.

    def legal(self, s: State, seat: Seat) -> list[int]:
        part = items(self.ruleset, s)
        codes = bits(part.resting[seat], range(AGAIN, AGAIN + 16))
        return [*codes, AGAIN_ALL] if part.quiet >> seat & 1 else codes

    def candidates(self, s: State, seat: Seat) -> Sequence[int]:
        return [*range(AGAIN, AGAIN + len(self.ruleset.names[ITEM])), AGAIN_ALL]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code not in self.legal(s, seat):
            yield Reason(KIT_ASK_03)

    def take(self, s: State, seat: Seat, code: int) -> None:
        part = changed(self.ruleset, s)
        if code == AGAIN_ALL:
            part.rests(seat, part.resting[seat], quiet=False)
            s.tell(events.ItemsWanted(seat=seat))
        else:
            part.rests(seat, part.resting[seat] & ~(1 << code - AGAIN), quiet=bool(part.quiet >> seat & 1))
            s.tell(events.ItemWanted(seat=seat, item=self.ruleset.names[ITEM][code - AGAIN]))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words[1:] in ([], ["all"]):
            return [AGAIN_ALL]
        return [AGAIN + self.ruleset.names[ITEM].index(item_named(self.ruleset, words))]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return "hades.again all" if run[0] == AGAIN_ALL else f"hades.again {self.ruleset.names[ITEM][run[0] - AGAIN]}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return ("hades.again",) if run[0] == AGAIN_ALL else ()

    def answers(self, s: State, seat: Seat) -> tuple[Answer, ...]:
        return tuple(self.answer(s, seat, code) for code in self.legal(s, seat))

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        text = self.write(s, seat, [code])
        if code == AGAIN_ALL:
            return Answer(code=code, text=text, key="answer-hades-again-all")
        item = self.ruleset.names[ITEM][code - AGAIN]
        return Answer(code=code, text=text, key="answer-hades-again", args={"item": item})
