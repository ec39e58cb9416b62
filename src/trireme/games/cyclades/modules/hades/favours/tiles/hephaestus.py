"""Hephaestus lets a player draw two items and keep one of them, face down (HAD-TIL-09, 10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades.modules.hades.codes import ITEM, USE
from trireme.games.cyclades.modules.hades.favours import events
from trireme.games.cyclades.modules.hades.favours.deck import gain_item, put_away
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.modules.hades.favours.tile import Tile
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_42, HAD_TIL_09, HAD_TIL_10
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step, Work
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

DISCARD_ITEM: Final = 373
CHOOSE_ITEM: Final = 374


class DrawnItems(FrameData):
    """A seat keeps one of the items that it has drawn."""

    seat: Seat


class Hephaestus(Tile):
    rule = HAD_TIL_09
    blocks = (USE,)

    def steps(self) -> dict[int, Step[State]]:
        return {CHOOSE_ITEM: ChooseItem(self.ruleset), DISCARD_ITEM: DiscardItem(self.ruleset)}

    def uses(self, s: State, seat: Seat) -> list[int]:
        part = favours(self.ruleset, s)
        return [USE] if part.item_pile or part.item_discard else []

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.uses(s, seat):
            yield Reason(HAD_OBJ_42)

    def use(self, s: State, seat: Seat, code: int) -> None:
        s.stack.append((CHOOSE_ITEM, DrawnItems(seat)))
        gain_item(s, seat, face_down=True)
        gain_item(s, seat, face_down=True)


class ChooseItem(Work[State]):
    """Ask which of two items that have been drawn is discarded. A single one is kept."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        part = favours(self.ruleset, s)
        if part.chosen_from.bit_count() > 1:
            drawn: DrawnItems = frame[1]
            s.ask(DISCARD_ITEM, 1 << drawn.seat)
        else:
            part.chosen_from = 0


class DiscardItem(Choice):
    """Ask which item is discarded. It is named, and the other one stays unseen."""

    phase = "actions"
    prompt = "hades.discard"
    verb = "hades.discard"
    blocks = (ITEM,)
    rules = (HAD_TIL_09, HAD_TIL_10)
    others = UNSETTLED

    def legal(self, s: State, seat: Seat) -> list[int]:
        part = favours(self.ruleset, s)
        return bits(part.chosen_from, range(ITEM, ITEM + len(part.items)))

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not favours(self.ruleset, s).chosen_from >> code - ITEM & 1:
            yield Reason(HAD_TIL_09, item=self.ruleset.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        put_away(self.ruleset, s, code - ITEM)
        favours(self.ruleset, s).chosen_from = 0
        s.tell(events.ItemDiscarded(seat=seat, item=self.ruleset.word(code)))

    def key(self, code: int) -> str:
        return "answer-hades-discard"
