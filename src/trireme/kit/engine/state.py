"""The state of a game: the fields that every game has, and what modules add to it.

No generators, callbacks or closures live in a state, so it can be copied, saved, undone and searched at any decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Self

from trireme.kit.engine.event import Event
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.secrecy import SCREENED, Secrecy
from trireme.kit.seats import Seat

Frame = tuple[Any, ...]
"""Something pending: its kind, then what the kind needs; see `frames`."""

UNSETTLED: Final = Seat(-2)
"""The seat to move is not known yet."""

PENDING: Final = (
    "answers",
    "check_end",
    "drawn",
    "forced_draws",
    "journal",
    "key",
    "open",
    "parts",
    "serial",
    "stack",
    "to_move_cache",
    "windows_shown",
)
"""The names of the fields that every state has."""


def restore(thing: object, saved: Mapping[str, object]) -> None:
    for name, value in saved.items():
        setattr(thing, name, value)


class ModuleState:
    """What a module adds to a state: a class of its own, with its fields listed and `clone()` a handful of copies."""

    secrecy: ClassVar[Secrecy] = {}
    """How secret each field is: see `secrecy.py`."""
    fields: ClassVar[tuple[str, ...]] = ()
    shared: ClassVar[bool] = False
    """Whether it is replaced as a whole and never changed in place, so that copies of a state share it."""
    __slots__ = ()

    def clone(self) -> Self:
        """Return a copy that shares nothing that can change; of a part that is not shared."""
        raise NotImplementedError

    def on_table(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.fields)

    def __getstate__(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.fields}

    def __setstate__(self, saved: Mapping[str, object]) -> None:
        restore(self, saved)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.on_table() == other.on_table()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.fields)})"


NO_PARTS: Final[list[ModuleState]] = []
"""The parts of a state without modules: one list for all, never changed."""


class BaseState:
    """The base of every game's state. Each game's `clone()` copies its own lists.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.start(seed=3)
    >>> other = state.clone()
    >>> game.play(other, game.legal(other)[0])
    >>> state == game.start(seed=3), state == other
    (True, False)
    """

    secrecy: ClassVar[Secrecy] = {}
    """How secret each field of a game's own state is: see `secrecy.py`."""
    fields: ClassVar[tuple[str, ...]] = ()
    """The names of what a game's own state holds."""
    __slots__ = PENDING

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.key = b""
        self.drawn = 0
        """The number of draws taken from the sealed stream."""
        self.serial = 0
        """The number of questions asked so far. It is part of their ids."""
        self.open = 0
        """Seats known to have a real choice in the question on top."""
        self.parts: list[ModuleState] = NO_PARTS
        """What modules add to the state, one part for each."""
        self.check_end = False
        """Set when the game may have ended; the engine then calls `Game.check`."""
        self.windows_shown: tuple[int, ...] = ()
        """Versions of the windows that each seat has been offered. Not part of the position, nor of its record."""
        self.answers: list[int] | None = None
        """Cached legal codes of the seat to move, or None. Ignored by `==`."""
        self.to_move_cache = UNSETTLED
        """Cached seat to move while a window is open; NOBODY if no window changes it; UNSETTLED if not known yet."""
        self.journal: list[Event] | None = None
        self.forced_draws: dict[str, list[str]] | None = None
        """Outcomes that a case forces on draws, by label; None in play."""

    def screens(self) -> dict[str, object]:
        """Return what is screened, by name; `resample` keeps it."""
        return {name: getattr(self, name) for name, kind in self.secrecy.items() if kind == SCREENED}

    def clone(self) -> Self:
        """Return a copy that shares nothing that can change. The journal is not copied: a copy is for thinking."""
        raise NotImplementedError

    def on_table(self) -> tuple[object, ...]:
        """Return everything that makes the position, for comparing: not the key, which decides draws to come."""
        return (self.stack, self.parts, *(getattr(self, name) for name in self.fields))

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same position. What is still to be drawn does not count."""
        return isinstance(other, type(self)) and self.on_table() == other.on_table()

    def __repr__(self) -> str:
        fields = (f"{name}={getattr(self, name)!r}" for name in (*self.fields, "parts", "stack"))
        return f"{type(self).__name__}({', '.join(fields)})"

    def __copy__(self) -> Self:
        """Return a clone with the journal, for `copy.copy` and `copy.deepcopy`. It costs little and shares nothing."""
        other = self.clone()
        if self.journal is not None:
            other.journal = self.journal[:]
        if self.forced_draws is not None:
            other.forced_draws = {label: queue[:] for label, queue in self.forced_draws.items()}
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.__copy__()

    def __getstate__(self) -> dict[str, object]:
        """Return all fields by name. Slots cannot say which, since a compiled state has none."""
        return {name: getattr(self, name) for name in (*PENDING, *self.fields)}

    def __setstate__(self, saved: Mapping[str, object]) -> None:
        restore(self, saved)

    def pending_into(self, other: BaseState) -> None:
        """Copy what is pending, and the parts of modules; for `clone()`."""
        other.stack = self.stack[:]
        other.key = self.key
        other.drawn = self.drawn
        other.serial = self.serial
        other.open = self.open
        other.check_end = self.check_end
        other.windows_shown = self.windows_shown
        if self.parts:
            other.parts = parts = []
            for part in self.parts:
                parts.append(part if part.shared else part.clone())

    def tell(self, event: Event) -> None:
        """Add an event to the journal, if there is one. Look for the journal first where making the event costs."""
        if self.journal is not None:
            self.journal.append(event)

    def ask(self, kind: int, seats: int, data: FrameData | None = None) -> None:
        """Put a question to all seats of a mask. `data` is what it is about; kinds without fields have none."""
        if seats:
            self.serial += 1
            self.open = 0
            if data is None:
                self.stack.append((kind, self.serial, seats))
            else:
                self.stack.append((kind, self.serial, seats, data))

    def answered(self, seat: Seat) -> None:
        """Note that a seat is done with the question on top. The last seat removes the question."""
        frame = self.stack[-1]
        seats = frame[2] & ~(1 << seat)
        if seats:
            self.stack[-1] = (frame[0], frame[1], seats, *frame[3:])
        else:
            self.stack.pop()
            self.open = 0
