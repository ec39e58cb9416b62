"""The base class of actions: what a player can do in a turn."""

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
    """One kind of action in a turn, such as building. Each god has a list of them."""

    verb: ClassVar[str] = ""
    also: ClassVar[tuple[str, ...]] = ()
    """Other words that may be typed for it. Records have the verb."""
    first: ClassVar[int] = 0
    """The first of its codes."""
    on_sale: ClassVar[bool] = True
    """Whether players are shown what they cannot pay: only for things with a place and a price, not for moves."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.last = self.first + self.extent()
        """The first code after its own."""

    def extent(self) -> int:
        """Return the number of its codes at this table."""
        raise NotImplementedError

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        """Add all legal codes to a list."""
        raise NotImplementedError

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        raise NotImplementedError

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        """Yield the rules that forbid a code, as the first step of a run."""
        raise NotImplementedError

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        """Yield the rules that forbid a whole run."""
        return self.forbids(s, seat, run[0])

    def take(self, s: State, seat: Seat, code: int) -> None:
        """Do it. The frame of the turn is below, so the player is asked again when all consequences are settled."""
        raise NotImplementedError

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        raise NotImplementedError

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """Return the run of codes of a move that begins with its verb."""
        raise NotImplementedError

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        raise NotImplementedError

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        """Return whether words other than those of `write` mean this run: see `kit.engine.wordings`."""
        return any(fits(wording, words) for wording in self.wordings(s, seat, run))

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> Iterable[str]:
        """Return other ways to write a run."""
        verb, _, rest = self.write(s, seat, run).partition(" ")
        return (f"{'|'.join((verb, *self.also))} {rest}",) if self.also else ()

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return ()


def read_name(ruleset: Ruleset, block: int, words: list[str], verb: str) -> int:
    """Return the number of the thing that a move of two words names."""
    names = ruleset.names[block]
    if len(words) != 2:
        raise Unreadable("move", " ".join(words), FORM, form=f"{verb} {names[-1]}")
    if words[1] not in names:
        raise Unreadable("move", words[1], UNKNOWN, given=words[1], known=", ".join(name for name in names if name))
    return names.index(words[1])
