"""The deck of magic items: who owns which, and who could own which as far as everybody knows (HAD-OBJ-01 to 04, 42).

Nothing is shuffled. Items face up and the discard pile are open. An item that lies face down came from a pile whose
items were known, so it is one of those that have not been seen since.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from trireme.games.cyclades.modules.hades.codes import ITEM
from trireme.games.cyclades.modules.hades.favours import events
from trireme.games.cyclades.modules.hades.favours.magic.part import gained
from trireme.games.cyclades.modules.hades.favours.part import FavoursPart, favours
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import State
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Draw, Work
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

GAIN_ITEM: Final = 371
DRAW_ITEM: Final = 372


class ItemToDraw(FrameData):
    """A seat draws an item, face down or face up."""

    seat: Seat
    face_down: bool


def item_number(ruleset: Ruleset, id: str) -> int:
    return ruleset.names[ITEM].index(id)


def item_id(ruleset: Ruleset, item: int) -> str:
    return ruleset.names[ITEM][item]


def items_of(part: FavoursPart, seat: Seat) -> list[int]:
    """Return all items of a seat, face up or down."""
    return [item for item, owner in enumerate(part.items) if owner == seat]


def hidden_from(part: FavoursPart, seat: int | None) -> int:
    """Return the items that lie face down before others than a seat, as a mask."""
    mask = 0
    for item in bits(part.face_down, range(len(part.items))):
        if part.items[item] != seat:
            mask |= 1 << item
    return mask


def count_face_down(part: FavoursPart, seat: Seat) -> int:
    """Return how many items lie face down before a seat, which everybody sees."""
    return sum(part.face_down >> item & 1 for item, owner in enumerate(part.items) if owner == seat)


def could_have(ruleset: Ruleset, s: State, item: int) -> list[Seat]:
    """Return the seats that could own an item as far as everybody knows. All of them are asked about it (HAD-TIL-10).

    These are the seat before which it lies face up, or those with an item face down from the pile that it was in.
    """
    part = favours(ruleset, s)
    if part.items[item] != NOBODY and not part.face_down >> item & 1:
        return [part.items[item]]
    if not part.face_down:
        return []
    if part.item_pile >> item & 1:
        number = part.pile_number
    elif part.face_down >> item & 1:
        number = part.from_pile[item]
    else:
        return []
    holders = [owner for owner, pile in zip(part.items, part.from_pile) if pile == number]
    return [seat for seat in ruleset.all_seats if seat in holders]


def gain_item(s: State, seat: Seat, face_down: bool = False) -> None:
    s.stack.append((GAIN_ITEM, ItemToDraw(seat, face_down)))


def put_away(ruleset: Ruleset, s: State, item: int) -> None:
    """Discard an item that has been used, or cannot be kept, face up (HAD-OBJ-02)."""
    part = favours(ruleset, s)
    _leave_owner(part, item)
    part.item_discard |= 1 << item


def _leave_owner(part: FavoursPart, item: int) -> None:
    part.items[item] = NOBODY
    part.face_down &= ~(1 << item)
    part.chosen_from &= ~(1 << item)
    part.from_pile[item] = 0


def leaves_items(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Discard the items of an eliminated player, those face down too (HAD-PRS-07)."""
    for item in items_of(favours(ruleset, s), seat):
        put_away(ruleset, s, item)
        s.tell(events.ItemDiscarded(seat=seat, item=item_id(ruleset, item)))


class GainItem(Work[State]):
    """Draw an item, if there is one. An empty pile is made of the discarded items first (HAD-OBJ-03, 42)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        part = favours(self.ruleset, s)
        drawn: ItemToDraw = frame[1]
        if not part.item_pile and part.item_discard:
            part.item_pile, part.item_discard = part.item_discard, 0
            part.pile_number += 1
            s.tell(events.ItemsReshuffled())
        if part.item_pile:
            s.stack.append((DRAW_ITEM, drawn))
        else:
            s.tell(events.NoItemLeft(seat=drawn.seat))


class DrawItem(Draw[State]):
    """Draw an item of the pile."""

    phase = "actions"
    label = "items"
    first = ITEM

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def pile(self, s: State) -> int:
        return favours(self.ruleset, s).item_pile

    def take(self, s: State, frame: Frame, code: int) -> None:
        part, item = favours(self.ruleset, s), code - ITEM
        drawn: ItemToDraw = frame[1]
        seat, face_down = drawn.seat, drawn.face_down
        part.item_pile &= ~(1 << item)
        part.items[item] = seat
        gained(self.ruleset, s, seat)
        if face_down:
            part.face_down |= 1 << item
            part.chosen_from |= 1 << item
            part.from_pile[item] = part.pile_number
        if s.journal is not None:
            s.journal.append(events.ItemDrawn(seat=seat, item=self.ruleset.names[ITEM][item], face_down=face_down))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.names[ITEM][code - ITEM]

    def known(self) -> Sequence[str]:
        return self.ruleset.names[ITEM]


def exchange_hidden(part: FavoursPart, seat: int | None, rng: Random) -> None:
    """Exchange each item face down before others for any that it could be, in a copy.

    The result must not depend on which they are, so they are sorted first.
    """
    hidden = hidden_from(part, seat)
    for number in range(1, part.pile_number + 1):
        held = [item for item in bits(hidden, range(len(part.items))) if part.from_pile[item] == number]
        if not held:
            continue
        pool = list(held)
        if number == part.pile_number:
            pool += bits(part.item_pile, range(len(part.items)))
        places = sorted((part.items[item], part.chosen_from >> item & 1) for item in held)
        for item in held:
            _leave_owner(part, item)
            if number == part.pile_number:
                part.item_pile |= 1 << item
        for (owner, chosen), item in zip(places, rng.sample(sorted(pool), len(held)), strict=True):
            part.item_pile &= ~(1 << item)
            part.items[item] = owner
            part.face_down |= 1 << item
            part.chosen_from |= chosen << item
            part.from_pile[item] = number


STEPS: Final[Steps] = {
    GAIN_ITEM: GainItem,
    DRAW_ITEM: DrawItem,
}
