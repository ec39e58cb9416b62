"""The extension points: plain lists and tables, empty in the base game, that modules add to while a Game is made.

Base code goes through them and never asks which module has filled them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

import msgspec

from trireme.games.peloponnes.components import Goods
from trireme.games.peloponnes.state import State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.action_codes import Codes
from trireme.kit.engine.frames import Step
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import Frame, ModuleState
from trireme.kit.errors import Problem
from trireme.kit.positions import Finding
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.peloponnes.ruleset import Ruleset

OPEN: Final = -1
"""The place of a tile of a `Row` that every player can still get."""


class Aside:
    """Something that players may do on their turn before they bid or pass. Then the same question is asked again."""

    verb: ClassVar[str] = ""
    rules: ClassVar[tuple[Rule, ...]] = ()
    """The rules that the question cites."""
    codes: Sequence[int] = ()
    """All codes that a player might try."""

    def legal(self, s: State, seat: Seat) -> list[int]:
        raise NotImplementedError

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        raise NotImplementedError

    def take(self, s: State, seat: Seat, code: int) -> None:
        raise NotImplementedError

    def read(self, words: list[str]) -> int | None:
        """Return the code of a move; None if its words mean something else."""
        raise NotImplementedError

    def write(self, code: int) -> str:
        raise NotImplementedError

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        raise NotImplementedError

    def places(self, code: int) -> tuple[str, ...]:
        raise NotImplementedError


class Row:
    """Tiles of a kind of their own, which are not bid for: on open display first, then beside the mat of a seat."""

    ids: Sequence[str] = ()
    """All that may be in play."""
    display: ClassVar[str] = ""
    """What the display holds, for editors of cases."""
    owned: ClassVar[str] = ""
    """What a seat holds."""

    def cost(self, tile: str) -> Goods:
        """Return what a tile costs."""
        raise NotImplementedError

    def brings(self, tile: str) -> tuple[int, int]:
        """Return the prestige and the inhabitants that a tile brings."""
        raise NotImplementedError

    def provenance(self, tile: str) -> str:
        """Return where the figures of a tile come from."""
        raise NotImplementedError

    def lying(self, s: State, where: int) -> tuple[str, ...]:
        """Return the tiles of a seat, or those that are OPEN."""
        raise NotImplementedError

    def lay(self, s: State, tile: str, where: int) -> None:
        """Lay a tile, when a position is set up."""
        raise NotImplementedError


class Extensions:
    """What modules have added to one game."""

    def __init__(self) -> None:
        self.steps: dict[int, Callable[[Ruleset], Step[State]]] = {}
        """The steps that modules add, by the kinds of their frames, and how they are made."""
        self.codes: list[Codes] = []
        """Answers beyond those of `moves.py`."""
        self.parts: list[Callable[[], ModuleState]] = []
        """What states hold for modules, as it is before anything has happened."""
        self.rows: dict[str, Row] = {}
        """Kinds of tiles of their own, by their name in views and facts."""
        self.absent: dict[str, Problem] = {}
        """Such kinds of modules that are not in play, each with the error for a position that names one."""
        self.laid_out: list[Frame] = []
        """Frames that run at set-up, once every player has a civilization."""
        self.asides: list[Callable[[Ruleset], Aside]] = []
        """What may come before a bid."""
        self.free_meals: list[Callable[[State, Seat], int]] = []
        """How many inhabitants of a seat eat for nothing."""
        self.hunger: list[Callable[[State, Seat, int], Iterator[Reason]]] = []
        """Why a seat may not feed so few, or cannot feed so many."""
        self.prestige: dict[str, Callable[[State, Seat], int]] = {}
        """Further prestige after that of buildings, terrains and coins, by its name in the score."""
        self.end_questions: list[Callable[[State], None]] = []
        """What is asked when scoring begins."""
        self.end_bonuses: list[Callable[[State, Seat], list[tuple[int, int]]]] = []
        """Prestige and inhabitants that a seat can still take at scoring: one of these pairs, the best counts."""
        self.takes_inhabitants: dict[str, Rule] = {}
        """A further rule, after PEL-BID-11, about a tile that takes inhabitants."""
        self.later_gains: dict[str, Rule] = {}
        """What the rulebook says of something that is taken later, not as income."""
        self.elsewhere: dict[str, tuple[Rule, ...]] = {}
        """What the rulebook says to a verb where no question wants it."""
        self.misplaced_verbs: dict[str, dict[str, tuple[Rule, ...]]] = {}
        """What the rulebook says to misplaced verbs of single questions, by their prompt."""
        self.apart: dict[str, dict[str, tuple[Rule, ...]]] = {}
        """What is said to a verb that names a tile which is not bid for: not in play, or of a kind of its own."""
        self.applies: dict[Rule, Callable[[State, Seat, list[str]], bool]] = {}
        """Whether a rule that answers a misplaced verb forbids the move here; rules that are not listed always do."""
        self.protections: dict[str, Rule] = {}
        """What the rulebook says of a building or civilization that protects."""
        self.short_of_food: list[Callable[[State, Seat], Iterator[Reason]]] = []
        """What looks like food and does not pay."""
        self.out_of_turn: list[Callable[[State, Seat, list[str]], Iterator[Reason]]] = []
        """Why a seat that is not asked cannot make a move."""
        self.impossible: list[Callable[[State, str], Iterator[Finding]]] = []
        """What no game can come to in a position, and at which entry point: for cases."""

    def remember(self, fresh: Callable[[], ModuleState]) -> int:
        """Give every state a part of a module's own; the number is where it stands among the parts."""
        self.parts.append(fresh)
        return len(self.parts) - 1


class Module(NamedTuple):
    """An expansion as the registry knows it."""

    name: str
    join: Callable[[Ruleset], None]
    """Adds what the module brings to a game that is being made."""
    seats: int = 0
    """How many can play with it, where it makes room for more."""
    civilizations: tuple[str, ...] = ()
    """Those it adds."""
    rows: Mapping[str, Problem] = {}
    """Kinds of tiles of their own that it adds, and what a position that names one without it is told."""
    content: type[msgspec.Struct] | None = None
    """The schema of its own tables in its content files. `ruleset.extra` holds them under its name."""
    rules_number: int = 1
    """Raised when a change of its rules alters a stored record that was played with it."""
