"""A magic item: when it is played, on what, and what it does (HAD-OBJ).

Each is a file `items/<id>.py` with a class of that name, found by the ids of the content.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from trireme.games.cyclades.content_lookup import class_of
from trireme.games.cyclades.modules.hades.codes import ITEM
from trireme.games.cyclades.modules.hades.components import Item
from trireme.games.cyclades.modules.hades.favours.deck import item_number, put_away
from trireme.games.cyclades.modules.hades.favours.magic import events
from trireme.games.cyclades.modules.hades.favours.part import FavoursPart, favours
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_02, HAD_OBJ_06, HAD_OBJ_35
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import NO_CODE, Step
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import NOBODY, Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.outlook import Outlook

PLAY: Final = "hades.play"
NO_MOMENT: Final = 0


class MagicItem:
    """One of the items. Its codes are the ways to play it."""

    kind: ClassVar[int] = NO_MOMENT
    """The kind of frame of the question at its moment, where it has one."""
    when: ClassVar[tuple[Rule, ...]]
    """The rules that say when it is played."""
    in_turn: ClassVar[bool] = False
    """Whether its owner plays it in the own turn (HAD-OBJ-05, 18)."""
    at_moment: ClassVar[bool] = False
    """Whether it belongs to battles, offerings or the Gods phase (HAD-OBJ-06)."""
    first: ClassVar[int] = ITEM
    """Where the block of its codes begins."""
    worth: ClassVar[float]
    """What it is worth to its owner, in gold."""
    asked_in: ClassVar[tuple[int, ...]] = ()
    """Other kinds of questions, besides that of its moment, at which the bot asks the item what to answer."""

    def __init__(self, ruleset: Ruleset, printed: Item) -> None:
        self.ruleset = ruleset
        self.id = printed.id
        self.needs = printed.needs
        self.number = item_number(ruleset, self.id)
        self.at = ruleset.part_at["hades.favours"]

    def join(self) -> None:
        """Add to the points what it does, and where its owner is asked."""

    def steps(self) -> dict[int, Step[State]]:
        """Return its questions and works, by their kinds of frames."""
        return {}

    # Its moment outside the own turn, where it has one.

    def asks(self, ruleset: Ruleset, s: State, data: object) -> None:
        """Ask about it at its moment, unless it lies before nobody and nothing lies face down."""
        part = s.parts[self.at]
        assert isinstance(part, FavoursPart)
        if part.face_down or part.items[self.number] != NOBODY:
            self.moment(s)

    def moment(self, s: State) -> None:
        """Ask all who could have it."""
        raise NotImplementedError

    def is_its_moment(self, s: State, seat: Seat) -> bool:
        """Return whether a seat is asked about it now."""
        return bool(s.stack[-1][0] == self.kind)

    def too_early(self, s: State, seat: Seat) -> Iterator[Rule]:
        """Yield the rules by which a seat cannot play it now."""
        raise NotImplementedError

    def not_now(self, s: State, seat: Seat) -> Iterator[Reason]:
        """Yield why it cannot be played where another may be, or none; first whether it is in the game at all."""
        if self.needs and self.needs not in self.ruleset.chosen:
            yield Reason(HAD_OBJ_35, item=self.id)
            return
        if not self.owned(s, seat):
            yield Reason(HAD_OBJ_02, item=self.id)
        yield from (Reason(rule, item=self.id) for rule in self.too_early(s, seat))
        if self.at_moment and not self.is_its_moment(s, seat):
            yield Reason(HAD_OBJ_06, item=self.id)

    # Playing it.

    def all_codes(self) -> Sequence[int]:
        """Return all ways to play it at this table."""
        return (ITEM + self.number,)

    def owned(self, s: State, seat: Seat) -> bool:
        return favours(self.ruleset, s).items[self.number] == seat

    def is_open(self, s: State) -> bool:
        """Return whether it lies face up before its owner."""
        part = favours(self.ruleset, s)
        return part.items[self.number] != NOBODY and not part.face_down >> self.number & 1

    def codes(self, s: State, seat: Seat) -> list[int]:
        """Return the ways in which its owner can play it here."""
        return [ITEM + self.number]

    def legal(self, s: State, seat: Seat) -> list[int]:
        return self.codes(s, seat) if self.owned(s, seat) else []

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        """Yield the rules that forbid a way to play it, no matter who owns it."""
        return iter(())

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.owned(s, seat):
            yield Reason(HAD_OBJ_02, item=self.id)
        yield from self.bars(s, seat, code)

    def play(self, s: State, seat: Seat, code: int) -> None:
        """Discard it, then apply its effect (HAD-OBJ-02)."""
        played = events.ItemPlayed if self.is_open(s) else events.ItemShown
        put_away(self.ruleset, s, self.number)
        s.tell(played(seat=seat, item=self.id))
        self.takes_effect(s, seat, code)

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        raise NotImplementedError

    # What the bot does with it.

    def is_wanted(self, outlook: Outlook, s: State, seat: Seat) -> bool:
        """Return whether it is worth playing at its moment."""
        return False

    def advises(self, outlook: Outlook, s: State, seat: Seat, plays: list[int]) -> int:
        """Return the answer of the bot among the legal ways to play it; NO_CODE where it keeps the item."""
        return plays[0] if plays and self.is_wanted(outlook, s, seat) else NO_CODE

    # Words.

    def read(self, s: State, words: list[str]) -> list[int]:
        """Return the run of a move, from the words after `hades.play` and its name."""
        if words:
            raise Unreadable("move", " ".join(words), FORM, form=f"{PLAY} {self.id}")
        return [ITEM + self.number]

    def write(self, run: Sequence[int]) -> str:
        return f"{PLAY} {self.id}"

    def wordings(self, run: Sequence[int]) -> tuple[str, ...]:
        """Return other ways to write it."""
        return ()

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"item": self.id}

    def places(self, s: State, code: int) -> tuple[str, ...]:
        """Return the things on the table that stand for a way to play it, besides the card itself."""
        return ()

    def key(self, code: int) -> str:
        """Return the key of the sentence on the page."""
        return f"answer-hades-play-{self.id}"


@cache
def class_of_item(id: str) -> type[MagicItem]:
    """Return the class of an item by its id."""
    package = (__package__ or "").rpartition(".")[0]
    return class_of(MagicItem, "items", "item", id, [package])


def items_of(ruleset: Ruleset) -> list[MagicItem]:
    """Return all items by number, those that are left out of the game too."""
    return [class_of_item(printed.id)(ruleset, printed) for printed in figures(ruleset).item]


def item_named(ruleset: Ruleset, words: list[str]) -> str:
    """Return the id of the item that a move names after its verb."""
    known = ruleset.names[ITEM]
    if len(words) < 2:
        raise Unreadable("move", " ".join(words), FORM, form=f"{words[0]} {known[0]}")
    if words[1] not in known:
        raise Unreadable("move", words[1], UNKNOWN, given=words[1], known=", ".join(known))
    return words[1]


def not_now(ruleset: Ruleset, s: State, seat: Seat, id: str) -> Iterator[Reason]:
    """Yield why an item of this id cannot be played where another may be, or none."""
    printed = figures(ruleset).item[item_number(ruleset, id)]
    yield from class_of_item(id)(ruleset, printed).not_now(s, seat)


def refuse_item(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Refused:
    """Return the error for a move that names another item than a question wants."""
    return Refused(" ".join(words), [*not_now(ruleset, s, seat, words[1])] or [Reason(KIT_ASK_03)])
