"""Positions as named facts and back: what cases, tests and puzzles are written in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from trireme.kit.content.rulebook import Rule, kit_rules
from trireme.kit.dice import seed_from
from trireme.kit.engine.event import Event
from trireme.kit.engine.frames import S
from trireme.kit.errors import Figure, Impossible, Unreadable, shown
from trireme.kit.problems import NOTHING_YET, TWICE
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.kit.game import Game

Facts = dict[str, object]
"""A position as nested tables of plain values, with the entry point under `at`."""

SETUP: Final = "setup"
"""The entry point at which nothing has happened yet."""

Schema = dict[str, object]
"""A JSON Schema."""


Finding = tuple[str, Figure, Rule]
"""A fact that cannot be, what it is, and the rule that forbids it."""

N = TypeVar("N", str, int)


def once(where: str, names: Sequence[N]) -> Sequence[N]:
    """Return the names that stand in a fact, none of them twice."""
    for at, name in enumerate(names):
        if name in names[:at]:
            raise Unreadable("position", where, TWICE, given=str(name))
    return names


class Positions(Generic[S]):
    """How a game tells its positions as facts, and stands them up again; `game.positions`.

    `facts` and `stand` are needed for rules cases, the rest makes these easier to write.
    """

    entries: tuple[str, ...] = ()
    """Names of the entry points."""
    unordered: frozenset[str] = frozenset()
    """Last names of facts that are lists in no order."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def facts(self, s: S) -> Facts:
        """Return all facts of a state; at an entry point, `stand` makes the same state of them."""
        raise NotImplementedError

    def stand(self, facts: Mapping[str, object]) -> S:
        """Return the state that stands at the entry point of these facts, nothing run yet."""
        raise NotImplementedError

    def before_setup(self, facts: Mapping[str, object]) -> S:
        """Return the state in which a game begins; nothing can be given of it but what it tells anyway."""
        s = self.game.opening(seed_from(0))
        told = self.facts(s)
        for name, value in facts.items():
            if told.get(name) != value:
                raise Unreadable("position", name, NOTHING_YET, given=shown(value))
        return s

    def stands_asked(self, s: S) -> bool:
        """Return whether `stand` also makes this state, in which a seat is asked in the midst of a phase."""
        return False

    def told(self, where: str, given: Figure, rule: str) -> Impossible:
        """That something cannot be, with the text of the rule."""
        book = self.game.rulebook if rule in self.game.rulebook.entries else kit_rules()
        return Impossible(where, given, rule, book.text(rule, "en"))

    def impossible(self, s: S) -> Iterator[Finding]:
        """Return what no game can come to, in a state that stands at an entry point."""
        return iter(())

    def canonical(self, path: str, value: object) -> object:
        """Return a fact written in a short form, as `facts` would write it."""
        return value

    def agrees(self, path: str, wanted: object, actual: object) -> bool:
        """Return whether a case means this fact, though it writes it in a shorter way than `facts`."""
        return False

    def schema(self) -> Schema:
        """Return what the facts of a state may be; those that cannot be given are `readOnly`."""
        return {"type": "object"}

    @cached_property
    def shape(self) -> Schema:
        """The schema, made once."""
        return self.schema()

    def coming(self, s: S, label: str) -> list[str] | None:
        """Return the next outcomes of the draws of a label, as far as they are known; None if they are not."""
        return None

    def came(self, s: S, label: str, outcomes: Sequence[str]) -> bool:
        """Return whether these outcomes, which a case forces, have come without a draw: what is left is no chance."""
        return False

    def retells(self, s: S, events: Sequence[Event], seat: Seat, words: list[str]) -> bool:
        """Return whether a move that no question asks for only says that what these events tell has ended."""
        return False
