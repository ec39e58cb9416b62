"""A magic item: when it is played, what it can be played on, and what it does (HAD-OBJ)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades.modules.hades.codes import ITEM
from trireme.games.cyclades.modules.hades.components import Item
from trireme.games.cyclades.modules.hades.favours.deck import item_number, put_away
from trireme.games.cyclades.modules.hades.favours.items import events
from trireme.games.cyclades.modules.hades.favours.part import FavoursPart, favours
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_02
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.seats import NOBODY, Seat

PLAY: Final = "hades.play"


def printed(ruleset: Ruleset, id: str) -> Item:
    return next(item for item in figures(ruleset).item if item.id == id)


def item_named(ruleset: Ruleset, words: list[str]) -> str:
    """The item that a move names after its verb."""
    known = ruleset.names[ITEM]
    if len(words) < 2:
        raise Unreadable("move", " ".join(words), FORM, form=f"{words[0]} {known[0]}")
    if words[1] not in known:
        raise Unreadable("move", words[1], UNKNOWN, given=words[1], known=", ".join(known))
    return words[1]


class MagicItem:
    """One of the ten; each has a class of its own. Its codes are the ways to play it."""

    id: ClassVar[str]

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.number = item_number(ruleset, self.id)
        self.at = ruleset.part_at["hades.favours"]

    def join(self) -> None:
        """Add to the points what it does, and where its owner is asked."""

    def steps(self) -> dict[int, Step[State]]:
        return {}

    # Its moment outside the own turn, where it has one.

    def asks(self, ruleset: Ruleset, s: State, data: object) -> None:
        """The moment has come; where it lies before nobody and nothing lies face down, nobody could have it."""
        part = s.parts[self.at]
        assert isinstance(part, FavoursPart)
        if part.face_down or part.items[self.number] != NOBODY:
            self.moment(s)

    def moment(self, s: State) -> None:
        """All who could have it are asked."""
        raise NotImplementedError

    # Playing it.

    def all_codes(self) -> Sequence[int]:
        """All ways to play it at this table."""
        return (ITEM + self.number,)

    def owned(self, s: State, seat: Seat) -> bool:
        return favours(self.ruleset, s).items[self.number] == seat

    def is_open(self, s: State) -> bool:
        """Whether it lies face up before somebody."""
        part = favours(self.ruleset, s)
        return part.items[self.number] != NOBODY and not part.face_down >> self.number & 1

    def codes(self, s: State, seat: Seat) -> list[int]:
        """The ways to play it here, for somebody who has it."""
        return [ITEM + self.number]

    def legal(self, s: State, seat: Seat) -> list[int]:
        return self.codes(s, seat) if self.owned(s, seat) else []

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        """The rules that forbid a way to play it, whoever has it."""
        return iter(())

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.owned(s, seat):
            yield Reason(HAD_OBJ_02, item=self.id)
        yield from self.bars(s, seat, code)

    def play(self, s: State, seat: Seat, code: int) -> None:
        """It is used and discarded (HAD-OBJ-02)."""
        played = events.ItemPlayed if self.is_open(s) else events.ItemShown
        put_away(self.ruleset, s, self.number)
        s.tell(played(seat=seat, item=self.id))
        self.takes_effect(s, seat, code)

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        raise NotImplementedError

    # Words.

    def read(self, s: State, words: list[str]) -> list[int]:
        """The run of a move, after `hades.play` and its name."""
        if words:
            raise Unreadable("move", " ".join(words), FORM, form=f"{PLAY} {self.id}")
        return [ITEM + self.number]

    def write(self, run: Sequence[int]) -> str:
        return f"{PLAY} {self.id}"

    def wordings(self, run: Sequence[int]) -> tuple[str, ...]:
        """Other ways to write it."""
        return ()

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"item": self.id}

    def places(self, s: State, code: int) -> tuple[str, ...]:
        """Things on the table that stand for a way to play it, besides the card itself."""
        return ()

    def key(self, code: int) -> str:
        return f"answer-hades-play-{self.id}"
