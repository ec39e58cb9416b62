"""What a player can do in a turn: gods have lists of actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Answer
from trireme.kit.engine.wordings import fits
from trireme.kit.errors import Unreadable
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.seats import Seat


class Action:
    """One kind of thing that a player can do in a turn, such as building; gods have lists of them."""

    verb: ClassVar[str] = ""
    also: ClassVar[tuple[str, ...]] = ()
    """Other words for it that may be typed; records have the verb."""
    first: ClassVar[int] = 0
    """Its codes begin here."""
    on_sale: ClassVar[bool] = True
    """Whether people are shown what they cannot pay: each thing has a place and a price, moves have too many."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.last = self.first + self.extent()
        """And end before here."""

    def extent(self) -> int:
        """How many codes it has at this table."""
        raise NotImplementedError

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        """Add all legal codes."""
        raise NotImplementedError

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        raise NotImplementedError

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        """The rules that forbid a code of its range; of a run's first step only."""
        raise NotImplementedError

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        """The rules that forbid a whole run."""
        return self.forbids(s, seat, run[0])

    def take(self, s: State, seat: Seat, code: int) -> None:
        """Do it; the turn's frame is below, so that the player is asked again when all this causes is settled."""
        raise NotImplementedError

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        raise NotImplementedError

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """The run of a move that begins with its verb."""
        raise NotImplementedError

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        raise NotImplementedError

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        """Whether a move of these words, which is not what `write` gives, says this run: see `kit.wording`."""
        return any(fits(wording, words) for wording in self.wordings(s, seat, run))

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> Iterable[str]:
        """Other ways to write a run."""
        verb, _, rest = self.write(s, seat, run).partition(" ")
        return (f"{'|'.join((verb, *self.also))} {rest}",) if self.also else ()

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return ()


def read_name(ruleset: Ruleset, block: int, words: list[str], verb: str) -> int:
    """The number of what a move of two words names."""
    names = ruleset.names[block]
    if len(words) != 2:
        raise Unreadable("move", " ".join(words), FORM, form=f"{verb} {names[-1]}")
    if words[1] not in names:
        raise Unreadable("move", words[1], UNKNOWN, given=words[1], known=", ".join(name for name in names if name))
    return names.index(words[1])
